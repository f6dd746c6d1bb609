/// Measures a chip's sampling period from the times of its samples, starting with the nominal period.
///
/// Sample times drift by some milliseconds while a clock is fitted to a link. The weight of the measurement therefore
/// grows with its duration. Source: orientation, 2.
package struct PeriodMeter: Sendable, BitwiseCopyable {
    /// The typical relative deviation of a chip's period, and the error of a measured time (seconds).
    private static let (deviation, timeError) = (0.006, 0.01)
    /// The maximum relative deviation of a chip's period.
    private static let largestDeviation = 0.05
    /// The time between two measurements, and the minimum window of a measurement, which grows to twice that (seconds).
    private static let (interval, span) = (1.0, 60.0)

    /// A reference sample of the measurement.
    private struct Mark: BitwiseCopyable {
        var time: Double
        var count: Int
    }

    /// The nominal period (seconds).
    package let nominal: Double
    private var older: Mark?
    private var newer: Mark?
    private var count = 0
    private var due = 0.0
    /// The period (seconds).
    package private(set) var period: Double

    /// Creates a meter with a nominal period (seconds).
    package init(nominal: Double) {
        self.nominal = SampleGrid(period: nominal).period
        period = self.nominal
    }

    /// Discards the samples so far, and keeps the period.
    package mutating func restart() {
        (older, newer, count) = (nil, nil, 0)
    }

    /// Processes the time of a sample (seconds) that is a number of periods after the previous one.
    package mutating func take(_ time: Double, after periods: Int) {
        guard time.isFinite, periods > 0, periods < 1 << 20, count < 1 << 40 else { return restart() }
        guard let older, let newer, time >= newer.time else {
            (older, newer, count) = (Mark(time: time, count: 0), Mark(time: time, count: 0), 0)
            due = time + Self.interval
            return
        }
        count += periods
        guard time >= due else { return }
        due = time + Self.interval
        measure(time, since: older)
        if time - newer.time >= Self.span {
            self.older = newer
            self.newer = Mark(time: time, count: count)
        }
    }

    private mutating func measure(_ time: Double, since mark: Mark) {
        let (elapsed, periods) = (time - mark.time, count - mark.count)
        guard elapsed > 0, periods > 0 else { return }
        let found = elapsed / Double(periods) / nominal - 1
        let error = Self.timeError / elapsed
        let weight = 1 / (1 + error * error / (Self.deviation * Self.deviation))
        let deviation = min(max(found * weight, -Self.largestDeviation), Self.largestDeviation)
        period = nominal * (1 + deviation)
    }
}
