/// Writes consecutive little-endian numbers into bytes.
public struct ByteWriter: Sendable {
    @usableFromInline var written: [UInt8] = []

    /// The bytes written so far.
    public var bytes: [UInt8] { written }

    /// Creates an empty writer.
    public init() {}

    /// Reserves capacity for a total number of bytes.
    public mutating func reserve(_ count: Int) {
        written.reserveCapacity(count)
    }

    /// Writes a number.
    @inlinable
    public mutating func write<Number: FixedWidthInteger>(_ number: Number) {
        let size = MemoryLayout<Number>.size
        written.append(addingCapacity: size) { bytes in
            var rest = number
            for _ in 0..<size {
                bytes.append(UInt8(truncatingIfNeeded: rest))
                rest >>= 8
            }
        }
    }

    /// Writes a 32-bit floating-point number (IEEE 754).
    public mutating func write(_ number: Float) {
        write(number.bitPattern)
    }

    /// Writes bytes.
    public mutating func write(_ more: Span<UInt8>) {
        for index in more.indices { written.append(more[index]) }
    }

    /// Removes all bytes, and keeps the capacity.
    public mutating func removeAll() {
        written.removeAll(keepingCapacity: true)
    }
}
