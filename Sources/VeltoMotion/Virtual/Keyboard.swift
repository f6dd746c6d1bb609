/// Turns keys into the input of a virtual device, so that people can play without a wearable.
///
/// ```swift
/// let player = try context.createVirtualDevice("keyboard")
/// var keyboard = Keyboard()
/// while isRunning() {
///     let keys: Keyboard.Keys = [.left, .button]  // those that are down
///     try player.supply(keyboard.step(keys, dt: 1.0 / 60))
/// }
/// ```
public struct Keyboard: Sendable {
    /// The mapping from keys to motion.
    public struct Config: Hashable, Sendable {
        /// The movement of the position per second while a direction key is down.
        public var speed: Double
        /// The movement per second back to the center while no direction key is down; 0 keeps the position.
        public var returnSpeed: Double
        /// The time for which a typed key counts as down (seconds); 0 if the program reports key releases.
        public var holdTime: Double
        /// The power of a throw, 0…1.
        public var throwPower: Double
    }

    /// The keys of a player.
    public struct Keys: OptionSet, Hashable, Sendable {
        /// One bit per key.
        public let rawValue: UInt32

        /// Creates a set from bits.
        @inlinable
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// The mapping from keys to motion.
    public var config: Config
    private var down: Keys = []
    /// The remaining time of each key, in the order of the bits.
    private var remaining = SIMD8<Double>.zero
    private var position = (x: 0.0, y: 0.0)

    /// Creates a keyboard without pressed keys, with the position in the center.
    public init(config: Config = Config()) {
        self.config = config
    }

    /// Advances by a frame of `dt` seconds and returns the input.
    ///
    /// `keys` are the keys that are down, or with a `holdTime` the keys typed since the last frame.
    public mutating func step(_ keys: Keys, dt: Double) -> GameInput {
        let dt = TimeStep(given: dt).frame
        let before = down
        down = config.holdTime > 0 ? held(keys, dt) : keys
        let turn = (x: Self.turn(down, .left, .right), y: Self.turn(down, .down, .up))
        position.x = moved(position.x, turn.x, dt)
        position.y = moved(position.y, turn.y, dt)

        var input = GameInput()
        input.motionMode = .pointer
        (input.positionX, input.positionY) = position
        (input.relativeX, input.relativeY) = position
        (input.rawX, input.rawY) = turn
        input.sensors.tiltX = position.x
        input.sensors.tiltY = position.y
        input.direction = turn.x
        input.velocity = abs(turn.x) * config.speed
        if turn != (0, 0) { input.states.insert(.moving) }
        if turn.x < 0 { input.states.insert(.tiltLeft) }
        if turn.x > 0 { input.states.insert(.tiltRight) }
        if down.contains(.button) { input.buttonsDown = GameInput.mainButton }
        act(down.subtracting(before), &input)
        return input
    }

    private func act(_ pressed: Keys, _ input: inout GameInput) {
        if pressed.contains(.throw) {
            input.gestures.insert(.throw)
            input.throwPower = config.throwPower
        }
        if pressed.contains(.shake) { input.gestures.insert(.shake) }
        if pressed.contains(.swing) { input.gestures.insert(.swing) }
    }

    /// Returns the keys that count as down, since a terminal reports typed keys but no releases.
    private mutating func held(_ typed: Keys, _ dt: Double) -> Keys {
        var down: Keys = []
        for index in 0..<remaining.scalarCount {
            let key = Keys(rawValue: 1 << UInt32(index))
            remaining[index] = typed.contains(key) ? config.holdTime : max(0, remaining[index] - dt)
            if remaining[index] > SignalMaths.timeSlack { down.insert(key) }
        }
        // A key releases the key of the opposite direction.
        for pair in [Keys.left, .right, .up, .down].enumerated() where typed.contains(pair.element) {
            let opposite: Keys = [.right, .left, .down, .up][pair.offset]
            guard !typed.contains(opposite) else { continue }
            down.remove(opposite)
            remaining[opposite.rawValue.trailingZeroBitCount] = 0
        }
        return down
    }

    private static func turn(_ down: Keys, _ back: Keys, _ forth: Keys) -> Double {
        (down.isSuperset(of: forth) ? 1 : 0) - (down.isSuperset(of: back) ? 1 : 0)
    }

    private func moved(_ position: Double, _ turn: Double, _ dt: Double) -> Double {
        guard turn == 0 else { return SignalMaths.limit(position + turn * config.speed * dt) }
        let distance = config.returnSpeed * dt
        return abs(position) <= distance ? 0 : position - (position < 0 ? -distance : distance)
    }
}
