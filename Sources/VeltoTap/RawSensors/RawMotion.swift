internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// Game input from raw TAP values: the pointer follows the gyroscope.
///
/// Source: device input, 1.4 and 2.
enum RawMotion {
    /// The rotation rate at full deflection (°/s).
    private static let fullRate = 250.0
    private static let gravity = 9.80665
    private static let radians = Double.pi / 180

    /// Returns the motion of an IMU message, with the axes rotated by the mounting.
    static func frame(
        _ message: RawMessage, in notification: ByteReader, _ sensitivity: RawSensitivity, _ mounting: Mounting,
        at time: Timestamp
    ) -> MotionFrame {
        guard message.kind == .imu, let gyroscope = message.values(of: 0, sensitivity, in: notification),
            let accelerometer = message.values(of: 1, sensitivity, in: notification)
        else { return MotionFrame(at: time) }
        let rate = mounting.turn((gyroscope.x / 1000, gyroscope.y / 1000, gyroscope.z / 1000))
        let force = mounting.turn((accelerometer.x / 1000, accelerometer.y / 1000, accelerometer.z / 1000))
        var frame = MotionFrame(at: time)
        frame.axes = MotionFrame.Axes(
            x: SignalMaths.limit(-rate.x / fullRate), y: SignalMaths.limit(-rate.z / fullRate),
            z: SignalMaths.limit(rate.y / fullRate))
        frame.rotationRate = [Float(rate.x * radians), Float(rate.y * radians), Float(rate.z * radians)]
        frame.acceleration = [Float(force.x * gravity), Float(force.y * gravity), Float(force.z * gravity)]
        frame.flags = [.hasAxes, .hasRotationRate, .hasAcceleration]
        return frame
    }
}
