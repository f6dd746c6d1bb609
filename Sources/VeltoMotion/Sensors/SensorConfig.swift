/// The smoothing of sensor readings, and the shortest time between their gestures.
///
/// Source: Triki protocol notes, 2.7.
public struct SensorFilter: Hashable, Sendable {
    /// Weight of a new tilt, 0…1; 1 disables smoothing.
    public var tiltSmoothing: Double
    /// Weight of a new rotation rate, 0…1; 1 disables smoothing.
    public var gyroSmoothing: Double
    /// Weight of a new rotation, 0…1; 1 disables smoothing.
    public var rotationSmoothing: Double
    /// Smaller changes are ignored while smoothing.
    public var noiseFloor: Double
    /// Seconds after a click during which the click flag of a sensor frame is the same click.
    public var clickCooldown: Double
    /// Seconds after a shake during which there is no other.
    public var shakeCooldown: Double
}
