internal import Glibc

/// Computes the orientation of a device from its rates of rotation, the forces on it and the magnetic field.
///
/// A value that does not allocate. Each sample is a call of `takeRotation(_:step:)` and one of `takeAcceleration(_:step:)`, and of `takeField(_:age:)` when a
/// magnetometer has measured. Rates are in rad/s, forces in m/s² (9.81 upwards at rest), fields in any unit. The orientation turns
/// vectors of the device to level axes with z up. What is not finite or no measurement is left out.
///
/// Source: orientation, 1 and 3; Laidig and Seel, "VQF", Information Fusion 91 (2023).
public struct OrientationFilter: Sendable, BitwiseCopyable {
    private let tuning: OrientationTuning
    /// The strapdown rotation: the device's axes to axes that drift slowly.
    private var strapdown = Rotation.identity
    /// The rotation from those to level axes.
    private var inclination = Rotation.identity
    private var past = PastRotations()
    /// The unbiased rate of the step before; nil after a gap.
    private var rateBefore: SensorVector?
    private var forces = StepLowPass<3>()
    /// The integral of the force since the last correction, and its time.
    private var (forceSum, forceTime) = (SensorVector.zero, 0.0)
    /// The present time constant of the inclination, shorter after a gap (seconds).
    private var inclinationTime: Double
    private var wasCorrected = false
    /// The time since the stamp of the last field (seconds).
    private var sinceField = 0.0
    private var restDetector: RestDetector
    private var biasFilter: BiasFilter
    private var headingFilter: HeadingFilter
    private(set) var fieldMonitor = FieldMonitor()

    /// A filter at its start.
    public init(_ tuning: OrientationTuning = OrientationTuning()) {
        self.tuning = tuning
        inclinationTime = tuning.inclinationTime
        restDetector = RestDetector(tuning)
        biasFilter = BiasFilter(tuning)
        headingFilter = HeadingFilter(tuning)
    }

    // MARK: Samples

    /// Takes the rate of rotation over the last `step` seconds (rad/s along the axes of the device).
    public mutating func takeRotation(_ rate: SIMD3<Double>, step: Double) {
        guard let step = Self.sane(step), rate.isWithin(OrientationTuning.largestRate) else { return }
        rotate(rate, step)
    }

    /// Takes the force at the end of the last `step` seconds (m/s² along the axes of the device); a force of 0 is left out.
    public mutating func takeAcceleration(_ force: SIMD3<Double>, step: Double) {
        guard let step = Self.sane(step), force.isWithin(OrientationTuning.largestForce), force != .zero else { return }
        lean(force, step)
    }

    /// Takes rate and force of a measurement, over a step of at most a second: without the checks of the calls above.
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

    /// Takes the magnetic field `age` seconds before the last rotation (along the axes of the device); a field of 0 is left out.
    ///
    /// `step` is the time since the field before (seconds); nil for the time that rotations have taken.
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

    /// Steps are positive and at most a second.
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

    /// Notes a gap whose rotation was guessed with an uncertainty (degrees): the inclination follows the force faster for a while.
    public mutating func takeGap(uncertainty: Double) {
        guard uncertainty > 0, uncertainty.isFinite else { return }
        let shorter = tuning.inclinationTime / uncertainty
        let inverse = 1 / (inclinationTime * inclinationTime) + 1 / (shorter * shorter)
        inclinationTime = max(1 / inverse.squareRoot(), min(1, tuning.inclinationTime))
    }

    /// Notes a gap whose rotation is unknown: heading and bias stay, the inclination is found again.
    public mutating func takeUnknownGap() {
        forces.empty()
        (forceSum, forceTime) = (.zero, 0)
        rateBefore = nil
        biasFilter.forgetMotion()
        restDetector.empty()
    }

    /// Notes that rate or range have changed: what rest is judged by is found again.
    public mutating func takeNewSampling() {
        restDetector.empty()
    }

    // MARK: Results

    /// The orientation with a heading that drifts: 6D.
    @inline(__always)  // Here and below: a call would copy the filter.
    public var orientation: Rotation { inclination * strapdown }

    /// The orientation from north, by the magnetic field: 9D.
    ///
    /// Equals `orientation` before the first field.
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

    /// Whether a force has shown the inclination.
    @inline(__always)
    public var hasInclination: Bool { wasCorrected }

    /// Whether the device is at rest.
    @inline(__always)
    public var isAtRest: Bool { restDetector.isAtRest }

    /// Whether the magnetic field differs from the accepted one, or none was accepted yet.
    @inline(__always)
    public var isFieldDisturbed: Bool { fieldMonitor.isDisturbed }

    /// The direction of the force at rest along the axes of the device, of length 1.
    public var up: SIMD3<Double> { orientation.inverse.turn(SIMD3(0, 0, 1)) }

    /// Sets the bias that is known (rad/s), with its standard deviation above 0.
    public mutating func setBias(_ bias: SIMD3<Double>, deviation: Double) {
        guard bias.isWithin(OrientationTuning.largestRate), deviation > 0, deviation < 10 else { return }
        biasFilter.set(bias, deviation: deviation)
    }

    /// Whether the device is quiet but, given the estimated bias, turns slowly.
    var isTurning: Bool { restDetector.isTurning }

    /// Takes no quiet for rest for the present, or again.
    mutating func setTakesNoRest(_ takesNoRest: Bool) { restDetector.takesNoRest = takesNoRest }

    /// The heading from north as a rotation.
    @inline(__always)
    var headingTurn: Rotation { headingFilter.turn }
    /// The time of rejection, and the weight of the next field at the start.
    var headingState: HeadingFilter { headingFilter }
    /// The covariance of the bias.
    var biasState: BiasFilter { biasFilter }
}

/// The rotations of the last quarter of a second, for samples that arrive late.
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
    @inline(__always)  // A call would copy them all.
    func rotation(age: Double, newest rotation: Rotation) -> Rotation {
        guard age > 0, count > 0 else { return rotation }
        let steps = min((age / step).rounded(), Double(count - 1))
        return rotations[(newest &- Int(steps)) & (Self.capacity - 1)]
    }
}
