public import VeltoCore
public import VeltoMotion

/// What programs set besides the position: the gamepad, the sensors, samples of their own, and the byte probe.
extension InputChannel {
    /// The constants of the gamepad's view.
    public var gamepadConfig: GamepadConfig {
        look { $0.engine.gamepad.config }
    }

    /// Gives the gamepad's view other constants.
    public func setGamepadConfig(_ config: GamepadConfig) throws(VeltoError) {
        try config.validate()
        change { $0.engine.gamepad.config = config }
    }

    /// How sensor readings are smoothed.
    public var sensorFilter: SensorFilter {
        look { $0.engine.sensors.config }
    }

    /// Chooses how sensor readings are smoothed.
    public func setSensorFilter(_ config: SensorFilter) throws(VeltoError) {
        try config.validate()
        change { $0.engine.sensors.config = config }
    }

    /// Feeds a sample that the program decoded itself; a device without a link is connected from then on.
    public func ingest(_ sample: AxisSample) {
        if isFed { isConnected = true }
        change { $0.engine.ingest(sample) }
    }

    /// Sets what stands in for the axes while no sample is in force.
    public func setSupplement(rotation: Double, tiltX: Double, gyroY: Double) {
        change { $0.engine.setSupplement(rotation: rotation, tiltX: tiltX, gyroY: gyroY) }
    }

    /// Takes the motion that suits a menu, and button edges up to now for seen.
    public func setMenuMotion(_ policy: NavigatorConfig.Policy) {
        change { poller in
            let axes = poller.engine.config.axisMapping
            poller.engine.config = MenuScreen.motionConfig(policy, axes: axes)
        }
        discardEdges()
    }

    /// Tuning and calibration as they are now.
    var profile: DeviceProfile {
        look { poller in
            var profile = DeviceProfile()
            profile.motion = poller.engine.config
            profile.gamepad = poller.engine.gamepad.config
            profile.sensors = poller.engine.sensors.config
            profile.paddleOffset = poller.engine.paddleOffset
            return profile
        }
    }

    /// Takes tuning over; the calibration is the device's to announce.
    func use(_ profile: DeviceProfile) {
        change { poller in
            poller.engine.config = profile.motion
            poller.engine.gamepad.config = profile.gamepad
            poller.engine.sensors.config = profile.sensors
        }
    }

    // MARK: Calibration

    /// Makes the present pose the neutral one.
    public func calibrateNeutral() {
        change { $0.calibrateNeutral(motion, motion.snapshot) }
    }

    /// Sets the raw value of the paddle's center; nil forgets it.
    func setPaddleOffset(_ offset: Double?) {
        change { poller in
            poller.engine.resetPaddleCenter()
            if let offset {
                poller.engine.paddleOffset = offset
                poller.prompt.calibrated()
            }
        }
    }

    // MARK: Resets

    /// Takes button edges, and every other impulse, up to now for seen.
    public func discardEdges() {
        change { $0.engine.discardImpulses(motion.snapshot) }
    }

    /// Puts motion back to its start, without the packets that wait; tuning stays.
    public func reset() {
        change { $0.reset(motion) }
    }

    // MARK: Asking to calibrate

    /// Whether the player is asked to calibrate.
    public var calibrationPolicy: CalibrationPolicy {
        get { look { $0.prompt.policy } }
        nonmutating set { change { $0.prompt.policy = newValue } }
    }

    /// Where the question stands; `done` means that the player has calibrated on this link.
    public var calibrationState: CalibrationState {
        look { $0.prompt.state }
    }

    /// Asks the player to calibrate, or takes the question back for this link.
    public func setCalibrationWanted(_ isWanted: Bool) throws(VeltoError) {
        let isAccepted = change { poller in
            guard isWanted else {
                poller.prompt.skip()
                return true
            }
            if isConnected { poller.prompt.present() }
            return isConnected
        }
        guard isAccepted else { throw VeltoError(.notConnected, "only the player of a connected device can be asked") }
    }
}
