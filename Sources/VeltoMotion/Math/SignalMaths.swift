internal import Glibc

/// Small functions that shape a signal.
///
/// Source: Triki protocol notes, 6.1.
public enum SignalMaths {
    /// Returns `value` clamped to −`bound`…`bound`.
    @inlinable
    public static func limit(_ value: Double, to bound: Double = 1) -> Double {
        limit(value, -bound, bound)
    }

    /// Returns `value` clamped to `low`…`high`.
    @inlinable
    public static func limit(_ value: Double, _ low: Double, _ high: Double) -> Double {
        value < low ? low : value > high ? high : value
    }

    /// Returns 0 inside the dead zone, `value` outside.
    @inlinable
    public static func threshold(_ value: Double, _ deadzone: Double) -> Double {
        abs(value) < deadzone ? 0 : value
    }

    /// Returns 0 inside the dead zone, and a value that rises from 0 to 1 outside.
    public static func softDeadzone(_ value: Double, _ deadzone: Double) -> Double {
        guard abs(value) > deadzone else { return 0 }
        let size = min(1, (abs(value) - deadzone) / max(1 - deadzone, 0.001))
        return value < 0 ? -size : size
    }

    /// Returns a power curve that preserves the sign.
    public static func responseCurve(_ value: Double, exponent: Double = 0.72) -> Double {
        let size = pow(abs(value), exponent)
        return value < 0 ? -size : size
    }

    /// Returns `value`, or 0 if it is negligible.
    ///
    /// A value that decays by a factor per frame never reaches 0, and processors are slow with subnormal numbers.
    @inlinable
    public static func visible(_ value: Double) -> Double {
        threshold(value, 1e-12)
    }

    /// Returns `current` moved toward `target` by the factor `weight`.
    @inlinable
    public static func smooth(_ current: Double, _ target: Double, _ weight: Double) -> Double {
        current + (target - current) * weight
    }

    /// Returns the remaining fraction after `frames` sixtieths of a second; each retains `retain`.
    static func retained(_ retain: Double, _ frames: Double) -> Double {
        frames == 1 ? retain : pow(retain, frames)
    }

    /// The tolerance of timers, for thresholds in decimal fractions of a second.
    static let timeSlack = 1e-9
}
