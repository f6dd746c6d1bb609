/// The output of the gamepad engine.
///
/// Source: Triki protocol notes, 4.1.
public struct GamepadOutput: Hashable, Sendable {
    /// The direction, −1…1.
    public var direction: Float = 0
    /// The velocity, 0 or more.
    public var velocity: Float = 0
    /// Whether the device is moving.
    public var isMoving = false
    /// Whether the device is held to the left.
    public var isTiltLeft = false
    /// Whether the device is held to the right.
    public var isTiltRight = false
    /// Whether a shake happened in this tick.
    public var isShake = false
    /// Whether a swing happened in this tick.
    public var isSwing = false
    /// Whether an action happened in this tick.
    public var isAction = false

    /// Creates an output at rest.
    public init() {}

    mutating func clearImpulses() {
        isShake = false
        isSwing = false
        isAction = false
    }

    mutating func clearLevels() {
        direction = 0
        velocity = 0
        isMoving = false
        isTiltLeft = false
        isTiltRight = false
    }
}

extension GameInput {
    /// The gamepad view: a subset of the input under the names of the original framework's game controller.
    public struct Gamepad: Hashable, Sendable {
        /// The output of the gamepad engine.
        public let output: GamepadOutput
        /// The device's rate mode.
        public let rateMode: RateMode

        /// Whether the device saves power until it moves.
        public var isIdleLowPower: Bool { rateMode == .lowPower }
    }

    /// The gamepad view of the input.
    public var gamepad: Gamepad {
        var output = GamepadOutput()
        output.direction = Float(direction)
        output.velocity = Float(velocity)
        output.isMoving = isMoving
        output.isTiltLeft = tiltLeft
        output.isTiltRight = tiltRight
        output.isShake = shake
        output.isSwing = flick
        output.isAction = gestures.contains(.action)
        return Gamepad(output: output, rateMode: rateMode)
    }

    /// Applies the output of the gamepad engine.
    @inline(__always)
    mutating func show(_ pad: GamepadOutput) {
        direction = Double(pad.direction)
        velocity = Double(pad.velocity)
        if pad.isMoving { states.insert(.moving) }
        if pad.isTiltLeft { states.insert(.tiltLeft) }
        if pad.isTiltRight { states.insert(.tiltRight) }
        if pad.isShake { gestures.insert(.shake) }
        if pad.isSwing { gestures.insert(.swing) }
        if pad.isAction { gestures.insert(.action) }
    }
}
