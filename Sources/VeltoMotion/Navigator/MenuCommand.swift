/// What a key, a button of a gamepad or a tap asks of a menu.
public enum MenuCommand: CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none
    /// Focus the next item.
    case next
    /// Focus the item before.
    case previous
    /// Confirm the focused item.
    case activate
    /// Take the focus away.
    case leave
}

extension MenuNavigator {
    /// Does what a key, a button or a tap asks for.
    public mutating func perform(_ command: MenuCommand) -> Step {
        switch command {
        case .none: Step()
        case .next: moveFocus(by: 1)
        case .previous: moveFocus(by: -1)
        case .activate: activateFocus()
        case .leave: isSuspended ? Step() : clearFocus()
        }
    }
}
