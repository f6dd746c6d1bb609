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

    /// The standard deviation of the bias at the start (rad/s).
    var startingDeviation = 3 * Angle.degree
    /// The largest bias, innovation and mean rate at rest (rad/s).
    var largestBias = 10 * Angle.degree
    /// The deviation from the mean rate that is rest (rad/s).
    var restingRate = 0.6 * Angle.degree
    /// Whether rest is judged against the bias, once it is known.
    var restNeedsKnownBias = true
    /// The time after which a gyroscope that repeats a sample bit by bit does not rest (seconds).
    var frozenTime = 1.0
    /// Whether bias and covariance are limited by length instead of by axis, and the first correction is left out.
    var isIsotropic = true
    /// Whether a step includes the turn of the axis of rotation since the step before.
    var correctsConing = true
    /// Whether a recording is filtered backwards by the same steps as forwards, instead of one sample aside.
    var reversesSteps = true
    /// The time between two corrections of the inclination (seconds).
    var correctionInterval = 0.04
    /// Whether there may be magnetic fields: rotations are kept for those that arrive late.
    var takesFields = true
    /// Whether the first force gives the inclination at once, for games whose first frame steers.
    var correctsAtOnce = false
    /// The time whose mean rate and force are judged for rest at once (seconds); 0 for each sample.
    var restInterval = 0.0

    /// The values of the published filter, with a low-pass of three seconds and a heading of nine.
    public init() {}

    // One by one: a tuple of constants would be looked up at each sample.
    /// The time constant of the reference at rest (seconds).
    static let restingTime = 0.5
    /// The time that must be quiet (seconds).
    static let leastRest = 1.5
    /// The deviation from the mean force that is rest (m/s²).
    static let restingForce = 0.5
    /// Rates beyond are no measurements (rad/s).
    static let largestRate = 100.0
    /// Forces beyond are no measurements (m/s²).
    static let largestForce = 400.0
    /// Steps are limited to this time (seconds).
    static let longestStep = 1.0

    /// Returns the rotation vector of a step, with the turn of the axis since the rate before.
    @inline(__always)
    func turn(_ rate: SensorVector, after before: SensorVector?, step: Double) -> SensorVector {
        guard correctsConing, let before else { return rate * step }
        return rate * step + (step * step / 12) * before.vectorProduct(rate)
    }
}
