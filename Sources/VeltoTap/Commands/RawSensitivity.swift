public import VeltoCore

/// The sensitivity of the raw sensors, as device codes.
///
/// Code 0 is the device's default.
///
/// Source: TAP protocol notes, 3.6.
public struct RawSensitivity: Hashable, Sendable {
    /// A full-scale range of a sensor.
    public struct Range: Hashable, Sendable {
        /// The full-scale value, in g or °/s.
        public let limit: Double
        /// The value of one LSB, in milli-g or milli-°/s.
        public let scale: Double
    }

    /// The ranges of the finger accelerometers, by code.
    public static let fingerRanges = ranges([(16, 31.25), (2, 3.90625), (4, 7.8125), (8, 15.625), (16, 31.25)])
    /// The ranges of the gyroscope, by code.
    public static let gyroscopeRanges = ranges([
        (500, 17.5), (125, 4.375), (250, 8.75), (500, 17.5), (1000, 35), (2000, 70),
    ])
    /// The ranges of the accelerometer of the IMU, by code.
    public static let accelerometerRanges = ranges([(4, 0.122), (2, 0.061), (4, 0.122), (8, 0.244), (16, 0.488)])

    /// The code of the finger accelerometers.
    public let fingers: UInt8
    /// The code of the gyroscope.
    public let gyroscope: UInt8
    /// The code of the accelerometer of the IMU.
    public let accelerometer: UInt8

    /// Creates a sensitivity from codes.
    ///
    /// A code that its sensor does not support becomes 0.
    public init(fingers: Int = 0, gyroscope: Int = 0, accelerometer: Int = 0) {
        self.fingers = Self.code(fingers, of: Self.fingerRanges)
        self.gyroscope = Self.code(gyroscope, of: Self.gyroscopeRanges)
        self.accelerometer = Self.code(accelerometer, of: Self.accelerometerRanges)
    }

    /// Creates a sensitivity from ranges in g, °/s and g; 0 is the device's default.
    ///
    /// Throws if a sensor does not support its range.
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

    /// The range of the finger accelerometers.
    public var fingerRange: Range { Self.fingerRanges[Int(fingers)] }
    /// The range of the gyroscope.
    public var gyroscopeRange: Range { Self.gyroscopeRanges[Int(gyroscope)] }
    /// The range of the accelerometer of the IMU.
    public var accelerometerRange: Range { Self.accelerometerRanges[Int(accelerometer)] }

    private static func code(_ code: Int, of ranges: [Range]) -> UInt8 {
        ranges.indices.contains(code) ? UInt8(code) : 0
    }

    private static func code(of limit: Double, _ name: String, in ranges: [Range]) throws(VeltoError) -> UInt8 {
        if limit == 0 { return 0 }
        // Code 0 is an alias of another code.
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
