/// What a program's configuration says about decoding.
public struct MotionOptions: Hashable, Sendable {
    /// Which number of a sample steers a paddle.
    public var steering = DeviceAxis.first
    /// Which number of a sample moves the gamepad.
    public var gamepad = DeviceAxis.second
    /// A sensor's click closer than this to the last click is the same one, in seconds.
    public var clickCooldown = 0.12

    /// The presets' choice.
    public init() {}

    /// What an engine is configured for.
    public init(_ engine: borrowing InputEngine) {
        steering = engine.config.paddle.axis
        gamepad = engine.gamepad.config.axis
        clickCooldown = engine.sensors.config.clickCooldown
    }
}
