extension SignalMaths {
    /// Longer frames count as one day, so that products with it stay finite.
    private static let longestFrame = 86_400.0

    /// Returns the length of a frame for moving things: at least `shortest`, which also replaces NaN.
    static func frame(_ seconds: Double, atLeast shortest: Double) -> Double {
        seconds > shortest ? min(seconds, longestFrame) : shortest
    }
}

/// The time between two polls.
///
/// Motion is computed from `frame`; cooldowns and other timers run on `elapsed`, which is never shortened.
public struct TimeStep: Hashable, Sendable {
    /// Seconds used to compute motion.
    public let frame: Double
    /// Seconds by which timers advance.
    public let elapsed: Double

    /// A step given by the caller; the engines clamp it as they need.
    public init(given seconds: Double) {
        frame = Self.sane(seconds)
        elapsed = frame
    }

    /// Creates a step from a positive number, which the caller has checked.
    @inlinable public init(trusted seconds: Double) {
        frame = seconds
        elapsed = seconds
    }

    /// A step measured by a clock, clamped so that a long pause causes no jump.
    public init(measured seconds: Double) {
        elapsed = Self.sane(seconds)
        frame = min(elapsed, 0.05)
    }

    private static func sane(_ seconds: Double) -> Double {
        seconds > 0 && seconds < .infinity ? seconds : 0
    }
}
