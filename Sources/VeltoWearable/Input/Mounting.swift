public import VeltoCore
public import VeltoMotion

/// The mounting of a device: the rotation from its axes to those of a pointing hand.
///
/// In the hand's axes, +x points to the right, +y to the screen, and +z up. Source: device input, 1.1.
public struct Mounting: Hashable, Sendable {
    /// The ways to wear a device.
    public enum Kind: CaseIterable, Hashable, Sendable {
        /// In the hand, like a remote; the device's axes are those of the hand.
        case handheld
        /// On the left wrist, like a watch; +x points to the hand, and +z up when the palm is down.
        case wristLeft
        /// On the right wrist, like a watch; +x points to the elbow, and +z up when the palm is down.
        case wristRight
        /// Any other mounting.
        case custom
    }

    /// A rotation as a quaternion.
    public struct Rotation: Hashable, Sendable {
        /// The real part.
        public var w: Double
        /// The first imaginary part.
        public var x: Double
        /// The second imaginary part.
        public var y: Double
        /// The third imaginary part.
        public var z: Double

        /// Creates a rotation.
        public init(w: Double = 1, x: Double = 0, y: Double = 0, z: Double = 0) {
            (self.w, self.x, self.y, self.z) = (w, x, y, z)
        }
    }

    private static let half = 0.5.squareRoot()

    /// In the hand, like a remote.
    public static let handheld = Mounting(kind: .handheld, rotation: Rotation())
    /// On the left wrist, like a watch.
    public static let wristLeft = Mounting(kind: .wristLeft, rotation: Rotation(w: half, z: half))
    /// On the right wrist, like a watch.
    public static let wristRight = Mounting(kind: .wristRight, rotation: Rotation(w: half, z: -half))

    /// The kind of the mounting.
    public let kind: Kind
    /// The rotation from the device's axes to those of the hand, normalized.
    public let rotation: Rotation

    private init(kind: Kind, rotation: Rotation) {
        self.kind = kind
        self.rotation = rotation
    }

    /// Creates a mounting from a rotation of the device's axes to those of the hand.
    ///
    /// Throws if the length is 0.
    public static func custom(_ rotation: Rotation) throws(VeltoError) -> Mounting {
        let (w, x, y, z) = (rotation.w, rotation.x, rotation.y, rotation.z)
        let length = (w * w + x * x + y * y + z * z).squareRoot()
        guard length.isFinite, length > 1e-9 else {
            throw .invalidArgument("rotation", "is (\(w), \(x), \(y), \(z)): must be finite numbers that are not all 0")
        }
        return Mounting(
            kind: .custom, rotation: Rotation(w: w / length, x: x / length, y: y / length, z: z / length))
    }

    /// The rotation from the device's axes to those of the hand.
    public var turn: VeltoMotion.Rotation {
        VeltoMotion.Rotation(w: rotation.w, x: rotation.x, y: rotation.y, z: rotation.z) ?? .identity
    }

    /// Rotates a vector from the device's axes to those of the hand.
    public func turn(_ v: (x: Double, y: Double, z: Double)) -> (x: Double, y: Double, z: Double) {
        let (w, x, y, z) = (rotation.w, rotation.x, rotation.y, rotation.z)
        let t = (2 * (y * v.z - z * v.y), 2 * (z * v.x - x * v.z), 2 * (x * v.y - y * v.x))
        return (
            v.x + w * t.0 + y * t.2 - z * t.1, v.y + w * t.1 + z * t.0 - x * t.2, v.z + w * t.2 + x * t.1 - y * t.0
        )
    }
}
