/// Detects a throw: a swing to the right that has passed its peak.
///
/// Source: Triki protocol notes, 9.6.
public struct BowlingStrategy: Hashable, Sendable {
    /// The strategy's constants; velocities are hundredths of the position per frame.
    public struct Config: Hashable, Sendable {
        /// The velocity that the swing must have just before it slows down.
        public var peakMinRelease: Double
        /// The velocity that the swing must reach.
        public var deadzone: Double
        /// Seconds between two throws.
        public var cooldown: Double
        /// The velocity of full power.
        public var fullPowerVelocity: Double
    }

    /// The strategy's constants.
    public var config: Config
    private var pause = 0.0
    private var peak = 0.0
    private var last = 0.0

    /// A strategy that has seen nothing.
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
