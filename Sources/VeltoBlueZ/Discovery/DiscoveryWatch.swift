/// Detects a running discovery without reports.
///
/// There may be no devices, or daemon and kernel may disagree on whether discovery runs. BlueZ 5.66 does after a
/// StopDiscovery that the kernel rejected (status 0x0b). A restart resolves some of these cases and is otherwise
/// harmless.
struct DiscoveryWatch {
    /// The number of silent runs after which the wait no longer grows.
    private static let longest = 3

    /// Time without a report after which discovery counts as stuck (seconds).
    let patience: Double
    private var silentRuns = 0
    private(set) var hasHeard = false

    init(patience: Double) {
        self.patience = patience
    }

    /// The current wait (seconds).
    var wait: Double { patience * Double(1 << min(silentRuns, Self.longest)) }

    mutating func heard() {
        hasHeard = true
        silentRuns = 0
    }

    /// Handles the end of the wait; returns whether discovery must restart.
    mutating func waitIsOver() -> Bool {
        defer { hasHeard = false }
        guard !hasHeard else { return false }
        silentRuns += 1
        return true
    }

    /// Resets the watch when discovery ends.
    mutating func reset() {
        self = DiscoveryWatch(patience: patience)
    }
}
