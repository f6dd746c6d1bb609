public import VeltoCore

/// How eagerly the gamepad reacts.
public enum PadStyle: Int32, CaseIterable, Hashable, Sendable {
    /// Quick, for playing.
    case game = 0
    /// Calm, for menus.
    case smooth = 1
    /// Only movements that a hand has to work for.
    case robust = 2
}

/// The constants of the gamepad engine.
///
/// Source: Triki protocol notes, 4.2.
///
/// Velocities are units of the primary axis per second, accelerations per second squared. The source's numbers react to
/// little more than the noise of a sensor; `robust` asks for a real movement.
public struct GamepadConfig: Hashable, Sendable {
    /// The style that the constants were made from; nothing reads it but the program.
    public var style = PadStyle.game
    /// Which number of a sample is the primary axis; no style changes it.
    public var axis = DeviceAxis.second
    /// Velocities below this leave the direction to the position.
    public var directionDeadzone = 0.02
    /// Direction per velocity.
    public var velocityGain = 0.55
    /// Direction per position while there is no velocity.
    public var positionBlend = 0.85
    /// The velocity, or position, that counts as moving.
    public var moveThreshold = 0.08
    /// The acceleration that is a shake.
    public var shakeAcceleration = 1.8
    /// Seconds between two shakes.
    public var shakeCooldown = 0.12
    /// The velocity that is an action.
    public var actionVelocity = 0.65
    /// Seconds between two actions.
    public var actionCooldown = 0.10
    /// The position that is a tilt.
    public var tiltThreshold = 0.22
    /// How many samples a tilt must last.
    public var tiltFrames = 4
    /// The velocity that may become a swing.
    public var swingPeak = 0.5
    /// The share of its peak to which the velocity of a swing must fall.
    public var swingDropRatio = 0.45
    /// Within how many samples it must fall.
    public var swingFrames = 6

    /// The constants of `PadStyle.game`.
    public init() {}

    /// The constants of a style.
    public static func preset(_ style: PadStyle) -> GamepadConfig {
        switch style {
        case .game: GamepadConfig()
        case .smooth: smooth
        case .robust: robust
        }
    }

    private static let smooth: GamepadConfig = {
        var config = GamepadConfig()
        config.style = .smooth
        config.directionDeadzone = 0.05
        config.velocityGain = 0.35
        config.positionBlend = 0.65
        config.moveThreshold = 0.12
        config.shakeAcceleration = 2.4
        config.shakeCooldown = 0.18
        config.actionVelocity = 0.85
        config.actionCooldown = 0.14
        config.tiltThreshold = 0.28
        config.tiltFrames = 8
        config.swingPeak = 0.7
        config.swingDropRatio = 0.5
        config.swingFrames = 8
        return config
    }()

    /// Source: Triki protocol notes, 4.5.
    private static let robust: GamepadConfig = {
        var config = GamepadConfig()
        config.style = .robust
        config.moveThreshold = 0.6
        config.actionVelocity = 6
        config.swingPeak = 5
        config.shakeAcceleration = 150
        return config
    }()

    /// Refuses numbers that make no sense; the error names the member.
    public func validate() throws(VeltoError) {
        try Self.rules.check(self)
    }

    private typealias Rule = FieldRule<GamepadConfig>

    private static let rules: [Rule] = [
        Rule("direction_deadzone", FieldRange.size) { $0.directionDeadzone },
        Rule("velocity_gain", FieldRange.gain) { $0.velocityGain },
        Rule("position_blend", FieldRange.gain) { $0.positionBlend },
        Rule("move_threshold", FieldRange.size) { $0.moveThreshold },
        Rule("shake_acceleration", FieldRange.size) { $0.shakeAcceleration },
        Rule("shake_cooldown", FieldRange.time) { $0.shakeCooldown },
        Rule("action_velocity", FieldRange.size) { $0.actionVelocity },
        Rule("action_cooldown", FieldRange.time) { $0.actionCooldown },
        Rule("tilt_threshold", FieldRange.size) { $0.tiltThreshold },
        Rule("tilt_frames", 0...1000) { Double($0.tiltFrames) },
        Rule("swing_peak", FieldRange.size) { $0.swingPeak },
        Rule("swing_drop_ratio", FieldRange.share) { $0.swingDropRatio },
        Rule("swing_frames", 0...1000) { Double($0.swingFrames) },
    ]
}
