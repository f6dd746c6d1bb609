/// A position on a screen, each coordinate 0…1, y pointing down.
public struct AimPoint: Hashable, Sendable {
    /// Distance from the left.
    public var x: Double
    /// Distance from the top.
    public var y: Double

    /// Creates a position.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates the point of a position; the neutral position is the middle, and up is up (correction F22).
    public init(positionOf input: GameInput) {
        x = (input.positionX + 1) / 2
        y = (1 - input.positionY) / 2
    }
}

/// Moves an aim over a screen.
///
/// Source: Triki protocol notes, 9.4.
public struct PointerDriver: Hashable, Sendable {
    /// The driver's constants.
    public struct Config: Hashable, Sendable {
        /// Rate at which the aim follows the target; not used at the slow rate.
        public var followRate: Double
        /// Distance per hand movement and second.
        public var deltaGain: Double
        /// Distance per 1/60 s while the device is held to one side; only used at the slow rate.
        public var tiltNudge: Double
    }

    /// The constants for every rate; nil for the preset of each rate.
    public var config: Config?

    /// Creates a driver.
    public init(config: Config? = nil) {
        self.config = config
    }

    /// Returns the new aim; `target` is the point of the position.
    ///
    /// The aim is not clamped to a screen.
    public func step(from aim: AimPoint, _ input: GameInput, target: AimPoint, dt: Double) -> AimPoint {
        let config = config ?? .preset(input.rateMode)
        let time = SignalMaths.frame(dt, atLeast: 1.0 / 240)
        let moved =
            switch input.rateMode {
            case .fast: Self.follow(aim, input, target, config, time, share: 0.65)
            case .normal, .unknown: Self.follow(aim, input, target, config, time, share: 0.85)
            case .lowPower: Self.nudge(aim, input, config, time)
            }
        // Keep the aim if its new position is not finite.
        return moved.x.isFinite && moved.y.isFinite ? moved : aim
    }

    private static func follow(
        _ aim: AimPoint, _ input: GameInput, _ target: AimPoint, _ config: Config, _ time: Double, share: Double
    ) -> AimPoint {
        let follow = min(1, config.followRate * time * share)
        let x = aim.x + input.shapedFrameDeltaX() * config.deltaGain * time
        // The aim's y axis points down, and the position's y axis points up (correction F22).
        let y = aim.y - input.shapedFrameDeltaY() * config.deltaGain * time
        return AimPoint(x: x * (1 - follow) + target.x * follow, y: y * (1 - follow) + target.y * follow)
    }

    private static func nudge(_ aim: AimPoint, _ input: GameInput, _ config: Config, _ time: Double) -> AimPoint {
        // Scaled by time, not per call (correction F21).
        let nudge = config.tiltNudge * 60 * time
        let sideways = input.tiltRight ? nudge : input.tiltLeft ? -nudge : 0
        let downwards = input.pointerDirection == .up ? -nudge : input.pointerDirection == .down ? nudge : 0
        return AimPoint(
            x: aim.x + sideways + input.frameDeltaX * config.deltaGain * time,
            y: aim.y + downwards - input.frameDeltaY * config.deltaGain * time)
    }
}
