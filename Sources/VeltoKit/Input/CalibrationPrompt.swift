/// Whether players are prompted to calibrate.
public enum CalibrationPolicy: CaseIterable, Sendable {
    /// When packets start to arrive for the first time, until the player has calibrated or declined; not for devices that know where
    /// they are level.
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
    /// The player has calibrated, and the calibration is kept.
    case done
}

/// Decides whether to prompt the player of a device to calibrate: once, until the player has calibrated or declined.
///
/// Source: Triki protocol notes, 10.2.
struct CalibrationPrompt {
    var policy: CalibrationPolicy
    /// Whether the device needs a calibration; one that measures where it is level does not.
    var isNeeded = true {
        didSet { if !isNeeded { isSettled = true } }
    }
    private(set) var isWanted = false
    private var isSettled = false
    private var isDone = false
    private var isReceiving = false

    init(policy: CalibrationPolicy = .ask, isNeeded: Bool = true) {
        self.policy = policy
        self.isNeeded = isNeeded
        isSettled = !isNeeded
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

    /// A calibration that is lost with the link is requested again.
    mutating func linkDown(keepsCalibration: Bool) {
        isReceiving = false
        guard !keepsCalibration else { return }
        self = CalibrationPrompt(policy: policy, isNeeded: isNeeded)
    }
}
