public import VeltoCore

/// The bias of three axes whose unit is unknown: their mean while all of them keep still.
///
/// Judged on spread alone. Values that repeat themselves exactly come from no sensor, or from a frozen one.
///
/// Source: orientation, 8.
public struct RestingBias: Sendable, BitwiseCopyable {
    /// The time that must be quiet (seconds).
    private static let leastRest = 2.0
    /// The largest spread at rest, which is that of a guided calibration, and the largest bias, in raw values.
    private static let (restingSpread, largestBias) = (12.0, 200.0)
    /// The number of quiet times in a row, away from the known bias, after which it must have changed.
    private static let patience = 4

    private var start: Timestamp?
    private var low = SensorVector.zero
    private var high = SensorVector.zero
    private var sum = SensorVector.zero
    private var count = 0.0
    private var awayCount = 0
    private var news: GyroscopeNews?
    private var calibration = GyroscopeCalibration.unknown
    /// The bias (raw values).
    public private(set) var bias = SIMD3<Double>.zero

    /// A device that has not measured yet.
    public init() {}

    /// Begins with a bias that is known from an earlier run.
    public mutating func begin(with bias: GyroscopeBias) {
        guard calibration == .unknown, bias.value.isWithin(Self.largestBias * 2) else { return }
        self.bias = bias.value
        change(to: .rough, hasRested: false, isWorthKeeping: false)
    }

    /// Takes a sample.
    public mutating func take(_ axes: SIMD3<Double>, at time: Timestamp) {
        guard let start, time >= start else { return restart(axes, at: time) }
        low = low.replacing(with: axes, where: axes .< low)
        high = high.replacing(with: axes, where: axes .> high)
        guard (high - low).largest <= Self.restingSpread else { return restart(axes, at: time) }
        sum += axes
        count += 1
        guard time.seconds(since: start) >= Self.leastRest - SignalMaths.timeSlack else { return }
        if high != low { learn(sum / count) }
        let away = awayCount
        restart(axes, at: time)
        awayCount = away
    }

    private mutating func restart(_ axes: SensorVector, at time: Timestamp) {
        (start, low, high, sum, count, awayCount) = (time, axes, axes, axes, 1, 0)
    }

    /// Takes the mean of a rest; a slow turn is away from the bias that is known.
    private mutating func learn(_ mean: SensorVector) {
        guard mean.largest <= Self.largestBias else { return }
        if calibration == .good, (mean - bias).largest > Self.restingSpread, awayCount + 1 < Self.patience {
            awayCount += 1
            return
        }
        let isNew = calibration != .good || (mean - bias).largest >= 1
        (bias, awayCount) = (mean, 0)
        if isNew { change(to: .good, hasRested: true, isWorthKeeping: true) }
    }

    private mutating func change(to current: GyroscopeCalibration, hasRested: Bool, isWorthKeeping: Bool) {
        news = GyroscopeNews(
            previous: news?.previous ?? calibration, current: current, bias: GyroscopeBias(bias, deviation: 0),
            hasRested: hasRested, isWorthKeeping: isWorthKeeping)
        calibration = current
    }

    /// Whether something about the bias has changed.
    public var hasNews: Bool { news != nil }

    /// Returns what has changed about the bias since the last call.
    public mutating func takeNews() -> GyroscopeNews? {
        defer { news = nil }
        return news
    }
}
