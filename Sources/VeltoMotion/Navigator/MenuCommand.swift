/// A menu command from a key, a gamepad button or a tap.
public enum MenuCommand: CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none
    /// Focus the next item.
    case next
    /// Focus the previous item.
    case previous
    /// Confirm the focused item.
    case activate
    /// Remove the focus.
    case leave
}

extension MenuNavigator {
    /// Performs a menu command.
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
