/// Moves an aim sideways, −1…1, while the device leans.
///
/// Source: Triki protocol notes, 9.5.
public struct LateralDriver: Hashable, Sendable {
    /// The driver's constants.
    public struct Config: Hashable, Sendable {
        /// Tilts below this value do not move the aim.
        public var leanThreshold: Double
        /// The gain of a step; not used at the slow rate.
        public var stepGain: Double
        /// The largest step per 1/60 s, before the gain.
        public var maxStepPerFrame: Double
        /// Speed while the device is held to one side; only used at the slow rate.
        public var tiltHoldSpeed: Double
    }

    /// The constants for every rate; nil for the preset of each rate.
    public var config: Config?

    /// Creates a driver.
    public init(config: Config? = nil) {
        self.config = config
    }

    /// Returns the new aim; `lean` is the tilt to the right.
    public func step(
        from aim: Double, _ input: GameInput, lean: Double, dt: Double, isInverted: Bool = false
    ) -> Double {
        let config = config ?? .preset(input.rateMode)
        let time = SignalMaths.frame(dt, atLeast: 1.0 / 120)
        let step =
            input.rateMode == .lowPower
            ? Self.held(input, lean, config, time) : Self.leaning(input, lean, config, time)
        return step == 0 ? aim : SignalMaths.limit(aim + (isInverted ? -step : step))
    }

    private static func leaning(_ input: GameInput, _ lean: Double, _ config: Config, _ time: Double) -> Double {
        guard abs(lean) > config.leanThreshold else { return 0 }
        let shaped = VelocityLimits.frameDelta(input.rateMode).shape(lean)
        let strength = min(1, abs(shaped) / max(config.leanThreshold, 0.001))
        let step = strength * config.maxStepPerFrame * config.stepGain * 0.36 * time * 60
        return shaped < 0 ? -step : step
    }

    private static func held(_ input: GameInput, _ lean: Double, _ config: Config, _ time: Double) -> Double {
        if input.tiltRight { return config.tiltHoldSpeed * time }
        if input.tiltLeft { return -config.tiltHoldSpeed * time }
        guard abs(lean) > config.leanThreshold else { return 0 }
        // Scaled by time, not per call (correction F21).
        let step = config.maxStepPerFrame * 0.8 * 60 * time
        return lean < 0 ? -step : step
    }
}
