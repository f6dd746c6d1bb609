internal import Glibc

/// A rotation as a unit quaternion, scalar first; it rotates vectors of the right frame into the left frame.
public struct Rotation: Equatable, Sendable, BitwiseCopyable {
    /// No rotation.
    public static let identity = Rotation(w: 1, vector: .zero)

    /// The imaginary parts, followed by the real part.
    private let numbers: SIMD4<Double>

    /// The real part.
    public var w: Double { numbers.w }
    /// The imaginary parts.
    public var vector: SIMD3<Double> { SIMD3(numbers.x, numbers.y, numbers.z) }

    /// Creates a rotation from a quaternion of any length but 0; nil for invalid numbers.
    public init?(w: Double, x: Double, y: Double, z: Double) {
        let length = (w * w + x * x + y * y + z * z).squareRoot()
        guard length.isFinite, length > 1e-6 else { return nil }
        self.init(w: w / length, vector: SIMD3(x, y, z) / length)
    }

    @inline(__always)
    init(w: Double, vector: SensorVector) {
        numbers = SIMD4(vector, w)
    }

    /// Creates a rotation about the third axis (radians, to the left).
    public init(heading: Double) {
        self.init(w: cos(heading / 2), vector: SIMD3(0, 0, sin(heading / 2)))
    }

    /// Creates a rotation about the direction of `turn` by its length (radians).
    init(turn: SensorVector) {
        let square = turn.squaredLength / 4
        guard square > Self.smallTurn else {
            self.init(w: Self.cosine(square), vector: turn * (0.5 * Self.sine(square)))
            return
        }
        let half = square.squareRoot()
        self.init(w: cos(half), vector: turn * (0.5 * sin(half) / half))
    }

    /// The square of the half angle up to which the series below have the precision of a Double.
    private static let smallTurn = 0.0625

    /// Returns the cosine of an angle from its square.
    @inline(__always)
    private static func cosine(_ square: Double) -> Double {
        let high = 1.0 / 40_320 - square * (1.0 / 3_628_800 - square * (1.0 / 479_001_600))
        return 1 - square * (0.5 - square * (1.0 / 24 - square * (1.0 / 720 - square * high)))
    }

    /// Returns the sine of an angle divided by the angle, from its square.
    @inline(__always)
    private static func sine(_ square: Double) -> Double {
        let high = 1.0 / 362_880 - square * (1.0 / 39_916_800 - square * (1.0 / 6_227_020_800))
        return 1 - square * (1.0 / 6 - square * (1.0 / 120 - square * (1.0 / 5_040 - square * high)))
    }

    /// Creates the shortest rotation of the unit vector `e` to the third axis.
    init(upright e: SensorVector) {
        let w = ((max(e.z, -1) + 1) / 2).squareRoot()
        guard w > 1e-6 else {
            self.init(w: 0, vector: SensorVector(1, 0, 0))
            return
        }
        self.init(w: w, vector: SensorVector(e.y / (2 * w), -e.x / (2 * w), 0))
    }

    /// The inverse rotation.
    public var inverse: Rotation { Rotation(w: w, vector: -vector) }

    /// Returns the product, which rotates by `second` first.
    @inline(__always)
    public static func * (first: Rotation, second: Rotation) -> Rotation {
        let (a, b, p, q) = (first.w, second.w, first.vector, second.vector)
        return Rotation(
            w: a * b - p.x * q.x - p.y * q.y - p.z * q.z,
            vector: SensorVector(
                a * q.x + b * p.x + p.y * q.z - p.z * q.y, a * q.y + b * p.y + p.z * q.x - p.x * q.z,
                a * q.z + b * p.z + p.x * q.y - p.y * q.x))
    }

    /// Returns the vector in the left frame.
    @inline(__always)
    public func turn(_ v: SIMD3<Double>) -> SIMD3<Double> {
        let t = 2 * vector.vectorProduct(v)
        return v + w * t + vector.vectorProduct(t)
    }

    /// The normalized rotation.
    @inline(__always)
    var normalized: Rotation {
        let square = w * w + vector.squaredLength
        guard square > 1e-30 else { return self }
        let factor = 1 / square.squareRoot()
        return Rotation(w: w * factor, vector: vector * factor)
    }

    /// The rotation matrix.
    var matrix: Matrix3 {
        Matrix3(turn(SensorVector(1, 0, 0)), turn(SensorVector(0, 1, 0)), turn(SensorVector(0, 0, 1)))
    }

    /// The third axis of the left frame in the axes of the right one.
    @inline(__always)
    var up: SensorVector {
        let (v, w) = (vector, w)
        return SensorVector(
            2 * (v.x * v.z - w * v.y), 2 * (v.y * v.z + w * v.x), w * w - v.x * v.x - v.y * v.y + v.z * v.z)
    }

    /// The rotation axis times the angle (radians), in the shorter direction.
    var shortestTurn: SensorVector {
        let sine = vector.squaredLength.squareRoot()
        guard sine > 1e-12 else { return .zero }
        return vector * (2 * atan2(sine, abs(w)) / sine * (w < 0 ? -1 : 1))
    }

    /// The rotation angle (radians).
    public var angle: Double { 2 * atan2(vector.squaredLength.squareRoot(), abs(w)) }
}
