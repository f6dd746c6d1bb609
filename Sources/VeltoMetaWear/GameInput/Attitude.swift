internal import Glibc
internal import VeltoCore
internal import VeltoWearable

/// A rotation as a quaternion of length 1.
struct Attitude {
    private let w: Double
    private let v: Vector

    /// Nil for numbers that are not a rotation.
    init?(w: Double, x: Double, y: Double, z: Double) {
        let length = (w * w + x * x + y * y + z * z).squareRoot()
        guard length.isFinite, length > 1e-6 else { return nil }
        self.init(w / length, Vector(x, y, z) / length)
    }

    private init(_ w: Double, _ v: Vector) {
        self.w = w
        self.v = v
    }

    /// The rotation of a mounting.
    init(_ rotation: Mounting.Rotation) {
        self.init(rotation.w, Vector(rotation.x, rotation.y, rotation.z))
    }

    /// The inverse rotation.
    var inverse: Attitude { Attitude(w, -v) }

    /// Combines two rotations.
    static func * (first: Attitude, second: Attitude) -> Attitude {
        Attitude(
            first.w * second.w - (first.v * second.v).sum(),
            first.w * second.v + second.w * first.v + first.v.cross(second.v))
    }

    /// Rotates a vector.
    func turn(_ vector: Vector) -> Vector {
        let t = 2 * v.cross(vector)
        return vector + w * t + v.cross(t)
    }

    /// The rotation vector: its length is the angle in radians, by the shorter way.
    var angles: Vector {
        let sine = v.length
        guard sine > 1e-12 else { return .zero }
        return v * (2 * atan2(sine, abs(w)) / sine * (w < 0 ? -1 : 1))
    }

    /// The numbers w, x, y, z.
    var floats: InlineArray<4, Float> { [Float(w), Float(v.x), Float(v.y), Float(v.z)] }
}
