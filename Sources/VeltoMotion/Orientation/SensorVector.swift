/// A vector along the axes of a sensor or of the world.
typealias SensorVector = SIMD3<Double>

extension SensorVector {
    /// The square of the length.
    @inline(__always)
    var squaredLength: Double { x * x + y * y + z * z }

    /// Returns whether all components are finite and the length is at most `limit`.
    func isWithin(_ limit: Double) -> Bool { squaredLength <= limit * limit }

    /// Returns the dot product.
    @inline(__always)
    func dot(_ other: SensorVector) -> Double { x * other.x + y * other.y + z * other.z }

    /// Returns the cross product.
    @inline(__always)
    func vectorProduct(_ other: SensorVector) -> SensorVector {
        SensorVector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    /// Returns the vector shortened to at most `limit`.
    func shortened(to limit: Double) -> SensorVector {
        let square = squaredLength
        return square > limit * limit ? self * (limit / square.squareRoot()) : self
    }

    /// Returns the vector with each component clamped to −`bound`…`bound`.
    func limited(to bound: Double) -> SensorVector {
        SensorVector(
            SignalMaths.limit(x, to: bound), SignalMaths.limit(y, to: bound), SignalMaths.limit(z, to: bound))
    }

    /// The largest absolute value of a component.
    var largest: Double { Swift.max(abs(x), abs(y), abs(z)) }
}

/// Angles in radians.
enum Angle {
    /// Radians per degree.
    static let degree = Double.pi / 180

    /// Returns the angle wrapped to −π…π.
    static func wrapped(_ angle: Double) -> Double {
        angle > .pi ? angle - 2 * .pi : angle < -.pi ? angle + 2 * .pi : angle
    }

    /// Returns the angle of a direction in degrees, to within 0.00001; the upward component must not be 0.
    ///
    /// It uses a polynomial, since game frames need four angles per three samples, and `atan2` takes five times the
    /// instructions.
    @inline(__always)
    static func degrees(side: Double, lift: Double) -> Double {
        let (across, along) = (abs(side), abs(lift))
        let ratio = min(across, along) / max(across, along)
        var angle = ratio * arcTangent(ofSquare: ratio * ratio)
        if across > along { angle = 90 - angle }
        if lift < 0 { angle = 180 - angle }
        return side < 0 ? -angle : angle
    }

    /// Returns the arc tangent divided by its argument, in degrees, from the square of the argument (0…1).
    ///
    /// It is a Chebyshev interpolation.
    @inline(__always)
    private static func arcTangent(ofSquare s: Double) -> Double {
        let low = 0.999999881996493 + s * (-0.33331812655627785 + s * (0.19966961829590915 - s * 0.14003290184646563))
        let high =
            0.09868865458110483 - s * (0.058829753142672046 - s * (0.023780518596838274 - s * 0.004559791986027567))
        return (low + (s * s) * (s * s) * high) / degree
    }
}
