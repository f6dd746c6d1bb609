/// What a key, a button of a gamepad or a tap asks of a menu.
public enum MenuCommand: Int32, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// Focus the next item.
    case next = 1
    /// Focus the item before.
    case previous = 2
    /// Confirm the focused item.
    case activate = 3
    /// Take the focus away.
    case leave = 4
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
