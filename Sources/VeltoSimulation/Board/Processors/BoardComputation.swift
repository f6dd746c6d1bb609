internal import VeltoCore

/// The computation of one processor, from samples to outputs, in integers.
///
/// Rule numbers refer to the guide "What a board computes".
protocol BoardComputation {
    /// Creates a computation; returns nil if the firmware rejects the configuration.
    init?(_ configuration: BoardProcessorConfiguration)

    /// Processes a sample and returns the outputs.
    mutating func take(_ sample: BoardProcessorSample) -> [[UInt8]]

    /// The readable state; nil for none.
    var state: [UInt8]? { get }

    /// Sets the state.
    mutating func setState(_ bytes: [UInt8])

    /// The processors that it reads in addition to its source.
    var inputs: [UInt8] { get }
}

extension BoardComputation {
    var state: [UInt8]? { nil }
    mutating func setState(_ bytes: [UInt8]) {}
    var inputs: [UInt8] { [] }
}

/// The bytes of a configuration.
struct BoardProcessorConfiguration {
    let bytes: [UInt8]
    /// The source length in the trigger; the upper bits of lengths above 8 are lost.
    let sourceLength: Int
    let firmware: BoardProcessorFirmware

    func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

    /// Returns a bit field of a byte.
    func bits(_ index: Int, _ first: UInt8, _ count: UInt8) -> Int {
        Int(byte(index) >> first) & (1 << Int(count) - 1)
    }

    /// Returns a four-byte number.
    func int32(_ index: Int) -> Int64 { BoardNumber.read(bytes.dropFirst(index).prefix(4), isSigned: true) }

    func uint32(_ index: Int) -> Int64 { BoardNumber.read(bytes.dropFirst(index).prefix(4), isSigned: false) }

    func uint16(_ index: Int) -> Int64 { BoardNumber.read(bytes.dropFirst(index).prefix(2), isSigned: false) }
}

/// An input sample of a processor.
struct BoardProcessorSample {
    /// The payload of the source, starting at the offset.
    let bytes: [UInt8]
    /// Whether `bytes` is the whole payload.
    let isWhole: Bool
    let time: Timestamp
    /// The time in ticks of the log's clock.
    let tick: UInt32
    /// The states of the processors that a fuser reads.
    let inputs: [[UInt8]]

    /// Returns the first bytes, padded with zeros.
    func prefix(_ count: Int) -> [UInt8] {
        (0..<count).map { bytes.indices.contains($0) ? bytes[$0] : 0 }
    }

    /// Returns a number of `width` bytes.
    func number(_ width: Int, isSigned: Bool, at index: Int = 0) -> Int64 {
        BoardNumber.read(prefix((index + 1) * width).suffix(width), isSigned: isSigned)
    }

    /// Returns the bytes for a type whose configuration has no length (rule 3).
    func value(_ sourceLength: Int) -> [UInt8] {
        isWhole && bytes.count % 8 == sourceLength % 8 ? bytes : prefix(sourceLength)
    }
}

/// Little-endian integers of any width.
enum BoardNumber {
    static func read(_ bytes: some BidirectionalCollection<UInt8>, isSigned: Bool) -> Int64 {
        let number = bytes.suffix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard isSigned, bytes.count < 8, let top = bytes.last, top & 0x80 != 0 else { return Int64(bitPattern: number) }
        return Int64(bitPattern: number) - (1 << Int64(8 * bytes.count))
    }

    /// Returns the lowest bytes of a number (rule 2).
    static func bytes(_ number: Int64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> Int64(8 * $0)) }
    }

    /// Returns the integer square root of a number.
    static func root(_ number: UInt128) -> UInt128 {
        guard number > 0 else { return 0 }
        var (result, bit) = (UInt128(0), UInt128(1) << UInt128((127 - number.leadingZeroBitCount) / 2 * 2))
        var rest = number
        while bit > 0 {
            if rest >= result + bit {
                rest -= result + bit
                result = result >> 1 + bit
            } else {
                result >>= 1
            }
            bit >>= 2
        }
        return result
    }
}

/// The firmware properties that processors depend on.
///
/// Source: MetaWear system notes, 5.3.
struct BoardProcessorFirmware: Equatable {
    let revision: UInt8
    private let version: [Int]

    init(revision: UInt8, version: String) {
        self.revision = revision
        self.version = version.split(separator: ".").map { Int($0) ?? 0 }
    }

    /// Whether averages have a channel count.
    var countsChannels: Bool { revision >= 2 }
    /// Whether comparators have modes and several references.
    var comparesLists: Bool { !version.lexicographicallyPrecedes([1, 2, 3]) }
    /// Whether math has a channel count, and buffers exist.
    var computesVectors: Bool { !version.lexicographicallyPrecedes([1, 1, 0]) }
    var hasFusers: Bool { revision >= 1 }
}
