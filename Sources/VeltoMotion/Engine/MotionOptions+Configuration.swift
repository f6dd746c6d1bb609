extension MotionOptions {
    /// Creates the options from a configuration.
    public init(_ motion: borrowing MotionConfig, _ gamepad: borrowing GamepadConfig, _ sensors: borrowing SensorFilter)
    {
        steering = motion.paddle.axis
        self.gamepad = gamepad.axis
        clickCooldown = sensors.clickCooldown
        // The program sets degrees per second.
        aim = GyroAim(space: motion.aim.space, tightening: motion.aim.tightening * .pi / 180)
    }

    /// Creates the options from the configuration of an engine.
    public init(_ engine: borrowing InputEngine) {
        self.init(engine.config, engine.gamepad.config, engine.sensors.config)
    }
}
