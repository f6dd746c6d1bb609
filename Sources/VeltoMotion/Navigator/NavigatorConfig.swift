/// The rules and times of a menu navigator; times are seconds.
///
/// Source: Triki protocol notes, 10.3.
public struct NavigatorConfig: Hashable, Sendable {
    /// Which rules hold.
    public enum Policy: CaseIterable, Hashable, Sendable {
        /// Those of the original framework, whose menus repeat a confirmation while the tilt is kept.
        case original
        /// Kinder ones: an item must be left before a hold confirms it again, the button works for a moment after
        /// returning to the middle, and every slot can be reached by leaning slowly.
        case comfort
    }

    /// Which rules hold.
    public var policy: Policy
    /// Whose inputs move the menu.
    public var ownership: MenuOwner.Rule
    /// How long the owning hand rests until another one can take over.
    public var ownerRelease: Double
    /// How long an item is held until it is confirmed.
    public var holdDuration: Double
    /// How long nothing is confirmed after the focus has moved.
    public var settleDuration: Double
    /// How long a screen that is confirmed by button ignores it in the beginning.
    public var armDuration: Double
    /// How long a neighbouring item must be meant.
    public var adjacentDwell: Double
    /// How long an item farther away must be meant.
    public var jumpDwell: Double
    /// The neutral middle while nothing has the focus.
    public var neutralEnter: Double
    /// The neutral middle while something has the focus.
    public var neutralExit: Double
    /// How long the focus survives in the middle.
    public var focusLossGrace: Double
    /// How long the button pauses after a confirmation.
    public var confirmCooldown: Double

    /// The source's times, under a policy.
    public init(policy: Policy) {
        self.init()
        self.policy = policy
    }
}
