/// The three axes of a motion sensor, in raw values.
public struct MotionAxes: Hashable, Sendable {
    /// The axis that a paddle follows.
    public var x: Double
    /// The second axis.
    public var y: Double
    /// The third axis.
    public var z: Double

    /// Creates three axes.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// All axes at 0.
    public static let zero = MotionAxes()

    static func + (left: MotionAxes, right: MotionAxes) -> MotionAxes {
        MotionAxes(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
    }

    static func - (left: MotionAxes, right: MotionAxes) -> MotionAxes {
        left + right * -1
    }

    static func * (axes: MotionAxes, factor: Double) -> MotionAxes {
        MotionAxes(x: axes.x * factor, y: axes.y * factor, z: axes.z * factor)
    }

    /// The largest of the three magnitudes.
    var largestMagnitude: Double { max(abs(x), abs(y), abs(z)) }
    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}

extension Int16 {
    /// Creates the integer nearest to `value`, clamped to the type; 0 for NaN.
    init(nearestCount value: Double) {
        self = value.isNaN ? 0 : Int16(Swift.max(-32768, Swift.min(32767, value.rounded())))
    }
}
