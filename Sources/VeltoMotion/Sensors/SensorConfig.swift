/// The smoothing of sensor readings, and the minimum time between their gestures.
///
/// Source: Triki protocol notes, 2.7.
public struct SensorFilter: Hashable, Sendable {
    /// Weight of a new tilt, 0…1; 1 disables smoothing.
    public var tiltSmoothing: Double
    /// Weight of a new rotation rate, 0…1; 1 disables smoothing.
    public var gyroSmoothing: Double
    /// Weight of a new rotation, 0…1; 1 disables smoothing.
    public var rotationSmoothing: Double
    /// Changes below this value are ignored while smoothing.
    public var noiseFloor: Double
    /// Minimum time between two clicks of sensor frames (seconds); earlier flags belong to the same click.
    public var clickCooldown: Double
    /// Minimum time between two shakes (seconds).
    public var shakeCooldown: Double
}
