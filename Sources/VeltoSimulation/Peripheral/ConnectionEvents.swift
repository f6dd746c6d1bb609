internal import VeltoCore

/// The connection events of a link: the moments, one interval apart, at which packets travel in both directions.
///
/// A lost event carries nothing; its packets wait for the next one. Source: Bluetooth Core, Vol 6, Part B, 4.5.1.
struct ConnectionEvents {
    private let start: Timestamp
    private let seed: UInt64
    /// The time of an event, from which the others are counted.
    private var anchor: Timestamp
    /// Nanoseconds from one event to the next.
    private var interval: UInt64

    /// The events of a link that is up since `time`; `interval` is in seconds.
    init(seed: UInt64, interval: Double, since time: Timestamp) {
        self.seed = seed
        self.interval = Self.nanoseconds(interval)
        start = time
        anchor = time
    }

    private static func nanoseconds(_ seconds: Double) -> UInt64 { UInt64((seconds * 1e9).rounded()) }

    /// Changes the interval (seconds) from the next event on.
    mutating func setInterval(_ seconds: Double, at time: Timestamp) {
        let new = Self.nanoseconds(seconds)
        guard new != interval else { return }
        anchor = first(after: time)
        interval = new
    }

    /// The time of the first event after a time.
    func first(after time: Timestamp) -> Timestamp {
        guard time >= anchor else { return anchor }
        let rest = interval - (time.nanoseconds - anchor.nanoseconds) % interval
        let (sum, overflow) = time.nanoseconds.addingReportingOverflow(rest)
        return overflow ? .distantFuture : Timestamp(nanoseconds: sum)
    }

    /// Whether an event is lost, if a share `loss` of all are.
    func isLost(_ event: Timestamp, loss: Double) -> Bool {
        guard loss > 0 else { return false }
        var luck = SeededGenerator(seed: seed, stream: event.nanoseconds &- start.nanoseconds)
        return luck.unit() < loss
    }

    /// The maximum number of lost events in a row that are looked at.
    private static let longestSearch = 4096

    /// The time of the first event after a time that is not lost.
    func firstPassing(after time: Timestamp, loss: Double) -> Timestamp {
        var event = first(after: time)
        var count = 0
        while event < .distantFuture, count < Self.longestSearch, isLost(event, loss: loss) {
            event = first(after: event)
            count += 1
        }
        return event
    }
}
