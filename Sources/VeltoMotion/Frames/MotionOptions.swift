/// The part of a program's configuration that decoding needs.
public struct MotionOptions: Hashable, Sendable {
    /// The axis of a sample that steers a paddle.
    public var steering = DeviceAxis.first
    /// The axis of a sample that moves the gamepad.
    public var gamepad = DeviceAxis.second
    /// A sensor's click within this time (seconds) of the last one is the same click.
    public var clickCooldown = 0.12

    /// The values of the presets.
    public init() {}

    /// The part of these configurations.
    public init(_ motion: borrowing MotionConfig, _ gamepad: borrowing GamepadConfig, _ sensors: borrowing SensorFilter)
    {
        steering = motion.paddle.axis
        self.gamepad = gamepad.axis
        clickCooldown = sensors.clickCooldown
    }

    /// The configuration of an engine.
    public init(_ engine: borrowing InputEngine) {
        self.init(engine.config, engine.gamepad.config, engine.sensors.config)
    }
}
