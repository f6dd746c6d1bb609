/// The style of a pong paddle.
public enum PongStyle: CaseIterable, Hashable, Sendable {
    /// Follows the hand.
    case raw
    /// Moves farther.
    case arcade
    /// Moves smoothly.
    case smooth
}

/// Turns the movement of the position into the movement of a paddle.
///
/// Source: Triki protocol notes, 9.6.
public struct PongStrategy: Hashable, Sendable {
    /// The strategy's constants; movements are 1/100 of the position per frame.
    public struct Config: Hashable, Sendable {
        /// The style of the constants; only the program reads it.
        public var style: PongStyle
        /// Movements below this value stop the paddle.
        public var deadzone: Double
        /// Movements above this value are clamped to it.
        public var limit: Double
        /// Distance of the paddle per movement.
        public var gain: Double
        /// Weight of the previous movement; 0 disables smoothing.
        public var previousWeight: Double
        /// Additional gain at the fast rate.
        public var fastGain: Double
    }

    /// The strategy's constants.
    public var config: Config
    private var lastSignal: Double?
    private var memory = 0.0

    /// Creates a strategy.
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

    /// Returns the paddle's new position between two walls.
    public static func move(_ position: Double, by movement: Double, between low: Double, _ high: Double) -> Double {
        movement == 0 ? position : SignalMaths.limit(position + movement, low, high)
    }

    mutating func reset() {
        lastSignal = nil
        memory = 0
    }
}
