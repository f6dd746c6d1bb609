internal import VeltoCore
internal import VeltoWearable

/// Columns of numbers, in the narrowest type that fits.
extension BlockEncoder {
    /// Writes the columns one by one; numbers are truncated, regardless of their sign.
    func writeColumns(_ number: BlockNumber, _ writer: inout PayloadWriter) {
        if layout.valueType == .uint8 { return writeColumns(UInt8.self, as: UInt8.self, &writer) }
        switch number.width {
        case 1: writeColumns(UInt32.self, as: UInt8.self, &writer)
        case 2: writeColumns(UInt32.self, as: UInt16.self, &writer)
        default: writeColumns(UInt32.self, as: UInt32.self, &writer)
        }
    }

    private func writeColumns<Raw: FixedWidthInteger & BitwiseCopyable, Kept: FixedWidthInteger & BitwiseCopyable>(
        _ raw: Raw.Type, as kept: Kept.Type, _ writer: inout PayloadWriter
    ) {
        let (rows, size) = (count, layout.columns * MemoryLayout<Raw>.size)
        unsafe values.withUnsafeBytes { values in
            for column in 0..<layout.columns {
                var offset = column * MemoryLayout<Raw>.size
                writer.append(rows) { _ in
                    let value = unsafe values.loadUnaligned(fromByteOffset: offset, as: Raw.self)
                    offset &+= size
                    return Kept(truncatingIfNeeded: value)
                }
            }
        }
    }
}

/// Writes consecutive little-endian numbers into memory of known size.
@safe struct PayloadWriter {
    private let bytes: UnsafeMutableRawBufferPointer
    /// The number of written bytes.
    private(set) var count = 0

    init(_ bytes: UnsafeMutableRawBufferPointer) {
        unsafe self.bytes = bytes
    }

    @inline(__always)
    mutating func append<Number: FixedWidthInteger & BitwiseCopyable>(_ number: Number) {
        guard unsafe count &+ MemoryLayout<Number>.size <= bytes.count else { return }
        unsafe bytes.storeBytes(of: number.littleEndian, toByteOffset: count, as: Number.self)
        count &+= MemoryLayout<Number>.size
    }

    /// Appends numbers in order, with a single capacity check for all of them.
    @inline(__always)
    mutating func append<Number: FixedWidthInteger & BitwiseCopyable>(_ amount: Int, _ number: (Int) -> Number) {
        let size = MemoryLayout<Number>.size
        guard let start = unsafe bytes.baseAddress, amount > 0, unsafe amount <= (bytes.count &- count) / size else {
            return
        }
        var place = unsafe start + count
        for index in 0..<amount {
            unsafe place.storeBytes(of: number(index).littleEndian, as: Number.self)
            unsafe place += size
        }
        count &+= amount &* size
    }

    mutating func append(_ other: [UInt8]) {
        append(other.count) { other[$0] }
    }
}
