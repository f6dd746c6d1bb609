public import VeltoCore

/// A list of timed steps that a person performs with a device.
///
/// A script begins when the device starts to stream, or at once if it already streams. A game thus sees the script from
/// its first step. The script continues across a link loss that it caused itself. After any other loss it restarts on
/// the next link. A script that does not repeat leaves the device held still.
public struct MotionScript: Hashable, Sendable {
    /// The steps, in order.
    public let steps: [MotionStep]
    /// Whether the script repeats; each repetition resets button, rate, noise and zero point.
    public let repeats: Bool

    /// The maximum number of steps in a script.
    public static let maximumStepCount = 4096
    /// The maximum duration or period of a step: one day, in seconds.
    public static let maximumSeconds = 86_400.0

    /// Creates a script from steps, and throws an error for an invalid one.
    public init(checking steps: [MotionStep], repeats: Bool) throws(VeltoError) {
        guard (1...Self.maximumStepCount).contains(steps.count) else {
            throw .invalidArgument("steps", "has \(steps.count) elements: must be 1 to \(Self.maximumStepCount)")
        }
        for (index, step) in steps.enumerated() { try step.validate(as: "steps[\(index)]") }
        self.init(steps, repeats: repeats)
    }

    init(_ steps: [MotionStep], repeats: Bool) {
        self.steps = steps
        self.repeats = repeats
    }
}

extension MotionStep {
    /// Throws if the step is invalid; errors refer to the step as `name`.
    func validate(as name: String) throws(VeltoError) {
        for (member, seconds) in [("duration", duration), ("period", period)] {
            guard (0...MotionScript.maximumSeconds).contains(seconds) else {
                throw .invalidArgument("\(name).\(member)", "is \(seconds): must be 0 to 86400 s")
            }
        }
        guard amplitude.isFinite else {
            throw .invalidArgument("\(name).amplitude", "is \(amplitude): must be finite")
        }
    }
}
