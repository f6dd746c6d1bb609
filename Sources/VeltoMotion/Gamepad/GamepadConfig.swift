/// How eagerly the gamepad reacts.
public enum GamepadStyle: CaseIterable, Hashable, Sendable {
    /// Quick, for playing.
    case game
    /// Calm, for menus.
    case smooth
    /// Only movements that a hand has to work for.
    case robust
}

/// The constants of the gamepad engine.
///
/// Source: Triki protocol notes, 4.2.
///
/// Velocities are units of the primary axis per second, accelerations per second squared. The source's numbers react to
/// little more than the noise of a sensor; `robust` asks for a real movement.
public struct GamepadConfig: Hashable, Sendable {
    /// The style that the constants were made from; nothing reads it but the program.
    public var style: GamepadStyle
    /// Which number of a sample is the primary axis; no style changes it.
    public var axis: DeviceAxis
    /// Velocities below this leave the direction to the position.
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
    /// How many samples a tilt must last.
    public var tiltFrames: Int
    /// The velocity that may become a swing.
    public var swingPeak: Double
    /// The share of its peak to which the velocity of a swing must fall.
    public var swingDropRatio: Double
    /// Within how many samples it must fall.
    public var swingFrames: Int
}
