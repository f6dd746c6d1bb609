public import VeltoCore

/// The bias of three axes with an unknown unit: their mean at rest.
///
/// Rest is defined only by the spread. Constant values are ignored, since a working sensor does not produce them.
/// Source: orientation, 8.
public struct RestingBias: Sendable, BitwiseCopyable {
    // Separate constants: a tuple of constants would be looked up for each sample.
    /// The minimum duration of a rest (nanoseconds).
    private static let leastRest: UInt64 = 2_000_000_000
    /// The minimum number of samples of a rest.
    private static let leastCount = 8.0
    /// The time without a sample that ends a rest (nanoseconds).
    private static let longestGap: UInt64 = 500_000_000
    /// The maximum spread at rest, as in a guided calibration (raw values).
    private static let restingSpread: Float = 12
    /// The maximum bias (raw values).
    private static let largestBias = 200.0
    /// The number of consecutive rests at another bias that replace the known one.
    private static let patience = 4

    /// The start of the current rest; `distantFuture` before the first sample.
    private var start = Timestamp.distantFuture
    private var newest = Timestamp.distantFuture
    // Of four numbers, which are one register; the values of a device have 16 bits, which a `Float` keeps exactly.
    private var (low, high, sum) = (SIMD4<Float>.zero, SIMD4<Float>.zero, SIMD4<Float>.zero)
    private var count = 0.0
    private var awayCount = 0
    private var news: GyroscopeNews?
    private var calibration = GyroscopeCalibration.unknown
    /// The bias (raw values).
    public private(set) var bias = SIMD3<Double>.zero

    /// Creates a bias without measurements.
    public init() {}

    /// Whether a bias is known.
    @inline(__always)
    public var isKnown: Bool { calibration != .unknown }

    /// Starts with the bias of an earlier run.
    public mutating func begin(with bias: GyroscopeBias) {
        let isPossible = bias.value.isWithin(Self.largestBias * 2) && bias.value.largest <= Self.largestBias
        guard calibration == .unknown, isPossible else { return }
        self.bias = bias.value
        change(to: .rough, hasRested: false, isWorthKeeping: false)
    }

    /// Processes a sample.
    public mutating func take(_ axes: SIMD3<Double>, at time: Timestamp) {
        guard time >= newest, time.nanoseconds &- newest.nanoseconds <= Self.longestGap else {
            return restart(axes, at: time)
        }
        newest = time
        let values = Self.values(axes)
        low.replace(with: values, where: values .< low)
        high.replace(with: values, where: values .> high)
        sum += values
        guard !any((high - low) .> SIMD4(repeating: Self.restingSpread)) else { return restart(axes, at: time) }
        count += 1
        if time.nanoseconds &- start.nanoseconds >= Self.leastRest { endRest(axes, at: time) }
    }

    private mutating func endRest(_ axes: SensorVector, at time: Timestamp) {
        if high != low, count >= Self.leastCount {
            learn(SensorVector(Double(sum.x), Double(sum.y), Double(sum.z)) / count)
        }
        let away = awayCount
        restart(axes, at: time)
        awayCount = away
    }

    private mutating func restart(_ axes: SensorVector, at time: Timestamp) {
        low = Self.values(axes)
        (high, sum) = (low, low)
        (start, newest, count, awayCount) = (time, time, 1, 0)
    }

    @inline(__always)
    private static func values(_ axes: SensorVector) -> SIMD4<Float> {
        SIMD4(Float(axes.x), Float(axes.y), Float(axes.z), 0)
    }

    /// Updates the bias with the mean of a rest; the mean of a slow turn differs from the known bias.
    private mutating func learn(_ mean: SensorVector) {
        guard mean.largest <= Self.largestBias else { return }
        if calibration == .good, (mean - bias).largest > Double(Self.restingSpread), awayCount + 1 < Self.patience {
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
