import Foundation

@testable import VeltoMotion

/// The inputs of the worked examples of the orientation notes, section 9.
enum OrientationInputs {
    static let degree = Double.pi / 180

    /// The constants of the published filter, without the differences of section 3.
    static var published: OrientationTuning {
        var tuning = OrientationTuning()
        tuning.startingDeviation = 0.5 * degree
        tuning.largestBias = 2 * degree
        tuning.restingRate = 2 * degree
        tuning.restNeedsKnownBias = false
        tuning.frozenTime = .infinity
        tuning.isIsotropic = false
        tuning.correctsConing = false
        tuning.reversesSteps = false
        tuning.correctionInterval = 0
        return tuning
    }

    /// The published filter without bias and rejection.
    static var basic: OrientationTuning {
        var tuning = published
        tuning.estimatesBiasAtRest = false
        tuning.estimatesBiasInMotion = false
        tuning.rejectsDisturbedField = false
        return tuning
    }

    /// The constants of the library for inputs without noise, which look frozen.
    static var noiseless: OrientationTuning {
        var tuning = OrientationTuning()
        tuning.frozenTime = .infinity
        return tuning
    }

    /// The formula input F(h).
    static func formula(_ index: Int, step: Double = 0.01) -> RecordedSample {
        let t = Double(index) * step
        return RecordedSample(
            nanoseconds: UInt64((t * 1e9).rounded()),
            sample: InertialSample(
                rate: SIMD3(sin(2 * t), 0.5 * cos(3 * t), 0.3 + 0.2 * sin(t)),
                force: SIMD3(2 * sin(2 * t), 1.5 * cos(t), 9.81 + sin(5 * t))),
            field: SIMD3(20 * cos(0.5 * t), 20 * sin(0.5 * t), -40 + 2 * sin(t)))
    }

    /// The analytic motion A(h), and the attitude behind the sample; `index` begins at 1.
    static func motion(_ index: Int, step: Double = 0.01) -> (sample: RecordedSample, truth: Rotation) {
        func angles(_ t: Double) -> (alpha: Double, beta: Double, betaRate: Double) {
            (0.5 * t, 1.2 * sin(1.1 * t), 1.32 * cos(1.1 * t))
        }
        let (middle, end) = (angles((Double(index) - 0.5) * step), angles(Double(index) * step))
        let (x, y) = (20 * sin(end.alpha), 20 * cos(end.alpha))
        let sample = RecordedSample(
            nanoseconds: UInt64((Double(index) * step * 1e9).rounded()),
            sample: InertialSample(
                rate: SIMD3(middle.betaRate, 0.5 * sin(middle.beta), 0.5 * cos(middle.beta)),
                force: 9.81 * SIMD3(0, sin(end.beta), cos(end.beta))),
            field: SIMD3(
                x, y * cos(end.beta) - 40 * sin(end.beta), -y * sin(end.beta) - 40 * cos(end.beta)))
        let (c, s) = (cos(end.alpha / 2), sin(end.alpha / 2))
        let (p, q) = (cos(end.beta / 2), sin(end.beta / 2))
        return (sample, Rotation(w: c * p, vector: SIMD3(c * q, s * q, s * p)))
    }

    /// A device that lies flat and turns with a constant rate (°/s).
    static func feed(
        _ filter: inout OrientationFilter, rate: SIMD3<Double>, force: SIMD3<Double> = SIMD3(0, 0, 9.81), count: Int,
        step: Double = 0.01
    ) {
        for _ in 0..<count {
            filter.takeRotation(rate * degree, step: step)
            filter.takeAcceleration(force, step: step)
        }
    }

    /// All three measurements of a sample.
    static func feed(_ filter: inout OrientationFilter, _ sample: RecordedSample, step: Double = 0.01) {
        filter.takeRotation(sample.sample.rate, step: step)
        filter.takeAcceleration(sample.sample.force, step: step)
        filter.takeField(sample.field)
    }
}

/// Whether numbers are equal within 1e−9, or another tolerance.
func areNear(_ found: [Double], _ expected: [Double], within tolerance: Double = 1e-9) -> Bool {
    found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
}

extension Rotation {
    /// w, x, y, z.
    var list: [Double] { [w, vector.x, vector.y, vector.z] }

    /// Whether the numbers are near, with one sign or the other.
    func isNear(_ numbers: [Double], within tolerance: Double = 1e-9) -> Bool {
        areNear(list, numbers, within: tolerance) || areNear(list.map { -$0 }, numbers, within: tolerance)
    }

    /// The angle to another rotation (degrees).
    func distance(to other: Rotation) -> Double { (inverse * other).angle / OrientationInputs.degree }
}

extension SIMD3<Double> {
    var list: [Double] { [x, y, z] }
    /// The numbers in °/s, of rad/s.
    var degrees: [Double] { (self / OrientationInputs.degree).list }
}
