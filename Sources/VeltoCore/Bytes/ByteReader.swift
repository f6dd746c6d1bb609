/// Reads numbers from bytes, one after the other, and throws at their end.
///
/// Numbers are little-endian, as in the attribute protocol and in all wearables. The reader borrows the bytes and cannot
/// outlive them.
///
///     var reader = ByteReader(packet, at: 2)
///     let x = try reader.read(Int16.self)
public struct ByteReader: ~Escapable {
    @usableFromInline let span: Span<UInt8>
    @usableFromInline var position: Int

    /// Creates a reader at `offset`, which may be beyond the end.
    @inlinable
    @_lifetime(copy bytes)
    public init(_ bytes: Span<UInt8>, at offset: Int = 0) {
        span = bytes
        position = offset < 0 ? .max : offset
    }

    /// The total number of bytes, both read and unread.
    @inlinable
    public var count: Int { span.count }

    /// Whether there are no bytes.
    @inlinable
    public var isEmpty: Bool { span.isEmpty }

    /// All bytes, for code that passes them on unchanged.
    @inlinable
    public var bytes: RawSpan {
        @_lifetime(copy self)
        get { unsafe span.bytes }
    }

    /// Returns the byte at an offset from the start without reading it; nil beyond the end.
    @inlinable
    public func byte(at offset: Int) -> UInt8? {
        offset >= 0 && offset < span.count ? span[offset] : nil
    }

    /// Returns a reader of the same bytes that starts at `offset`, which may be beyond the end.
    @inlinable
    @_lifetime(copy self)
    public func reader(at offset: Int) -> ByteReader { ByteReader(span, at: offset) }

    /// The number of bytes before the read position.
    @inlinable
    public var offset: Int { position }

    /// The number of unread bytes.
    @inlinable
    public var remaining: Int { max(0, span.count - position) }

    /// Reads a number.
    @inlinable
    public mutating func read<Number: FixedWidthInteger & BitwiseCopyable>(
        _ type: Number.Type = Number.self
    ) throws(ByteError) -> Number {
        guard let number = next(type) else {
            throw ByteError(offset: position, needed: MemoryLayout<Number>.size, available: remaining)
        }
        return number
    }

    /// Reads a number if enough bytes remain; otherwise returns nil.
    ///
    /// It is cheaper than `try?`, which creates an error and drops it.
    @inlinable
    public mutating func next<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type) -> Number? {
        let (start, size) = (position, MemoryLayout<Number>.size)
        // A position is never negative, and a count minus a small size cannot overflow, so one comparison suffices.
        guard start <= span.count &- size else { return nil }
        position = start &+ size
        // Every bit pattern is a valid number, and the bytes exist.
        return unsafe Number(
            littleEndian: span.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start, as: Number.self))
    }

    /// Reads a 32-bit floating-point number (IEEE 754).
    @inlinable
    public mutating func read(_ type: Float.Type = Float.self) throws(ByteError) -> Float {
        Float(bitPattern: try read(UInt32.self))
    }

    /// Reads the next `count` bytes.
    @inlinable
    public mutating func read(count: Int) throws(ByteError) -> [UInt8] {
        let start = try advance(by: count)
        return (start..<start + count).map { span[$0] }
    }

    /// Reads all remaining bytes.
    @inlinable
    public mutating func readRest() -> [UInt8] {
        defer { position = max(position, span.count) }
        return position < span.count ? (position..<span.count).map { span[$0] } : []
    }

    /// Returns a reader of the remaining bytes, with offsets from 0.
    @inlinable
    @_lifetime(copy self)
    public func rest() -> ByteReader { ByteReader(span.extracting(droppingFirst: min(position, span.count))) }

    /// Skips `count` bytes.
    @inlinable
    public mutating func skip(_ count: Int) throws(ByteError) {
        _ = try advance(by: count)
    }

    /// Throws if there are unread bytes.
    @inlinable
    public func expectEnd() throws(ByteError) {
        guard remaining == 0 else { throw ByteError(offset: position, needed: 0, available: remaining) }
    }

    /// Advances by `count` bytes if they exist, and returns the offset of the first one.
    @inlinable
    mutating func advance(by count: Int) throws(ByteError) -> Int {
        guard count >= 0, count <= span.count - position else {
            throw ByteError(offset: position, needed: count, available: remaining)
        }
        defer { position += count }
        return position
    }
}

/// An error for missing or surplus bytes.
public struct ByteError: Error, BitwiseCopyable, Hashable, Sendable, CustomStringConvertible {
    /// The offset of the reader.
    public let offset: Int
    /// The number of required bytes; 0 at the expected end.
    public let needed: Int
    /// The number of bytes available.
    public let available: Int

    /// Creates an error.
    @inlinable
    public init(offset: Int, needed: Int, available: Int) {
        self.offset = offset
        self.needed = needed
        self.available = available
    }

    /// A sentence for logs and error texts.
    public var description: String {
        needed == 0
            ? "the end expected at offset \(offset), \(available) bytes are there"
            : "\(needed) bytes expected at offset \(offset), \(available) are there"
    }
}
