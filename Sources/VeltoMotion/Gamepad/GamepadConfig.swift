/// The responsiveness of the gamepad.
public enum GamepadStyle: CaseIterable, Hashable, Sendable {
    /// Only deliberate movements; the default.
    case robust
    /// Quick: the original's for playing.
    case game
    /// Calmer: the original's for menus.
    case smooth
}

/// The constants of the gamepad engine.
///
/// Source: Triki protocol notes, 4.2.
///
/// Velocities are units of the primary axis per second, accelerations per second squared. The original's constants,
/// `game` and `smooth`, react to little more than the noise of a sensor; `robust` requires a real movement.
///
/// The notes suggest the thresholds of `robust`. Two of its constants deviate from the original further, since one count of
/// noise to either side has a velocity of up to 1 in 20 ms: `minimumInterval` keeps it from growing with the packet rate, and
/// `directionDeadzone` lets the position determine the direction of a resting device.
public struct GamepadConfig: Hashable, Sendable {
    /// The style from which the constants were made; read only by the program.
    public var style: GamepadStyle
    /// The axis of a sample that is the primary axis; no style changes it.
    public var axis: DeviceAxis
    /// Below this velocity the position determines the direction.
    public var directionDeadzone: Double
    /// Direction per velocity.
    public var velocityGain: Double
    /// Direction per position while there is no velocity.
    public var positionBlend: Double
    /// The velocity, or position, that counts as moving.
    public var moveThreshold: Double
    /// The acceleration that is a shake.
    public var shakeAcceleration: Double
    /// Seconds between two shakes.
    public var shakeCooldown: Double
    /// The velocity that is an action.
    public var actionVelocity: Double
    /// Seconds between two actions.
    public var actionCooldown: Double
    /// The position that is a tilt.
    public var tiltThreshold: Double
    /// The number of samples that a tilt must last.
    public var tiltFrames: Int
    /// The velocity that may become a swing.
    public var swingPeak: Double
    /// The fraction of its peak to which the velocity of a swing must fall.
    public var swingDropRatio: Double
    /// The number of samples within which it must fall.
    public var swingFrames: Int
    /// Minimum time over which velocity and acceleration are measured.
    ///
    /// One count of noise has a velocity proportional to the packet rate, and an acceleration proportional to its square:
    /// at 60 packets a second it passes for a shake. Samples that arrive faster than this are therefore averaged, and
    /// count as parts of a frame. The thresholds of `robust` are sized for 20 ms, the interval of a cap. 0 is the
    /// original, from sample to sample.
    public var minimumInterval: Double
}
