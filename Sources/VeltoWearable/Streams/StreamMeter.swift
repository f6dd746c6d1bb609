internal import VeltoCore

/// Measures the rate of a stream's frames and their age on arrival, each over a second or more.
struct StreamMeter {
    struct Measurement {
        /// Frames per second.
        let rate: Double
        /// Seconds between being measured and arriving, on average.
        let latency: Double
    }

    /// Seconds.
    private static let period = 1.0
    private var start: Timestamp?
    /// When the measurement is complete (nanoseconds).
    private var due: UInt64 = 0
    /// The number of frames before it.
    private var before: UInt64 = 0
    /// Nanoseconds.
    private var ages: UInt64 = 0

    /// Learns when frames were measured on average that arrive, and returns whether they complete a measurement.
    @inline(__always)
    mutating func isComplete(with frames: UInt64, from time: Timestamp, _ arrival: Timestamp) -> Bool {
        ages &+= frames &* (arrival.nanoseconds &- min(time.nanoseconds, arrival.nanoseconds))
        return arrival.nanoseconds >= due
    }

    /// Returns the measurement, with which there are `total` frames, and begins the next one; nil the first time.
    mutating func complete(_ arrival: Timestamp, _ total: UInt64) -> Measurement? {
        defer {
            start = arrival
            due = arrival.advanced(bySeconds: Self.period).nanoseconds
            before = total
            ages = 0
        }
        guard let start else { return nil }
        let elapsed = Double(arrival.nanoseconds - start.nanoseconds) * 1e-9
        let frames = Double(max(total &- before, 1))
        return Measurement(rate: frames / elapsed, latency: Double(ages) * 1e-9 / frames)
    }
}
