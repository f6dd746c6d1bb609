internal import VeltoCore

/// Bytes of a signal that replace bytes of an event's command.
public struct BoardToken: Hashable, Sendable {
    /// The number of bytes, 1 to 7.
    public var length: UInt8
    /// The offset in the payload of the signal, 0 to 15.
    public var sourceOffset: UInt8
    /// The offset in the command after module and register.
    public var targetOffset: UInt8

    /// Creates a token.
    public init(length: UInt8, sourceOffset: UInt8 = 0, targetOffset: UInt8 = 0) {
        (self.length, self.sourceOffset, self.targetOffset) = (length, sourceOffset, targetOffset)
    }

    /// Returns the token for the board; throws for offsets that it cannot encode.
    func checked() throws(VeltoError) -> EventToken {
        try EventToken(length: length, source: sourceOffset, target: targetOffset)
    }
}
