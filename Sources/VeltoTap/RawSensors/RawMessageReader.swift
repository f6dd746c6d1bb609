internal import VeltoCore

/// Iterates over the messages of one notification of raw sensor values, in order.
///
/// A header of zero is padding, after which nothing follows. Source: TAP protocol notes, 3.6.
struct RawMessageReader {
    private static let headerSize = 4

    private var position = 0
    /// Whether the bytes ended in the middle of a message.
    private(set) var isTruncated = false

    mutating func next(in bytes: Span<UInt8>) -> RawMessage? {
        var reader = ByteReader(bytes, at: position)
        guard reader.remaining >= Self.headerSize, let header = try? reader.read(UInt32.self), header != 0 else {
            return nil
        }
        guard let message = try? RawMessage(header: header, &reader) else {
            isTruncated = true
            position = bytes.count
            return nil
        }
        position = reader.offset
        return message
    }
}
