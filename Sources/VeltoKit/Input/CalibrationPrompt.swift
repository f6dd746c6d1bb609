/// Whether players are prompted to calibrate.
public enum CalibrationPolicy: CaseIterable, Sendable {
    /// Prompt when packets first arrive, until the player has calibrated or declined.
    ///
    /// Devices that measure their own level are excluded.
    case ask
    /// Never prompt automatically.
    case never
}

/// The state of the calibration prompt.
public enum CalibrationState: CaseIterable, Sendable {
    /// There is no prompt, or the device does not send yet.
    case idle
    /// The prompt awaits the player.
    case awaitingPlayer
    /// The player has calibrated, and the calibration is kept.
    case done
}

/// Decides whether to prompt the player of a device to calibrate.
///
/// The prompt appears once, until the player has calibrated or declined.
///
/// Source: Triki protocol notes, 10.2.
struct CalibrationPrompt {
    var policy: CalibrationPolicy
    /// Whether the device needs a calibration.
    ///
    /// A device that measures its own level does not.
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

    /// Processes the state of a poll.
    ///
    /// Returns whether the prompt starts with it.
    mutating func observe(isReceiving: Bool) -> Bool {
        self.isReceiving = isReceiving
        guard isReceiving, policy == .ask, !isSettled, !isWanted else { return false }
        isWanted = true
        return true
    }

    /// Starts the prompt for the program.
    mutating func present() {
        isWanted = true
    }

    /// Ends the prompt: the player has calibrated.
    mutating func calibrated() {
        settle(isDone: true)
    }

    /// Ends the prompt: the player has declined.
    mutating func skip() {
        settle(isDone: false)
    }

    private mutating func settle(isDone: Bool) {
        isWanted = false
        isSettled = true
        self.isDone = isDone
    }

    /// Ends the prompt with the link.
    ///
    /// A calibration lost with the link is requested again.
    mutating func linkDown(keepsCalibration: Bool) {
        isReceiving = false
        guard !keepsCalibration else { return }
        self = CalibrationPrompt(policy: policy, isNeeded: isNeeded)
    }
}
