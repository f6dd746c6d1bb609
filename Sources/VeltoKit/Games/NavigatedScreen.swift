internal import VeltoCore
public import VeltoMotion
internal import VeltoWearable

/// A navigator with its owner and the player's turn.
public struct NavigatedScreen: PureValue {
    /// The kind of navigator handles.
    package static var handleKind: HandleKind { .navigator }

    /// The menu.
    public var navigator: MenuNavigator
    /// The player's turn.
    public var turn = TurnStartGate()
    /// The device that controls the menu.
    package var ownership = MenuOwner()
    /// The bindings of taps to commands.
    public var taps = TapBindings()
    /// The devices whose input was stepped.
    ///
    /// Taps and touches in that input are not performed again for their events.
    private var steppedDevices: [ObjectHandle] = []

    /// Creates a navigator without a menu.
    public init(config: NavigatorConfig = NavigatorConfig()) {
        navigator = MenuNavigator(config: config)
    }

    /// The device that owns the menu; nil for none and for a forgotten device.
    ///
    /// Setting it transfers the menu to a device; nil releases the menu.
    public var owner: Device? {
        get { ownership.device.flatMap { HandleTable.shared.device($0) } }
        set { if let newValue { ownership.give(to: newValue.handle) } else { ownership.release() } }
    }

    /// Advances by a frame of a device if that device controls the menu.
    public mutating func step(_ input: GameInput, dt: Double) -> MenuNavigator.Step {
        note(input.deviceHandle)
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

    /// The maximum number of devices remembered per menu.
    private static let deviceLimit = 64

    private mutating func note(_ device: ObjectHandle) {
        guard device != .null, !steppedDevices.contains(device), steppedDevices.count < Self.deviceLimit else { return }
        steppedDevices.append(device)
    }

    /// Performs the command of a tap or an air gesture.
    ///
    /// Does nothing if a button of the device's stepped input represents the event, and for other events.
    public mutating func take(_ event: Event) -> MenuNavigator.Step {
        switch event.payload {
        case .device(.tapped(let combination, _, _, _)):
            let isButton = isButton(of: event) { $0.effect(ofTap: UInt8(clamping: combination)) }
            return isButton ? MenuNavigator.Step() : navigator.perform(taps[combination])
        case .device(.airGesture(_, let code, _)):
            let command = taps.command(ofGesture: code)
            let kind: InputBinding.Kind = HandState.codes.contains(code) ? .handState : .airGesture
            let isButton = isButton(of: event) { $0.effect(of: kind, code) }
            return isButton ? MenuNavigator.Step() : navigator.perform(command)
        default: return MenuNavigator.Step()
        }
    }

    /// Whether the bindings of the device map an event to a button of the stepped input.
    private func isButton(of event: Event, _ effect: ([InputBinding]) -> InputEffect) -> Bool {
        guard steppedDevices.contains(event.deviceHandle), let device = event.device else { return false }
        return effect(device.bindings).buttons != 0
    }
}
