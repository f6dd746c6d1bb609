public import VeltoMotion

/// A navigator with the screen that it belongs to, whose hand moves it, and whose turn it is.
public struct NavigatedScreen: PureValue {
    /// What handles of navigators say of themselves.
    public static var handleKind: HandleKind { .navigator }

    /// The menu.
    public var navigator: MenuNavigator
    /// The screen's life.
    public var screen = MenuScreen(itemCount: 1)
    /// Whose turn has been confirmed.
    public var turn = TurnStartGate()

    /// Whose hand moves it.
    public var owner = MenuOwner()
    /// What taps mean.
    public var taps = TapBindings()
    /// Where the fingers of a TAP begin in the buttons of an input.
    private static let firstFinger: UInt32 = 8
    private static let fingers: UInt32 = 0x1F

    /// A navigator without a menu.
    public init(config: NavigatorConfig = NavigatorConfig()) {
        navigator = MenuNavigator(config: config)
    }

    /// Follows the screen; true if a menu begins.
    public mutating func update(isActive: Bool) -> Bool {
        screen.update(isActive: isActive, &navigator)
    }

    /// Advances by a frame of a device, if its hand is the one that moves the menu.
    public mutating func step(_ input: GameInput, dt: Double) -> MenuNavigator.Step {
        let hand = MenuNavigator.Input(input)
        var step = MenuNavigator.Step()
        if owner.admits(input.device, hand, navigator.config, dt: dt) { step = navigator.step(hand, dt: dt) }
        let fingers = input.buttonsPressed >> Self.firstFinger & Self.fingers
        if fingers != 0 { step.add(navigator.perform(taps[Int(fingers)])) }
        return step
    }
}
