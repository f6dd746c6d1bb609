internal import Glibc

/// A rotation as a quaternion of length 1, scalar first; it turns vectors of the right frame into the left one.
public struct Rotation: Equatable, Sendable, BitwiseCopyable {
    /// No rotation.
    public static let identity = Rotation(w: 1, vector: .zero)

    /// The imaginary parts, and the real part at the end.
    private let numbers: SIMD4<Double>

    /// The real part.
    public var w: Double { numbers.w }
    /// The imaginary parts.
    public var vector: SIMD3<Double> { SIMD3(numbers.x, numbers.y, numbers.z) }

    /// A rotation of any length but 0; nil for numbers that are no rotation.
    public init?(w: Double, x: Double, y: Double, z: Double) {
        let length = (w * w + x * x + y * y + z * z).squareRoot()
        guard length.isFinite, length > 1e-6 else { return nil }
        self.init(w: w / length, vector: SIMD3(x, y, z) / length)
    }

    @inline(__always)
    init(w: Double, vector: SensorVector) {
        numbers = SIMD4(vector, w)
    }

    /// A turn about the third axis (radians, to the left).
    public init(heading: Double) {
        self.init(w: cos(heading / 2), vector: SIMD3(0, 0, sin(heading / 2)))
    }

    /// A turn about the direction of `turn` by its length (radians).
    init(turn: SensorVector) {
        let square = turn.squaredLength / 4
        guard square > Self.smallTurn else {
            self.init(w: Self.cosine(square), vector: turn * (0.5 * Self.sine(square)))
            return
        }
        let half = square.squareRoot()
        self.init(w: cos(half), vector: turn * (0.5 * sin(half) / half))
    }

    /// The square of half the angle up to which the series below have the precision of a Double.
    private static let smallTurn = 0.0625

    /// The cosine of an angle, by its square.
    @inline(__always)
    private static func cosine(_ square: Double) -> Double {
        let high = 1.0 / 40_320 - square * (1.0 / 3_628_800 - square * (1.0 / 479_001_600))
        return 1 - square * (0.5 - square * (1.0 / 24 - square * (1.0 / 720 - square * high)))
    }

    /// The sine of an angle divided by it, by its square.
    @inline(__always)
    private static func sine(_ square: Double) -> Double {
        let high = 1.0 / 362_880 - square * (1.0 / 39_916_800 - square * (1.0 / 6_227_020_800))
        return 1 - square * (1.0 / 6 - square * (1.0 / 120 - square * (1.0 / 5_040 - square * high)))
    }

    /// The shortest turn of the direction `e`, of length 1, to the third axis.
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

    /// The product, which turns by `second` first.
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

    /// The same rotation with the length 1 again.
    @inline(__always)
    var normalized: Rotation {
        let square = w * w + vector.squaredLength
        guard square > 1e-30 else { return self }
        let factor = 1 / square.squareRoot()
        return Rotation(w: w * factor, vector: vector * factor)
    }

    /// The matrix of the rotation.
    var matrix: Matrix3 {
        Matrix3(turn(SensorVector(1, 0, 0)), turn(SensorVector(0, 1, 0)), turn(SensorVector(0, 0, 1)))
    }

    /// The direction of the third axis of the left frame, along the axes of the right one.
    @inline(__always)
    var up: SensorVector {
        let (v, w) = (vector, w)
        return SensorVector(
            2 * (v.x * v.z - w * v.y), 2 * (v.y * v.z + w * v.x), w * w - v.x * v.x - v.y * v.y + v.z * v.z)
    }

    /// The axis with the angle as its length (radians), by the shorter way.
    var shortestTurn: SensorVector {
        let sine = vector.squaredLength.squareRoot()
        guard sine > 1e-12 else { return .zero }
        return vector * (2 * atan2(sine, abs(w)) / sine * (w < 0 ? -1 : 1))
    }

    /// The angle (radians).
    public var angle: Double { 2 * atan2(vector.squaredLength.squareRoot(), abs(w)) }
}
