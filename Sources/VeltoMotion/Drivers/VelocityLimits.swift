/// Shapes a velocity with a dead zone, a maximum and a gain.
///
/// Source: Triki protocol notes, 3.3.
public struct VelocityLimits: Hashable, Sendable {
    /// Velocities below this value become 0.
    public var deadzone: Double
    /// Velocities above this value are clamped to it.
    public var maximum: Double
    /// The gain.
    public var sensitivity: Double

    /// Creates limits.
    public init(deadzone: Double, maximum: Double, sensitivity: Double) {
        self.deadzone = deadzone
        self.maximum = maximum
        self.sensitivity = sensitivity
    }

    /// Returns the limits for the movement of a position within a frame.
    public static func frameDelta(_ rateMode: RateMode) -> VelocityLimits {
        switch rateMode {
        case .fast: .frameFast
        case .normal, .unknown: .frameNormal
        case .lowPower: .frameLowPower
        }
    }

    /// Returns the limits for the gamepad's velocity.
    public static func gamepadVelocity(_ rateMode: RateMode) -> VelocityLimits {
        rateMode == .fast ? .gamepadFast : .gamepadOther
    }

    /// Returns the shaped velocity.
    public func shape(_ value: Double) -> Double {
        abs(value) < deadzone ? 0 : SignalMaths.limit(value, to: maximum) * sensitivity
    }
}

extension GameInput {
    /// Returns the shaped horizontal movement of this frame, or `fallback` if there is none.
    public func shapedFrameDeltaX(fallback: Double = 0, limits: VelocityLimits? = nil) -> Double {
        (limits ?? .frameDelta(rateMode)).shape(frameDeltaX != 0 ? frameDeltaX : fallback)
    }

    /// Returns the shaped vertical movement of this frame, or `fallback` if there is none.
    public func shapedFrameDeltaY(fallback: Double = 0, limits: VelocityLimits? = nil) -> Double {
        (limits ?? .frameDelta(rateMode)).shape(frameDeltaY != 0 ? frameDeltaY : fallback)
    }

    /// The shaped velocity of the gamepad.
    public var shapedVelocity: Double {
        VelocityLimits.gamepadVelocity(rateMode).shape(velocity)
    }
}
