public import VeltoMotion

/// The drivers and recipes of a player, with the program's constants for each rate.
public struct DriverSet: PureValue {
    /// Constants for some rates.
    ///
    /// Presets apply at the others.
    public struct RateConfigs<Config: Sendable>: Sendable {
        private var fast: Config?
        private var normal: Config?
        private var lowPower: Config?

        init() {}

        /// The constants at a rate; nil for the preset.
        ///
        /// An unknown rate counts as normal.
        public subscript(_ rateMode: RateMode) -> Config? {
            get {
                switch rateMode {
                case .fast: fast
                case .normal, .unknown: normal
                case .lowPower: lowPower
                }
            }
            set {
                switch rateMode {
                case .fast: fast = newValue
                case .normal, .unknown: normal = newValue
                case .lowPower: lowPower = newValue
                }
            }
        }
    }

    /// The kind of driver handles.
    package static var handleKind: HandleKind { .driver }

    /// The program's constants for paddles.
    public var paddleConfigs = RateConfigs<PaddleDriver.Config>()
    /// The program's constants for menus.
    public var menuConfigs = RateConfigs<MenuDriver.Config>()
    /// The program's constants for pointers.
    public var pointerConfigs = RateConfigs<PointerDriver.Config>()
    /// The program's constants for horizontal aims.
    public var lateralConfigs = RateConfigs<LateralDriver.Config>()
    /// A menu with a focus and a confirmation.
    public var picker = MenuPicker()
    /// The actions of a throwing game.
    public var actions = GameActions()
    /// Filters clicks.
    public var gate = ButtonGate()
    /// The smoothed copy for display.
    public var display = DisplayCopy()
    private var paddle = PaddleDriver()
    private var menu = MenuDriver()

    /// Creates drivers in their initial state, with the constants of the presets.
    public init() {}

    /// Returns the paddle's new position.
    public mutating func steerPaddle(from place: Double, _ input: GameInput, dt: Double, center: Double) -> Double {
        paddle.config = paddleConfigs[input.rateMode]
        return paddle.steer(from: place, input, dt: dt, center: center)
    }

    /// Returns the menu actions of this frame.
    public mutating func stepMenu(_ input: GameInput, dt: Double, slots: Int, selection: Int) -> MenuDriver.Step {
        menu.config = menuConfigs[input.rateMode]
        return menu.step(input, dt: dt, slots: slots, selection: selection)
    }

    /// Returns the new aim on a screen.
    public func movePointer(from aim: AimPoint, _ input: GameInput, target: AimPoint, dt: Double) -> AimPoint {
        PointerDriver(config: pointerConfigs[input.rateMode]).step(from: aim, input, target: target, dt: dt)
    }

    /// Returns the new horizontal aim.
    public func moveSideways(
        from aim: Double, _ input: GameInput, lean: Double, dt: Double, isInverted: Bool
    ) -> Double {
        LateralDriver(config: lateralConfigs[input.rateMode])
            .step(from: aim, input, lean: lean, dt: dt, isInverted: isInverted)
    }

    /// Resets the state and keeps the constants.
    public mutating func reset() {
        var fresh = DriverSet()
        fresh.paddleConfigs = paddleConfigs
        fresh.menuConfigs = menuConfigs
        fresh.pointerConfigs = pointerConfigs
        fresh.lateralConfigs = lateralConfigs
        self = fresh
    }

    /// Restores the presets and keeps the state.
    public mutating func clearConfigs() {
        paddleConfigs = RateConfigs()
        menuConfigs = RateConfigs()
        pointerConfigs = RateConfigs()
        lateralConfigs = RateConfigs()
    }
}
