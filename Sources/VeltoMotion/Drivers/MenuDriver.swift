/// Moves the selection of a menu, step by step or slot by slot.
///
/// Source: Triki protocol notes, 9.3.
public struct MenuDriver: Sendable {
    /// The driver's constants.
    public struct Config: Hashable, Sendable {
        /// At the fast rate, the position selects a slot only below this gamepad velocity.
        public var velocityThreshold: Double
        /// The minimum shaped movement of a step.
        public var frameDeltaThreshold: Double
        /// Minimum time between two steps (seconds).
        public var debounce: Double
        /// The neutral zone, in which the position selects no slot.
        public var neutralExit: Double
    }

    /// The effect of a frame on a menu.
    public struct Step: Hashable, Sendable {
        /// The movement: −1, 0 or 1.
        public var nudge = 0
        /// The slot at the position; nil in the neutral zone.
        public var slot: Int?
        /// Whether the hand is calm enough to select a slot by position.
        public var usesPosition = false
    }

    /// The shaped gamepad velocity of a strong movement.
    private static let strongVelocity = 1.5

    /// The constants for every rate; nil for the preset of each rate.
    public var config: Config?
    private var pause = 0.0
    private var wasLeft = false
    private var wasRight = false

    /// Creates a driver.
    public init(config: Config? = nil) {
        self.config = config
    }

    /// Returns the effect of this frame on a menu of `slots` slots whose selected slot is `selection`.
    public mutating func step(_ input: GameInput, dt: Double, slots: Int, selection: Int) -> Step {
        let config = config ?? .preset(input.rateMode)
        pause = max(0, pause - SignalMaths.frame(dt, atLeast: 1.0 / 240))
        let nudge = nudge(input, config)
        if nudge != 0 { pause = config.debounce }
        var step = Step()
        step.nudge = nudge
        step.usesPosition = input.rateMode != .fast || input.velocity < config.velocityThreshold
        step.slot = Slots.focused(
            at: input.positionX, of: slots, current: selection,
            exit: step.usesPosition ? config.neutralExit : max(config.neutralExit, 0.14))
        return step
    }

    private mutating func nudge(_ input: GameInput, _ config: Config) -> Int {
        let isLeftEdge = input.tiltLeft && !wasLeft
        let isRightEdge = input.tiltRight && !wasRight
        wasLeft = input.tiltLeft
        wasRight = input.tiltRight
        guard pause <= SignalMaths.timeSlack else { return 0 }
        let isStrong = input.shapedVelocity >= Self.strongVelocity
        let delta = isStrong ? input.shapedFrameDeltaX() : 0
        if isRightEdge || delta > config.frameDeltaThreshold { return 1 }
        return isLeftEdge || delta < -config.frameDeltaThreshold ? -1 : 0
    }

    /// Resets the edges and the pause.
    public mutating func reset() {
        self = MenuDriver(config: config)
    }
}
