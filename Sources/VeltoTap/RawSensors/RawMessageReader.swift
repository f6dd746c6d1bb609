internal import VeltoCore

/// Iterates over the messages of one notification of raw sensor values, in order.
///
/// A header of zero starts the padding at the end. Source: TAP protocol notes, 3.6.
struct RawMessageReader {
    private static let headerSize = 4

    private var position = 0
    /// Whether the bytes ended in the middle of a message.
    private(set) var isTruncated = false

    @inline(__always)
    mutating func next(in bytes: ByteReader) -> RawMessage? {
        let left = bytes.count &- position
        guard left >= Self.headerSize else { return nil }
        // The size was checked above, and so was the size that the message header claims.
        let header = unsafe UInt32(
            littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt32.self))
        guard header != 0 else { return nil }
        let message = RawMessage(header: header, offset: position &+ Self.headerSize)
        let size = Self.headerSize &+ message.kind.size
        guard size <= left else {
            isTruncated = true
            position = bytes.count
            return nil
        }
        position &+= size
        return message
    }
}
