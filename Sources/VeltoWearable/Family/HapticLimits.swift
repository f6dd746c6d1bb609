/// The haptic patterns that devices of a family play as they are given; others are shortened.
public struct HapticLimits: Hashable, Sendable {
    /// The largest number of durations.
    public let count: Int
    /// The step of durations, which are rounded down to it (seconds).
    public let step: Double
    /// The longest duration (seconds).
    public let longest: Double
    /// Whether pauses have steps too: the host makes those of others.
    public let hasPauseSteps: Bool

    /// The part of a step by which a duration may differ from a whole number of them.
    private static let tolerance = 1e-6

    /// Describes limits.
    public init(count: Int = .max, step: Double, longest: Double, hasPauseSteps: Bool) {
        self.count = count
        self.step = step
        self.longest = longest
        self.hasPauseSteps = hasPauseSteps
    }

    /// Whether a pattern is played as it is: durations to vibrate and to pause in turns (seconds).
    public func allow(_ durations: [Double]) -> Bool {
        durations.count <= count
            && durations.indices.allSatisfy { index in
                let isFree = !hasPauseSteps && !index.isMultiple(of: 2)
                return isFree || durations[index] <= longest && isWhole(durations[index] / step)
            }
    }

    private func isWhole(_ steps: Double) -> Bool { abs(steps - steps.rounded()) < Self.tolerance }
}
