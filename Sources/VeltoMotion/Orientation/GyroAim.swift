internal import Glibc

/// The space in which a rotation rate moves a pointer.
public enum AimSpace: CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// The axes of the device.
    case local
    /// The axes of a handheld device; gravity determines which axes turn sideways.
    case player
    /// The axes of the world.
    case world
}

/// Converts rotation rates to pitch and yaw of a pointer.
///
/// Source: orientation, 6 (GyroWiki).
public struct GyroAim: Hashable, Sendable, BitwiseCopyable {
    /// The maximum factor of the roll that player space adds to the yaw.
    private static let largestRelaxation = 1.41
    /// The start and the width of the range in which the pitch of world space fades.
    private static let (fadeStart, fadeWidth) = (0.125, 0.125)

    /// The aim space.
    public var space = AimSpace.player
    /// The rate below which the pointer is slowed, in the unit of the rates; 0 for none.
    public var tightening = 0.0

    /// Creates an aim in a space.
    public init(space: AimSpace, tightening: Double = 0) {
        (self.space, self.tightening) = (space, tightening)
    }

    /// Returns pitch and yaw of a bias-free rate, in its unit.
    ///
    /// `up` is the direction of the force at rest along the axes of the device, with length 1.
    public func aim(_ rate: SIMD3<Double>, up: SIMD3<Double>) -> (pitch: Double, yaw: Double) {
        let (pitch, yaw) = turns(rate, up)
        let speed = (pitch * pitch + yaw * yaw).squareRoot()
        guard speed < tightening else { return (pitch, yaw) }
        return (pitch * speed / tightening, yaw * speed / tightening)
    }

    private func turns(_ rate: SensorVector, _ up: SensorVector) -> (Double, Double) {
        switch space {
        case .local: (rate.x, rate.z)
        case .player: (rate.x, Self.playerYaw(rate, up))
        case .world: (Self.worldPitch(rate, up), up.dot(rate))
        }
    }

    private static func playerYaw(_ rate: SensorVector, _ up: SensorVector) -> Double {
        let share = up.y * rate.y + up.z * rate.z
        let most = (rate.y * rate.y + rate.z * rate.z).squareRoot()
        let yaw = min(largestRelaxation * abs(share), most)
        return share < 0 ? -yaw : yaw
    }

    private static func worldPitch(_ rate: SensorVector, _ up: SensorVector) -> Double {
        let axis = SensorVector(1, 0, 0) - up * up.x
        let length = axis.squaredLength.squareRoot()
        guard length > 1e-9 else { return 0 }
        let fade = SignalMaths.limit((max(abs(up.y), abs(up.z)) - fadeStart) / fadeWidth, 0, 1)
        return fade * axis.dot(rate) / length
    }
}
