public import VeltoMotion

/// A navigator with its screen, its owner and the player's turn.
public struct NavigatedScreen: PureValue {
    /// The kind of navigator handles.
    public static var handleKind: HandleKind { .navigator }

    /// The menu.
    public var navigator: MenuNavigator
    /// The life cycle of the screen.
    public var screen = MenuScreen(itemCount: 1)
    /// The player's turn.
    public var turn = TurnStartGate()

    /// The hand that moves it.
    public var owner = MenuOwner()
    /// The meaning of taps.
    public var taps = TapBindings()
    /// The first finger's bit in the buttons of an input.
    private static let firstFinger: UInt32 = 8
    private static let fingers: UInt32 = 0x1F

    /// A navigator without a menu.
    public init(config: NavigatorConfig = NavigatorConfig()) {
        navigator = MenuNavigator(config: config)
    }

    /// Follows the screen; returns whether a menu begins.
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
