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

    /// Counts a frame, and returns the measurement that it completes.
    mutating func count(_ info: FrameInfo) -> Measurement? {
        guard let start else {
            start = info.arrival
            return nil
        }
        frames &+= 1
        ages &+= info.arrival.nanoseconds &- min(info.timestamp.nanoseconds, info.arrival.nanoseconds)
        let elapsed = info.arrival.nanoseconds &- min(start.nanoseconds, info.arrival.nanoseconds)
        guard elapsed >= Self.period else { return nil }
        defer {
            self.start = info.arrival
            frames = 0
            ages = 0
        }
        return Measurement(
            rate: Double(frames) / (Double(elapsed) * 1e-9), latency: Double(ages) * 1e-9 / Double(frames))
    }
}
