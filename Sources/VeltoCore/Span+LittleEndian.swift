extension Span where Element == UInt8 {
    /// The signed 16-bit little-endian number at `offset`; 0 where it would reach beyond the end.
    @inlinable
    public func littleEndianInt16(at offset: Int) -> Int16 {
        guard offset >= 0, offset < count - 1 else { return 0 }
        return Int16(bitPattern: UInt16(self[offset]) | UInt16(self[offset + 1]) << 8)
    }
}
