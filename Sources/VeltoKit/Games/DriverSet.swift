public import VeltoMotion

/// The drivers and recipes of one player, with constants of the program's own for each rate.
public struct DriverSet: PureValue {
    /// Constants for some rates; the presets hold at the others.
    public struct RateConfigs<Config: Sendable>: Sendable {
        private var fast: Config?
        private var normal: Config?
        private var lowPower: Config?

        init() {}

        /// The constants at a rate, nil for the preset; an unknown rate is taken for the normal one.
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

    /// What handles of drivers say of themselves.
    public static var handleKind: HandleKind { .driver }

    /// The program's constants for paddles.
    public var paddleConfigs = RateConfigs<PaddleDriver.Config>()
    /// The program's constants for menus.
    public var menuConfigs = RateConfigs<MenuDriver.Config>()
    /// The program's constants for pointers.
    public var pointerConfigs = RateConfigs<PointerDriver.Config>()
    /// The program's constants for aims sideways.
    public var lateralConfigs = RateConfigs<LateralDriver.Config>()
    /// A menu with a focus and a confirmation.
    public var picker = MenuPicker()
    /// What a game of throwing wants to know.
    public var actions = GameActions()
    /// Lets clicks through.
    public var gate = ButtonGate()
    /// What pictures show.
    public var display = DisplayCopy()
    private var paddle = PaddleDriver()
    private var menu = MenuDriver()

    /// Drivers that have seen nothing, with the constants of the presets.
    public init() {}

    /// The paddle's new place.
    public mutating func steerPaddle(from place: Double, _ input: GameInput, dt: Double, center: Double) -> Double {
        paddle.config = paddleConfigs[input.rateMode]
        return paddle.steer(from: place, input, dt: dt, center: center)
    }

    /// What this frame means for a menu.
    public mutating func stepMenu(_ input: GameInput, dt: Double, slots: Int, selection: Int) -> MenuDriver.Step {
        menu.config = menuConfigs[input.rateMode]
        return menu.step(input, dt: dt, slots: slots, selection: selection)
    }

    /// The new aim on a screen.
    public func movePointer(from aim: AimPoint, _ input: GameInput, target: AimPoint, dt: Double) -> AimPoint {
        PointerDriver(config: pointerConfigs[input.rateMode]).step(from: aim, input, target: target, dt: dt)
    }

    /// The new aim sideways.
    public func moveSideways(
        from aim: Double, _ input: GameInput, lean: Double, dt: Double, isInverted: Bool
    ) -> Double {
        LateralDriver(config: lateralConfigs[input.rateMode])
            .step(from: aim, input, lean: lean, dt: dt, isInverted: isInverted)
    }

    /// Forgets what was seen; constants stay.
    public mutating func reset() {
        var fresh = DriverSet()
        fresh.paddleConfigs = paddleConfigs
        fresh.menuConfigs = menuConfigs
        fresh.pointerConfigs = pointerConfigs
        fresh.lateralConfigs = lateralConfigs
        self = fresh
    }

    /// Lets the presets hold again; what was seen stays.
    public mutating func clearConfigs() {
        paddleConfigs = RateConfigs()
        menuConfigs = RateConfigs()
        pointerConfigs = RateConfigs()
        lateralConfigs = RateConfigs()
    }
}
