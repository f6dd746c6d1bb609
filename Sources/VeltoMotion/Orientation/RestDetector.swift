/// Detects rest by the spread of rate and force about their means.
///
/// After the first rest, the mean rate must also be near the known bias, so that a slow turn by hand is not mistaken
/// for a bias. If the mean rate stays away from the known bias for more than eight seconds, the bias must have changed.
/// Source: orientation, 1.4, 1.5 and D8.
struct RestDetector: BitwiseCopyable {
    /// The maximum distance from the known bias that always counts as rest (rad/s).
    private static let leastDistance = 0.5 * Angle.degree
    /// The maximum distance from the known bias at rest, in standard deviations.
    private static let deviations = 4.0
    /// The quiet time away from the known bias after which the bias counts as unknown (seconds).
    private static let patience = 8.0

    private let tuning: OrientationTuning
    private var rates = StepLowPass<3>()
    private var forces = StepLowPass<3>()
    /// The integrals of rate and force since the last evaluation, and their duration.
    private var (rateSum, forceSum, sumTime) = (SensorVector.zero, SensorVector.zero, 0.0)
    private var newest = SensorVector.zero
    private var frozenFor = 0.0
    /// The quiet time, and the quiet time away from the known bias (seconds).
    private var (quietFor, awayFor) = (0.0, 0.0)
    private var knowsBias = false
    /// Whether the device is at rest.
    private(set) var isAtRest = false
    /// Whether the device is quiet but turns slowly according to the estimated bias.
    private(set) var isTurning = false
    /// Whether quiet times are never rest, since another pass over the same samples has detected a turn.
    var takesNoRest = false
    /// Whether `takesNoRest` applied during the current quiet time, which then is no rest until its end.
    private var isRefused = false

    init(_ tuning: OrientationTuning) {
        self.tuning = tuning
    }

    /// The low-passed rate, including the bias (rad/s).
    @inline(__always)
    var meanRate: SensorVector { rates.vector }

    /// Resets the means after a change of the sampling rate or full scale.
    mutating func empty() {
        rates.empty()
        forces.empty()
        (rateSum, forceSum, sumTime) = (.zero, .zero, 0)
        disturb()
    }

    private mutating func disturb() {
        (quietFor, awayFor, isAtRest, isTurning, isRefused) = (0, 0, false, false, false)
    }

    /// Processes a rate that includes the bias (rad/s).
    @inline(__always)
    mutating func takeRate(_ rate: SensorVector, step: Double) {
        guard tuning.restInterval > 0 else { return take(rate: rate, step) }
        rateSum += step * rate
        sumTime += step
    }

    /// Processes the force (m/s²) of the sample whose rate was processed; returns whether an evaluation is due.
    @inline(__always)
    mutating func takeForce(_ force: SensorVector, step: Double) -> Bool {
        forceSum += step * force
        guard tuning.restInterval > 0 else {
            sumTime = step
            return true
        }
        return sumTime + step / 2 >= tuning.restInterval
    }

    /// Evaluates the samples since the last evaluation; returns whether the known bias must be wrong.
    ///
    /// `variances` are those of the bias along the axes (rad²/s²).
    mutating func judge(bias: SensorVector, variances: SensorVector) -> Bool {
        let (rate, force, step) = (rateSum / sumTime, forceSum / sumTime, sumTime)
        (rateSum, forceSum, sumTime) = (.zero, .zero, 0)
        if tuning.restInterval > 0 { take(rate: rate, step) }
        guard isQuiet(force, step) else { return false }
        return judge(bias, variances, step)
    }

    private mutating func take(rate: SensorVector, _ step: Double) {
        rates.take(vector: rate, step: step, timeConstant: OrientationTuning.restingTime)
        frozenFor = rate == newest ? frozenFor + step : 0
        newest = rate
        let mean = rates.vector
        let isQuiet = (rate - mean).squaredLength < tuning.restingRate * tuning.restingRate
        if !isQuiet || mean.largest > tuning.largestBias || frozenFor >= tuning.frozenTime { disturb() }
    }

    /// Processes a force, and returns whether the quiet time is long enough.
    private mutating func isQuiet(_ force: SensorVector, _ step: Double) -> Bool {
        forces.take(vector: force, step: step, timeConstant: OrientationTuning.restingTime)
        let limit = OrientationTuning.restingForce
        guard (force - forces.vector).squaredLength < limit * limit else {
            disturb()
            return false
        }
        quietFor += step
        if takesNoRest { isRefused = true }
        guard quietFor >= OrientationTuning.leastRest else { return false }
        if isRefused { (isAtRest, isTurning) = (false, false) }
        return !isRefused
    }

    private mutating func judge(_ bias: SensorVector, _ variances: SensorVector, _ step: Double) -> Bool {
        let begins = !isAtRest
        isAtRest = !tuning.restNeedsKnownBias || !knowsBias || isNear(bias, variances)
        isTurning = !isAtRest
        guard !isAtRest else {
            awayFor = 0
            // The first rest continues until the bias is found. The bias of an earlier run may be wrong.
            guard (meanRate - bias).largest > Self.leastDistance else {
                knowsBias = true
                return false
            }
            return begins && tuning.restNeedsKnownBias && !isNear(bias, variances)
        }
        awayFor += step
        guard awayFor >= Self.patience else { return false }
        (awayFor, knowsBias) = (0, false)
        return true
    }

    private func isNear(_ bias: SensorVector, _ variances: SensorVector) -> Bool {
        let distance = meanRate - bias
        let square = (Self.deviations * Self.deviations) * variances
        let limit = square.replacing(
            with: Self.leastDistance * Self.leastDistance, where: square .< Self.leastDistance * Self.leastDistance)
        return all(distance * distance .<= limit)
    }
}
