internal import Glibc

/// Decides by norm and dip whether the magnetic field is that of the earth.
///
/// Source: orientation, 1.8.
struct FieldMonitor: BitwiseCopyable {
    /// The length and the dip (radians) of a field.
    struct Field: BitwiseCopyable {
        var norm: Double
        var dip: Double

        /// Returns whether two fields are equal within the thresholds.
        func isNear(_ other: Field) -> Bool {
            abs(norm - other.norm) < 0.1 * other.norm && abs(dip - other.dip) < 10 * Angle.degree
        }

        /// Moves the field toward another one by a weight.
        mutating func follow(_ other: Field, _ weight: Double) {
            norm += weight * (other.norm - norm)
            dip += weight * (other.dip - dip)
        }
    }

    /// The low-pass time constant of norm and dip (seconds).
    private static let currentTime = 0.05
    /// The time until a field counts as undisturbed (seconds).
    private static let undisturbedTime = 0.5
    /// The time until a new field is accepted (seconds).
    private static let newTime = 20.0
    /// The time until the first field is accepted (seconds).
    private static let firstTime = 5.0
    /// The minimum rotation rate that distinguishes the earth's field from one of the device (rad/s).
    private static let leastRate = 20 * Angle.degree

    private var current = StepLowPass<2>()
    private var weight = StepGain(timeConstant: 20)
    private var candidate = Field(norm: -1, dip: 0)
    private var candidateFor = 0.0
    private var undisturbedFor = 0.0
    /// The accepted field; a norm of 0 without one.
    private(set) var reference = Field(norm: 0, dip: 0)
    /// Whether the field differs from the accepted one.
    private(set) var isDisturbed = true

    /// Processes a field in level axes, and the low-passed rate (rad/s).
    mutating func take(_ field: SensorVector, meanRate: SensorVector, step: Double) {
        let norm = field.squaredLength.squareRoot()
        let dip = -asin(SignalMaths.limit(field.z / norm))
        current.take([norm, dip], step: step, timeConstant: Self.currentTime)
        let now = Field(norm: current.value[0], dip: current.value[1])
        let weight = weight.at(step)
        compare(now, weight, step)
        follow(now, weight, isTurning: meanRate.squaredLength >= Self.leastRate * Self.leastRate, step)
    }

    private mutating func compare(_ now: Field, _ weight: Double, _ step: Double) {
        guard now.isNear(reference) else {
            (undisturbedFor, isDisturbed) = (0, true)
            return
        }
        undisturbedFor += step
        guard undisturbedFor >= Self.undisturbedTime else { return }
        isDisturbed = false
        reference.follow(now, weight)
    }

    private mutating func follow(_ now: Field, _ weight: Double, isTurning: Bool, _ step: Double) {
        guard now.isNear(candidate) else {
            (candidate, candidateFor) = (now, 0)
            return
        }
        if isTurning { candidateFor += step }
        candidate.follow(now, weight)
        guard isDisturbed, candidateFor >= (reference.norm == 0 ? Self.firstTime : Self.newTime) else { return }
        (reference, isDisturbed, undisturbedFor) = (candidate, false, Self.undisturbedTime)
    }
}

/// Corrects a heading by the magnetic field.
///
/// Source: orientation, 1.8.
struct HeadingFilter: BitwiseCopyable {
    /// The maximum time for which a disturbed field is fully rejected (seconds).
    private static let longestRejection = 60.0
    /// The divisor of the weight after that time, and the factor by which an undisturbed field restores the time.
    private static let rejectionFactor = 2.0

    private let timeConstant: Double
    private let rejects: Bool
    private var weight: StepGain
    /// The weight that makes the first samples a mean; 0 once the weight of the time constant is larger.
    private(set) var startingWeight = 1.0
    /// The time used for rejection (seconds).
    private(set) var rejectedFor: Double
    /// The heading of the level axes from north (radians).
    private(set) var heading = 0.0
    /// `heading` as a rotation.
    private(set) var turn = Rotation.identity

    /// Creates a filter; by default its rejection time is used up.
    init(_ tuning: OrientationTuning, rejectedFor: Double = longestRejection) {
        timeConstant = tuning.headingTime
        rejects = tuning.rejectsDisturbedField
        weight = StepGain(timeConstant: tuning.headingTime)
        self.rejectedFor = rejectedFor
    }

    /// Processes the measured heading (radians).
    mutating func take(_ measured: Double, isDisturbed: Bool, step: Double) {
        var gain = weight.at(step)
        if rejects { gain *= share(isDisturbed, step) }
        if startingWeight != 0 {
            gain = max(gain, startingWeight)
            startingWeight = startingWeight / (startingWeight + 1)
            if startingWeight * timeConstant < step { startingWeight = 0 }
        }
        heading = Angle.wrapped(heading + gain * Angle.wrapped(measured - heading))
        turn = Rotation(heading: heading)
    }

    private mutating func share(_ isDisturbed: Bool, _ step: Double) -> Double {
        guard isDisturbed else {
            rejectedFor = max(rejectedFor - Self.rejectionFactor * step, 0)
            return 1
        }
        guard rejectedFor <= Self.longestRejection else { return 1 / Self.rejectionFactor }
        rejectedFor += step
        return 0
    }
}
