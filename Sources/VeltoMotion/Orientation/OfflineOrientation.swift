internal import Glibc

/// Computes the orientation of a whole recording.
///
/// It filters forward and backward, which is more accurate than live filtering. The samples are one period apart;
/// missing ones were filled. Source: orientation, 1.10.
public struct OfflineOrientation {
    /// The estimate of one pass at a sample.
    private struct Estimate {
        var bias: SensorVector
        var covariance: Matrix3
        var isAtRest: Bool
        var isTurning: Bool
        var isDisturbed: Bool
    }

    /// The result at a sample.
    public struct Result: Sendable, BitwiseCopyable {
        /// The 6D orientation, whose heading drifts.
        public var orientation = Rotation.identity
        /// The heading of `orientation` from north (radians); 0 without a field.
        public var heading = 0.0
        /// The bias of the gyroscope (rad/s).
        public var bias = SIMD3<Double>.zero
        /// An upper bound of the bias's standard deviation (rad/s).
        public var biasDeviation = 0.0
        /// Whether the device was at rest.
        public var isAtRest = false
        /// Whether the magnetic field was disturbed.
        public var isFieldDisturbed = true

        /// The 9D orientation, relative to north.
        public var northOrientation: Rotation { Rotation(heading: heading) * orientation }
    }

    private let period: Double
    private let tuning: OrientationTuning
    private let samples: [InertialSample]
    /// The field at each sample, zero without a measurement; empty without a magnetometer.
    private let fields: [SensorVector]
    private var results: [Result]

    private init(_ samples: [InertialSample], _ fields: [SensorVector], _ period: Double, _ tuning: OrientationTuning) {
        (self.samples, self.period, self.tuning) = (samples, period, tuning)
        self.fields = fields.count == samples.count ? fields : []
        results = Array(repeating: Result(), count: samples.count)
    }

    /// Returns the results of samples that are `period` seconds apart.
    ///
    /// `fields` contains a magnetic field for each sample, zero without a measurement, or is empty.
    public static func filter(
        _ samples: [InertialSample], fields: [SIMD3<Double>] = [], period: Double,
        tuning: OrientationTuning = OrientationTuning()
    ) -> [Result] {
        guard period > 0, period.isFinite, !samples.isEmpty else { return [] }
        var pass = OfflineOrientation(samples, fields, period, tuning)
        pass.findBias()
        pass.findInclination()
        pass.findHeading()
        return pass.results
    }

    // MARK: Bias

    /// Estimates the bias in both directions.
    ///
    /// A pass that begins with a slow turn mistakes it for a rest. The other pass already knows the bias at that time,
    /// and detects slow turns.
    private mutating func findBias() {
        var forwards = estimates(sign: 1, turns: [])
        let backwards = estimates(sign: -1, turns: Self.slowTurns(in: forwards, period))
        let turns = Array(Self.slowTurns(in: backwards.reversed(), period).reversed())
        if zip(forwards, turns).contains(where: { $0.isAtRest && $1 }) { forwards = estimates(sign: 1, turns: turns) }
        for index in results.indices { Self.join(forwards[index], backwards[index], in: &results[index]) }
    }

    /// Marks the samples of quiet times in which the device turns slowly.
    ///
    /// `estimates` are in the order of the pass. Samples before the detection of the turn are marked, too.
    private static func slowTurns(in estimates: [Estimate], _ period: Double) -> [Bool] {
        var turns = [Bool](repeating: false, count: estimates.count)
        let judged = Int(min(OrientationTuning.leastRest / period, 1e9)) + 1
        var (isTurning, wasQuiet) = (false, false)
        for (index, estimate) in estimates.enumerated() {
            let isQuiet = estimate.isAtRest || estimate.isTurning
            isTurning = estimate.isTurning || isTurning && isQuiet
            if isTurning { turns[index] = true }
            if isTurning, !wasQuiet {
                for before in max(index - judged, 0)..<index { turns[before] = true }
            }
            wasQuiet = isQuiet
        }
        return turns
    }

    /// Filters in one direction, and returns an estimate for each sample; backward, rotations are reversed.
    private func estimates(sign: Double, turns: [Bool]) -> [Estimate] {
        var filter = OrientationFilter(tuning)
        var found: [Estimate] = []
        found.reserveCapacity(samples.count)
        for step in samples.indices {
            let index = sign < 0 ? samples.count - 1 - step : step
            if !turns.isEmpty { filter.setTakesNoRest(turns[index]) }
            filter.takeRotation(rate(into: index, sign), step: period)
            filter.takeAcceleration(samples[index].force, step: period)
            if let field = field(at: index) { filter.takeField(field) }
            found.append(
                Estimate(
                    bias: filter.bias * sign, covariance: filter.biasState.covariance, isAtRest: filter.isAtRest,
                    isTurning: filter.isTurning, isDisturbed: filter.isFieldDisturbed))
        }
        return sign < 0 ? found.reversed() : found
    }

    /// Returns the rate of the rotation that ends at a sample; backward, it is the rate into the next sample.
    private func rate(into index: Int, _ sign: Double) -> SensorVector {
        let source = sign < 0 && tuning.reversesSteps ? min(index + 1, samples.count - 1) : index
        return samples[source].rate * sign
    }

    private func field(at index: Int) -> SensorVector? {
        fields.isEmpty || fields[index] == .zero ? nil : fields[index]
    }

    // Static, since a copy of the instance would prevent changes of the results in place.
    private static func join(_ forward: Estimate, _ backward: Estimate, in result: inout Result) {
        result.isAtRest = forward.isAtRest || backward.isAtRest
        result.isFieldDisturbed = forward.isDisturbed && backward.isDisturbed
        guard let first = forward.covariance.inverse, let second = backward.covariance.inverse,
            let covariance = (first + second).inverse
        else { return result.bias = forward.bias }
        result.bias = covariance * (first * forward.bias + second * backward.bias)
        result.biasDeviation = BiasFilter.deviation(of: covariance)
    }

    // MARK: Inclination

    private mutating func findInclination() {
        var strapdown = Rotation.identity
        var before: SensorVector?
        var forces: [SensorVector] = []
        forces.reserveCapacity(samples.count)
        for (index, sample) in samples.enumerated() {
            let rate = sample.rate - results[index].bias
            strapdown = (strapdown * Rotation(turn: tuning.turn(rate, after: before, step: period))).normalized
            before = rate
            results[index].orientation = strapdown
            forces.append(strapdown.turn(sample.force))
        }
        smooth(&forces)
        correct(by: forces)
    }

    private func smooth(_ forces: inout [SensorVector]) {
        var filter = StepLowPass<3>()
        for index in forces.indices {
            filter.take(vector: forces[index], step: period, timeConstant: tuning.inclinationTime)
            forces[index] = filter.vector
        }
        let last = forces[forces.count - 1]
        filter.start(at: [last.x, last.y, last.z])
        for index in forces.indices.reversed() {
            filter.take(vector: forces[index], step: period, timeConstant: tuning.inclinationTime)
            forces[index] = filter.vector
        }
    }

    private mutating func correct(by forces: [SensorVector]) {
        var inclination = Rotation.identity
        for index in forces.indices {
            let force = inclination.turn(forces[index])
            let length = force.squaredLength.squareRoot()
            if length > 2.2e-16 { inclination = (Rotation(upright: force / length) * inclination).normalized }
            results[index].orientation = inclination * results[index].orientation
        }
    }

    // MARK: Heading

    private mutating func findHeading() {
        let measured = fields.indices.filter { fields[$0] != .zero }
        guard !measured.isEmpty else { return }
        for index in measured {
            let level = results[index].orientation.turn(fields[index])
            results[index].heading = atan2(level.x, level.y)
        }
        smoothHeading(measured)
        smoothHeading(measured.reversed())
        spreadHeading(measured)
    }

    private mutating func smoothHeading(_ order: [Int]) {
        var filter = HeadingFilter(tuning, rejectedFor: 0)
        var before: Int?
        for index in order {
            let step = min(Double(before.map { abs(index - $0) } ?? 1) * period, OrientationTuning.longestStep)
            filter.take(results[index].heading, isDisturbed: results[index].isFieldDisturbed, step: step)
            results[index].heading = filter.heading
            before = index
        }
    }

    /// Gives samples without a field the heading of the previous field, or of the first one.
    private mutating func spreadHeading(_ measured: [Int]) {
        var heading = results[measured[0]].heading
        for index in results.indices {
            if fields[index] != .zero { heading = results[index].heading }
            results[index].heading = heading
        }
    }
}
