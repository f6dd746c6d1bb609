internal import VeltoCore

/// A type of processor: its values, and their bytes.
///
/// Each type has a file in this folder. Codec, checks, output and state are together, since each follows from the
/// others.
protocol ProcessorType: Hashable, Sendable {
    /// The number of the type in packets.
    static var code: UInt8 { get }

    /// Reads the values; nil for invalid bytes.
    ///
    /// Bytes after the values are not read.
    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware)

    /// The name in identifiers and messages.
    var name: String { get }

    /// The accepted sources.
    func requirement(_ firmware: ProcessorFirmware) -> SourceRequirement

    /// Throws for values that are out of range or do not fit a source.
    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError)

    /// The bytes after the type in packets.
    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte]

    /// The payload of the output.
    func output(of source: ProcessorPayload) -> ProcessorPayload

    /// The rate of the output.
    func rate(of source: OutputRate) -> OutputRate

    /// The payload of the state, as read and logged; nil for a type without a state.
    func state(of source: ProcessorPayload) -> ProcessorPayload?

    /// The number of bytes of a written state; nil if the state cannot be written.
    var writtenStateSize: Int? { get }

    /// Returns the minimum number of bytes that the board stores between samples.
    func heldSize(of source: ProcessorPayload) -> Int
}

extension ProcessorType {
    func requirement(_ firmware: ProcessorFirmware) -> SourceRequirement { SourceRequirement() }
    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {}
    func output(of source: ProcessorPayload) -> ProcessorPayload { source }
    func rate(of source: OutputRate) -> OutputRate { source }
    func state(of source: ProcessorPayload) -> ProcessorPayload? { nil }
    var writtenStateSize: Int? { nil }
    func heldSize(of source: ProcessorPayload) -> Int { 0 }
}

/// The accepted sources of a processor.
struct SourceRequirement: Hashable, Sendable {
    /// Whether the processor computes with the numbers, which must then be integers of one signal.
    var computes = false
    /// The accepted numbers of channels.
    var channels = 1...Int.max
    /// The maximum number of bytes of a source.
    var size = Int.max

    /// A processor that computes with one number of at most four bytes.
    static let number = SourceRequirement(computes: true, channels: 1...1, size: 4)

    private static let forwarding = "passthrough, time, delay, buffer, packer, accounter and fuser"

    /// Throws for a source that a processor of that name does not accept.
    func check(_ source: ProcessorSignal, _ name: String) throws(VeltoError) {
        if computes { try checkNumbers(source, name) }
        let payload = source.payload
        guard channels.contains(payload.channelCount) else {
            let help =
                channels.upperBound == 1
                ? "\(name) takes one channel: use \(source.path.text)[0], or an RMS or RSS of all"
                : "\(name) takes \(channels.lowerBound) to \(channels.upperBound) channels"
            throw .invalidArgument(
                "source", "\(source.path.text) has \(Self.count(payload.channelCount, "channel")), and \(help)")
        }
        guard payload.size <= size else {
            throw .invalidArgument(
                "source",
                "\(source.path.text) has \(Self.count(payload.size, "byte")), and \(name) takes at most \(size) on this board"
            )
        }
    }

    /// Returns a number with a noun in singular or plural.
    static func count(_ number: Int, _ thing: String) -> String { number == 1 ? "1 \(thing)" : "\(number) \(thing)s" }

    /// Throws for numbers that boards cannot compute with.
    private func checkNumbers(_ source: ProcessorSignal, _ name: String) throws(VeltoError) {
        let payload = source.payload
        let problem: String? =
            if payload.numbers.contains(where: { $0.kind == .float }) {
                "consists of floating-point numbers, and a board computes with integers"
            } else if payload.isFused {
                "has the numbers of several signals"
            } else if payload.sampleCount > 1 {
                "has several samples in a packet"
            } else if payload.counter != nil {
                "has the counter of an accounter before its numbers"
            } else {
                nil
            }
        guard let problem else { return }
        throw .invalidArgument(
            "source",
            "\(source.path.text) \(problem), so \(name) cannot take it",
            remedy: "use \(Self.forwarding), or compute on the host"
        )
    }
}

extension [BoardPacket.Byte] {
    /// Bytes with a known meaning.
    static func written(_ write: (inout ByteWriter) -> Void) -> [BoardPacket.Byte] {
        var writer = ByteWriter()
        write(&writer)
        return writer.bytes.map { .value($0) }
    }
}

extension UInt8 {
    /// The lowest bits of a length minus one, the form in which processors encode sizes.
    init(sizeField size: Int, bits: UInt8) {
        self = UInt8(truncatingIfNeeded: (size - 1) & (1 << Int(bits) - 1))
    }

    /// Reads bits of a byte, starting at a bit.
    func bits(_ first: UInt8, _ count: UInt8) -> UInt8 { self >> first & (1 << count &- 1) }
}
