/// Feeds an orientation filter with packets of samples: on the grid of the chip, with missing samples filled.
///
/// Source: orientation, 2 and 3.
public struct OrientationTracker: Sendable, BitwiseCopyable {
    /// Longer gaps are not filled (seconds).
    private static let longestFill = 1.0

    /// The least part by which another period differs.
    private static let leastChange = 0.0005
    /// The largest part by which a period differs that is measured more exactly.
    private static let measuredDeviation = 0.05

    /// The kinds of steps to a sample.
    public enum Step: Equatable, Sendable {
        /// The sample follows the one before, or is the first.
        case follows
        /// The number of samples before it that were missing and were filled.
        case filled(Int)
        /// The rotation since the sample before is not known.
        case unknown
        /// The sample is no measurement, and counts as missing.
        case invalid
    }

    /// The filter.
    public var filter: OrientationFilter
    /// Whether the newest rate is at the end of the range, and may have been any larger.
    public private(set) var isSaturated = false
    private var grid: SampleGrid
    private var range: Double
    private var before: InertialSample?
    private var newest: InertialSample?
    /// The periods since the newest sample that no measurement came for.
    private var missing = 0

    /// Tracks samples with a period (seconds) and the range of the gyroscope (rad/s); infinity if it is not known.
    public init(period: Double, range: Double = .infinity, tuning: OrientationTuning = OrientationTuning()) {
        filter = OrientationFilter(tuning)
        grid = SampleGrid(period: period)
        self.range = range > 0 ? range : .infinity
    }

    /// The period of the samples (seconds).
    public var period: Double { grid.period }

    /// Changes the period (seconds), as it is known better; the state of the filter stays.
    public mutating func setPeriod(_ period: Double) { grid.setPeriod(period) }

    /// Changes the range of the gyroscope (rad/s); infinity if it is not known.
    public mutating func setRange(_ range: Double) {
        self.range = range > 0 ? range : .infinity
    }

    /// Tracks samples with another period or range from the next one on; the orientation and the bias stay.
    public mutating func continueWith(period: Double, range: Double) {
        let range = range > 0 ? range : .infinity
        let change = abs(period - grid.period) / grid.period
        guard change > Self.leastChange || range != self.range else { return }
        let isOther = range != self.range || change > Self.measuredDeviation
        grid.setPeriod(period)
        self.range = range
        if isOther { filter.takeNewSampling() }
    }

    /// Takes a sample.
    ///
    /// - Parameters:
    ///   - time: The time at which it was measured (seconds).
    ///   - next: The sample after it, if both have arrived together; it improves what is filled.
    public mutating func take(_ sample: InertialSample, at time: Double, next: InertialSample? = nil) -> Step {
        take(sample, after: grid.periods(to: time) ?? (newest == nil ? 1 : .max), next: next)
    }

    /// Takes a sample that is a number of periods after the one before.
    public mutating func take(_ sample: InertialSample, after periods: Int, next: InertialSample? = nil) -> Step {
        let first = newest == nil
        let sum = max(periods, 1).addingReportingOverflow(missing)
        let count = sum.overflow ? Int.max : sum.partialValue
        guard sample.isMeasurement else {
            missing = first ? 0 : min(count, 1 << 40)
            return .invalid
        }
        missing = 0
        let step = first || count == 1 ? .follows : fill(to: sample, next, count)
        feed(sample)
        (before, newest) = (count == 1 ? newest : nil, sample)
        isSaturated = sample.isSaturated(range)
        if isSaturated { noteSaturation(sample) }
        return step
    }

    private mutating func fill(to sample: InertialSample, _ next: InertialSample?, _ count: Int) -> Step {
        guard let newest else { return .follows }
        guard Double(count) * period <= Self.longestFill else {
            filter.takeUnknownGap()
            return .unknown
        }
        let next = next.flatMap { $0.isMeasurement ? $0 : nil }
        let fill = SampleFill(from: newest, after: before, to: sample, followedBy: next, periods: count)
        for index in 1..<count { feed(fill.sample(index)) }
        filter.takeGap(uncertainty: fill.uncertainty(period: period))
        return .filled(count - 1)
    }

    private mutating func feed(_ sample: InertialSample) {
        filter.take(sample, step: period)
    }

    /// Notes that the rate may have been any larger.
    private mutating func noteSaturation(_ sample: InertialSample) {
        filter.takeGap(uncertainty: 0.1 * sample.rate.squaredLength.squareRoot() / Angle.degree * period)
    }
}
