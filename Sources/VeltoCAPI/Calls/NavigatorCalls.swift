internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// The menu navigator.
enum NavigatorCalls {
    // MARK: Creating and configuring

    static func navigatorCreate(_ config: velto_navigator_config) throws(VeltoError) -> ObjectHandle {
        try Navigator.create(NavigatedScreen(config: NavigatorConfig(config))).handle
    }

    static func navigatorDestroy(_ navigator: Navigator) {
        navigator.destroy()
    }

    /// Sets the rules and times.
    static func navigatorSetConfig(
        _ navigator: Navigator, _ config: Overlay<velto_navigator_config>
    ) throws(VeltoError) {
        try navigator.use { menu throws(VeltoError) in
            let now = velto_navigator_config(menu.navigator.config)
            menu.navigator.config = NavigatorConfig(try config.over(now))
        }
    }

    /// Returns the rules and times.
    static func navigatorGetConfig(
        _ navigator: Navigator, _ config: inout velto_navigator_config
    ) throws(VeltoError) {
        config.take(try navigator.use { menu throws(VeltoError) in menu.navigator.config })
    }

    // MARK: Menu

    static func navigatorBeginMenu(
        _ navigator: Navigator, _ itemCount: Int32, _ confirmation: velto_confirmation
    ) throws(VeltoError) {
        try navigator.use { menu throws(VeltoError) in
            menu.navigator.configure(itemCount: Int(itemCount), confirmation: kind(confirmation))
        }
    }

    static func navigatorEndMenu(_ navigator: Navigator) throws(VeltoError) {
        try navigator.use { menu throws(VeltoError) in menu.navigator.clear() }
    }

    /// Sets whether an item can be confirmed.
    static func navigatorSetItemEnabled(
        _ navigator: Navigator, _ item: Int32, _ isEnabled: velto_bool
    ) throws(VeltoError) {
        try navigator.use { menu throws(VeltoError) in menu.navigator.setEnabled(Int(item), isEnabled != 0) }
    }

    /// Pauses or resumes the menu.
    static func navigatorSetSuspended(_ navigator: Navigator, _ isSuspended: velto_bool) throws(VeltoError) {
        try navigator.use { menu throws(VeltoError) in menu.navigator.isSuspended = isSuspended != 0 }
    }

    /// Returns the state of the menu.
    static func navigatorGetState(
        _ navigator: Navigator, _ state: inout velto_navigator_state
    ) throws(VeltoError) {
        let menu = try navigator.use { menu throws(VeltoError) in menu }
        state.item_count = Int32(clamping: menu.navigator.itemCount)
        state.focus = slotNumber(menu.navigator.focus)
        state.is_suspended = menu.navigator.isSuspended ? 1 : 0
        state.hint = menu.navigator.hint.rawValue
        state.hold_progress = menu.navigator.holdProgress
    }

    private static func kind(_ confirmation: velto_confirmation) -> MenuNavigator.Confirmation {
        MenuNavigator.Confirmation(rawValue: confirmation) ?? .holdOrButton
    }

    // MARK: Focus and confirmation

    /// Advances by a frame of input.
    static func navigatorStepInput(
        _ navigator: Navigator, _ input: velto_input, _ dt: Double, _ step: inout velto_navigator_step
    ) throws(VeltoError) {
        step = try take(navigator) { $0.step(GameInput(input), dt: input.frameLength(dt)) }
    }

    /// Advances by a position and a button state.
    static func navigatorStepPosition(
        _ navigator: Navigator, _ position: Double, _ isClicked: velto_bool, _ isAvailable: velto_bool, _ dt: Double,
        _ step: inout velto_navigator_step
    ) throws(VeltoError) {
        let input = MenuNavigator.Input(
            position: position, isClicked: isClicked != 0, isAvailable: isAvailable != 0)
        step = try take(navigator) { $0.navigator.step(input, dt: dt) }
    }

    /// Moves the focus by keys.
    static func navigatorMoveFocus(
        _ navigator: Navigator, _ steps: Int32, _ step: inout velto_navigator_step
    ) throws(VeltoError) {
        step = try take(navigator) { $0.navigator.moveFocus(by: Int(steps)) }
    }

    /// Confirms the focused item.
    static func navigatorActivateFocus(
        _ navigator: Navigator, _ step: inout velto_navigator_step
    ) throws(VeltoError) {
        step = try take(navigator) { $0.navigator.activateFocus() }
    }

    /// Confirms a touched item.
    static func navigatorActivateItem(
        _ navigator: Navigator, _ item: Int32, _ step: inout velto_navigator_step
    ) throws(VeltoError) {
        step = try take(navigator) { $0.navigator.activate(at: Int(item)) }
    }

    static func navigatorClearFocus(
        _ navigator: Navigator, _ step: inout velto_navigator_step
    ) throws(VeltoError) {
        step = try take(navigator) { $0.navigator.clearFocus() }
    }

    /// Performs the command of a tap or an air gesture.
    static func navigatorIngestEvent(
        _ navigator: Navigator, _ event: velto_event, _ step: inout velto_navigator_step
    ) throws(VeltoError) {
        let gesture: DeviceEvent? =
            switch event.type {
            case VELTO_EVENT_TAP:
                .tapped(
                    combination: Int(unsafe event.data.tap.combination), repeatCount: 1, shift: nil, isSwitched: false)
            case VELTO_EVENT_AIR_GESTURE:
                .airGesture(
                    AirGesture(rawValue: unsafe event.data.air_gesture.gesture),
                    code: Int(unsafe event.data.air_gesture.gesture), isKnown: true)
            default: nil
            }
        step = try take(navigator) { menu in
            guard let gesture else { return MenuNavigator.Step() }
            var happened = Event(.device(gesture))
            happened.deviceHandle = ObjectHandle(event.device)
            return menu.take(happened)
        }
    }

    private static func take(
        _ navigator: Navigator, _ body: (inout NavigatedScreen) -> MenuNavigator.Step
    ) throws(VeltoError) -> velto_navigator_step {
        velto_navigator_step(try navigator.use { menu throws(VeltoError) in body(&menu) })
    }

    // MARK: Device motion, ownership and turns

    static func deviceBeginMenuMotion(_ device: Device, _ policy: velto_navigator_policy) throws(VeltoError) {
        device.input.beginMenuMotion(NavigatorConfig.Policy(rawValue: policy) ?? .comfort)
    }

    /// Restores the motion configuration before the menu.
    static func deviceEndMenuMotion(_ device: Device) throws(VeltoError) -> ResultCode {
        device.input.endMenuMotion() ? .ok : .unchanged
    }

    /// Sets the owner of the menu; null clears it.
    static func navigatorSetOwner(_ navigator: Navigator, _ device: Device?) throws(VeltoError) {
        try navigator.use { menu throws(VeltoError) in
            menu.owner = device
        }
    }

    static func navigatorGetOwner(
        _ navigator: Navigator
    ) throws(VeltoError) -> (code: ResultCode, device: velto_device) {
        let owner = try navigator.use { menu throws(VeltoError) in menu.ownership.device }
        return (owner == nil ? .nothing : .ok, velto_device(owner ?? .null))
    }

    /// Sets the player who has confirmed the turn.
    static func navigatorSetTurnPlayer(_ navigator: Navigator, _ player: Int32) throws(VeltoError) {
        try navigator.use { menu throws(VeltoError) in
            if player < 0 { menu.turn.reset() } else { menu.turn.confirm(Int(player)) }
        }
    }

    /// Returns whether a turn still requires confirmation.
    static func navigatorIsTurnPending(_ navigator: Navigator, _ player: Int32, _ playerCount: Int32) -> Bool {
        let turn = try? navigator.use { menu throws(VeltoError) in menu.turn }
        return turn?.needsConfirmation(of: Int(player), among: Int(playerCount)) ?? false
    }
}
