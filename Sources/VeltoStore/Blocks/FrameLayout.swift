package import VeltoWearable

/// The layout of a track's raw frames: rows of numbers of one type.
package struct FrameLayout: Hashable, Sendable {
    /// The type of the raw values; all types except `uint8` have four bytes.
    package let valueType: SampleTable.ValueType
    /// The number of values per frame.
    package let columns: Int
    /// Whether arrival times are stored; they carry no information in a log.
    package let keepsArrivals: Bool

    /// Creates a layout.
    package init(_ valueType: SampleTable.ValueType, columns: Int, keepsArrivals: Bool = true) {
        self.valueType = valueType
        self.columns = columns
        self.keepsArrivals = keepsArrivals
    }

    /// The size of a frame's raw values in bytes.
    package var frameSize: Int { columns * valueType.width }
}

/// The type of the numbers in a block; raw values are codes of the format.
enum BlockNumber: UInt8, CaseIterable {
    case float32 = 0
    case uint8, int8, uint16, int16, uint32, int32

    var width: Int {
        switch self {
        case .uint8, .int8: 1
        case .uint16, .int16: 2
        case .float32, .uint32, .int32: 4
        }
    }

    /// The range of integers of the type.
    private var range: ClosedRange<Int64> {
        switch self {
        case .float32: 0...0
        case .uint8: 0...0xFF
        case .int8: -0x80...0x7F
        case .uint16: 0...0xFFFF
        case .int16: -0x8000...0x7FFF
        case .uint32: 0...0xFFFF_FFFF
        case .int32: -0x8000_0000...0x7FFF_FFFF
        }
    }

    /// Returns whether the type can represent raw values of another type.
    func holds(_ type: SampleTable.ValueType) -> Bool {
        switch type {
        case .float32: self == .float32
        case .int32: self != .float32 && self != .uint32
        case .uint32: self == .uint8 || self == .uint16 || self == .uint32
        case .uint8: self == .uint8
        }
    }

    /// Creates the narrowest number type for a range of raw values.
    init(for type: SampleTable.ValueType, from smallest: Int64, to largest: Int64) {
        self =
            Self.allCases.first { $0.holds(type) && $0.range.contains(smallest) && $0.range.contains(largest) }
            ?? (type == .uint32 ? .uint32 : .int32)
    }
}
