public import VeltoCore
public import VeltoMotion

/// Settings other than the position: the gamepad, the sensors, samples fed by the program, and the byte probe.
extension InputChannel {
    /// The constants of the gamepad view.
    public var gamepadConfig: GamepadConfig {
        look { $0.engine.gamepad.config }
    }

    /// Sets the constants of the gamepad view.
    public func setGamepadConfig(_ config: GamepadConfig) throws(VeltoError) {
        try config.validate()
        change { $0.engine.gamepad.config = config }
    }

    /// The smoothing of sensor readings.
    public var sensorFilter: SensorFilter {
        look { $0.engine.sensors.config }
    }

    /// Sets the smoothing of sensor readings.
    public func setSensorFilter(_ config: SensorFilter) throws(VeltoError) {
        try config.validate()
        change { $0.engine.sensors.config = config }
    }

    /// Feeds a sample decoded by the program.
    ///
    /// The first sample connects an ingest device.
    public func ingest(_ sample: AxisSample) {
        if isFed { isConnected = true }
        change { $0.engine.ingest(sample) }
    }

    /// Sets a substitute for the axes while no sample is valid.
    public func setSupplement(rotation: Double, tiltX: Double, gyroY: Double) {
        change { $0.engine.setSupplement(rotation: rotation, tiltX: tiltX, gyroY: gyroY) }
    }

    /// Switches to menu motion, and discards pending edges.
    ///
    /// ```swift
    /// device.input.beginMenuMotion(.comfort)
    /// navigator.configure(itemCount: 3)
    /// // … frames of the menu …
    /// navigator.clear()
    /// device.input.endMenuMotion()  // the game's motion is back
    /// ```
    public func beginMenuMotion(_ policy: NavigatorConfig.Policy) {
        change { $0.engine.beginMenuMotion(policy) }
        discardEdges()
    }

    /// Restores the motion before menu motion, and discards pending edges.
    ///
    /// Returns whether menu motion was active.
    @discardableResult
    public func endMenuMotion() -> Bool {
        let isEnded = change { $0.engine.endMenuMotion() }
        if isEnded { discardEdges() }
        return isEnded
    }

    /// The current tuning and calibration.
    var profile: DeviceProfile {
        look { poller in
            var profile = DeviceProfile()
            profile.motion = poller.engine.gameConfig
            profile.gamepad = poller.engine.gamepad.config
            profile.sensors = poller.engine.sensors.config
            profile.paddleOffset = poller.engine.paddleOffset
            return profile
        }
    }

    // MARK: Resets

    /// Discards pending button edges and other impulses.
    public func discardEdges() {
        if let virtual { return virtual.withLock { $0.discardEdges() } }
        change { $0.engine.discardImpulses($0.snapshot) }
    }

    /// Resets motion and drops waiting packets.
    ///
    /// Tuning stays.
    public func reset() {
        virtual?.withLock { $0.reset() }
        change { $0.reset(motion) }
    }
}
