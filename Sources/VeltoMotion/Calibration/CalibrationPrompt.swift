/// Whether a player should be asked to calibrate.
///
/// Source: Triki protocol notes, 10.2.
///
/// Asked once per connection, as soon as the device sends; a program can switch that off and ask when it likes.
public struct CalibrationPrompt: Hashable, Sendable {
    /// Where the question stands.
    public enum State: Int32, CaseIterable, Hashable, Sendable {
        /// Nobody is being asked.
        case idle = 0
        /// The question can be answered.
        case awaitingUser = 1
        /// The neutral pose is set.
        case done = 2
    }

    /// Whether the question comes by itself.
    public var isAutomatic = true
    /// Where the question stands.
    public private(set) var state = State.idle
    /// Whether the question is to be shown.
    public private(set) var isShown = false
    private var isSettled = false

    /// Nobody has been asked.
    public init(isAutomatic: Bool = true) {
        self.isAutomatic = isAutomatic
    }

    /// Follows the device; to be called for every frame.
    public mutating func update(isConnected: Bool, isReceiving: Bool) {
        guard isConnected else {
            self = CalibrationPrompt(isAutomatic: isAutomatic)
            return
        }
        if isShown, isReceiving { state = .awaitingUser }
        guard isAutomatic, isReceiving, !isSettled, !isShown else { return }
        isShown = true
        state = .awaitingUser
    }

    /// The neutral pose was set.
    public mutating func calibrated() {
        settle(.done)
    }

    /// The player does not want to.
    public mutating func skip() {
        settle(.idle)
    }

    private mutating func settle(_ state: State) {
        self.state = state
        isShown = false
        isSettled = true
    }

    /// The program asks, also again; nothing without a connection.
    public mutating func present(isConnected: Bool, isReceiving: Bool) {
        guard isConnected else { return }
        isShown = true
        state = isReceiving ? .awaitingUser : .idle
    }
}
