internal import VeltoCore
internal import VeltoWearable

/// The minimum and maximum of each column of a block, which suffice to draw an overview.
///
/// They are two raw values of four bytes per column, little-endian; NaN for a column without numbers.
struct BlockExtremes {
    /// The minimum and maximum of each column, as raw values.
    let words: [UInt32]

    /// Decodes the extremes of a block; returns nil unless there are two values per column.
    init?(_ bytes: [UInt8], columns: Int) {
        guard bytes.count == columns * 8 else { return nil }
        var (reader, words) = (ByteReader(bytes.span), [UInt32]())
        while let word = try? reader.read(UInt32.self) { words.append(word) }
        self.words = words
    }

    /// Computes the extremes of frames, whose values are row by row.
    init(of values: [UInt8], _ layout: FrameLayout) {
        words =
            switch layout.valueType {
            case .float32:
                Self.words(of: values, layout, Float.self, (.infinity, -.infinity)) {
                    $0 <= $1 ? ($0, $1) : (.nan, .nan)
                }
            case .int32: Self.words(of: values, layout, Int32.self, (.max, .min)) { ($0, $1) }
            case .uint32: Self.words(of: values, layout, UInt32.self, (.max, .min)) { ($0, $1) }
            case .uint8: Self.words(of: values, layout, UInt8.self, (.max, .min)) { ($0, $1) }
            }
    }

    private static func words<Raw: RawValue>(
        of values: [UInt8], _ layout: FrameLayout, _: Raw.Type, _ start: (Raw, Raw), _ end: (Raw, Raw) -> (Raw, Raw)
    ) -> [UInt32] {
        let rowSize = layout.columns * MemoryLayout<Raw>.size
        let rows = rowSize > 0 ? values.count / rowSize : 0
        var words: [UInt32] = []
        words.reserveCapacity(2 * layout.columns)
        unsafe values.withUnsafeBytes { values in
            for column in 0..<layout.columns {
                var (smallest, largest) = start
                var offset = column * MemoryLayout<Raw>.size
                for _ in 0..<rows {
                    let value = unsafe values.loadUnaligned(fromByteOffset: offset, as: Raw.self)
                    // NaN is neither smaller nor larger.
                    smallest = value < smallest ? value : smallest
                    largest = value > largest ? value : largest
                    offset &+= rowSize
                }
                let extremes = end(smallest, largest)
                words.append(extremes.0.word)
                words.append(extremes.1.word)
            }
        }
        return words
    }

    /// The extremes as stored in the table.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        for word in words { writer.write(word) }
        return writer.bytes
    }

    /// Returns the narrowest number type for all values.
    func narrowestNumber(_ type: SampleTable.ValueType) -> BlockNumber {
        guard type == .int32 || type == .uint32 else { return type == .float32 ? .float32 : .uint8 }
        let numbers = words.map { type == .int32 ? Int64(Int32(bitPattern: $0)) : Int64($0) }
        return BlockNumber(for: type, from: numbers.min() ?? 0, to: numbers.max() ?? 0)
    }
}

/// A raw value type with a size of four bytes.
private protocol RawValue: Comparable, BitwiseCopyable {
    var word: UInt32 { get }
}

extension Float: RawValue {
    fileprivate var word: UInt32 { bitPattern }
}

extension RawValue where Self: FixedWidthInteger {
    fileprivate var word: UInt32 { UInt32(truncatingIfNeeded: self) }
}

extension Int32: RawValue {}
extension UInt32: RawValue {}
extension UInt8: RawValue {}
