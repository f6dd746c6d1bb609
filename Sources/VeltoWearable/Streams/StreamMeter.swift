internal import VeltoCore

/// Measures the rate of a stream's frames and their age on arrival, each over a second or more.
struct StreamMeter {
    struct Measurement {
        /// Frames per second.
        let rate: Double
        /// Seconds between being measured and arriving, on average.
        let latency: Double
    }

    private static let period = 1.0
    private var start: Timestamp?
    private var frames = 0.0
    private var ages = 0.0

    /// Counts a frame, and returns the measurement that it completes.
    mutating func count(_ info: FrameInfo) -> Measurement? {
        guard let start else {
            start = info.arrival
            return nil
        }
        frames += 1
        ages += info.arrival.seconds(since: info.timestamp)
        let elapsed = info.arrival.seconds(since: start)
        guard elapsed >= Self.period else { return nil }
        defer {
            self.start = info.arrival
            frames = 0
            ages = 0
        }
        return Measurement(rate: frames / elapsed, latency: ages / frames)
    }
}
