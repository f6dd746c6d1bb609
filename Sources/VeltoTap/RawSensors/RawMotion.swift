internal import VeltoCore
internal import VeltoMotion

/// Game input of a TAP that sends raw values: the pointer follows its gyroscope.
///
/// Source: device input, 1.4 and 2.
enum RawMotion {
    /// The rotation rate that is full deflection (°/s).
    private static let fullRate = 250.0
    private static let gravity = 9.80665
    private static let radians = Double.pi / 180

    /// Returns the motion of a message of the IMU, with its axes turned by how the device is worn.
    static func frame(
        _ message: RawMessage, _ sensitivity: RawSensitivity, _ mounting: Mounting, at time: Timestamp
    ) -> MotionFrame {
        guard message.kind == .imu, let gyroscope = message.values(of: 0, sensitivity),
            let accelerometer = message.values(of: 1, sensitivity)
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

/// How a device is worn: what turns its axes into those of a hand that points, as a unit quaternion.
public struct Mounting: Hashable, Sendable {
    private let w: Double
    private let x: Double
    private let y: Double
    private let z: Double

    /// The axes of the device are those of the hand.
    public static let none = Mounting(w: 1, x: 0, y: 0, z: 0)

    /// Takes a quaternion of any length but 0, which turns nothing.
    public init(w: Double, x: Double, y: Double, z: Double) {
        let length = (w * w + x * x + y * y + z * z).squareRoot()
        guard length.isFinite, length > 1e-9 else {
            self = .none
            return
        }
        (self.w, self.x, self.y, self.z) = (w / length, x / length, y / length, z / length)
    }

    func turn(_ v: (x: Double, y: Double, z: Double)) -> (x: Double, y: Double, z: Double) {
        let t = (2 * (y * v.z - z * v.y), 2 * (z * v.x - x * v.z), 2 * (x * v.y - y * v.x))
        return (
            v.x + w * t.0 + y * t.2 - z * t.1, v.y + w * t.1 + z * t.0 - x * t.2, v.z + w * t.2 + x * t.1 - y * t.0
        )
    }
}
