/// Whether players are prompted to calibrate.
public enum CalibrationPolicy: CaseIterable, Sendable {
    /// When packets start to arrive on a link, until the player has calibrated or declined.
    case ask
    /// Never by itself.
    case never
}

/// The state of the prompt to calibrate.
public enum CalibrationState: CaseIterable, Sendable {
    /// There is no prompt, or the device does not send yet.
    case idle
    /// The prompt can be answered.
    case awaitingPlayer
    /// The player has calibrated on this link.
    case done
}

/// Decides whether to prompt the player of a device to calibrate, at most once per link.
///
/// Source: Triki protocol notes, 10.2.
struct CalibrationPrompt {
    var policy: CalibrationPolicy
    private(set) var isWanted = false
    private var isSettled = false
    private var isDone = false
    private var isReceiving = false

    init(policy: CalibrationPolicy = .ask) {
        self.policy = policy
    }

    var state: CalibrationState {
        if isWanted { return isReceiving ? .awaitingPlayer : .idle }
        return isDone ? .done : .idle
    }

    /// Takes the state of a poll; returns whether the prompt starts with it.
    mutating func observe(isReceiving: Bool) -> Bool {
        self.isReceiving = isReceiving
        guard isReceiving, policy == .ask, !isSettled, !isWanted else { return false }
        isWanted = true
        return true
    }

    /// The program starts the prompt.
    mutating func present() {
        isWanted = true
    }

    /// The player has calibrated.
    mutating func calibrated() {
        settle(isDone: true)
    }

    /// The player has declined.
    mutating func skip() {
        settle(isDone: false)
    }

    private mutating func settle(isDone: Bool) {
        isWanted = false
        isSettled = true
        self.isDone = isDone
    }

    /// The next link prompts again.
    mutating func linkDown() {
        self = CalibrationPrompt(policy: policy)
    }
}
