/// Detects a throw: a swing to the right that has passed its peak.
///
/// Source: Triki protocol notes, 9.6.
public struct BowlingStrategy: Hashable, Sendable {
    /// The strategy's constants; velocities are 1/100 of the position per frame.
    public struct Config: Hashable, Sendable {
        /// Minimum velocity just before the swing slows down.
        public var peakMinRelease: Double
        /// Minimum velocity of the swing.
        public var deadzone: Double
        /// Minimum time between two throws (seconds).
        public var cooldown: Double
        /// The velocity of full power.
        public var fullPowerVelocity: Double
    }

    /// The strategy's constants.
    public var config: Config
    private var pause = 0.0
    private var peak = 0.0
    private var last = 0.0

    /// Creates a strategy.
    public init(config: Config = Config()) {
        self.config = config
    }

    mutating func advance(_ dt: Double) {
        pause = max(0, pause - dt)
    }

    mutating func process(_ velocity: Double, _ frame: inout StrategyFrame) {
        if velocity > 0 { peak = max(peak, velocity) }
        let isReleased = velocity < last && last > config.peakMinRelease
        last = velocity
        guard isReleased, pause <= SignalMaths.timeSlack, peak > config.deadzone else { return }
        frame.bowlingThrow = min(1, peak / config.fullPowerVelocity)
        peak = 0
        pause = config.cooldown
    }

    mutating func reset() {
        self = BowlingStrategy(config: config)
    }
}
