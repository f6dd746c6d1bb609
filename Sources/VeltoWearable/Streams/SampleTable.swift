/// Describes the frames of a stream: rows of numbers of a single type, with a column for each channel.
public struct SampleTable: Hashable, Sendable {
    /// The maximum number of channels: the bytes of the longest notification.
    public static let largestChannelCount = 512

    /// The type of all numbers of a table.
    public enum ValueType: CaseIterable, Sendable {
        /// `Float`.
        case float32
        /// `Int32`.
        case int32
        /// `UInt32`.
        case uint32
        /// `UInt8`.
        case uint8

        /// The number of bytes of a value.
        public var width: Int { self == .uint8 ? 1 : 4 }

        /// Returns a value of a row.
        @inline(__always)
        package func number(at index: Int, in row: RawSpan) -> Double {
            let offset = index * width
            switch self {
            case .float32: return unsafe Double(row.unsafeLoadUnaligned(fromByteOffset: offset, as: Float.self))
            case .int32: return unsafe Double(row.unsafeLoadUnaligned(fromByteOffset: offset, as: Int32.self))
            case .uint32: return unsafe Double(row.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
            case .uint8: return unsafe Double(row.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt8.self))
            }
        }
    }

    /// A column.
    public struct Channel: Hashable, Sendable {
        /// The name, such as `x`.
        public var name: String
        /// The unit of the values.
        ///
        /// For raw values, it is the unit after multiplication with the scale; empty for none.
        public var unit: String
        /// The value of one LSB of the device's raw value, in the unit.
        public var scale: Double

        /// Creates a column.
        public init(_ name: String, unit: String = "", scale: Double = 1) {
            self.name = name
            self.unit = unit
            self.scale = scale
        }
    }

    /// The canonical identifier of the measurement, such as `acceleration`.
    public var kind: String
    /// The type of all values.
    public var valueType: ValueType
    /// The columns.
    public var channels: [Channel]

    /// Creates a table.
    public init(_ kind: String, _ valueType: ValueType, _ channels: [Channel]) {
        self.kind = kind
        self.valueType = valueType
        self.channels = channels
    }

    /// The number of bytes of the values of a frame.
    public var frameSize: Int { channels.count * valueType.width }
}

/// The format of a frame in a packet: the reader's raw type, or a narrower one.
public enum SampleFormat: CaseIterable, Sendable {
    /// `Float`.
    case float32
    /// `Int32`.
    case int32
    /// `UInt32`.
    case uint32
    /// `UInt8`.
    case uint8
    /// `Int16`, little-endian and unaligned; the raw values are `int32`.
    case int16
    /// `UInt16`, little-endian and unaligned; the raw values are `uint32`.
    case uint16
    /// `Int8`; the raw values are `int32`.
    case int8

    /// The number of bytes of a number.
    @inlinable public var width: Int {
        switch self {
        case .uint8, .int8: 1
        case .int16, .uint16: 2
        case .float32, .int32, .uint32: 4
        }
    }

    /// The type of the raw values.
    public var valueType: SampleTable.ValueType {
        switch self {
        case .float32: .float32
        case .int32, .int16, .int8: .int32
        case .uint32, .uint16: .uint32
        case .uint8: .uint8
        }
    }
}

/// A value type of a stream.
public protocol SampleValue: BitwiseCopyable, AdditiveArithmetic, Sendable {
    /// The format of a fed frame.
    static var format: SampleFormat { get }
}

extension Float: SampleValue {
    /// `float32`.
    public static var format: SampleFormat { .float32 }
}

extension Int32: SampleValue {
    /// `int32`.
    public static var format: SampleFormat { .int32 }
}

extension UInt32: SampleValue {
    /// `uint32`.
    public static var format: SampleFormat { .uint32 }
}

extension UInt8: SampleValue {
    /// `uint8`.
    public static var format: SampleFormat { .uint8 }
}
