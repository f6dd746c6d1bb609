internal import Glibc

/// The small functions that shape a signal.
///
/// Source: Triki protocol notes, 6.1.
public enum SignalMaths {
    /// `value` between −`bound` and `bound`.
    @inlinable
    public static func limit(_ value: Double, to bound: Double = 1) -> Double {
        limit(value, -bound, bound)
    }

    /// `value` between `low` and `high`.
    @inlinable
    public static func limit(_ value: Double, _ low: Double, _ high: Double) -> Double {
        value < low ? low : value > high ? high : value
    }

    /// 0 inside the dead zone, `value` itself outside.
    @inlinable
    public static func threshold(_ value: Double, _ deadzone: Double) -> Double {
        abs(value) < deadzone ? 0 : value
    }

    /// 0 inside the dead zone, growing from 0 to 1 outside.
    public static func softDeadzone(_ value: Double, _ deadzone: Double) -> Double {
        guard abs(value) > deadzone else { return 0 }
        let size = min(1, (abs(value) - deadzone) / max(1 - deadzone, 0.001))
        return value < 0 ? -size : size
    }

    /// A power curve that keeps the sign.
    public static func responseCurve(_ value: Double, exponent: Double = 0.72) -> Double {
        let size = pow(abs(value), exponent)
        return value < 0 ? -size : size
    }

    /// `value`, or 0 where nobody could see it.
    ///
    /// What fades by a share on every frame never ends by itself, and processors are slow with the smallest numbers.
    @inlinable
    public static func visible(_ value: Double) -> Double {
        threshold(value, 1e-12)
    }

    /// `current` moved towards `target` by the share `weight`.
    @inlinable
    public static func smooth(_ current: Double, _ target: Double, _ weight: Double) -> Double {
        current + (target - current) * weight
    }

    /// What is left of a quantity after `frames` sixtieths of a second, if each leaves the share `retain`.
    static func retained(_ retain: Double, _ frames: Double) -> Double {
        frames == 1 ? retain : pow(retain, frames)
    }

    /// Timers and thresholds that decimal fractions of a second should hit exactly are compared with this slack.
    static let timeSlack = 1e-9
}
