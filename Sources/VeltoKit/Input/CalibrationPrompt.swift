/// Whether players are asked to calibrate.
public enum CalibrationPolicy: CaseIterable, Sendable {
    /// When packets begin to come on a link, until the player has calibrated or declined.
    case ask
    /// Never by itself.
    case never
}

/// Where the question stands, whether the player wants to calibrate.
public enum CalibrationState: CaseIterable, Sendable {
    /// Nobody is being asked, or the device does not send yet.
    case idle
    /// The question can be answered.
    case awaitingPlayer
    /// The player has calibrated on this link.
    case done
}

/// Whether the player of a device is to be asked to calibrate, at most once for each link by itself.
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

    /// Takes the state of a poll; true when the question begins with it.
    mutating func observe(isReceiving: Bool) -> Bool {
        self.isReceiving = isReceiving
        guard isReceiving, policy == .ask, !isSettled, !isWanted else { return false }
        isWanted = true
        return true
    }

    /// The program asks by itself.
    mutating func present() {
        isWanted = true
    }

    /// The player has calibrated.
    mutating func calibrated() {
        settle(isDone: true)
    }

    /// The player does not want to.
    mutating func skip() {
        settle(isDone: false)
    }

    private mutating func settle(isDone: Bool) {
        isWanted = false
        isSettled = true
        self.isDone = isDone
    }

    /// The next link asks again.
    mutating func linkDown() {
        self = CalibrationPrompt(policy: policy)
    }
}
