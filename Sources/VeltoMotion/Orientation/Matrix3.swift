/// A matrix of three columns.
struct Matrix3: BitwiseCopyable {
    var a: SensorVector
    var b: SensorVector
    var c: SensorVector

    init(_ a: SensorVector, _ b: SensorVector, _ c: SensorVector) {
        (self.a, self.b, self.c) = (a, b, c)
    }

    /// Creates a diagonal matrix.
    init(diagonal d: SensorVector) {
        self.init(SensorVector(d.x, 0, 0), SensorVector(0, d.y, 0), SensorVector(0, 0, d.z))
    }

    var diagonal: SensorVector {
        get { SensorVector(a.x, b.y, c.z) }
        set { (a.x, b.y, c.z) = (newValue.x, newValue.y, newValue.z) }
    }

    @inline(__always)
    var transposed: Matrix3 {
        Matrix3(SensorVector(a.x, b.x, c.x), SensorVector(a.y, b.y, c.y), SensorVector(a.z, b.z, c.z))
    }

    /// The inverse; nil if the matrix is singular.
    var inverse: Matrix3? {
        let (p, q, r) = (b.vectorProduct(c), c.vectorProduct(a), a.vectorProduct(b))
        let determinant = a.dot(p)
        guard determinant.isFinite, determinant != 0 else { return nil }
        return Matrix3(p / determinant, q / determinant, r / determinant).transposed
    }

    /// The largest sum of absolute values in a row.
    var largestRow: Double {
        max(
            abs(a.x) + abs(b.x) + abs(c.x), abs(a.y) + abs(b.y) + abs(c.y), abs(a.z) + abs(b.z) + abs(c.z))
    }

    // A call would copy the matrices.
    @inline(__always)
    static func * (m: Matrix3, v: SensorVector) -> SensorVector { m.a * v.x + m.b * v.y + m.c * v.z }

    @inline(__always)
    static func * (m: Matrix3, other: Matrix3) -> Matrix3 { Matrix3(m * other.a, m * other.b, m * other.c) }

    @inline(__always)
    static func + (m: Matrix3, other: Matrix3) -> Matrix3 { Matrix3(m.a + other.a, m.b + other.b, m.c + other.c) }

    @inline(__always)
    static func - (m: Matrix3, other: Matrix3) -> Matrix3 { Matrix3(m.a - other.a, m.b - other.b, m.c - other.c) }
}
