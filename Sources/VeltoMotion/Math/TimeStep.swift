extension SignalMaths {
    /// The maximum length of a frame: one day, so that products with it stay finite.
    private static let longestFrame = 86_400.0

    /// Returns the frame length for motion: at least `shortest`, which also replaces NaN.
    static func frame(_ seconds: Double, atLeast shortest: Double) -> Double {
        seconds > shortest ? min(seconds, longestFrame) : shortest
    }
}

/// The time between two polls.
///
/// Motion is computed from `frame`. Cooldowns and other timers use `elapsed`, which is never shortened.
public struct TimeStep: Hashable, Sendable {
    /// Time for the computation of motion (seconds).
    public let frame: Double
    /// Time by which timers advance (seconds).
    public let elapsed: Double

    /// Creates a step from the caller's time; the engines clamp it as required.
    public init(given seconds: Double) {
        frame = Self.sane(seconds)
        elapsed = frame
    }

    /// Creates a step from a positive number that the caller has checked.
    @inlinable public init(trusted seconds: Double) {
        frame = seconds
        elapsed = seconds
    }

    /// Creates a step measured by a clock; it is clamped, so that a long pause causes no jump.
    public init(measured seconds: Double) {
        elapsed = Self.sane(seconds)
        frame = min(elapsed, 0.05)
    }

    private static func sane(_ seconds: Double) -> Double {
        seconds > 0 && seconds < .infinity ? seconds : 0
    }
}
