internal import VeltoCore

/// The bytes of a signal that replace bytes of the command that follows it.
public struct BoardToken: Hashable, Sendable {
    /// The number of bytes, 1 to 7.
    public var length: UInt8
    /// The place in the payload of the signal, 0 to 15.
    public var sourceOffset: UInt8
    /// The place in the command, behind module and register.
    public var targetOffset: UInt8

    /// Describes the bytes.
    public init(length: UInt8, sourceOffset: UInt8 = 0, targetOffset: UInt8 = 0) {
        (self.length, self.sourceOffset, self.targetOffset) = (length, sourceOffset, targetOffset)
    }

    /// The same as boards take it; throws for places that its bytes cannot name.
    func checked() throws(VeltoError) -> EventToken {
        try EventToken(length: length, source: sourceOffset, target: targetOffset)
    }
}
