// Swift programs give lengths of time as durations; timers and the C interface count seconds.

extension Duration {
    private static let nanosecondsPerSecond = 1_000_000_000.0

    /// The length in seconds, to the nanosecond.
    package var seconds: Double {
        // Durations beyond the range of the seconds would trap.
        let longest = Duration.seconds(Int64.max)
        let (seconds, attoseconds) = min(max(self, .zero - longest), longest).components
        // One division at the end, so that a tenth of a second is the number 0.1.
        return (Double(seconds) * Self.nanosecondsPerSecond + Double(attoseconds / 1_000_000_000))
            / Self.nanosecondsPerSecond
    }

    /// The duration of that number of seconds, to the nanosecond; the longest there is for greater numbers, and none for NaN.
    package init(clampingSeconds seconds: Double) {
        let whole = seconds.rounded(.towardZero)
        self =
            .seconds(Int64(clamping: whole))
            + .nanoseconds(Int64(clamping: (seconds - whole) * Self.nanosecondsPerSecond))
    }
}

extension Int64 {
    /// The nearest number; 0 for NaN.
    fileprivate init(clamping number: Double) {
        let rounded = number.rounded()
        self = Int64(exactly: rounded) ?? (rounded > 0 ? .max : rounded < 0 ? .min : 0)
    }
}
