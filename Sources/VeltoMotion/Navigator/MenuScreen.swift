/// The life of a screen with a menu: when its navigator begins and ends.
///
/// Source: Triki protocol notes, 10.8.
public struct MenuScreen: Hashable, Sendable {
    /// The hint to display.
    public enum Hint: CaseIterable, Hashable, Sendable {
        /// There is no menu to show.
        case hidden
        /// Lean to choose.
        case select
        /// Hold or click to confirm.
        case holdOrClick
        /// Click to confirm.
        case click
    }

    /// The number of items.
    public var itemCount: Int
    /// What confirms an item.
    public var confirmation: MenuNavigator.Confirmation
    /// Whether a hint is displayed at all.
    public var showsHint = true
    private var activeCount: Int?

    /// A screen that is not active yet.
    public init(itemCount: Int, confirmation: MenuNavigator.Confirmation = .holdOrButton) {
        self.itemCount = itemCount
        self.confirmation = confirmation
    }

    /// Follows the screen's visibility and its number of items.
    ///
    /// Returns whether the menu starts or restarts: the program then loads `motionConfig` and discards old impulses.
    public mutating func update(isActive: Bool, _ navigator: inout MenuNavigator) -> Bool {
        guard isActive else {
            if activeCount != nil { navigator.clear() }
            activeCount = nil
            return false
        }
        guard activeCount != itemCount else { return false }
        activeCount = itemCount
        navigator.isSuspended = false
        navigator.resetClock()
        navigator.configure(itemCount: itemCount, confirmation: confirmation)
        return true
    }

    /// The motion that suits a menu under a policy, with the player's own axes.
    public static func motionConfig(_ policy: NavigatorConfig.Policy, axes: AxisMapping = .preset) -> MotionConfig {
        var config = policy == .comfort ? MotionConfig.menuPreset : .preset(.paddle)
        config.axisMapping.invertX = axes.invertX
        config.axisMapping.invertY = axes.invertY
        return config
    }

    /// The hint to display.
    public func hint(_ navigator: MenuNavigator) -> Hint {
        guard activeCount != nil, showsHint, navigator.isConfigured, !navigator.isSuspended else { return .hidden }
        guard navigator.focus != nil else { return .select }
        return confirmation == .button ? .click : .holdOrClick
    }
}

/// Lets the next player of several confirm that the device has changed hands.
///
/// Source: Triki protocol notes, 10.8.
public struct TurnStartGate: Hashable, Sendable {
    /// The player who has confirmed.
    public private(set) var confirmedPlayer: Int?

    /// No player has confirmed.
    public init() {}

    /// Returns whether a player has to confirm before the turn starts, given the number of players.
    public func needsConfirmation(of player: Int, among count: Int) -> Bool {
        count > 1 && confirmedPlayer != player
    }

    /// The player has confirmed.
    public mutating func confirm(_ player: Int) {
        confirmedPlayer = player
    }

    /// No player has confirmed.
    public mutating func reset() {
        confirmedPlayer = nil
    }
}
