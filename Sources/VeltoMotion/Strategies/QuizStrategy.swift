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
        /// The neutral zone after it, in which the choice stays.
        public var neutralExit: Double
        /// Seconds between two confirmations.
        public var confirmCooldown: Double
        /// Whether the choice moves calmly, one slot at a time.
        public var isCalm: Bool
        /// Fraction of the old position retained per frame while calm.
        public var positionRetain: Double
        /// Seconds for which an adjacent answer must be targeted while calm.
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

    /// A strategy that has seen nothing.
    public init(config: Config = Config()) {
        self.config = config
        applyConfig()
    }

    private mutating func applyConfig() {
        focus.adjacentDwell = config.adjacentDwell
        button.cooldown = config.confirmCooldown
    }

    /// The gate's pause runs in every game, and a button held across a change of games is no click.
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
