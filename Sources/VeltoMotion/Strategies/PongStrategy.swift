public import VeltoCore

/// How a pong paddle moves.
public enum PongStyle: Int32, CaseIterable, Hashable, Sendable {
    /// As the hand does.
    case raw = 0
    /// Stronger.
    case arcade = 1
    /// Calmer.
    case smooth = 2
}

/// Turns the movement of the position into the movement of a paddle.
///
/// Source: Triki protocol notes, 9.6.
public struct PongStrategy: Hashable, Sendable {
    /// The strategy's constants; movements are hundredths of the position per frame.
    public struct Config: Hashable, Sendable {
        /// The style that the constants were made from; nothing reads it but the program.
        public var style: PongStyle
        /// Smaller movements stop the paddle.
        public var deadzone: Double
        /// Larger movements count as this one.
        public var limit: Double
        /// Way of the paddle per movement.
        public var gain: Double
        /// Weight of the movement before; 0 does not smooth.
        public var previousWeight: Double
        /// Gain at the fast rate, on top.
        public var fastGain = 1.08

        /// The constants of a style.
        public static func preset(_ style: PongStyle) -> Config {
            switch style {
            case .raw: Config(style: style, deadzone: 0.3, limit: 8, gain: 2.5, previousWeight: 0)
            case .arcade: Config(style: style, deadzone: 0.35, limit: 10, gain: 3, previousWeight: 0)
            case .smooth: Config(style: style, deadzone: 0.8, limit: 6, gain: 1.2, previousWeight: 0.4)
            }
        }

        /// Refuses numbers that make no sense; the error names the member.
        public func validate() throws(VeltoError) {
            try Self.rules.check(self)
        }

        private typealias Rule = FieldRule<Config>

        private static let rules: [Rule] = [
            Rule("pong_deadzone", FieldRange.size) { $0.deadzone },
            Rule("pong_limit", FieldRange.size) { $0.limit },
            Rule("pong_gain", FieldRange.gain) { $0.gain },
            Rule("pong_previous_weight", FieldRange.share) { $0.previousWeight },
            Rule("pong_fast_gain", FieldRange.gain) { $0.fastGain },
        ]
    }

    /// The strategy's constants.
    public var config: Config
    private var lastSignal: Double?
    private var memory = 0.0

    /// A strategy that has seen nothing.
    public init(config: Config = .preset(.raw)) {
        self.config = config
    }

    mutating func process(_ input: GameInput, scale: Double, _ frame: inout StrategyFrame) {
        let signal = input.positionX * scale
        frame.currentSignal = signal
        defer { lastSignal = signal }
        guard let lastSignal else { return }
        let velocity = signal - lastSignal
        frame.rawVelocity = velocity
        guard abs(velocity) >= config.deadzone else { return }
        let limited = SignalMaths.limit(velocity, to: config.limit)
        let isSmoothed = config.previousWeight > 0
        memory = isSmoothed ? memory * config.previousWeight + limited * (1 - config.previousWeight) : 0
        let movement = (isSmoothed ? memory : limited) * config.gain
        frame.filteredVelocity = isSmoothed ? memory : movement
        frame.pongMovement = input.rateMode == .fast ? movement * config.fastGain : movement
    }

    /// The paddle's new place between two walls.
    public static func move(_ place: Double, by movement: Double, between low: Double, _ high: Double) -> Double {
        movement == 0 ? place : SignalMaths.limit(place + movement, low, high)
    }

    mutating func reset() {
        lastSignal = nil
        memory = 0
    }
}
