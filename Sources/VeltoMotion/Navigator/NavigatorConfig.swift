public import VeltoCore

/// The rules and times of a menu navigator; times are seconds.
///
/// Source: Triki protocol notes, 10.3.
public struct NavigatorConfig: Hashable, Sendable {
    /// Which rules hold.
    public enum Policy: Int32, CaseIterable, Hashable, Sendable {
        /// Those of the original framework, whose menus repeat a confirmation while the tilt is kept.
        case original = 0
        /// Kinder ones: an item must be left before a hold confirms it again, the button works for a moment after
        /// returning to the middle, and every slot can be reached by leaning slowly.
        case comfort = 1
    }

    /// Which rules hold.
    public var policy = Policy.comfort
    /// Whose inputs move the menu.
    public var ownership = MenuOwner.Rule.anybody
    /// How long the owning hand rests until another one can take over.
    public var ownerRelease = 1.5
    /// How long an item is held until it is confirmed.
    public var holdDuration = 2.25
    /// How long nothing is confirmed after the focus has moved.
    public var settleDuration = 0.45
    /// How long a screen that is confirmed by button ignores it in the beginning.
    public var armDuration = 1.0
    /// How long a neighbouring item must be meant.
    public var adjacentDwell = 0.20
    /// How long an item farther away must be meant.
    public var jumpDwell = 0.32
    /// The neutral middle while nothing has the focus.
    public var neutralEnter = 0.30
    /// The neutral middle while something has the focus.
    public var neutralExit = 0.14
    /// How long the focus survives in the middle.
    public var focusLossGrace = 0.35
    /// How long the button pauses after a confirmation.
    public var confirmCooldown = 0.65

    /// The source's times.
    public init(policy: Policy = .comfort) {
        self.policy = policy
    }

    /// Refuses numbers that make no sense; the error names the member.
    public func validate() throws(VeltoError) {
        try Self.rules.check(self)
        guard neutralExit <= neutralEnter else {
            throw .invalidArgument("neutral_exit", "is larger than neutral_enter")
        }
    }

    private typealias Rule = FieldRule<NavigatorConfig>

    private static let rules: [Rule] = [
        Rule("hold_duration", 0.001...86_400) { $0.holdDuration },
        Rule("settle_duration", FieldRange.time) { $0.settleDuration },
        Rule("arm_duration", FieldRange.time) { $0.armDuration },
        Rule("adjacent_dwell", FieldRange.time) { $0.adjacentDwell },
        Rule("jump_dwell", FieldRange.time) { $0.jumpDwell },
        Rule("neutral_enter", 0...0.99) { $0.neutralEnter },
        Rule("neutral_exit", 0...0.99) { $0.neutralExit },
        Rule("focus_loss_grace", FieldRange.time) { $0.focusLossGrace },
        Rule("confirm_cooldown", FieldRange.time) { $0.confirmCooldown },
        Rule("owner_release", FieldRange.time) { $0.ownerRelease },
    ]
}
