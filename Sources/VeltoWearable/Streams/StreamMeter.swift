internal import VeltoCore

/// Measures the rate of a stream's frames, including lost ones, and their age on arrival.
struct StreamMeter {
    struct Measurement {
        /// Frames per second, by timestamps and sequence numbers; nil while no time has passed between two frames.
        let rate: Double?
        /// The mean time between measurement and arrival (seconds).
        let latency: Double
    }

    /// A reference frame of the rate measurement.
    private struct Mark {
        let sequence: UInt64
        let time: Timestamp
    }

    /// The interval between measurements (seconds).
    private static let period = 1.0
    /// The minimum time span of a rate measurement (seconds); the maximum is twice as long.
    private static let span = 5.0
    /// The silence after which the rate is 0: seconds, plus a number of frames.
    private static let (silence, silentFrames) = (1.5, 3.0)

    private var older: Mark?
    private var newer: Mark?
    /// The end of the current measurement (nanoseconds).
    private var due: UInt64 = 0
    /// The number of frames before it.
    private var before: UInt64 = 0
    /// Nanoseconds.
    private var ages: UInt64 = 0

    /// Adds arriving frames with their mean time of measurement.
    ///
    /// Returns whether a measurement is complete.
    @inline(__always)
    mutating func isComplete(with frames: UInt64, from time: Timestamp, _ arrival: Timestamp) -> Bool {
        ages &+= frames &* (arrival.nanoseconds &- min(time.nanoseconds, arrival.nanoseconds))
        return arrival.nanoseconds >= due
    }

    /// Returns the measurement at `total` frames, and begins the next one; nil the first time.
    mutating func complete(
        _ arrival: Timestamp, _ total: UInt64, _ sequence: UInt64, measured time: Timestamp
    ) -> Measurement? {
        defer {
            due = arrival.advanced(bySeconds: Self.period).nanoseconds
            before = total
            ages = 0
        }
        guard let rate = rate(Mark(sequence: sequence, time: time)) else { return nil }
        return Measurement(rate: rate, latency: Double(ages) * 1e-9 / Double(max(total &- before, 1)))
    }

    /// Returns the rate since a frame some seconds ago; nil for the first frame.
    private mutating func rate(_ mark: Mark) -> Double?? {
        guard let older, let newer else {
            (older, newer) = (mark, mark)
            return nil
        }
        if mark.time.seconds(since: newer.time) >= Self.span { (self.older, self.newer) = (newer, mark) }
        let elapsed = mark.time.seconds(since: older.time)
        return .some(elapsed > 0 ? Double(mark.sequence &- older.sequence) / elapsed : nil)
    }

    /// Returns whether a stream of that rate has been silent since a measurement.
    static func isSilent(_ rate: Double, since measurement: Timestamp, at now: Timestamp) -> Bool {
        now.seconds(since: measurement) > period + max(silence, rate > 0 ? silentFrames / rate : .infinity)
    }
}
