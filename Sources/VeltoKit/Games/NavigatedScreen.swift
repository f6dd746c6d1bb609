public import VeltoMotion

/// A navigator with the screen that it belongs to, and whose turn it is.
public struct NavigatedScreen: PureValue {
    /// What handles of navigators say of themselves.
    public static var handleKind: HandleKind { .navigator }

    /// The menu.
    public var navigator: MenuNavigator
    /// The screen's life.
    public var screen = MenuScreen(itemCount: 1)
    /// Whose turn has been confirmed.
    public var turn = TurnStartGate()

    /// A navigator without a menu.
    public init(config: NavigatorConfig = NavigatorConfig()) {
        navigator = MenuNavigator(config: config)
    }

    /// Follows the screen; true if a menu begins.
    public mutating func update(isActive: Bool) -> Bool {
        screen.update(isActive: isActive, &navigator)
    }
}
