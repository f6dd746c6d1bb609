/// Three numbers along the axes of a sensor or of the world.
typealias SensorVector = SIMD3<Double>

extension SensorVector {
    /// The square of the length.
    @inline(__always)
    var squaredLength: Double { x * x + y * y + z * z }

    /// Whether all three are numbers and the length is at most `limit`.
    func isWithin(_ limit: Double) -> Bool { squaredLength <= limit * limit }

    /// The scalar product.
    @inline(__always)
    func dot(_ other: SensorVector) -> Double { x * other.x + y * other.y + z * other.z }

    /// The vector product.
    @inline(__always)
    func vectorProduct(_ other: SensorVector) -> SensorVector {
        SensorVector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    /// The vector shortened to at most `limit`.
    func shortened(to limit: Double) -> SensorVector {
        let square = squaredLength
        return square > limit * limit ? self * (limit / square.squareRoot()) : self
    }

    /// The vector with each component limited to −`bound`…`bound`.
    func limited(to bound: Double) -> SensorVector {
        SensorVector(
            SignalMaths.limit(x, to: bound), SignalMaths.limit(y, to: bound), SignalMaths.limit(z, to: bound))
    }

    /// The largest absolute component.
    var largest: Double { Swift.max(abs(x), abs(y), abs(z)) }
}

/// Angles in radians.
enum Angle {
    /// Radians of a degree.
    static let degree = Double.pi / 180

    /// Returns the angle in −π…π.
    static func wrapped(_ angle: Double) -> Double {
        angle > .pi ? angle - 2 * .pi : angle < -.pi ? angle + 2 * .pi : angle
    }
}
