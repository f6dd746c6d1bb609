internal import VeltoCore

/// Three signed raw values of a packet.
public struct RawAxes: BitwiseCopyable, Hashable, Sendable {
    /// Two bytes after the start.
    public var x: Int16
    /// Four bytes after the start.
    public var y: Int16
    /// Six bytes after the start.
    public var z: Int16

    /// Creates axes from three raw values.
    public init(x: Int16 = 0, y: Int16 = 0, z: Int16 = 0) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// Reads the numbers of a block of eight bytes at `start`; nil if it is cut off.
    @inline(__always)
    init?(ofBlockAt start: Int, in packet: ByteReader) {
        var reader = packet.reader(at: start)
        // A single number, since each one costs a check of the length.
        guard let block = reader.next(UInt64.self) else { return nil }
        x = Int16(truncatingIfNeeded: block >> 16)
        y = Int16(truncatingIfNeeded: block >> 32)
        z = Int16(truncatingIfNeeded: block >> 48)
    }
}

/// The markers of packet formats.
///
/// Source: Triki protocol notes, 2.1.
enum Marker {
    /// The first byte of every packet except mini packets.
    static let header: UInt8 = 0x22
    /// The header's length, including the button byte or zero.
    static let headerSize = 2

    static func isFooter(_ byte: UInt8?) -> Bool {
        byte == 0xF7 || byte == 0xF8
    }

    /// Returns whether `22 00` is at `index`.
    static func isHeader(at index: Int, in packet: ByteReader) -> Bool {
        packet.byte(at: index) == header && packet.byte(at: index + 1) == 0
    }
}
