/// The pause before the next attempt to re-establish a link.
///
/// The first attempt waits for the initial delay; only failures increase it. Source: architecture decision 13.
struct ReconnectBackoff {
    /// The longest pause, in seconds.
    static let limit = 30.0
    /// Seconds after which a pending attempt is renewed.
    static let renewal = 30.0

    private let initialDelay: Double
    private var failures = 0

    init(initialDelay: Double) {
        self.initialDelay = initialDelay
    }

    /// The pause before the next attempt, in seconds.
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
