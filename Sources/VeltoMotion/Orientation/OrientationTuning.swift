/// The constants of an orientation filter.
///
/// Source: orientation, 1.2 and 3.
public struct OrientationTuning: Sendable, BitwiseCopyable {
    /// The time constant of the inclination's correction (seconds).
    public var inclinationTime = 3.0
    /// The time constant of the heading's correction (seconds).
    public var headingTime = 9.0
    /// Whether the bias of the gyroscope is estimated at rest.
    public var estimatesBiasAtRest = true
    /// Whether the bias of the gyroscope is estimated in motion.
    public var estimatesBiasInMotion = true
    /// Whether a disturbed magnetic field is rejected.
    public var rejectsDisturbedField = true

    /// The initial standard deviation of the bias (rad/s).
    var startingDeviation = 3 * Angle.degree
    /// The maximum bias, innovation and mean rate at rest (rad/s).
    var largestBias = 10 * Angle.degree
    /// The maximum deviation from the mean rate at rest (rad/s).
    var restingRate = 0.6 * Angle.degree
    /// Whether rest detection uses the bias once it is known.
    var restNeedsKnownBias = true
    /// The time after which a gyroscope with identical samples no longer counts as resting (seconds).
    var frozenTime = 1.0
    /// Whether limits of bias and covariance apply to the length instead of each axis; the first correction is then
    /// skipped.
    var isIsotropic = true
    /// Whether a step includes the rotation of the axis since the previous step (coning).
    var correctsConing = true
    /// Whether a recording is filtered backward with the same steps as forward, instead of shifted by one sample.
    var reversesSteps = true
    /// The time between two corrections of the inclination (seconds).
    var correctionInterval = 0.04
    /// Whether magnetic fields are processed; if so, past rotations are kept for late fields.
    var takesFields = true
    /// Whether the first force sets the inclination at once, for games that steer in the first frame.
    var correctsAtOnce = false
    /// The time over which rate and force are averaged for rest detection (seconds); 0 checks each sample.
    var restInterval = 0.0

    /// Creates the tuning of the published filter, with time constants of 3 s (inclination) and 9 s (heading).
    public init() {}

    // Separate constants: a tuple of constants would be looked up for each sample.
    /// The time constant of the reference at rest (seconds).
    static let restingTime = 0.5
    /// The minimum quiet time of a rest (seconds).
    static let leastRest = 1.5
    /// The maximum deviation from the mean force at rest (m/s²).
    static let restingForce = 0.5
    /// The maximum rate of a valid measurement (rad/s).
    static let largestRate = 100.0
    /// The maximum force of a valid measurement (m/s²).
    static let largestForce = 400.0
    /// The maximum step (seconds).
    static let longestStep = 1.0

    /// Returns the rotation vector of a step, corrected for the rotation of the axis since the previous rate.
    @inline(__always)
    func turn(_ rate: SensorVector, after before: SensorVector?, step: Double) -> SensorVector {
        guard correctsConing, let before else { return rate * step }
        return rate * step + (step * step / 12) * before.vectorProduct(rate)
    }
}
