public import VeltoCore

/// Choosing one of some answers by the position, and confirming with the button (correction F25).
///
/// Source: Triki protocol notes, 9.6.
public struct QuizStrategy: Hashable, Sendable {
    /// The strategy's constants.
    public struct Config: Hashable, Sendable {
        /// How many answers there are.
        public var slots = 4
        /// The neutral middle before the first choice.
        public var neutralEnter = 0.34
        /// The neutral middle after it; there the choice stays.
        public var neutralExit = 0.18
        /// Seconds between two confirmations.
        public var confirmCooldown = 0.65
        /// Whether the choice moves calmly, one slot at a time.
        public var isStabilised = false
        /// What a frame leaves of the old position while calm.
        public var positionRetain = 0.74
        /// Seconds that a neighbouring answer must be meant while calm.
        public var adjacentDwell = 0.28
        /// Seconds that an answer farther away must be meant while calm.
        public var jumpDwell = 0.42

        /// The source's constants.
        public init() {}

        /// Refuses numbers that make no sense; the error names the member.
        public func validate() throws(VeltoError) {
            try Self.rules.check(self)
            guard neutralExit <= neutralEnter else {
                throw .invalidArgument("quiz_neutral_exit", "is larger than quiz_neutral_enter")
            }
        }

        private typealias Rule = FieldRule<Config>

        private static let rules: [Rule] = [
            Rule("quiz_slots", 1...1000) { Double($0.slots) },
            Rule("quiz_neutral_enter", FieldRange.share) { $0.neutralEnter },
            Rule("quiz_neutral_exit", FieldRange.share) { $0.neutralExit },
            Rule("quiz_confirm_cooldown", FieldRange.time) { $0.confirmCooldown },
            Rule("quiz_position_retain", FieldRange.share) { $0.positionRetain },
            Rule("quiz_adjacent_dwell", FieldRange.time) { $0.adjacentDwell },
            Rule("quiz_jump_dwell", FieldRange.time) { $0.jumpDwell },
        ]
    }

    /// The strategy's constants.
    public var config: Config {
        didSet { applyConfig() }
    }
    /// The chosen answer, nil before the first choice.
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
        focus.jumpDwell = config.jumpDwell
        button.cooldown = config.confirmCooldown
    }

    /// The gate's pause runs in every game, and a button held through a change of games is no click.
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
        guard config.isStabilised else { return meant(newPosition) }
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
