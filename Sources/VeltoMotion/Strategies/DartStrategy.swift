/// Detects a throw: a sudden movement to the right.
///
/// Source: Triki protocol notes, 9.6.
public struct DartStrategy: Hashable, Sendable {
    /// The strategy's constants; velocities are 1/100 of the position per frame.
    public struct Config: Hashable, Sendable {
        /// Minimum velocity of a throw.
        public var spikeThreshold: Double
        /// Minimum time between two throws (seconds).
        public var cooldown: Double
        /// The velocity of full power.
        public var fullPowerVelocity: Double
    }

    /// The strategy's constants.
    public var config: Config
    private var pause = 0.0

    /// Creates a strategy.
    public init(config: Config = Config()) {
        self.config = config
    }

    mutating func advance(_ dt: Double) {
        pause = max(0, pause - dt)
    }

    mutating func process(_ velocity: Double, _ frame: inout StrategyFrame) {
        guard pause <= SignalMaths.timeSlack, velocity > config.spikeThreshold else { return }
        frame.dartThrow = min(1, velocity / config.fullPowerVelocity)
        pause = config.cooldown
    }

    mutating func reset() {
        pause = 0
    }
}
