/// The newest readings of a device's sensors, without calibration.
///
/// Source: Triki protocol notes, 2.5.
public struct SensorReadings: Hashable, Sendable {
    /// Tilt sideways, −1…1.
    public var tiltX = 0.0
    /// Tilt forward, −1…1.
    public var tiltY = 0.0
    /// Rotation about x, −1…1.
    public var gyroX = 0.0
    /// Rotation about y, −1…1.
    public var gyroY = 0.0
    /// Rotation about z, −1…1.
    public var gyroZ = 0.0
    /// The rotation channel, −1…1.
    public var rotation = 0.0
    /// The magnitude of the total rotation, 0…1.
    public var motion = 0.0
    /// Whether a click occurred within the last 0.25 s.
    public var click = false
    /// Whether a shake occurred within the last 0.25 s.
    public var shake = false

    /// Creates readings at rest.
    public init() {}

    /// The magnitude of the rotation channel, 0…1.
    public var speed: Double { abs(rotation) }
}
