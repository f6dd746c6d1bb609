internal import VeltoCore
internal import VeltoWearable

/// The smallest and the largest value of each column of a block, from which a curve is drawn without reading the frames.
///
/// Two raw values of four bytes a column, little-endian. A column without a number has NaN.
struct BlockExtremes {
    /// The smallest and the largest value of each column, as raw values.
    let words: [UInt32]

    /// Reads the bytes of a block of a track; nil unless there are two values for each column.
    init?(_ bytes: [UInt8], columns: Int) {
        guard bytes.count == columns * 8 else { return nil }
        var (reader, words) = (ByteReader(bytes.span), [UInt32]())
        while let word = try? reader.read(UInt32.self) { words.append(word) }
        self.words = words
    }

    /// The bytes for frames, row by row.
    static func bytes(of values: [UInt8], _ layout: FrameLayout) -> [UInt8] {
        switch layout.valueType {
        case .float32:
            bytes(of: values, layout, Float.self, (.infinity, -.infinity)) { $0 <= $1 ? ($0, $1) : (.nan, .nan) }
        case .int32: bytes(of: values, layout, Int32.self, (.max, .min)) { ($0, $1) }
        case .uint32: bytes(of: values, layout, UInt32.self, (.max, .min)) { ($0, $1) }
        case .uint8: bytes(of: values, layout, UInt8.self, (.max, .min)) { ($0, $1) }
        }
    }

    private static func bytes<Raw: RawValue>(
        of values: [UInt8], _ layout: FrameLayout, _: Raw.Type, _ start: (Raw, Raw), _ end: (Raw, Raw) -> (Raw, Raw)
    ) -> [UInt8] {
        let (columns, size) = (layout.columns, MemoryLayout<Raw>.size)
        let rows = columns > 0 ? values.count / (columns * size) : 0
        var writer = ByteWriter()
        unsafe values.withUnsafeBytes { values in
            for column in 0..<columns {
                var (smallest, largest) = start
                for row in 0..<rows {
                    let place = (row * columns + column) * size
                    let value = unsafe values.loadUnaligned(fromByteOffset: place, as: Raw.self)
                    // Not a number is neither.
                    if value < smallest { smallest = value }
                    if value > largest { largest = value }
                }
                let extremes = end(smallest, largest)
                writer.write(extremes.0.word)
                writer.write(extremes.1.word)
            }
        }
        return writer.bytes
    }
}

/// A type of raw values, which stand as four bytes each.
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
