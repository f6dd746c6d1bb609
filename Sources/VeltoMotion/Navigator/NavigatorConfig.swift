/// The rules and times of a menu navigator; times are seconds.
///
/// Source: Triki protocol notes, 10.3.
public struct NavigatorConfig: Hashable, Sendable {
    /// The rules in effect.
    public enum Policy: CaseIterable, Hashable, Sendable {
        /// The rules of the original framework: a menu repeats a confirmation while the tilt is held.
        case original
        /// More forgiving rules: an item must be left before a hold confirms it again, the button works for a moment after
        /// returning to the middle, and every slot can be reached by leaning slowly.
        case comfort
    }

    /// The devices whose inputs move a menu.
    public enum Ownership: CaseIterable, Hashable, Sendable {
        /// The one that leans or clicks first, until its hand has rested for some time.
        case oneHand
        /// All of them.
        case all
        /// The one chosen by the program.
        case bound
    }

    /// The rules in effect.
    public var policy: Policy
    /// The devices whose inputs move the menu; keys, touch and taps always do.
    public var ownership: Ownership
    /// Time for which the owning hand must rest, or be silent, before another one can take over.
    public var ownerRelease: Double
    /// Hold after which an item is confirmed.
    public var holdDuration: Double
    /// Time without confirmation after the focus has moved.
    public var settleDuration: Double
    /// Time for which a menu that is confirmed by button ignores it initially.
    public var armDuration: Double
    /// Time for which an adjacent item must be targeted.
    public var adjacentDwell: Double
    /// Time for which an item farther away must be targeted.
    public var jumpDwell: Double
    /// Half-width of the neutral zone while no item has the focus.
    public var neutralEnter: Double
    /// Half-width of the neutral zone while an item has the focus.
    public var neutralExit: Double
    /// Time that the focus survives in the neutral zone.
    public var focusLossGrace: Double
    /// Time after a confirmation during which the button is ignored.
    public var confirmCooldown: Double

    /// Returns the original's times, under a policy.
    public init(policy: Policy) {
        self.init()
        self.policy = policy
    }
}
