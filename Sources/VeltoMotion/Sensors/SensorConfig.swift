public import VeltoCore

/// How sensor readings are smoothed, and how close their happenings can follow each other.
///
/// Source: Triki protocol notes, 2.7.
public struct SensorConfig: Hashable, Sendable {
    /// Weight of a new tilt, 0…1; 1 does not smooth.
    public var tiltSmoothing = 1.0
    /// Weight of a new rate of turning, 0…1; 1 does not smooth.
    public var gyroSmoothing = 1.0
    /// Weight of a new rotation, 0…1; 1 does not smooth.
    public var rotationSmoothing = 1.0
    /// Smaller changes are ignored while smoothing.
    public var noiseFloor = 0.001
    /// Seconds after a click in which the click flag of a sensor frame is no other.
    public var clickCooldown = 0.12
    /// Seconds after a shake in which there is no other.
    public var shakeCooldown = 0.10

    /// Without smoothing.
    public init() {}

    /// Refuses numbers that make no sense; the error names the member.
    public func validate() throws(VeltoError) {
        try Self.rules.check(self)
    }

    private typealias Rule = FieldRule<SensorConfig>

    private static let rules: [Rule] = [
        Rule("tilt_smoothing", FieldRange.share) { $0.tiltSmoothing },
        Rule("gyro_smoothing", FieldRange.share) { $0.gyroSmoothing },
        Rule("rotation_smoothing", FieldRange.share) { $0.rotationSmoothing },
        Rule("noise_floor", FieldRange.size) { $0.noiseFloor },
        Rule("click_cooldown", FieldRange.time) { $0.clickCooldown },
        Rule("shake_cooldown", FieldRange.time) { $0.shakeCooldown },
    ]
}
