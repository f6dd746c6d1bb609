internal import VeltoCore

/// A message of the raw sensor stream: all sensors of a kind at one moment.
///
/// Source: TAP protocol notes, 3.6.
struct RawMessage {
    /// The kind of the sensor.
    enum Kind: CaseIterable {
        /// Gyroscope and accelerometer of the thumb or of the band.
        case imu
        /// The accelerometers of the five fingers, thumb first.
        case fingers

        /// The number of sensors, of three axes each.
        var sensorCount: Int { self == .imu ? 2 : 5 }

        /// The size of the raw values in bytes: three 16-bit numbers per sensor.
        var size: Int { self == .imu ? 12 : 30 }

        /// The index of the kind.
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
    /// The device's clock in milliseconds.
    ///
    /// It wraps after 31 bits.
    let tick: UInt32
    /// The offset of the raw values in the notification.
    let offset: UInt16

    private static let kindBit: UInt32 = 1 << 31

    /// Creates a message from its header and the offset of its raw values.
    init(header: UInt32, offset: Int) {
        kind = header & Self.kindBit == 0 ? .imu : .fingers
        tick = header & ~Self.kindBit
        // A notification has at most 512 bytes.
        self.offset = UInt16(truncatingIfNeeded: offset)
    }

    /// Returns the raw values.
    ///
    /// `notification` must be the notification that contains the message.
    func samples(in notification: ByteReader) -> [Int16] {
        var reader = notification.reader(at: Int(offset))
        return (0..<3 * kind.sensorCount).map { _ in (try? reader.read(Int16.self)) ?? 0 }
    }

    /// Returns the values of a sensor in milli-g, or milli-°/s for the gyroscope.
    ///
    /// Nil if there is no such sensor.
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

    /// Returns the message in the format of the vendor's game-engine bridges, without a trailing delimiter.
    func text(_ sensitivity: RawSensitivity, delimiter: String, in notification: ByteReader) -> String {
        let values = samples(in: notification).enumerated().map { index, sample in
            "\(Double(sample) * kind.scale(of: index, sensitivity))"
        }
        return (["\(tick)", kind == .imu ? "IMU" : "DEVICE"] + values).joined(separator: delimiter)
    }
}
