public import VeltoCore

/// A person's actions with a device, as a list of timed steps.
///
/// A script begins when the device starts to stream, so that a game sees it from its first step, or at once if the
/// device already streams. It continues across a link loss that it caused itself, and restarts on the next link otherwise.
/// After its last step a script that does not repeat leaves the device held still.
public struct MotionScript: Hashable, Sendable {
    /// The steps in their order.
    public let steps: [MotionStep]
    /// Whether the first step follows the last one; button, rate, noise and zero point are then reset.
    public let repeats: Bool

    /// The maximum number of steps in a script.
    public static let maximumStepCount = 4096
    /// The longest duration or period of a step: a day, in seconds.
    public static let maximumSeconds = 86_400.0

    /// Validates the steps of a program.
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
    /// Throws if the step cannot be performed; errors call it by that name.
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
