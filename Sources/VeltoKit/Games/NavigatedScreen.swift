public import VeltoMotion

/// A navigator with its owner and the player's turn.
public struct NavigatedScreen: PureValue {
    /// The kind of navigator handles.
    package static var handleKind: HandleKind { .navigator }

    /// The menu.
    public var navigator: MenuNavigator
    /// The player's turn.
    public var turn = TurnStartGate()
    /// The hand that moves it.
    package var ownership = MenuOwner()
    /// The meaning of taps.
    public var taps = TapBindings()

    /// A navigator without a menu.
    public init(config: NavigatorConfig = NavigatorConfig()) {
        navigator = MenuNavigator(config: config)
    }

    /// The device that owns the menu, nil for none and for one that is forgotten by now.
    ///
    /// Set, it gives the menu to a device, or takes it from the one that owns it.
    public var owner: Device? {
        get { ownership.device.flatMap { HandleTable.shared.device($0) } }
        set { if let newValue { ownership.give(to: newValue.handle) } else { ownership.release() } }
    }

    /// Advances by a frame of a device, if its hand is the one that moves the menu.
    public mutating func step(_ input: GameInput, dt: Double) -> MenuNavigator.Step {
        var step = move(input, dt: dt)
        let fingers = (input.buttonsPressed & GameInput.fingers) >> GameInput.firstFinger
        if fingers != 0 { step.add(navigator.perform(taps[Int(fingers)])) }
        return step
    }

    private mutating func move(_ input: GameInput, dt: Double) -> MenuNavigator.Step {
        let hand = MenuNavigator.Input(input)
        switch ownership.admit(input.deviceHandle, hand, navigator.config, dt: dt) {
        case .moves: return navigator.step(hand, dt: dt)
        case .rests: return navigator.step(MenuNavigator.Input(position: 0), dt: dt)
        case .ignored: return MenuNavigator.Step()
        }
    }

    /// Performs the command of a tap or an air gesture; other events have no effect.
    public mutating func take(_ event: Event) -> MenuNavigator.Step {
        switch event.payload {
        case .tapped(let combination, _, _, _): navigator.perform(taps[combination])
        case .airGesture(_, let code, _): navigator.perform(taps.command(ofGesture: code))
        default: MenuNavigator.Step()
        }
    }
}
