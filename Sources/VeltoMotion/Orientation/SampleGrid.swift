/// A simultaneous sample of a gyroscope and an accelerometer.
public struct InertialSample: Sendable, BitwiseCopyable {
    /// The rotation rate (rad/s along the axes of the device).
    public var rate: SIMD3<Double>
    /// The force (m/s² along the axes of the device; 9.81 upward at rest).
    public var force: SIMD3<Double>

    /// Creates a sample.
    public init(rate: SIMD3<Double>, force: SIMD3<Double>) {
        (self.rate, self.force) = (rate, force)
    }

    /// Returns whether the rate is near the full scale (rad/s), so that the actual rate may have been larger.
    func isSaturated(_ range: Double) -> Bool { rate.largest >= 0.98 * range }

    /// Whether rate and force are valid measurements.
    @inline(__always)
    var isMeasurement: Bool {
        rate.isWithin(OrientationTuning.largestRate) && force.isWithin(OrientationTuning.largestForce)
    }
}

/// Aligns samples to the sampling grid of their chip, and detects lost samples.
///
/// The step between consecutive samples is the period of the chip. Timestamps only determine the number of periods
/// between two samples.
///
/// Source: orientation, 2.
public struct SampleGrid: Sendable, BitwiseCopyable {
    /// The weight of a timestamp's distance from the grid; a period error of 0.05 % shifts the grid by 1/40 period.
    private static let pull = 0.02
    private static let periods = 1e-4...1.0

    /// The sampling period (seconds).
    public private(set) var period: Double
    /// The time of the newest sample on the grid (seconds).
    private var newest: Double?

    /// Creates a grid with a period (seconds), limited to 0.1 ms to 1 s.
    public init(period: Double) {
        self.period = Self.limited(period)
    }

    /// Changes the period (seconds), within the same limits.
    mutating func setPeriod(_ period: Double) { self.period = Self.limited(period) }

    private static func limited(_ period: Double) -> Double {
        period > 0 ? min(max(period, periods.lowerBound), periods.upperBound) : 0.01
    }

    /// Processes the time of a sample (seconds), and returns the number of periods since the previous sample.
    ///
    /// Returns nil for the first sample, and if the time goes back by more than one second.
    public mutating func periods(to time: Double) -> Int? {
        guard let newest, time - newest > -1, time < .infinity else {
            if time.isFinite { newest = time }
            return newest == nil || time.isFinite ? nil : 1
        }
        let elapsed = time - newest
        let count = elapsed < 1.5 * period ? 1 : min((elapsed / period).rounded(), 1e9)
        let expected = newest + count * period
        self.newest = expected + Self.pull * (time - expected)
        return Int(count)
    }
}

/// The missing samples between two measured ones.
///
/// In gaps of up to ten periods, rates are on a cubic with the slopes of the neighboring samples. Rates in longer gaps,
/// and all forces, are on a straight line. Source: orientation, D3 and D4.
struct SampleFill: BitwiseCopyable {
    private static let longestCubic = 10

    private let first: InertialSample
    private let last: InertialSample
    private let isCubic: Bool
    /// The slopes of the rates at both ends, scaled to the whole gap.
    private let slopes: (start: SensorVector, end: SensorVector)
    /// The number of periods between the two samples.
    let periods: Int

    /// Creates the fill of `periods` periods between two samples.
    ///
    /// - Parameters:
    ///   - before: The sample one period before the first, if it was measured.
    ///   - next: The sample one period after the last, if it is known.
    init(
        from first: InertialSample, after before: InertialSample?, to last: InertialSample,
        followedBy next: InertialSample?, periods: Int
    ) {
        (self.first, self.last, self.periods) = (first, last, periods)
        isCubic = periods <= Self.longestCubic
        let (chord, count) = (last.rate - first.rate, Double(periods))
        slopes = (
            before.map { count * (first.rate - $0.rate) } ?? chord, next.map { count * ($0.rate - last.rate) } ?? chord
        )
    }

    /// Returns the sample `index` periods after the first.
    func sample(_ index: Int) -> InertialSample {
        let t = Double(index) / Double(periods)
        // Interpolation requires both forces.
        let isKnown = first.force != .zero && last.force != .zero
        let force = isKnown ? first.force + t * (last.force - first.force) : .zero
        guard isCubic else { return InertialSample(rate: first.rate + t * (last.rate - first.rate), force: force) }
        let (square, cube) = (t * t, t * t * t)
        let rate =
            (2 * cube - 3 * square + 1) * first.rate + (cube - 2 * square + t) * slopes.start
            + (3 * square - 2 * cube) * last.rate + (cube - square) * slopes.end
        return InertialSample(rate: rate, force: force)
    }

    /// Returns the uncertainty of the rotation (degrees).
    func uncertainty(period: Double) -> Double {
        let change = (last.rate - first.rate).squaredLength.squareRoot() / Angle.degree
        return 0.1 * change * Double(periods) * period / 2
    }
}
