internal import Glibc

/// A second-order Butterworth low-pass of N values whose step and time constant may change with every sample.
///
/// Until the time constant has passed, the output is the mean of the samples, weighted by their steps. Source:
/// orientation, 1.3.
struct StepLowPass<let N: Int>: BitwiseCopyable {
    /// The coefficients for a step and a time constant.
    private struct Coefficients: BitwiseCopyable {
        var step = 0.0
        var time = 0.0
        /// The fraction of the slope that remains after the step.
        var retained = 0.0
        /// The slope per unit of distance between input and output.
        var gain = 0.0
    }

    /// The outputs.
    private(set) var value: InlineArray<N, Double> = InlineArray(repeating: 0)
    /// The slopes (1/s).
    private var slope: InlineArray<N, Double> = InlineArray(repeating: 0)
    /// The previous inputs.
    private var input: InlineArray<N, Double> = InlineArray(repeating: 0)
    private var coefficients = Coefficients()
    /// The duration of the mean (seconds); nil once the filter runs.
    private var meanTime: Double? = 0

    /// Whether the filter has no samples.
    var isEmpty: Bool { meanTime == 0 }

    /// Discards all samples.
    mutating func empty() { meanTime = 0 }

    /// Starts in a steady state with given values.
    mutating func start(at values: InlineArray<N, Double>) {
        (value, input, meanTime) = (values, values, nil)
        slope = InlineArray(repeating: 0)
    }

    /// Processes the next values, `step` seconds after the previous ones.
    @inline(__always)
    mutating func take(_ values: InlineArray<N, Double>, step: Double, timeConstant: Double) {
        guard meanTime == nil else { return average(values, step, timeConstant) }
        guard timeConstant >= step / 2 else { return start(at: values) }
        if step != coefficients.step || timeConstant != coefficients.time { prepare(step, timeConstant) }
        let (retained, gain, half) = (coefficients.retained, coefficients.gain, step / 2)
        for index in 0..<N {
            let next = slope[index] * retained + gain * (input[index] + values[index] - 2 * value[index])
            value[index] += half * (slope[index] + next)
            slope[index] = next
            input[index] = values[index]
        }
    }

    private mutating func average(_ values: InlineArray<N, Double>, _ step: Double, _ timeConstant: Double) {
        let total = (meanTime ?? 0) + step
        let weight = total > step ? step / total : 1
        for index in 0..<N { value[index] += weight * (values[index] - value[index]) }
        meanTime = total
        // A sum of steps deviates from the multiple by a few units in the last place.
        if total >= timeConstant * (1 - 1e-9) { start(at: value) }
    }

    private mutating func prepare(_ step: Double, _ timeConstant: Double) {
        let c = tan(step / (2.0.squareRoot() * timeConstant))
        let d = c * c + 2.0.squareRoot() * c + 1
        coefficients = Coefficients(
            step: step, time: timeConstant, retained: (1 - 2.0.squareRoot() * c - c * c) / d,
            gain: c * c / (step / 2 * d))
    }
}

extension StepLowPass<3> {
    /// The outputs as a vector.
    var vector: SensorVector { SensorVector(value[0], value[1], value[2]) }

    @inline(__always)
    mutating func take(vector: SensorVector, step: Double, timeConstant: Double) {
        take([vector.x, vector.y, vector.z], step: step, timeConstant: timeConstant)
    }
}

/// The weight of a new value in a first-order low-pass, cached for the next equal step.
struct StepGain: BitwiseCopyable {
    private let timeConstant: Double
    private var step = -1.0
    private var gain = 0.0

    /// Creates a gain; a negative time constant is infinite.
    init(timeConstant: Double) {
        self.timeConstant = timeConstant
    }

    /// Returns the weight of a value `step` seconds after the previous one.
    mutating func at(_ step: Double) -> Double {
        guard step != self.step else { return gain }
        self.step = step
        gain = timeConstant < 0 ? 0 : timeConstant == 0 ? 1 : 1 - exp(-step / timeConstant)
        return gain
    }
}
