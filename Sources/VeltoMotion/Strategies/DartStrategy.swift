public import VeltoCore

/// A throw is a sudden movement to the right.
///
/// Source: Triki protocol notes, 9.6.
public struct DartStrategy: Hashable, Sendable {
    /// The strategy's constants; velocities are hundredths of the position per frame.
    public struct Config: Hashable, Sendable {
        /// The velocity that throws.
        public var spikeThreshold = 7.0
        /// Seconds between two throws.
        public var cooldown = 0.5
        /// The velocity of full power.
        public var fullPowerVelocity = 12.0

        /// The source's constants.
        public init() {}

        /// Refuses numbers that make no sense; the error names the member.
        public func validate() throws(VeltoError) {
            try Self.rules.check(self)
        }

        private typealias Rule = FieldRule<Config>

        private static let rules: [Rule] = [
            Rule("dart_spike_threshold", FieldRange.size) { $0.spikeThreshold },
            Rule("dart_cooldown", FieldRange.time) { $0.cooldown },
            Rule("dart_full_power_velocity", 0.001...1e6) { $0.fullPowerVelocity },
        ]
    }

    /// The strategy's constants.
    public var config: Config
    private var pause = 0.0

    /// A strategy that has seen nothing.
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
