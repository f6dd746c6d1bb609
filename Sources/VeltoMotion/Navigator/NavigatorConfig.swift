/// The rules and times of a menu navigator; times are seconds.
///
/// Source: Triki protocol notes, 10.3.
public struct NavigatorConfig: Hashable, Sendable {
    /// The rules in effect.
    public enum Policy: CaseIterable, Hashable, Sendable {
        /// Those of the original framework, whose menus repeat a confirmation while the tilt is held.
        case original
        /// More forgiving rules: an item must be left before a hold confirms it again, the button works for a moment after
        /// returning to the middle, and every slot can be reached by leaning slowly.
        case comfort
    }

    /// The rules in effect.
    public var policy: Policy
    /// The inputs that move the menu.
    public var ownership: MenuOwner.Rule
    /// How long the owning hand must rest before another one can take over.
    public var ownerRelease: Double
    /// How long an item must be held to be confirmed.
    public var holdDuration: Double
    /// How long confirmation is blocked after the focus has moved.
    public var settleDuration: Double
    /// How long a screen that is confirmed by button ignores it initially.
    public var armDuration: Double
    /// How long an adjacent item must be targeted.
    public var adjacentDwell: Double
    /// How long an item farther away must be targeted.
    public var jumpDwell: Double
    /// The neutral zone while nothing has the focus.
    public var neutralEnter: Double
    /// The neutral zone while something has the focus.
    public var neutralExit: Double
    /// How long the focus survives in the neutral zone.
    public var focusLossGrace: Double
    /// How long the button pauses after a confirmation.
    public var confirmCooldown: Double

    /// Returns the original's times, under a policy.
    public init(policy: Policy) {
        self.init()
        self.policy = policy
    }
}
