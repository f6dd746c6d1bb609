/// Bytes received from a device, stored beyond the call that delivered them.
///
/// There is no subscript. A `ByteReader` reads the bytes field by field, and throws if they end too early.
public struct ReceivedBytes: Hashable, Sendable {
    private let bytes: [UInt8]

    /// Creates received bytes.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Copies all bytes of a reader, both read and unread.
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

    /// Returns all bytes, for texts and for programs.
    public func readAll() -> [UInt8] { bytes }
}

extension ReceivedBytes: ExpressibleByArrayLiteral {
    /// Creates received bytes from a literal.
    public init(arrayLiteral elements: UInt8...) {
        self.init(elements)
    }
}

extension ReceivedBytes: CustomStringConvertible {
    /// The bytes in hexadecimal.
    public var description: String { Hex.text(bytes.span) }
}
