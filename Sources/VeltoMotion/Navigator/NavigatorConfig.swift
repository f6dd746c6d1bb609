/// The rules and times of a menu navigator; times are in seconds.
///
/// Source: Triki protocol notes, 10.3.
public struct NavigatorConfig: Hashable, Sendable {
    /// The rules in effect.
    public enum Policy: CaseIterable, Hashable, Sendable {
        /// The rules of the original framework; a held tilt confirms repeatedly.
        case original
        /// More forgiving rules.
        ///
        /// A hold confirms an item again only after the focus has left it. The button still works for a moment after a
        /// return to the neutral zone. A slow lean reaches every slot.
        case comfort
    }

    /// The devices whose inputs move a menu.
    public enum Ownership: CaseIterable, Hashable, Sendable {
        /// The device that leans or clicks first, until its hand has rested for some time.
        case oneHand
        /// All devices.
        case all
        /// The device that the program has chosen.
        case bound
    }

    /// The rules in effect.
    public var policy: Policy
    /// The devices whose inputs move the menu; keys, touch and taps always do.
    public var ownership: Ownership
    /// Rest or silence of the owning hand before another hand can take over.
    public var ownerRelease: Double
    /// Hold time that confirms an item.
    public var holdDuration: Double
    /// Minimum time between a change of focus and a confirmation.
    public var settleDuration: Double
    /// Initial time in which a menu that is confirmed by button ignores the button.
    public var armDuration: Double
    /// Dwell time of an adjacent item.
    public var adjacentDwell: Double
    /// Dwell time of an item farther away.
    public var jumpDwell: Double
    /// Half-width of the neutral zone while no item has the focus.
    public var neutralEnter: Double
    /// Half-width of the neutral zone while an item has the focus.
    public var neutralExit: Double
    /// Time for which the focus survives in the neutral zone.
    public var focusLossGrace: Double
    /// Time after a confirmation in which the button is ignored.
    public var confirmCooldown: Double

    /// Creates a configuration with the original framework's times under a policy.
    public init(policy: Policy) {
        self.init()
        self.policy = policy
    }
}
