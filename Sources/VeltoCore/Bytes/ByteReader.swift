/// Reads numbers from bytes, one after the other, and throws at their end.
///
/// Numbers are little-endian, as the attribute protocol and every wearable on it have them. The reader borrows the bytes
/// and cannot outlive them.
///
///     var reader = ByteReader(packet, at: 2)
///     let x = try reader.read(Int16.self)
public struct ByteReader: ~Escapable {
    @usableFromInline let bytes: Span<UInt8>
    @usableFromInline var position: Int

    /// Starts at `offset`, which may be beyond the end.
    @inlinable
    @_lifetime(copy bytes)
    public init(_ bytes: Span<UInt8>, at offset: Int = 0) {
        self.bytes = bytes
        position = offset < 0 ? .max : offset
    }

    /// The number of bytes before the next one to be read.
    @inlinable
    public var offset: Int { position }

    /// The number of bytes left.
    @inlinable
    public var remaining: Int { max(0, bytes.count - position) }

    /// Reads a number.
    @inlinable
    public mutating func read<Number: FixedWidthInteger & BitwiseCopyable>(
        _ type: Number.Type = Number.self
    ) throws(ByteError) -> Number {
        let start = try advance(by: MemoryLayout<Number>.size)
        // Every bit pattern is valid for such a number, and `advance` has checked that its bytes exist.
        return unsafe Number(
            littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start, as: Number.self))
    }

    /// Reads a number with a fraction: IEEE 754, 32 bits.
    @inlinable
    public mutating func read(_ type: Float.Type = Float.self) throws(ByteError) -> Float {
        Float(bitPattern: try read(UInt32.self))
    }

    /// Reads the next `count` bytes.
    @inlinable
    @_lifetime(copy self)
    public mutating func read(count: Int) throws(ByteError) -> Span<UInt8> {
        let start = try advance(by: count)
        return bytes.extracting(start..<start + count)
    }

    /// Skips `count` bytes.
    @inlinable
    public mutating func skip(_ count: Int) throws(ByteError) {
        _ = try advance(by: count)
    }

    /// Advances by `count` bytes, if they exist, and returns the offset at which they begin.
    @inlinable
    mutating func advance(by count: Int) throws(ByteError) -> Int {
        guard count >= 0, count <= bytes.count - position else {
            throw ByteError(offset: position, needed: count, available: remaining)
        }
        defer { position += count }
        return position
    }
}

/// Thrown when bytes end too early.
public struct ByteError: Error, BitwiseCopyable, Hashable, Sendable, CustomStringConvertible {
    /// The offset of the reader.
    public let offset: Int
    /// The number of bytes needed.
    public let needed: Int
    /// The number of bytes available.
    public let available: Int

    /// Describes an early end.
    @inlinable
    public init(offset: Int, needed: Int, available: Int) {
        self.offset = offset
        self.needed = needed
        self.available = available
    }

    /// A sentence for logs and error texts.
    public var description: String {
        "\(needed) bytes expected at offset \(offset), \(available) are there"
    }
}
