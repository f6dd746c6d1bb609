internal import VeltoCore

/// An entry of a board's log: at most four bytes that a logger has stored, with the board's time.
///
/// Source: MetaWear system protocol, 3.2.
struct LogEntry: BitwiseCopyable, Hashable, Sendable {
    /// The number of bytes of an entry in a packet.
    static let size = 9
    /// The most bytes of a signal that an entry holds.
    static let dataSize = 4
    /// The number of loggers that entries can name, and that of reset ids.
    static let (loggerLimit, resetLimit) = (32, 8)
    private static let loggerBits: UInt8 = 0x1F
    private static let resetShift: UInt8 = 5

    /// The number of the logger.
    var logger: UInt8
    /// The reset id: counts the resets of the board from 0 to 7, then from 0 again.
    var reset: UInt8
    /// The time of the board's clock in ticks.
    var tick: UInt32
    /// The stored bytes, little-endian; those beyond the logger's length are zero.
    var data: UInt32

    /// Reads an entry that begins at an offset, whose bytes exist.
    @inline(__always)
    fileprivate init(_ packet: Span<UInt8>, at offset: Int) {
        let first = packet[offset]
        logger = first & Self.loggerBits
        reset = first >> Self.resetShift
        // The caller has checked that nine bytes follow.
        unsafe tick = UInt32(
            littleEndian: packet.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset &+ 1, as: UInt32.self))
        unsafe data = UInt32(
            littleEndian: packet.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset &+ 5, as: UInt32.self))
    }

    init(logger: UInt8, reset: UInt8, tick: UInt32, data: UInt32) {
        self.logger = logger & Self.loggerBits
        self.reset = reset & (Self.loggerBits >> 2)
        self.tick = tick
        self.data = data
    }

    /// Appends the entries of a packet of read-out data; bytes beyond the last whole entry are ignored.
    @inline(__always)
    static func append(_ packet: Span<UInt8>, to entries: inout [LogEntry]) {
        var offset = BoardPacket.headerSize
        while offset &+ size <= packet.count {
            entries.append(LogEntry(packet, at: offset))
            offset &+= size
        }
    }

    /// Appends the bytes, as they stand in a packet.
    func write(to writer: inout ByteWriter) {
        writer.write(logger | reset << Self.resetShift)
        writer.write(tick)
        writer.write(data)
    }

    /// Reads an entry, as it stands in a packet.
    init(_ reader: inout ByteReader) throws(ByteError) {
        let first = try reader.read(UInt8.self)
        let tick = try reader.read(UInt32.self)
        self.init(
            logger: first & Self.loggerBits, reset: first >> Self.resetShift, tick: tick,
            data: try reader.read(UInt32.self))
    }
}

/// The unit of the board's clock.
///
/// Source: MetaWear system protocol, 3.3.
enum LogTick {
    /// The nominal length of a tick: 48 periods of a 32,768 Hz crystal.
    static let nanoseconds = 48e9 / 32_768
    /// The length of a tick in seconds.
    static let seconds = 48.0 / 32_768
    /// The number of ticks after which the counter begins at 0 again.
    static let wrap: Int64 = 1 << 32

    /// The ticks from one count to another, negative if the other is earlier: the shorter way around the counter.
    @inline(__always)
    static func distance(from earlier: UInt32, to later: UInt32) -> Int32 {
        Int32(bitPattern: later &- earlier)
    }
}
