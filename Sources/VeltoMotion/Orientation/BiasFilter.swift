internal import Glibc

/// Estimates the bias of a gyroscope: at rest from its mean rate, in motion from the drift of the inclination.
///
/// The filter is a Kalman filter with three states. Source: orientation, 1.6 and D9.
struct BiasFilter: BitwiseCopyable {
    /// The unit of deviations in the covariance (rad/s).
    private static let unit = 0.01 * Angle.degree
    /// The steady-state deviation in motion (units).
    private static let motionDeviation = 10.0
    /// The steady-state deviation at rest (units).
    private static let restDeviation = 3.0
    /// The growth of the variance (units² per second), which is 0.1 °/s in 100 s.
    private static let growth = 1.0
    /// The weight of the vertical axis in motion, which gravity does not observe.
    private static let verticalWeight = 0.0001

    /// The measurement variances for a step.
    private struct Weights: BitwiseCopyable {
        let step: Double
        let rest: SensorVector
        let motion: SensorVector

        init(step: Double) {
            let growth = max(BiasFilter.growth * step, 1e-12)
            let still = pow(BiasFilter.restDeviation, 2)
            let moving = pow(BiasFilter.motionDeviation, 2)
            let level = moving * moving / growth + moving
            self.step = step
            rest = SensorVector(repeating: still * still / growth + still)
            motion = SensorVector(level, level, level / BiasFilter.verticalWeight)
        }
    }

    private let tuning: OrientationTuning
    private let startingVariance: Double
    /// The low-passed rotation matrix, row by row, and the horizontal components of the rotated bias.
    private var frame = StepLowPass<11>()
    private var weights = Weights(step: 0.01)
    /// The bias (rad/s).
    private(set) var bias = SensorVector.zero
    /// The covariance of the bias (units²).
    private(set) var covariance: Matrix3

    init(_ tuning: OrientationTuning) {
        self.tuning = tuning
        startingVariance = pow(tuning.startingDeviation / Self.unit, 2)
        covariance = Matrix3(diagonal: SensorVector(repeating: startingVariance))
    }

    /// The variances along the axes (rad²/s²).
    @inline(__always)
    var variances: SensorVector { covariance.diagonal * (Self.unit * Self.unit) }

    /// An upper bound of the standard deviation (rad/s).
    @inline(__always)
    var deviation: Double { min(Self.deviation(of: covariance), startingVariance.squareRoot() * Self.unit) }

    /// Returns an upper bound of the standard deviations of a covariance (rad/s).
    static func deviation(of covariance: Matrix3) -> Double { covariance.largestRow.squareRoot() * unit }

    /// Sets the bias with a standard deviation (rad/s).
    mutating func set(_ bias: SensorVector, deviation: Double) {
        self.bias = limited(bias)
        covariance = Matrix3(diagonal: SensorVector(repeating: pow(deviation / Self.unit, 2)))
    }

    /// Resets the covariance, since the bias may have changed.
    mutating func doubt() {
        covariance = Matrix3(diagonal: SensorVector(repeating: startingVariance))
    }

    /// Resets the drift of the inclination, for example after a gap.
    mutating func forgetMotion() { frame.empty() }

    /// Processes a correction of the inclination.
    ///
    /// - Parameters:
    ///   - attitude: The corrected rotation to level axes.
    ///   - drift: The direction of the force before the correction.
    ///   - restingRate: The mean rate (rad/s) if the device is at rest.
    mutating func take(
        attitude: Rotation, drift: SensorVector, restingRate: SensorVector?, step: Double, timeConstant: Double,
        isFirst: Bool
    ) {
        if tuning.estimatesBiasInMotion { lowPass(attitude.matrix, step, timeConstant) }
        guard step > 0, !(isFirst && tuning.isIsotropic) else { return }
        if step != weights.step { weights = Weights(step: step) }
        grow(Self.growth * step)
        if let restingRate, tuning.estimatesBiasAtRest {
            takeRest(restingRate - bias)
        } else if tuning.estimatesBiasInMotion {
            takeMotion(drift / step)
        }
    }

    private mutating func lowPass(_ r: Matrix3, _ step: Double, _ timeConstant: Double) {
        let turned = r * bias
        frame.take(
            [r.a.x, r.b.x, r.c.x, r.a.y, r.b.y, r.c.y, r.a.z, r.b.z, r.c.z, turned.x, turned.y], step: step,
            timeConstant: timeConstant)
    }

    private mutating func grow(_ growth: Double) {
        let diagonal = covariance.diagonal
        guard tuning.isIsotropic else {
            covariance.diagonal = diagonal.replacing(with: diagonal + growth, where: diagonal .< startingVariance)
            return
        }
        if diagonal.sum() < 3 * startingVariance { covariance.diagonal = diagonal + growth }
    }

    private mutating func takeRest(_ innovation: SensorVector) {
        guard let inverse = (covariance + Matrix3(diagonal: weights.rest)).inverse else { return }
        update(gain: covariance * inverse, innovation, observed: covariance)
    }

    private mutating func takeMotion(_ drift: SensorVector) {
        let f = frame.value
        let r = Matrix3(
            SensorVector(f[0], f[3], f[6]), SensorVector(f[1], f[4], f[7]), SensorVector(f[2], f[5], f[8]))
        let turned = r * bias
        let innovation = SensorVector(f[9] - turned.x - drift.y, f[10] - turned.y + drift.x, -turned.z)
        let columns = covariance * r.transposed
        guard let inverse = (r * columns + Matrix3(diagonal: weights.motion)).inverse else { return }
        update(gain: columns * inverse, innovation, observed: columns.transposed)
    }

    /// Updates the estimate; `observed` is the observation matrix times the symmetric covariance.
    @inline(__always)
    private mutating func update(gain: Matrix3, _ innovation: SensorVector, observed: Matrix3) {
        bias = limited(bias + gain * limitedInnovation(innovation))
        // Column by column, which avoids a copy of the matrix.
        covariance.a -= gain * observed.a
        covariance.b -= gain * observed.b
        covariance.c -= gain * observed.c
    }

    private func limitedInnovation(_ innovation: SensorVector) -> SensorVector {
        tuning.isIsotropic
            ? innovation.shortened(to: tuning.largestBias) : innovation.limited(to: tuning.largestBias)
    }

    private func limited(_ bias: SensorVector) -> SensorVector {
        tuning.isIsotropic
            ? bias.shortened(to: 3.0.squareRoot() * tuning.largestBias) : bias.limited(to: tuning.largestBias)
    }
}
