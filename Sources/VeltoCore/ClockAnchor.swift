/// One moment on two clocks: the context's clock and UTC.
public struct ClockAnchor: Hashable, Sendable {
    /// The moment on the context's clock.
    public let time: Timestamp
    /// The moment in UTC.
    public let utc: UTCTime

    /// Creates an anchor from two readings of one moment.
    public init(time: Timestamp, utc: UTCTime) {
        self.time = time
        self.utc = utc
    }

    /// Converts a time on the context's clock to UTC, saturating at both ends.
    public func utc(at other: Timestamp) -> UTCTime {
        UTCTime(nanoseconds: Self.moved(utc.nanoseconds, from: time.nanoseconds, to: other.nanoseconds))
    }

    /// Converts a time in UTC to the context's clock, saturating at both ends.
    public func time(at other: UTCTime) -> Timestamp {
        Timestamp(nanoseconds: Self.moved(time.nanoseconds, from: utc.nanoseconds, to: other.nanoseconds))
    }

    private static func moved(_ value: UInt64, from start: UInt64, to end: UInt64) -> UInt64 {
        if end >= start {
            let (sum, overflow) = value.addingReportingOverflow(end - start)
            return overflow ? .max : sum
        }
        let (difference, overflow) = value.subtractingReportingOverflow(start - end)
        return overflow ? 0 : difference
    }
}
