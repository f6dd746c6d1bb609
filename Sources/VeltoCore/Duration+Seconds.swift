// The Swift interface uses durations; timers and the C interface use seconds.

extension Duration {
    private static let nanosecondsPerSecond = 1_000_000_000.0

    /// The duration in seconds, with nanosecond precision.
    package var seconds: Double {
        // Durations beyond the range of the seconds would trap.
        let longest = Duration.seconds(Int64.max)
        let (seconds, attoseconds) = min(max(self, .zero - longest), longest).components
        // A single division at the end, so that a tenth of a second is exactly 0.1.
        return (Double(seconds) * Self.nanosecondsPerSecond + Double(attoseconds / 1_000_000_000))
            / Self.nanosecondsPerSecond
    }

    /// Creates a duration of a number of seconds, with nanosecond precision; clamps large numbers, and NaN to 0.
    package init(clampingSeconds seconds: Double) {
        let whole = seconds.rounded(.towardZero)
        self =
            .seconds(Int64(clamping: whole))
            + .nanoseconds(Int64(clamping: (seconds - whole) * Self.nanosecondsPerSecond))
    }
}

extension Int64 {
    /// Creates the nearest integer; 0 for NaN.
    fileprivate init(clamping number: Double) {
        let rounded = number.rounded()
        self = Int64(exactly: rounded) ?? (rounded > 0 ? .max : rounded < 0 ? .min : 0)
    }
}
