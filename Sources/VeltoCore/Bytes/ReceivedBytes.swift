/// Bytes that a device sent, kept beyond the call that brought them.
///
/// They have no subscript: a `ByteReader` reads them field by field, and throws where they end too early.
public struct ReceivedBytes: Hashable, Sendable {
    private let bytes: [UInt8]

    /// Keeps bytes.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Keeps all bytes of a reader, read and unread.
    public init(_ reader: ByteReader) {
        var whole = reader.reader(at: 0)
        bytes = whole.readRest()
    }

    /// The number of bytes.
    public var count: Int { bytes.count }

    /// Whether there are no bytes.
    public var isEmpty: Bool { bytes.isEmpty }

    /// Returns a reader that starts at `offset`, which may be beyond the end.
    @_lifetime(borrow self)
    public func reader(at offset: Int = 0) -> ByteReader { ByteReader(bytes.span, at: offset) }

    /// Reads all bytes at once, for text and for programs that take them as they stand.
    public func readAll() -> [UInt8] { bytes }
}

extension ReceivedBytes: ExpressibleByArrayLiteral {
    /// Keeps the listed bytes.
    public init(arrayLiteral elements: UInt8...) {
        self.init(elements)
    }
}

extension ReceivedBytes: CustomStringConvertible {
    /// The bytes in hex.
    public var description: String { Hex.text(bytes.span) }
}
