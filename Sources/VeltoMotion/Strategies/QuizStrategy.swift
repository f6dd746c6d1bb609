/// Chooses one of several answers by position, and confirms with the button (correction F25).
///
/// Source: Triki protocol notes, 9.6.
public struct QuizStrategy: Hashable, Sendable {
    /// The strategy's constants.
    public struct Config: Hashable, Sendable {
        /// The number of answers.
        public var slots: Int
        /// The neutral zone before the first choice.
        public var neutralEnter: Double
        /// The neutral zone after the first choice; the choice stays inside it.
        public var neutralExit: Double
        /// Minimum time between two confirmations (seconds).
        public var confirmCooldown: Double
        /// Whether the choice is smoothed and moves by one slot at a time.
        public var isCalm: Bool
        /// Fraction of the old position retained per frame if `isCalm`.
        public var positionRetain: Double
        /// Dwell time of an adjacent answer if `isCalm` (seconds).
        public var adjacentDwell: Double
    }

    /// The strategy's constants.
    public var config: Config {
        didSet { applyConfig() }
    }
    /// The chosen answer; nil before the first choice.
    public private(set) var slot: Int?
    private var position: Double?
    private var focus = FocusGate()
    private var button = ButtonGate()

    /// Creates a strategy.
    public init(config: Config = Config()) {
        self.config = config
        applyConfig()
    }

    private mutating func applyConfig() {
        focus.adjacentDwell = config.adjacentDwell
        button.cooldown = config.confirmCooldown
    }

    /// Processes a frame.
    ///
    /// The cooldown runs in every game, and a button that is held while the game changes does not click.
    mutating func process(_ input: GameInput, dt: Double, isActive: Bool, _ frame: inout StrategyFrame) {
        let isOpen = button.observe(input.bleButtonClick, dt: dt)
        guard isActive else { return }
        frame.currentSignal = input.positionX
        let chosen = choose(input.positionX, dt) ?? slot
        frame.quizSlotChanged = chosen != slot
        slot = chosen
        frame.quizSlot = chosen
        if isOpen {
            button.close()
            frame.quizAnswered = true
        }
    }

    private mutating func choose(_ newPosition: Double, _ dt: Double) -> Int? {
        guard config.isCalm else { return meant(newPosition) }
        position = position.map { SignalMaths.smooth(newPosition, $0, config.positionRetain) } ?? newPosition
        let raw = meant(position ?? newPosition).map { raw in
            slot.map { min(max(raw, $0 - 1), $0 + 1) } ?? raw
        }
        return focus.resolve(raw, current: slot, dt: dt)
    }

    private func meant(_ position: Double) -> Int? {
        Slots.focused(
            at: position, of: config.slots, current: slot, enter: config.neutralEnter, exit: config.neutralExit)
    }

    mutating func reset() {
        self = QuizStrategy(config: config)
    }
}
