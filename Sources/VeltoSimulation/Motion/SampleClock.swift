internal import VeltoCore

/// The times at which a sensor samples: whole periods after its start.
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

    /// Goes on to the sample after the next one.
    mutating func advance() {
        let (time, overflow) = next.nanoseconds.addingReportingOverflow(period)
        next = overflow ? .distantFuture : Timestamp(nanoseconds: time)
    }

    /// Leaves out the samples before a time.
    mutating func skip(to time: Timestamp) {
        guard next < time else { return }
        let missed = (time.nanoseconds - next.nanoseconds) / period
        next = Timestamp(nanoseconds: next.nanoseconds + missed * period)
        if next < time { advance() }
    }
}

extension Timestamp {
    private static let longestBacklog: UInt64 = 500_000_000

    /// A day: no single step takes forever, however far a clock has jumped.
    private static let longestCatchUp: UInt64 = 86_400 * 1_000_000_000

    /// The time from which a device computes samples that a host has missed, if this is now.
    ///
    /// When time jumps, earlier samples are skipped.
    var backlogStart: Timestamp { earlier(by: Self.longestBacklog) }

    /// The time from which a device computes missed samples without a host, such as those for logging.
    var catchUpStart: Timestamp { earlier(by: Self.longestCatchUp) }

    private func earlier(by duration: UInt64) -> Timestamp {
        Timestamp(nanoseconds: nanoseconds - min(nanoseconds, duration))
    }
}
