/// The game.
public enum StrategyMode: CaseIterable, Hashable, Sendable {
    /// A paddle that follows the hand.
    case pong
    /// The results of all strategies, side by side.
    case quiz
    /// A swing.
    case bowling
    /// A spike.
    case dart
}

/// The result of a frame for the game.
public struct StrategyFrame: Hashable, Sendable {
    /// The movement or velocity before any filter.
    public var rawVelocity = 0.0
    /// The movement after the filter; pong only.
    public var filteredVelocity = 0.0
    /// The value that the strategy evaluates, for display.
    public var currentSignal = 0.0
    /// The movement of the paddle.
    public var pongMovement = 0.0
    /// The chosen answer; nil before the first choice.
    public var quizSlot: Int?
    /// Whether the choice changed in this frame.
    public var quizSlotChanged = false
    /// Whether the answer was confirmed in this frame.
    public var quizAnswered = false
    /// The power of a ball thrown in this frame.
    public var bowlingThrow: Double?
    /// The power of a dart thrown in this frame.
    public var dartThrow: Double?

    /// Creates an empty result.
    public init() {}
}

/// Converts input to the actions of one of four games.
///
/// A program can change the game at any time, since all games share one object. The cooldown after a throw continues.
/// Source: Triki protocol notes, 9.6.
///
/// ```swift
/// var strategy = GameStrategy(mode: .bowling)
/// while isRunning() {
///     let input = device.pollInput()
///     let frame = strategy.process(input, dt: input.dt)
///     if let power = frame.bowlingThrow { throwBall(power) }
/// }
/// ```
public struct GameStrategy: Hashable, Sendable {
    /// The game.
    public private(set) var mode: StrategyMode
    /// The signal value of a position or movement of 1.
    public var signalScale = 100.0
    /// The strategy of the paddle.
    public var pong = PongStrategy()
    /// The strategy of the answers.
    public var quiz = QuizStrategy()
    /// The strategy of the ball.
    public var bowling = BowlingStrategy()
    /// The strategy of the dart.
    public var dart = DartStrategy()

    /// Creates a strategy.
    public init(mode: StrategyMode = .pong) {
        self.mode = mode
    }

    /// Changes the game and loads its default constants; resets the state by default.
    public mutating func setMode(_ mode: StrategyMode, resetState: Bool = true) {
        self.mode = mode
        signalScale = GameStrategy().signalScale
        pong.config = .preset(.raw)
        quiz.config = QuizStrategy.Config()
        bowling.config = BowlingStrategy.Config()
        dart.config = DartStrategy.Config()
        if resetState { reset() }
    }

    /// Returns the result of this frame for the game.
    public mutating func process(_ input: GameInput, dt: Double) -> StrategyFrame {
        let time = max(dt, 1.0 / 240)
        var frame = StrategyFrame()
        bowling.advance(time)
        dart.advance(time)
        quiz.process(input, dt: time, isActive: mode == .quiz, &frame)
        switch mode {
        case .pong: pong.process(input, scale: signalScale, &frame)
        case .quiz: break
        case .bowling: bowling.process(velocity(input, &frame), &frame)
        case .dart: dart.process(velocity(input, &frame), &frame)
        }
        return frame
    }

    private func velocity(_ input: GameInput, _ frame: inout StrategyFrame) -> Double {
        let velocity = EventVelocity.of(input, scale: signalScale)
        frame.rawVelocity = velocity
        frame.currentSignal = velocity
        return velocity
    }

    /// Resets the game.
    public mutating func reset() {
        pong.reset()
        quiz.reset()
        bowling.reset()
        dart.reset()
    }
}
