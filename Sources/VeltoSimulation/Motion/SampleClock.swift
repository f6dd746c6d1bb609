internal import VeltoCore

/// The sampling times of a sensor: whole periods after its start.
struct SampleClock {
    /// Nanoseconds between two samples.
    let period: UInt64
    /// The time of the next sample.
    private(set) var next: Timestamp

    init(every period: UInt64, from start: Timestamp) {
        self.period = max(1, period)
        next = start
        advance()
    }

    /// Advances to the next sample.
    mutating func advance() {
        let (time, overflow) = next.nanoseconds.addingReportingOverflow(period)
        next = overflow ? .distantFuture : Timestamp(nanoseconds: time)
    }

    /// Skips the samples before a time.
    mutating func skip(to time: Timestamp) {
        guard next < time else { return }
        let missed = (time.nanoseconds - next.nanoseconds) / period
        next = Timestamp(nanoseconds: next.nanoseconds + missed * period)
        if next < time { advance() }
    }
}

extension Timestamp {
    private static let longestBacklog: UInt64 = 500_000_000

    /// The longest time to catch up: a day.
    ///
    /// It limits the duration of a step after a jump of the clock.
    private static let longestCatchUp: UInt64 = 86_400 * 1_000_000_000

    /// The start of the missed samples that a device still computes for a host, relative to this time.
    ///
    /// Earlier samples are skipped.
    var backlogStart: Timestamp { earlier(by: Self.longestBacklog) }

    /// The start of the missed samples that a device still computes for logging, relative to this time.
    var catchUpStart: Timestamp { earlier(by: Self.longestCatchUp) }

    private func earlier(by duration: UInt64) -> Timestamp {
        Timestamp(nanoseconds: nanoseconds - min(nanoseconds, duration))
    }
}
