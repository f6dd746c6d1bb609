/// The responsiveness of the gamepad.
public enum GamepadStyle: CaseIterable, Hashable, Sendable {
    /// Reacts only to deliberate movements; the default.
    case robust
    /// Reacts quickly, as in the original framework's games.
    case game
    /// Reacts calmly, as in the original framework's menus.
    case smooth
}

/// The constants of the gamepad engine.
///
/// Velocities are units of the primary axis per second, accelerations per second squared. The constants `game` and
/// `smooth` of the original framework react to little more than sensor noise; `robust` requires a real movement.
///
/// The notes suggest the thresholds of `robust`. Two of its constants differ further from the original, since noise of
/// 1 LSB has a velocity of up to 1 in 20 ms. `minimumInterval` keeps that velocity from growing with the packet rate,
/// and `directionDeadzone` lets the position determine the direction of a resting device. Source: Triki protocol notes,
/// 4.2.
public struct GamepadConfig: Hashable, Sendable {
    /// The style of the constants; only the program reads it.
    public var style: GamepadStyle
    /// The sample axis that is the primary axis; styles do not change it.
    public var axis: DeviceAxis
    /// Velocity below which the position determines the direction.
    public var directionDeadzone: Double
    /// Direction per velocity.
    public var velocityGain: Double
    /// Direction per position while there is no velocity.
    public var positionBlend: Double
    /// Minimum velocity, or position, that counts as moving.
    public var moveThreshold: Double
    /// Minimum acceleration of a shake.
    public var shakeAcceleration: Double
    /// Minimum time between two shakes (seconds).
    public var shakeCooldown: Double
    /// Minimum velocity of an action.
    public var actionVelocity: Double
    /// Minimum time between two actions (seconds).
    public var actionCooldown: Double
    /// Minimum position of a tilt.
    public var tiltThreshold: Double
    /// Minimum duration of a tilt (samples).
    public var tiltFrames: Int
    /// Minimum peak velocity of a swing.
    public var swingPeak: Double
    /// Fraction of its peak to which the velocity must fall to complete a swing.
    public var swingDropRatio: Double
    /// Maximum duration of that fall (samples).
    public var swingFrames: Int
    /// Minimum time over which velocity and acceleration are measured (seconds).
    ///
    /// Noise of 1 LSB has a velocity proportional to the packet rate, and an acceleration proportional to its square.
    /// At 60 packets per second it would count as a shake. Samples that arrive faster than this interval are therefore
    /// averaged, and count as fractions of a frame. The thresholds of `robust` are designed for 20 ms, the interval of
    /// a cap. 0 measures from sample to sample, as the original framework does.
    public var minimumInterval: Double
}
