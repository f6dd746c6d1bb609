internal import Glibc

/// Estimates the direction of gravity: rotation predicts it, and the force on a nearly still hand corrects it.
///
/// Source: device input, 1.3.
struct GravityFilter {
    /// The valid steps between samples (seconds).
    ///
    /// Other steps are clamped to this range.
    private static let steps = 0.001...0.05
    /// The maximum deviation of the force from 1 g at which it is taken as gravity.
    private static let largestDifference = 0.15
    /// The time constant of the correction (seconds).
    private static let correctionTime = 0.5
    /// The minimum lift, which keeps angles finite.
    private static let leastLift = 0.05
    private static let degrees = 180 / Double.pi

    /// The direction of the force at rest, of length 1; nil until known.
    private(set) var up: Vector?

    /// Processes the force in g and the rotation rate in °/s, `step` seconds after the previous ones.
    ///
    /// Invalid numbers are ignored.
    mutating func take(force: Vector, rate: Vector, step: Double) {
        guard force.isFinite, rate.isFinite else { return }
        guard let before = up else {
            up = force.direction
            return
        }
        let step = step.isFinite ? min(max(step, Self.steps.lowerBound), Self.steps.upperBound) : Self.steps.lowerBound
        let predicted = (before - step * (rate / Self.degrees).cross(before)).direction ?? before
        up = correct(predicted, force, step)
    }

    /// Sets a known direction of length 1.
    mutating func set(up: Vector) {
        if let direction = up.direction { self.up = direction }
    }

    private func correct(_ predicted: Vector, _ force: Vector, _ step: Double) -> Vector {
        guard abs(force.length - 1) < Self.largestDifference, let measured = force.direction else { return predicted }
        let weight = step / (step + Self.correctionTime)
        return (predicted + weight * (measured - predicted)).direction ?? predicted
    }

    /// The roll in degrees, right side down positive.
    var roll: Double { up.map { -angle($0.x, $0.z) } ?? 0 }

    /// The pitch in degrees, nose up positive.
    var pitch: Double { up.map { angle($0.y, $0.z) } ?? 0 }

    private func angle(_ side: Double, _ lift: Double) -> Double {
        let limited = lift < 0 ? min(lift, -Self.leastLift) : max(lift, Self.leastLift)
        return atan2(side, limited) * Self.degrees
    }
}
