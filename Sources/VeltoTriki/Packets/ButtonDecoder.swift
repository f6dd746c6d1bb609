public import VeltoCore

/// Finds the button in packets.
///
/// Source: Triki protocol notes, 2.4.
///
/// Only the byte after a header is the button: the header's value may also occur inside a packet
/// (correction F1).
public struct ButtonDecoder: Hashable, Sendable {
    /// A change of the button.
    public enum Edge: UInt8, BitwiseCopyable, Hashable, Sendable {
        /// The button is unchanged, or the packet does not contain it.
        case none
        /// The button was pressed.
        case pressed
        /// The button was released.
        case released
    }

    /// The newest button byte.
    public private(set) var byte: UInt8 = 0

    /// Creates a decoder whose button is up.
    public init() {}

    /// Whether the button is down.
    public var isDown: Bool { byte != 0 }

    /// Decodes the button of a packet.
    @inline(__always)
    public mutating func take(_ packet: ByteReader) -> Edge {
        guard packet.byte(at: 0) == Marker.header, let byte = packet.byte(at: 1) else { return .none }
        return take(byte: byte)
    }

    /// Decodes the button byte of a block.
    public mutating func take(byte new: UInt8) -> Edge {
        let wasDown = isDown
        byte = new
        return wasDown == isDown ? .none : isDown ? .pressed : .released
    }
}
