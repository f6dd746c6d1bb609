/// The back-off of reconnect attempts.
///
/// The first attempt waits for the initial delay. Only failures increase the delay. Source: architecture decision 13.
struct ReconnectBackoff {
    /// The longest delay (seconds).
    static let limit = 30.0
    /// The time after which a pending attempt is renewed (seconds).
    static let renewal = 30.0

    private let initialDelay: Double
    private var failures = 0

    init(initialDelay: Double) {
        self.initialDelay = initialDelay
    }

    /// The delay before the next attempt (seconds).
    var delay: Double {
        var delay = initialDelay
        for _ in 0..<min(failures, 16) { delay *= 2 }
        return min(delay, Self.limit)
    }

    mutating func failed() {
        failures = min(failures + 1, 16)
    }

    mutating func succeeded() {
        failures = 0
    }
}
