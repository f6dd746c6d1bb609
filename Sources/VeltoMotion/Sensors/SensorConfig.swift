/// How sensor readings are smoothed, and how close their happenings can follow each other.
///
/// Source: Triki protocol notes, 2.7.
public struct SensorFilter: Hashable, Sendable {
    /// Weight of a new tilt, 0…1; 1 does not smooth.
    public var tiltSmoothing: Double
    /// Weight of a new rate of turning, 0…1; 1 does not smooth.
    public var gyroSmoothing: Double
    /// Weight of a new rotation, 0…1; 1 does not smooth.
    public var rotationSmoothing: Double
    /// Smaller changes are ignored while smoothing.
    public var noiseFloor: Double
    /// Seconds after a click in which the click flag of a sensor frame is no other.
    public var clickCooldown: Double
    /// Seconds after a shake in which there is no other.
    public var shakeCooldown: Double
}
