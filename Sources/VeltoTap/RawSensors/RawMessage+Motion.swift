internal import VeltoCore
internal import VeltoMotion

/// The motion sensor of a TAP that sends raw values.
///
/// Source: device input, 2.
extension RawMessage {
    /// The factors from milli-°/s to rad/s, and from milli-g to m/s².
    private static let (rateUnit, forceUnit) = (Double.pi / 180_000, 9.80665 / 1000)

    /// Returns the sample of a message of the IMU; nil for one of the fingers.
    func inertialSample(_ sensitivity: RawSensitivity, in notification: ByteReader) -> InertialSample? {
        guard kind == .imu, let rate = values(of: 0, sensitivity, in: notification),
            let force = values(of: 1, sensitivity, in: notification)
        else { return nil }
        return InertialSample(
            rate: SIMD3(rate.x, rate.y, rate.z) * Self.rateUnit,
            force: SIMD3(force.x, force.y, force.z) * Self.forceUnit)
    }
}
