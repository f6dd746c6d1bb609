internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Drivers: paddles, menus, pointers, and combined recipes.
enum DriverCalls {
    // MARK: Creating and destroying

    static func driverCreate() throws(VeltoError) -> ObjectHandle {
        try Driver.create(DriverSet()).handle
    }

    static func driverDestroy(_ driver: Driver) {
        driver.destroy()
    }

    /// Resets the state.
    static func driverReset(_ driver: Driver) throws(VeltoError) {
        try driver.use { drivers throws(VeltoError) in drivers.reset() }
    }

    /// Restores the preset constants.
    static func driverClearConstants(_ driver: Driver) throws(VeltoError) {
        try driver.use { drivers throws(VeltoError) in drivers.clearConfigs() }
    }

    // MARK: Constants of a rate mode

    private typealias Configs<Given: RateConstants> = WritableKeyPath<DriverSet, DriverSet.RateConfigs<Given.Config>>

    private static func set<Given: RateConstants>(
        _ configs: Configs<Given>, of driver: Driver, at rate: velto_rate_mode, _ given: Overlay<Given>,
        _ config: (borrowing Given) -> Given.Config
    ) throws(VeltoError) {
        let rate = rateMode(rate)
        try driver.use { drivers throws(VeltoError) in
            let now = drivers[keyPath: configs][rate].map { Given($0) }
            drivers[keyPath: configs][rate] = config(try given.over(now))
        }
    }

    private static func get<Taken: RateConstants>(
        _ configs: Configs<Taken>, of driver: Driver, at rate: velto_rate_mode, _ taken: inout Taken
    ) throws(VeltoError) {
        let rate = rateMode(rate)
        let config = try driver.use { drivers throws(VeltoError) in drivers[keyPath: configs][rate] }
        taken = config.map { Taken($0) } ?? .defaults(for: rate.rawValue)
        taken.rate_mode = rate.rawValue
    }

    private static func rateMode(_ number: velto_rate_mode) -> RateMode {
        RateMode(rawValue: number) ?? .unknown
    }

    // MARK: Paddle

    /// Sets the paddle constants of a rate mode.
    static func driverSetPaddleConfig(
        _ driver: Driver, _ config: Overlay<velto_paddle_config>
    ) throws(VeltoError) {
        try set(\.paddleConfigs, of: driver, at: config.head(\.rate_mode), config, PaddleDriver.Config.init)
    }

    /// Returns the paddle constants of a rate mode.
    static func driverGetPaddleConfig(
        _ driver: Driver, _ rate: velto_rate_mode, _ config: inout velto_paddle_config
    ) throws(VeltoError) {
        try get(\.paddleConfigs, of: driver, at: rate, &config)
    }

    /// Moves a paddle.
    static func driverStepPaddle(
        _ driver: Driver, _ input: velto_input, _ dt: Double, _ position: Double, _ center: Double
    ) throws(VeltoError) -> Double {
        try driver.use { drivers throws(VeltoError) in
            drivers.steerPaddle(from: position, GameInput(input), dt: input.frameLength(dt), center: center)
        }
    }

    // MARK: Menu

    /// Sets the menu constants of a rate mode.
    static func driverSetMenuConfig(
        _ driver: Driver, _ config: Overlay<velto_menu_config>
    ) throws(VeltoError) {
        try set(\.menuConfigs, of: driver, at: config.head(\.rate_mode), config, MenuDriver.Config.init)
    }

    /// Returns the menu constants of a rate mode.
    static func driverGetMenuConfig(
        _ driver: Driver, _ rate: velto_rate_mode, _ config: inout velto_menu_config
    ) throws(VeltoError) {
        try get(\.menuConfigs, of: driver, at: rate, &config)
    }

    /// Steps a menu driver by a frame.
    static func driverStepMenu(
        _ driver: Driver, _ input: velto_input, _ dt: Double, _ slotCount: Int32, _ selection: Int32,
        _ step: inout velto_menu_step
    ) throws(VeltoError) {
        let made = try driver.use { drivers throws(VeltoError) in
            drivers.stepMenu(
                GameInput(input), dt: input.frameLength(dt), slots: Int(slotCount), selection: Int(selection))
        }
        step = velto_menu_step(made)
    }

    // MARK: Pointer

    /// Sets the pointer constants of a rate mode.
    static func driverSetPointerConfig(
        _ driver: Driver, _ config: Overlay<velto_pointer_config>
    ) throws(VeltoError) {
        try set(\.pointerConfigs, of: driver, at: config.head(\.rate_mode), config, PointerDriver.Config.init)
    }

    /// Returns the pointer constants of a rate mode.
    static func driverGetPointerConfig(
        _ driver: Driver, _ rate: velto_rate_mode, _ config: inout velto_pointer_config
    ) throws(VeltoError) {
        try get(\.pointerConfigs, of: driver, at: rate, &config)
    }

    /// Moves a pointer on a screen.
    static func driverStepPointer(
        _ driver: Driver, _ input: velto_input, _ dt: Double, _ aim: velto_aim, _ target: velto_aim,
        _ moved: inout velto_aim
    ) throws(VeltoError) {
        let point = try driver.use { drivers throws(VeltoError) in
            drivers.movePointer(
                from: AimPoint(aim), GameInput(input), target: AimPoint(target), dt: input.frameLength(dt))
        }
        moved = velto_aim(point)
    }

    /// Converts the position of an input to a screen position.
    static func inputGetAim(_ input: velto_input, _ aim: inout velto_aim) throws(VeltoError) {
        aim = velto_aim(AimPoint(positionOf: GameInput(input)))
    }

    // MARK: Lateral aim

    /// Sets the lateral constants of a rate mode.
    static func driverSetLateralConfig(
        _ driver: Driver, _ config: Overlay<velto_lateral_config>
    ) throws(VeltoError) {
        try set(\.lateralConfigs, of: driver, at: config.head(\.rate_mode), config, LateralDriver.Config.init)
    }

    /// Returns the lateral constants of a rate mode.
    static func driverGetLateralConfig(
        _ driver: Driver, _ rate: velto_rate_mode, _ config: inout velto_lateral_config
    ) throws(VeltoError) {
        try get(\.lateralConfigs, of: driver, at: rate, &config)
    }

    /// Moves a horizontal aim.
    static func driverStepLateral(
        _ driver: Driver, _ input: velto_input, _ dt: Double, _ aim: Double, _ lean: Double, _ isInverted: velto_bool
    ) throws(VeltoError) -> Double {
        try driver.use { drivers throws(VeltoError) in
            drivers.moveSideways(
                from: aim, GameInput(input), lean: lean, dt: input.frameLength(dt), isInverted: isInverted != 0)
        }
    }

    // MARK: Recipes

    /// Moves the focus through a menu, and confirms items.
    static func driverStepPicker(
        _ driver: Driver, _ input: velto_input, _ dt: Double, _ slotCount: Int32, _ step: inout velto_picker_step
    ) throws(VeltoError) {
        let (focus, isConfirmed) = try driver.use { drivers throws(VeltoError) in
            let isConfirmed = drivers.picker.tick(GameInput(input), dt: input.frameLength(dt), slots: Int(slotCount))
            return (drivers.picker.focus, isConfirmed)
        }
        step = velto_picker_step(focus: Int32(clamping: focus), is_confirmed: isConfirmed ? 1 : 0)
    }

    /// Restarts the picker's menu with the focus on an item.
    static func driverSelectItem(_ driver: Driver, _ item: Int32) throws(VeltoError) {
        try driver.use { drivers throws(VeltoError) in drivers.picker.reset(focus: Int(item)) }
    }

    /// Returns the actions in a throwing game.
    static func driverStepActions(
        _ driver: Driver, _ input: velto_input, _ dt: Double, _ step: inout velto_action_step
    ) throws(VeltoError) {
        let happened = try driver.use { drivers throws(VeltoError) in
            drivers.actions.tick(GameInput(input), dt: input.frameLength(dt))
        }
        step = velto_action_step(happened)
    }

    static func driverStepDisplay(
        _ driver: Driver, _ input: velto_input, _ dt: Double, _ shown: inout velto_input
    ) throws(VeltoError) {
        shown.take(
            try driver.use { drivers throws(VeltoError) in
                drivers.display.step(GameInput(input), dt: input.frameLength(dt))
            })
    }

    /// Passes a click through the gate.
    static func driverStepGate(
        _ driver: Driver, _ isPressed: velto_bool, _ dt: Double, _ cooldown: Double
    ) throws(VeltoError) -> Int32 {
        try driver.use { drivers throws(VeltoError) in
            drivers.gate.cooldown = cooldown
            return drivers.gate.consume(isPressed != 0, dt: dt) ? 1 : 0
        }
    }

    /// Sets the current button state of the gate.
    static func driverSetGatePressed(_ driver: Driver, _ isPressed: velto_bool) throws(VeltoError) {
        try driver.use { drivers throws(VeltoError) in drivers.gate.syncPressedState(isPressed != 0) }
    }

    // MARK: Computations

    static func velocityLimitsShape(_ limits: velto_velocity_limits, _ velocity: Double) throws(VeltoError) -> Double {
        VelocityLimits(limits).shape(velocity)
    }

    static func slotFind(_ position: Double, _ count: Int32) throws(VeltoError) -> Int32 {
        Int32(clamping: Slots.index(at: position, of: Int(count)))
    }

    static func slotFindFocused(
        _ position: Double, _ count: Int32, _ current: Int32, _ enter: Double, _ exit: Double
    ) throws(VeltoError) -> (code: ResultCode, slot: Int32) {
        let slot = Slots.focused(
            at: position, of: Int(count), current: current < 0 ? nil : Int(current), enter: enter, exit: exit)
        return (slot == nil ? .nothing : .ok, slotNumber(slot))
    }
}

/// The C structure of constants that exist for each rate mode.
private protocol RateConstants: InputStruct {
    associatedtype Config: Sendable
    var rate_mode: velto_rate_mode { get set }
    init(_ config: Config)
    static func defaults(for rateMode: velto_rate_mode) -> Self
}

extension velto_paddle_config: RateConstants {}
extension velto_menu_config: RateConstants {}
extension velto_pointer_config: RateConstants {}
extension velto_lateral_config: RateConstants {}

/// Returns a slot or an item in the C form, −1 for none.
func slotNumber(_ slot: Int?) -> Int32 {
    slot.map { Int32(clamping: $0) } ?? -1
}
