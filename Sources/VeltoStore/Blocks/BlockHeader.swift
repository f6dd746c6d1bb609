internal import VeltoCore
internal import VeltoWearable

/// The fixed header of a block; the guide Sessions describes every byte.
struct BlockHeader {
    /// The optional parts of the block.
    struct Contents: OptionSet {
        let rawValue: UInt32

        static let arrivals = Contents(rawValue: 1)
        static let ticks = Contents(rawValue: 2)
        static let known: Contents = [.arrivals, .ticks]
    }

    /// The version of the format, which is also the value of the table's `encoding` column.
    static let version: UInt8 = 1
    static let size = 48
    /// The maximum number of frames of a block for reading; writers use `BlockEncoder.largestCount`.
    static let largestCount = 65_536

    var number: BlockNumber
    var columns: Int
    var count: Int
    var flagRuns = 0
    var jumps = 0
    var contents: Contents = []
    /// The time of the first frame (nanoseconds).
    var firstTime: Int64
    var firstSequence: UInt64
    var firstTick: UInt64 = 0

    /// The size of the whole block in bytes.
    var totalSize: Int {
        let steps = count - 1
        let times = steps + (contents.contains(.arrivals) ? count : 0) + (contents.contains(.ticks) ? steps : 0)
        return Self.size + 4 * times + 8 * (flagRuns + jumps) + number.width * columns * count
    }

    func write(to bytes: inout ByteWriter) {
        bytes.write(Self.version)
        bytes.write(number.rawValue)
        bytes.write(UInt16(truncatingIfNeeded: columns))
        for field in [count, flagRuns, jumps] { bytes.write(UInt32(truncatingIfNeeded: field)) }
        bytes.write(contents.rawValue)
        bytes.write(UInt32(0))
        bytes.write(firstTime)
        bytes.write(firstSequence)
        bytes.write(firstTick)
    }

    /// Reads and checks a header; all counts are then small, and their sizes add up to the block's size.
    init(_ reader: inout ByteReader) throws(VeltoError) {
        // A single size check for all fields is faster than one per field.
        let bytes = reader.bytes
        guard bytes.byteCount >= Self.size, let number = BlockNumber(rawValue: Self.field(bytes, 1)),
            Self.field(bytes, 0) == Self.version, (try? reader.skip(Self.size)) != nil
        else { throw Block.damaged("its header is not of version \(Self.version)") }
        self.number = number
        columns = Int(Self.field(bytes, 2) as UInt16)
        count = Int(Self.field(bytes, 4) as UInt32)
        flagRuns = Int(Self.field(bytes, 8) as UInt32)
        jumps = Int(Self.field(bytes, 12) as UInt32)
        contents = Contents(rawValue: Self.field(bytes, 16))
        firstTime = Self.field(bytes, 24)
        firstSequence = Self.field(bytes, 32)
        firstTick = Self.field(bytes, 40)
        try check(reader.count)
    }

    /// Returns the number of a block's first frame; rejects a number below `least`.
    static func firstSequence(of block: Span<UInt8>, notBelow least: UInt64) throws(VeltoError) -> UInt64 {
        let bytes = unsafe block.bytes
        guard bytes.byteCount >= size else { throw Block.damaged("it has \(bytes.byteCount) bytes") }
        let first: UInt64 = field(bytes, 32)
        guard first >= least, first < .max else { throw Block.damaged("\(first) is no number of its first frame") }
        return first
    }

    /// Reads a field whose bytes exist.
    private static func field<Number: FixedWidthInteger & BitwiseCopyable>(_ bytes: RawSpan, _ offset: Int) -> Number {
        unsafe Number(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: Number.self))
    }

    init(number: BlockNumber, columns: Int, count: Int, firstTime: Int64, firstSequence: UInt64) {
        self.number = number
        self.columns = columns
        self.count = count
        self.firstTime = firstTime
        self.firstSequence = firstSequence
    }

    private func check(_ size: Int) throws(VeltoError) {
        guard 1...Self.largestCount ~= count, 1...SampleTable.largestChannelCount ~= columns, flagRuns <= count,
            jumps < count, contents.isSubset(of: .known)
        else { throw Block.damaged("\(count) frames of \(columns) columns cannot be") }
        // Jumps add at most the same number again. Numbers thus never wrap; otherwise a reader would read the same
        // frames repeatedly.
        guard firstSequence <= UInt64(Int64.max) / 2 else {
            throw Block.damaged("\(firstSequence) is no number of a frame")
        }
        guard totalSize == size else { throw Block.damaged("it has \(size) bytes instead of \(totalSize)") }
    }
}
