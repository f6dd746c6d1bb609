internal import VeltoCore

/// A token of a board event: bytes of the source's payload that replace bytes of the command.
///
/// Source: MetaWear system protocol, 4.2.
struct EventToken: Hashable, Sendable {
    /// The number of bytes.
    let length: UInt8
    /// The offset in the payload of the source.
    let source: UInt8
    /// The offset in the command after module and register.
    let target: UInt8

    private static let (lengthBits, largestLength, largestSource): (UInt8, UInt8, UInt8) = (3, 7, 15)
    private static let isPresent: UInt8 = 1

    /// Creates a token; throws for offsets that it cannot encode.
    init(length: UInt8, source: UInt8, target: UInt8) throws(VeltoError) {
        try checkInteger(length, "token.length", 1, Self.largestLength)
        try checkInteger(source, "token.sourceOffset", 0, Self.largestSource)
        try checkInteger(target, "token.targetOffset", 0, BoardEvent.longestCommand - 1)
        self.length = length
        self.source = source
        self.target = target
    }

    /// Decodes the two bytes; nil without a token.
    init?(_ first: UInt8, _ second: UInt8) {
        let length = first.bits(1, Self.lengthBits)
        guard first & Self.isPresent != 0, length > 0 else { return nil }
        self.length = length
        source = first.bits(4, 4)
        target = second
    }

    /// The bytes after those of the event.
    var bytes: [UInt8] { [Self.isPresent | length << 1 | source << 4, target] }
}
