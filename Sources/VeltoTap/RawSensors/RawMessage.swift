internal import VeltoCore

/// One message of the raw sensor stream: all sensors of one kind at one moment.
///
/// Source: TAP protocol notes, 3.6.
struct RawMessage: BitwiseCopyable {
    /// What was measured.
    enum Kind: CaseIterable {
        /// Gyroscope and accelerometer of the thumb, or of the band.
        case imu
        /// The accelerometers of the five fingers, thumb first.
        case fingers

        /// The number of sensors, of three axes each.
        var sensorCount: Int { self == .imu ? 2 : 5 }

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

    /// What was measured.
    let kind: Kind
    /// The device's clock in milliseconds; it wraps after 31 bits.
    let tick: UInt32
    /// The raw values, three for each sensor.
    private(set) var samples = [15 of Int16](repeating: 0)

    private static let kindBit: UInt32 = 1 << 31

    /// Reads the samples after a header.
    init(header: UInt32, _ reader: inout ByteReader) throws(ByteError) {
        kind = header & Self.kindBit == 0 ? .imu : .fingers
        tick = header & ~Self.kindBit
        let payload = try reader.read(count: 2 * sampleCount)
        let values = unsafe payload.bytes
        for index in 0..<sampleCount {
            // Their bytes exist, and there is room for the most samples that a kind has.
            unsafe samples[unchecked: index] = unsafe Int16(
                littleEndian: values.unsafeLoadUnaligned(fromUncheckedByteOffset: 2 * index, as: Int16.self))
        }
    }

    /// The number of raw values.
    var sampleCount: Int { 3 * kind.sensorCount }

    /// Returns the values of a sensor in milli-g, for the gyroscope in milli-°/s; nil if there is no such sensor.
    func values(of sensor: Int, _ sensitivity: RawSensitivity) -> (x: Double, y: Double, z: Double)? {
        guard (0..<kind.sensorCount).contains(sensor) else { return nil }
        let scale = kind.scale(of: 3 * sensor, sensitivity)
        let first = 3 * sensor
        return (Double(samples[first]) * scale, Double(samples[first + 1]) * scale, Double(samples[first + 2]) * scale)
    }

    /// The message as the vendor's game-engine bridges write it, without a delimiter at the end.
    func text(_ sensitivity: RawSensitivity, delimiter: String) -> String {
        let values = (0..<sampleCount).map { "\(Double(samples[$0]) * kind.scale(of: $0, sensitivity))" }
        return (["\(tick)", kind == .imu ? "IMU" : "DEVICE"] + values).joined(separator: delimiter)
    }
}
