/// Writes numbers into bytes, one after the other, little-endian.
public struct ByteWriter: Sendable {
    /// The bytes written so far.
    public private(set) var bytes: [UInt8] = []

    /// Makes an empty writer.
    public init() {}

    /// Writes a number.
    public mutating func write<Number: FixedWidthInteger>(_ number: Number) {
        var rest = number.littleEndian
        unsafe withUnsafeBytes(of: &rest) { unsafe bytes.append(contentsOf: $0) }
    }

    /// Writes a number with a fraction: IEEE 754, 32 bits.
    public mutating func write(_ number: Float) {
        write(number.bitPattern)
    }

    /// Writes bytes as they are.
    public mutating func write(_ more: Span<UInt8>) {
        for index in more.indices { bytes.append(more[index]) }
    }

    /// Removes all bytes and keeps the memory.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }
}
