/// A menu command from a key, a gamepad button or a tap.
public enum MenuCommand: CaseIterable, Hashable, Sendable {
    /// No command.
    case none
    /// Focus the next item.
    case next
    /// Focus the previous item.
    case previous
    /// Confirm the focused item.
    case activate
    /// Remove the focus and close the menu.
    case leave
}

extension MenuNavigator {
    /// Performs a menu command.
    public mutating func perform(_ command: MenuCommand) -> Step {
        guard isConfigured, !isSuspended else { return Step() }
        var step =
            switch command {
            case .none: Step()
            case .next: moveFocus(by: 1)
            case .previous: moveFocus(by: -1)
            case .activate: activateFocus()
            case .leave: clearFocus()
            }
        step.command = command
        return step
    }
}
