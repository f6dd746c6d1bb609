internal import VeltoCore
internal import VeltoWearable

/// Columns of numbers, in the narrowest type that holds them.
extension BlockEncoder {
    /// The type, decided by one look at all values.
    var narrowestNumber: BlockNumber {
        switch layout.valueType {
        case .float32: .float32
        case .uint8: .uint8
        case .int32: number(of: Int32.self)
        case .uint32: number(of: UInt32.self)
        }
    }

    private func number<Raw: FixedWidthInteger & BitwiseCopyable>(of type: Raw.Type) -> BlockNumber {
        let (smallest, largest) = unsafe values.withUnsafeBytes { bytes in
            var (smallest, largest) = (Raw.max, Raw.min)
            for offset in stride(from: 0, to: bytes.count, by: MemoryLayout<Raw>.size) {
                let value = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: Raw.self)
                smallest = min(smallest, value)
                largest = max(largest, value)
            }
            return (smallest, largest)
        }
        return BlockNumber(for: layout.valueType, from: Int64(smallest), to: Int64(largest))
    }

    /// Writes one column after the other; numbers are cut, so that their sign does not matter.
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
                for _ in 0..<rows {
                    let value = unsafe values.loadUnaligned(fromByteOffset: offset, as: Raw.self)
                    writer.append(Kept(truncatingIfNeeded: value))
                    offset &+= size
                }
            }
        }
    }
}

/// Writes little-endian numbers one after the other into memory whose size is known.
@safe struct PayloadWriter {
    private let bytes: UnsafeMutableRawBufferPointer
    /// The number of bytes so far.
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

    mutating func append(_ other: [UInt8]) {
        for byte in other { append(byte) }
    }
}
