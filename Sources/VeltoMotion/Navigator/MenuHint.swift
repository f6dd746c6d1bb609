extension MenuNavigator {
    /// The hint to display with a menu.
    ///
    /// Source: Triki protocol notes, 10.8.
    public enum Hint: CaseIterable, Hashable, Sendable {
        /// There is no menu.
        case hidden
        /// Lean to choose.
        case select
        /// Hold or click to confirm.
        case holdOrClick
        /// Click to confirm.
        case click
    }

    /// The hint to display.
    public var hint: Hint {
        guard isConfigured, !isSuspended else { return .hidden }
        guard focus != nil else { return .select }
        return confirmation == .button ? .click : .holdOrClick
    }
}
