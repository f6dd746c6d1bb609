public import VeltoCore

/// What a person does with a device, as a list of timed steps.
///
/// A script begins when the device starts to stream, so that a game sees it from its first step, or at once if the
/// device already streams. It continues across a link loss that it caused itself, and restarts on the next link otherwise.
/// After its last step a script that does not repeat leaves the device held still.
public struct MotionScript: Hashable, Sendable {
    /// The steps in their order.
    public let steps: [MotionStep]
    /// Whether the first step follows the last one; button, rate, noise and zero point are then reset.
    public let repeats: Bool

    /// The largest number of steps in a script.
    public static let maximumStepCount = 4096
    /// The longest duration or period of a step: a day, in seconds.
    public static let maximumSeconds = 86_400.0

    /// Validates the steps of a program.
    public init(checking steps: [MotionStep], repeats: Bool) throws(VeltoError) {
        guard (1...Self.maximumStepCount).contains(steps.count) else {
            throw .invalidArgument("steps", "has \(steps.count) elements: must be 1 to \(Self.maximumStepCount)")
        }
        for (index, step) in steps.enumerated() {
            guard (0...Self.maximumSeconds).contains(step.duration) else {
                throw .invalidArgument("steps[\(index)].duration", "is \(step.duration): must be 0 to 86400 s")
            }
            guard (0...Self.maximumSeconds).contains(step.period) else {
                throw .invalidArgument("steps[\(index)].period", "is \(step.period): must be 0 to 86400 s")
            }
            guard step.amplitude.isFinite else {
                throw .invalidArgument("steps[\(index)].amplitude", "is \(step.amplitude): must be finite")
            }
        }
        self.init(steps, repeats: repeats)
    }

    init(_ steps: [MotionStep], repeats: Bool) {
        self.steps = steps
        self.repeats = repeats
    }
}
