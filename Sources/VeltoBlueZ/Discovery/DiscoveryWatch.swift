/// Notices discovery that runs and reports nothing.
///
/// A quiet place looks like this, and so does a daemon that disagrees with the kernel on whether discovery runs: BlueZ 5.66
/// after a StopDiscovery that the kernel rejected (status 0x0b). Starting again helps against some of that and harms
/// nothing.
struct DiscoveryWatch {
    /// The number of runs without results after which the wait stops growing.
    private static let longest = 3

    /// Seconds without a report after which discovery counts as stuck.
    let patience: Double
    private var silentRuns = 0
    private(set) var hasHeard = false

    init(patience: Double) {
        self.patience = patience
    }

    /// Seconds to listen for.
    var wait: Double { patience * Double(1 << min(silentRuns, Self.longest)) }

    mutating func heard() {
        hasHeard = true
        silentRuns = 0
    }

    /// The wait is over; returns whether discovery starts again.
    mutating func waitIsOver() -> Bool {
        defer { hasHeard = false }
        guard !hasHeard else { return false }
        silentRuns += 1
        return true
    }

    /// Discovery ended.
    mutating func reset() {
        self = DiscoveryWatch(patience: patience)
    }
}
