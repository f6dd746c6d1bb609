/// Feeds packets of samples to an orientation filter: aligned to the chip's sampling grid, with missing samples filled.
///
/// Source: orientation, 2 and 3.
public struct OrientationTracker: Sendable, BitwiseCopyable {
    /// The longest gap that is filled (seconds).
    private static let longestFill = 1.0

    /// The minimum relative change of the period.
    private static let leastChange = 0.0005
    /// The maximum relative change that counts as a better measurement of the same period.
    private static let measuredDeviation = 0.05

    /// The kinds of steps to a sample.
    public enum Step: Equatable, Sendable {
        /// The sample directly follows the previous one, or is the first.
        case follows
        /// The given number of missing samples before it was filled.
        case filled(Int)
        /// The rotation since the previous sample is unknown.
        case unknown
        /// The sample is not a valid measurement, and counts as missing.
        case invalid
    }

    /// The filter.
    public var filter: OrientationFilter
    /// Whether the newest rate is saturated, so that the actual rate may have been larger.
    public private(set) var isSaturated = false
    private var grid: SampleGrid
    private var range: Double
    private var before: InertialSample?
    private var newest: InertialSample?
    /// The number of periods without a measurement since the newest sample.
    private var missing = 0

    /// Creates a tracker for a sampling period (seconds) and a full scale of the gyroscope (rad/s, infinity if
    /// unknown).
    public init(period: Double, range: Double = .infinity, tuning: OrientationTuning = OrientationTuning()) {
        filter = OrientationFilter(tuning)
        grid = SampleGrid(period: period)
        self.range = range > 0 ? range : .infinity
    }

    /// The sampling period (seconds).
    public var period: Double { grid.period }

    /// Refines the sampling period (seconds); the state of the filter is kept.
    public mutating func setPeriod(_ period: Double) { grid.setPeriod(period) }

    /// Changes the full scale of the gyroscope (rad/s); infinity if unknown.
    public mutating func setRange(_ range: Double) {
        self.range = range > 0 ? range : .infinity
    }

    /// Changes the sampling period or full scale of the next samples; the orientation and the bias are kept.
    public mutating func continueWith(period: Double, range: Double) {
        let range = range > 0 ? range : .infinity
        let change = abs(period - grid.period) / grid.period
        guard change > Self.leastChange || range != self.range else { return }
        let isOther = range != self.range || change > Self.measuredDeviation
        grid.setPeriod(period)
        self.range = range
        if isOther { filter.takeNewSampling() }
    }

    /// Processes a sample.
    ///
    /// - Parameters:
    ///   - time: The time of the measurement (seconds).
    ///   - next: The next sample, if both have arrived together; it improves filled samples.
    public mutating func take(_ sample: InertialSample, at time: Double, next: InertialSample? = nil) -> Step {
        take(sample, after: grid.periods(to: time) ?? (newest == nil ? 1 : .max), next: next)
    }

    /// Processes a sample that is a number of periods after the previous one.
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

    /// Handles a saturated rate, whose actual value may have been larger.
    private mutating func noteSaturation(_ sample: InertialSample) {
        filter.takeGap(uncertainty: 0.1 * sample.rate.squaredLength.squareRoot() / Angle.degree * period)
    }
}
