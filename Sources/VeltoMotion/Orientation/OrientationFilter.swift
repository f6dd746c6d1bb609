internal import Glibc

/// Computes the orientation of a device from rotation rates, forces and the magnetic field.
///
/// The value does not allocate. For each sample, call `takeRotation(_:step:)` and `takeAcceleration(_:step:)`, and
/// `takeField(_:age:)` after a magnetometer measurement. Rates are in rad/s, forces in m/s² (9.81 upward at rest), and
/// fields in any unit. The orientation rotates vectors of the device to level axes with z up. Non-finite values and
/// invalid measurements are ignored.
///
/// Source: orientation, 1 and 3; Laidig and Seel, "VQF", Information Fusion 91 (2023).
public struct OrientationFilter: Sendable, BitwiseCopyable {
    private let tuning: OrientationTuning
    /// The strapdown rotation, from the device's axes to slowly drifting axes.
    private var strapdown = Rotation.identity
    /// The rotation from the drifting axes to level axes.
    private var inclination = Rotation.identity
    private var past = PastRotations()
    /// The bias-free rate of the previous step; nil after a gap.
    private var rateBefore: SensorVector?
    private var forces = StepLowPass<3>()
    /// The integral of the force since the last correction, and its duration.
    private var (forceSum, forceTime) = (SensorVector.zero, 0.0)
    /// The current time constant of the inclination, shorter after a gap (seconds).
    private var inclinationTime: Double
    private var wasCorrected = false
    /// The time since the timestamp of the last field (seconds).
    private var sinceField = 0.0
    private var restDetector: RestDetector
    private var biasFilter: BiasFilter
    private var headingFilter: HeadingFilter
    private(set) var fieldMonitor = FieldMonitor()

    /// Creates a filter.
    public init(_ tuning: OrientationTuning = OrientationTuning()) {
        self.tuning = tuning
        inclinationTime = tuning.inclinationTime
        restDetector = RestDetector(tuning)
        biasFilter = BiasFilter(tuning)
        headingFilter = HeadingFilter(tuning)
    }

    // MARK: Samples

    /// Processes the rotation rate over the last `step` seconds (rad/s along the axes of the device).
    public mutating func takeRotation(_ rate: SIMD3<Double>, step: Double) {
        guard let step = Self.sane(step), rate.isWithin(OrientationTuning.largestRate) else { return }
        rotate(rate, step)
    }

    /// Processes the force at the end of the last `step` seconds (m/s² along the device's axes); ignores a force of 0.
    public mutating func takeAcceleration(_ force: SIMD3<Double>, step: Double) {
        guard let step = Self.sane(step), force.isWithin(OrientationTuning.largestForce), force != .zero else { return }
        lean(force, step)
    }

    /// Processes the rate and force of a valid measurement over at most one second, without further checks.
    mutating func take(_ sample: InertialSample, step: Double) {
        rotate(sample.rate, step)
        if sample.force != .zero { lean(sample.force, step) }
    }

    @inline(__always)
    private mutating func rotate(_ rate: SensorVector, _ step: Double) {
        restDetector.takeRate(rate, step: step)
        let unbiased = rate - biasFilter.bias
        let turn = tuning.turn(unbiased, after: rateBefore, step: step)
        rateBefore = unbiased
        strapdown = (strapdown * Rotation(turn: turn)).normalized
        if inclinationTime < tuning.inclinationTime {
            inclinationTime = min(inclinationTime + step, tuning.inclinationTime)
        }
        guard tuning.takesFields else { return }
        sinceField += step
        past.append(strapdown, step: step)
    }

    @inline(__always)
    private mutating func lean(_ force: SensorVector, _ step: Double) {
        if restDetector.takeForce(force, step: step) { judgeRest() }
        forceSum += step * strapdown.turn(force)
        forceTime += step
        let isDue = forceTime + step / 2 >= tuning.correctionInterval
        if isDue || (tuning.correctsAtOnce && !wasCorrected) { correctInclination() }
    }

    private mutating func judgeRest() {
        if restDetector.judge(bias: biasFilter.bias, variances: biasFilter.variances) { biasFilter.doubt() }
    }

    /// Processes the magnetic field `age` seconds before the last rotation, along the device's axes; ignores a field of
    /// 0.
    ///
    /// `step` is the time since the previous field (seconds); nil for the duration of the rotations since then.
    public mutating func takeField(_ field: SIMD3<Double>, age: Double = 0, step: Double? = nil) {
        guard tuning.takesFields, field.isWithin(1e9), field.squaredLength > 1e-18, age >= 0,
            age <= OrientationTuning.longestStep
        else { return }
        guard let step = Self.sane(step ?? sinceField - age) else { return }
        sinceField = age
        let level = inclination.turn(past.rotation(age: age, newest: strapdown).turn(field))
        if tuning.rejectsDisturbedField { fieldMonitor.take(level, meanRate: restDetector.meanRate, step: step) }
        headingFilter.take(atan2(level.x, level.y), isDisturbed: fieldMonitor.isDisturbed, step: step)
    }

    /// Returns a step that is positive and at most one second; nil for an invalid step.
    private static func sane(_ step: Double) -> Double? {
        step > 0 && step < .infinity ? min(step, OrientationTuning.longestStep) : nil
    }

    private mutating func correctInclination() {
        let step = forceTime
        forces.take(vector: forceSum / step, step: step, timeConstant: inclinationTime)
        (forceSum, forceTime) = (.zero, 0)
        var drift = inclination.turn(forces.vector)
        let length = drift.squaredLength.squareRoot()
        if length > 2.2e-16 {
            drift /= length
            inclination = (Rotation(upright: drift) * inclination).normalized
        }
        biasFilter.take(
            attitude: orientation, drift: drift, restingRate: isAtRest ? restDetector.meanRate : nil, step: step,
            timeConstant: inclinationTime, isFirst: !wasCorrected)
        wasCorrected = true
    }

    // MARK: Gaps

    /// Handles a gap with an estimated rotation and its uncertainty (degrees).
    ///
    /// The inclination follows the force faster for a while.
    public mutating func takeGap(uncertainty: Double) {
        guard uncertainty > 0, uncertainty.isFinite else { return }
        let shorter = tuning.inclinationTime / uncertainty
        let inverse = 1 / (inclinationTime * inclinationTime) + 1 / (shorter * shorter)
        inclinationTime = max(1 / inverse.squareRoot(), min(1, tuning.inclinationTime))
    }

    /// Handles a gap with an unknown rotation.
    ///
    /// Heading and bias are kept, and the inclination is determined again.
    public mutating func takeUnknownGap() {
        forces.empty()
        (forceSum, forceTime) = (.zero, 0)
        rateBefore = nil
        biasFilter.forgetMotion()
        restDetector.empty()
    }

    /// Handles a change of the sampling rate or full scale by restarting the rest detection.
    public mutating func takeNewSampling() {
        restDetector.empty()
    }

    // MARK: Results

    /// The 6D orientation, whose heading drifts.
    @inline(__always)  // Here and below, a call would copy the filter.
    public var orientation: Rotation { inclination * strapdown }

    /// The 9D orientation, relative to magnetic north.
    ///
    /// It equals `orientation` before the first field.
    @inline(__always)
    public var northOrientation: Rotation { headingTurn * orientation }

    /// The heading of the 6D orientation from north (radians).
    public var heading: Double { headingFilter.heading }

    /// The bias of the gyroscope (rad/s).
    @inline(__always)
    public var bias: SIMD3<Double> { biasFilter.bias }

    /// An upper bound of the bias's standard deviation (rad/s).
    @inline(__always)
    public var biasDeviation: Double { biasFilter.deviation }

    /// Whether a force has determined the inclination.
    @inline(__always)
    public var hasInclination: Bool { wasCorrected }

    /// Whether the device is at rest.
    @inline(__always)
    public var isAtRest: Bool { restDetector.isAtRest }

    /// Whether the magnetic field differs from the accepted one, or none was accepted yet.
    @inline(__always)
    public var isFieldDisturbed: Bool { fieldMonitor.isDisturbed }

    /// The direction of the force at rest along the device's axes, with length 1.
    public var up: SIMD3<Double> { orientation.inverse.turn(SIMD3(0, 0, 1)) }

    /// Sets a known bias (rad/s) and its standard deviation, which must be above 0.
    public mutating func setBias(_ bias: SIMD3<Double>, deviation: Double) {
        guard bias.isWithin(OrientationTuning.largestRate), deviation > 0, deviation < 10 else { return }
        biasFilter.set(bias, deviation: deviation)
    }

    /// Whether the device is quiet but turns slowly according to the estimated bias.
    var isTurning: Bool { restDetector.isTurning }

    /// Sets whether quiet times are never taken for rest.
    mutating func setTakesNoRest(_ takesNoRest: Bool) { restDetector.takesNoRest = takesNoRest }

    /// The heading from north as a rotation.
    @inline(__always)
    var headingTurn: Rotation { headingFilter.turn }
    /// The state of the heading filter: its rejection time, and the weight of the next field at the start.
    var headingState: HeadingFilter { headingFilter }
    /// The covariance of the bias.
    var biasState: BiasFilter { biasFilter }
}

/// The rotations of the last 0.25 s, for samples that arrive late.
struct PastRotations: BitwiseCopyable {
    private static let capacity = 64

    private var rotations: InlineArray<64, Rotation> = InlineArray(repeating: .identity)
    private var newest = 0
    private var count = 0
    private var step = 0.01

    /// Appends the rotation after a step.
    @inline(__always)
    mutating func append(_ rotation: Rotation, step: Double) {
        newest = (newest &+ 1) & (Self.capacity - 1)
        rotations[newest] = rotation
        if count < Self.capacity { count += 1 }
        self.step = step
    }

    /// Returns the rotation `age` seconds ago, or the oldest one.
    @inline(__always)  // A call would copy the rotations.
    func rotation(age: Double, newest rotation: Rotation) -> Rotation {
        guard age > 0, count > 0 else { return rotation }
        let steps = min((age / step).rounded(), Double(count - 1))
        return rotations[(newest &- Int(steps)) & (Self.capacity - 1)]
    }
}
