internal import VeltoCore

/// One message of the raw sensor stream: all sensors of one kind at one moment.
///
/// Source: TAP protocol notes, 3.6.
struct RawMessage {
    /// The kind of the sensor.
    enum Kind: CaseIterable {
        /// Gyroscope and accelerometer of the thumb, or of the band.
        case imu
        /// The accelerometers of the five fingers, thumb first.
        case fingers

        /// The number of sensors, of three axes each.
        var sensorCount: Int { self == .imu ? 2 : 5 }

        /// The number of bytes of the raw values: three numbers of 16 bits for each sensor.
        var size: Int { self == .imu ? 12 : 30 }

        /// The place among the kinds.
        var index: Int { self == .imu ? 0 : 1 }

        /// The value of one LSB of a sample: milli-g, for the gyroscope milli-°/s.
        func scale(of sample: Int, _ sensitivity: RawSensitivity) -> Double {
            switch self {
            case .fingers: sensitivity.fingerRange.scale
            case .imu where sample < 3: sensitivity.gyroscopeRange.scale
            case .imu: sensitivity.accelerometerRange.scale
            }
        }
    }

    /// The kind of the sensor.
    let kind: Kind
    /// The device's clock in milliseconds; it wraps after 31 bits.
    let tick: UInt32
    /// Where its raw values begin in the notification, which has all of them.
    let offset: UInt16

    private static let kindBit: UInt32 = 1 << 31

    /// Describes what follows a header.
    init(header: UInt32, offset: Int) {
        kind = header & Self.kindBit == 0 ? .imu : .fingers
        tick = header & ~Self.kindBit
        // A notification has at most 512 bytes.
        self.offset = UInt16(truncatingIfNeeded: offset)
    }

    /// Returns the raw values, of the notification that it was found in.
    func samples(in notification: ByteReader) -> [Int16] {
        var reader = notification.reader(at: Int(offset))
        return (0..<3 * kind.sensorCount).map { _ in (try? reader.read(Int16.self)) ?? 0 }
    }

    /// Returns the values of a sensor in milli-g, for the gyroscope in milli-°/s; nil if there is no such sensor.
    func values(
        of sensor: Int, _ sensitivity: RawSensitivity, in notification: ByteReader
    ) -> (x: Double, y: Double, z: Double)? {
        guard (0..<kind.sensorCount).contains(sensor) else { return nil }
        var reader = notification.reader(at: Int(offset) + 6 * sensor)
        guard let x = try? reader.read(Int16.self), let y = try? reader.read(Int16.self),
            let z = try? reader.read(Int16.self)
        else { return nil }
        let scale = kind.scale(of: 3 * sensor, sensitivity)
        return (Double(x) * scale, Double(y) * scale, Double(z) * scale)
    }

    /// The message as the vendor's game-engine bridges write it, without a delimiter at the end.
    func text(_ sensitivity: RawSensitivity, delimiter: String, in notification: ByteReader) -> String {
        let values = samples(in: notification).enumerated().map { index, sample in
            "\(Double(sample) * kind.scale(of: index, sensitivity))"
        }
        return (["\(tick)", kind == .imu ? "IMU" : "DEVICE"] + values).joined(separator: delimiter)
    }
}
