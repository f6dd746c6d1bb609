/// Whether players are asked to calibrate.
public enum CalibrationPolicy: Int32, CaseIterable, Sendable {
    /// When packets begin to come on a link, until the player has calibrated or declined.
    case ask = 0
    /// Never by itself.
    case never = 1
}

/// Whether the player of a device is to be asked to calibrate, at most once for each link by itself.
///
/// Source: Triki protocol notes, 10.2.
struct CalibrationPrompt {
    var policy = CalibrationPolicy.ask
    private(set) var isWanted = false
    private var isDone = false

    /// Takes the state of a poll; true when the question begins with it.
    mutating func observe(isReceiving: Bool) -> Bool {
        guard isReceiving, policy == .ask, !isDone, !isWanted else { return false }
        isWanted = true
        return true
    }

    /// The program asks by itself.
    mutating func present() {
        isWanted = true
    }

    /// The player has calibrated, or does not want to.
    mutating func finish() {
        isWanted = false
        isDone = true
    }

    /// The next link asks again.
    mutating func linkDown() {
        isWanted = false
        isDone = false
    }
}
