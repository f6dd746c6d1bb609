internal import VeltoCore

/// The connection events of a link, at which packets travel in both directions.
///
/// Events are one connection interval apart. The packets of a lost event wait for the next one. Source: Bluetooth Core,
/// Vol 6, Part B, 4.5.1.
struct ConnectionEvents {
    private let start: Timestamp
    private let seed: UInt64
    /// The time of the event from which all others are computed.
    private var anchor: Timestamp
    /// The connection interval (nanoseconds).
    private var interval: UInt64

    /// Creates the events of a link that is up since `time`; `interval` is in seconds.
    init(seed: UInt64, interval: Double, since time: Timestamp) {
        self.seed = seed
        self.interval = Self.nanoseconds(interval)
        start = time
        anchor = time
    }

    private static func nanoseconds(_ seconds: Double) -> UInt64 { UInt64((seconds * 1e9).rounded()) }

    /// Changes the interval (seconds) after the next event.
    mutating func setInterval(_ seconds: Double, at time: Timestamp) {
        let new = Self.nanoseconds(seconds)
        guard new != interval else { return }
        anchor = first(after: time)
        interval = new
    }

    /// Returns the time of the first event after a time.
    func first(after time: Timestamp) -> Timestamp {
        guard time >= anchor else { return anchor }
        let rest = interval - (time.nanoseconds - anchor.nanoseconds) % interval
        let (sum, overflow) = time.nanoseconds.addingReportingOverflow(rest)
        return overflow ? .distantFuture : Timestamp(nanoseconds: sum)
    }

    /// Returns whether an event is lost if `loss` is the fraction of lost events.
    func isLost(_ event: Timestamp, loss: Double) -> Bool {
        guard loss > 0 else { return false }
        var luck = SeededGenerator(seed: seed, stream: event.nanoseconds &- start.nanoseconds)
        return luck.unit() < loss
    }

    /// The maximum number of consecutive lost events to search.
    private static let longestSearch = 4096

    /// Returns the time of the first event after a time that is not lost.
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
