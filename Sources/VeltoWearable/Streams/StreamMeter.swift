internal import VeltoCore

/// Measures the rate of a stream's frames and their age on arrival, each over a second or more.
struct StreamMeter {
    struct Measurement {
        /// Frames per second.
        let rate: Double
        /// Seconds between being measured and arriving, on average.
        let latency: Double
    }

    private static let period: UInt64 = 1_000_000_000
    private var start: Timestamp?
    private var frames: UInt64 = 0
    /// Nanoseconds.
    private var ages: UInt64 = 0

    /// Counts the frames of a notification, and returns the measurement that they complete.
    mutating func count(_ run: SampleRun, _ arrival: Timestamp) -> Measurement? {
        guard let start else {
            start = arrival
            return nil
        }
        let number = UInt64(run.count)
        frames &+= number
        // On average their age is that of the one in the middle.
        let middle = run.first.nanoseconds &+ run.period &* (max(number, 1) &- 1) / 2
        ages &+= number &* (arrival.nanoseconds &- min(middle, arrival.nanoseconds))
        let elapsed = arrival.nanoseconds &- min(start.nanoseconds, arrival.nanoseconds)
        guard elapsed >= Self.period else { return nil }
        defer {
            self.start = arrival
            frames = 0
            ages = 0
        }
        return Measurement(
            rate: Double(frames) / (Double(elapsed) * 1e-9), latency: Double(ages) * 1e-9 / Double(max(frames, 1)))
    }
}
