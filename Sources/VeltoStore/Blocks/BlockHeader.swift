internal import VeltoCore
internal import VeltoWearable

/// The fixed beginning of a block; the guide Sessions describes every byte.
struct BlockHeader {
    /// The parts that are there or not.
    struct Contents: OptionSet {
        let rawValue: UInt32

        static let arrivals = Contents(rawValue: 1)
        static let ticks = Contents(rawValue: 2)
        static let known: Contents = [.arrivals, .ticks]
    }

    /// The version of the format, which is also the column `encoding` of the table.
    static let version: UInt8 = 1
    static let size = 48
    /// The most frames of a block that is read; blocks are written with `BlockEncoder.largestCount`.
    static let largestCount = 65_536

    var number: BlockNumber
    var columns: Int
    var count: Int
    var flagRuns = 0
    var jumps = 0
    var contents: Contents = []
    /// Nanoseconds.
    var firstTime: Int64
    var firstSequence: UInt64
    var firstTick: UInt64 = 0

    /// The number of bytes of the whole block.
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

    /// Reads and checks a header: afterwards all counts are small, and their sizes add up to those of the block.
    init(_ reader: inout ByteReader) throws(VeltoError) {
        do throws(ByteError) {
            let version = try reader.read(UInt8.self)
            let code = try reader.read(UInt8.self)
            guard version == Self.version, let number = BlockNumber(rawValue: code) else {
                throw ByteError(offset: 0, needed: 0, available: reader.count)
            }
            self.number = number
            columns = Int(try reader.read(UInt16.self))
            count = Int(try reader.read(UInt32.self))
            flagRuns = Int(try reader.read(UInt32.self))
            jumps = Int(try reader.read(UInt32.self))
            contents = Contents(rawValue: try reader.read(UInt32.self))
            try reader.skip(4)
            firstTime = try reader.read(Int64.self)
            firstSequence = try reader.read(UInt64.self)
            firstTick = try reader.read(UInt64.self)
        } catch {
            throw Block.damaged("its header is not of version \(Self.version)")
        }
        try check(reader.count)
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
        // Jumps add at most as much again: numbers never wrap, or a reader would meet the same frames again and again.
        guard firstSequence <= UInt64(Int64.max) / 2 else {
            throw Block.damaged("\(firstSequence) is no number of a frame")
        }
        guard totalSize == size else { throw Block.damaged("it has \(size) bytes instead of \(totalSize)") }
    }
}
