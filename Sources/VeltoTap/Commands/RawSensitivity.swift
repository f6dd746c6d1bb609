public import VeltoCore

/// The sensitivity of the raw sensors, as codes of the device; 0 is its default.
///
/// Source: TAP protocol notes, 3.6.
public struct RawSensitivity: Hashable, Sendable {
    /// A range that a sensor can have.
    public struct Range: Hashable, Sendable {
        /// The largest value, in g or °/s.
        public let limit: Double
        /// The value of one LSB, in milli-g or milli-°/s.
        public let scale: Double
    }

    /// The ranges of the accelerometers on the fingers, by code.
    public static let fingerRanges = ranges([(16, 31.25), (2, 3.90625), (4, 7.8125), (8, 15.625), (16, 31.25)])
    /// The ranges of the gyroscope, by code.
    public static let gyroscopeRanges = ranges([
        (500, 17.5), (125, 4.375), (250, 8.75), (500, 17.5), (1000, 35), (2000, 70),
    ])
    /// The ranges of the accelerometer beside the gyroscope, by code.
    public static let accelerometerRanges = ranges([(4, 0.122), (2, 0.061), (4, 0.122), (8, 0.244), (16, 0.488)])

    /// The code of the accelerometers on the fingers.
    public let fingers: UInt8
    /// The code of the gyroscope.
    public let gyroscope: UInt8
    /// The code of the accelerometer beside the gyroscope.
    public let accelerometer: UInt8

    /// Sets the codes; one that its sensor does not have becomes 0.
    public init(fingers: Int = 0, gyroscope: Int = 0, accelerometer: Int = 0) {
        self.fingers = Self.code(fingers, of: Self.fingerRanges)
        self.gyroscope = Self.code(gyroscope, of: Self.gyroscopeRanges)
        self.accelerometer = Self.code(accelerometer, of: Self.accelerometerRanges)
    }

    /// Sets the ranges, in g, °/s and g; 0 is the device's default.
    ///
    /// Throws if a sensor does not have its range.
    public init(fingerRange: Double, gyroscopeRange: Double, accelerometerRange: Double) throws(VeltoError) {
        fingers = try Self.code(of: fingerRange, "fingerRange", in: Self.fingerRanges)
        gyroscope = try Self.code(of: gyroscopeRange, "gyroscopeRange", in: Self.gyroscopeRanges)
        accelerometer = try Self.code(of: accelerometerRange, "accelerometerRange", in: Self.accelerometerRanges)
    }

    /// The widest ranges of gyroscope and accelerometer, or the default.
    init(isWide: Bool) {
        self.init(
            gyroscope: isWide ? Self.gyroscopeRanges.count - 1 : 0,
            accelerometer: isWide ? Self.accelerometerRanges.count - 1 : 0)
    }

    /// The range of the accelerometers on the fingers.
    public var fingerRange: Range { Self.fingerRanges[Int(fingers)] }
    /// The range of the gyroscope.
    public var gyroscopeRange: Range { Self.gyroscopeRanges[Int(gyroscope)] }
    /// The range of the accelerometer beside the gyroscope.
    public var accelerometerRange: Range { Self.accelerometerRanges[Int(accelerometer)] }

    private static func code(_ code: Int, of ranges: [Range]) -> UInt8 {
        ranges.indices.contains(code) ? UInt8(code) : 0
    }

    private static func code(of limit: Double, _ name: String, in ranges: [Range]) throws(VeltoError) -> UInt8 {
        if limit == 0 { return 0 }
        // Code 0 stands for one of the others.
        guard let code = ranges.indices.dropFirst().first(where: { ranges[$0].limit == limit }) else {
            let limits = ranges.dropFirst().map { "\(Int($0.limit))" }.joined(separator: ", ")
            throw .invalidArgument(name, "is \(limit): must be one of \(limits), or 0 for the default")
        }
        return UInt8(code)
    }

    private static func ranges(_ table: [(Double, Double)]) -> [Range] {
        table.map { Range(limit: $0, scale: $1) }
    }
}
