internal import VeltoCore

/// An entry of a board's log: at most four bytes that a logger has stored, with the board's time.
///
/// Source: MetaWear system protocol, 3.2.
struct LogEntry: BitwiseCopyable, Hashable, Sendable {
    /// The number of bytes of an entry in a packet.
    static let size = 9
    /// The maximum number of bytes of a signal that an entry holds.
    static let dataSize = 4
    /// The number of loggers that entries can name.
    static let loggerLimit = 32
    /// The number of entries of a sample of `size` bytes, each stored by a separate logger.
    static func count(forSize size: Int) -> Int { (size + dataSize - 1) / dataSize }

    private static let loggerBits: UInt8 = 0x1F
    private static let (resetBits, resetShift): (UInt8, UInt8) = (7, 5)

    /// The number of the logger.
    var logger: UInt8
    /// The reset id: counts the resets of the board from 0 to 7, then from 0 again.
    var reset: UInt8
    /// The time of the board's clock in ticks.
    var tick: UInt32
    /// The stored bytes, little-endian; those beyond the logger's length are zero.
    var data: UInt32

    @inline(__always)
    init(logger: UInt8, reset: UInt8, tick: UInt32, data: UInt32) {
        self.logger = logger & Self.loggerBits
        self.reset = reset & Self.resetBits
        self.tick = tick
        self.data = data
    }

    /// Appends the entries of a packet of readout data; bytes beyond the last whole entry are ignored.
    @inline(__always)
    static func append(_ packet: ByteReader, to entries: inout [LogEntry]) {
        let count = max(packet.count - BoardPacket.headerSize, 0) / size
        let bytes = packet.bytes
        entries.append(addingCapacity: count) { entries in
            var place = BoardPacket.headerSize
            for _ in 0..<count {
                // The entry ends within the packet.
                let first = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: place, as: UInt8.self)
                let tick = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place &+ 1, as: UInt32.self)
                let data = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place &+ 5, as: UInt32.self)
                entries.append(
                    LogEntry(
                        logger: first, reset: first >> resetShift, tick: UInt32(littleEndian: tick),
                        data: UInt32(littleEndian: data)))
                place &+= size
            }
        }
    }

    /// Reads an entry in packet format; nil if there are too few bytes.
    @inline(__always)
    init?(next packet: inout ByteReader) {
        guard let first = packet.next(UInt8.self), let tick = packet.next(UInt32.self),
            let data = packet.next(UInt32.self)
        else { return nil }
        self.init(logger: first, reset: first >> Self.resetShift, tick: tick, data: data)
    }

    /// Appends the bytes in packet format.
    func write(to writer: inout ByteWriter) {
        writer.write(logger | reset << Self.resetShift)
        writer.write(tick)
        writer.write(data)
    }
}
