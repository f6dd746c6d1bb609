/// The limits of haptic patterns that devices of a family play unchanged.
///
/// Other patterns are shortened.
public struct HapticLimits: Hashable, Sendable {
    /// The maximum number of durations.
    public let count: Int
    /// The step to which durations are rounded down (seconds).
    public let step: Double
    /// The maximum duration (seconds).
    public let longest: Double
    /// Whether pauses have steps too.
    ///
    /// Otherwise the host times them.
    public let hasPauseSteps: Bool

    /// The tolerated deviation of a duration from a multiple of the step, as a fraction of the step.
    private static let tolerance = 1e-6

    /// Creates limits.
    public init(count: Int = .max, step: Double, longest: Double, hasPauseSteps: Bool) {
        self.count = count
        self.step = step
        self.longest = longest
        self.hasPauseSteps = hasPauseSteps
    }

    /// Returns whether a pattern of alternating vibrations and pauses (seconds) is played unchanged.
    public func allow(_ durations: [Double]) -> Bool {
        durations.count <= count
            && durations.indices.allSatisfy { index in
                let isFree = !hasPauseSteps && !index.isMultiple(of: 2)
                return isFree || durations[index] <= longest && isWhole(durations[index] / step)
            }
    }

    private func isWhole(_ steps: Double) -> Bool { abs(steps - steps.rounded()) < Self.tolerance }
}
