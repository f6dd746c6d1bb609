/// Three numbers along the axes of a board or of a hand.
typealias Vector = SIMD3<Double>

extension Vector {
    /// The length.
    var length: Double { (x * x + y * y + z * z).squareRoot() }

    /// The vector of length 1 in the same direction; nil if there is none.
    @inline(__always)
    var direction: Vector? {
        let length = length
        return length.isFinite && length > 1e-9 ? self / length : nil
    }

    /// Whether all three are numbers.
    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

    /// The cross product.
    func cross(_ other: Vector) -> Vector {
        Vector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
}
