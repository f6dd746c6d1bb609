extension SignalMaths {
    /// Longer frames count as a day: products with it stay numbers.
    private static let longestFrame = 86_400.0

    /// The length of a frame that something is moved by: at least `shortest`, which also stands in for what is no number.
    static func frame(_ seconds: Double, atLeast shortest: Double) -> Double {
        seconds > shortest ? min(seconds, longestFrame) : shortest
    }
}

/// The time between two polls.
///
/// Motion is computed from `frame`; cooldowns and other timers run on `elapsed`, which is never shortened.
public struct TimeStep: Hashable, Sendable {
    /// Seconds that motion is computed with.
    public let frame: Double
    /// Seconds that timers advance by.
    public let elapsed: Double

    /// A step that the caller names; the engines limit it as they need.
    public init(given seconds: Double) {
        frame = Self.sane(seconds)
        elapsed = frame
    }

    /// A step measured by a clock: a long pause is not allowed to throw the motion about.
    public init(measured seconds: Double) {
        elapsed = Self.sane(seconds)
        frame = min(elapsed, 0.05)
    }

    private static func sane(_ seconds: Double) -> Double {
        seconds > 0 && seconds < .infinity ? seconds : 0
    }
}
