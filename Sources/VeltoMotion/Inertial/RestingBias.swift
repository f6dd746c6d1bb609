public import VeltoCore

/// The bias of three axes with an unknown unit: their mean at rest.
///
/// Rest is defined only by the spread. Constant values are ignored, since a working sensor does not produce them.
/// Source: orientation, 8.
public struct RestingBias: Sendable, BitwiseCopyable {
    // Separate constants: a tuple of constants would be looked up for each sample.
    /// The minimum duration of a rest (nanoseconds).
    private static let leastRest: UInt64 = 2_000_000_000
    /// The maximum spread at rest, as in a guided calibration (raw values).
    private static let restingSpread = 12.0
    /// The maximum bias (raw values).
    private static let largestBias = 200.0
    /// The number of consecutive rests at another bias that replace the known one.
    private static let patience = 4

    /// The range and the sum of an axis since the start.
    private struct Axis: BitwiseCopyable {
        private var low = 0.0
        private var high = 0.0
        private(set) var sum = 0.0

        @inline(__always)
        init(_ value: Double) { (low, high, sum) = (value, value, value) }

        @inline(__always)
        mutating func take(_ value: Double) {
            low = min(low, value)
            high = max(high, value)
            sum += value
        }

        @inline(__always)
        var spread: Double { high - low }
    }

    /// The start of the current rest; `distantFuture` before the first sample.
    private var start = Timestamp.distantFuture
    private var (x, y, z) = (Axis(0), Axis(0), Axis(0))
    private var count = 0.0
    private var awayCount = 0
    private var news: GyroscopeNews?
    private var calibration = GyroscopeCalibration.unknown
    /// The bias (raw values).
    public private(set) var bias = SIMD3<Double>.zero

    /// Creates a bias without measurements.
    public init() {}

    /// Starts with the bias of an earlier run.
    public mutating func begin(with bias: GyroscopeBias) {
        guard calibration == .unknown, bias.value.isWithin(Self.largestBias * 2) else { return }
        self.bias = bias.value
        change(to: .rough, hasRested: false, isWorthKeeping: false)
    }

    /// Processes a sample.
    public mutating func take(_ axes: SIMD3<Double>, at time: Timestamp) {
        guard time >= start else { return restart(axes, at: time) }
        x.take(axes.x)
        y.take(axes.y)
        z.take(axes.z)
        guard x.spread <= Self.restingSpread, y.spread <= Self.restingSpread, z.spread <= Self.restingSpread else {
            return restart(axes, at: time)
        }
        count += 1
        if time.nanoseconds &- start.nanoseconds >= Self.leastRest { endRest(axes, at: time) }
    }

    private mutating func endRest(_ axes: SensorVector, at time: Timestamp) {
        if x.spread > 0 || y.spread > 0 || z.spread > 0 { learn(SensorVector(x.sum, y.sum, z.sum) / count) }
        let away = awayCount
        restart(axes, at: time)
        awayCount = away
    }

    private mutating func restart(_ axes: SensorVector, at time: Timestamp) {
        (x, y, z) = (Axis(axes.x), Axis(axes.y), Axis(axes.z))
        (start, count, awayCount) = (time, 1, 0)
    }

    /// Updates the bias with the mean of a rest; the mean of a slow turn differs from the known bias.
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

    /// Whether the bias has changed since the last call of `takeNews()`.
    public var hasNews: Bool { news != nil }

    /// Returns the change of the bias since the last call.
    public mutating func takeNews() -> GyroscopeNews? {
        defer { news = nil }
        return news
    }
}
