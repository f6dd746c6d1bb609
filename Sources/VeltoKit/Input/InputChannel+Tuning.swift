public import VeltoCore
public import VeltoMotion
internal import VeltoTriki

/// What programs set besides the position: the gamepad, the sensors, samples of their own, and the byte probe.
extension InputChannel {
    /// The constants of the gamepad's view.
    public var gamepadConfig: GamepadConfig {
        look { $0.engine.input.gamepad.config }
    }

    /// Gives the gamepad's view other constants.
    public func setGamepadConfig(_ config: GamepadConfig) throws(VeltoError) {
        try config.validate()
        change { $0.engine.input.gamepad.config = config }
    }

    /// How sensor readings are smoothed.
    public var sensorConfig: SensorConfig {
        look { $0.engine.input.sensors.config }
    }

    /// Chooses how sensor readings are smoothed.
    public func setSensorConfig(_ config: SensorConfig) throws(VeltoError) {
        try config.validate()
        change { $0.engine.input.sensors.config = config }
    }

    /// Feeds a sample that the program decoded itself; a device without a link is connected from then on.
    public func ingest(_ sample: AxisSample) {
        change { $0.ingest(sample) }
    }

    /// Sets what stands in for the axes while no sample is in force.
    public func setSupplement(rotation: Double, tiltX: Double, gyroY: Double) {
        change { $0.engine.input.setSupplement(rotation: rotation, tiltX: tiltX, gyroY: gyroY) }
    }

    /// Takes the motion that suits a menu, and button edges up to now for seen.
    public func setMenuMotion(_ policy: NavigatorConfig.Policy) {
        change { state in
            let axes = state.engine.input.config.axisMapping
            state.engine.input.config = MenuScreen.motionConfig(policy, axes: axes)
        }
        discardEdges()
    }

    /// Tuning and calibration as they are now.
    var profile: DeviceProfile {
        look { state in
            var profile = DeviceProfile()
            profile.motion = state.engine.input.config
            profile.gamepad = state.engine.input.gamepad.config
            profile.sensors = state.engine.input.sensors.config
            profile.paddleOffset = state.engine.input.paddleOffset
            return profile
        }
    }

    /// Takes tuning over; the calibration is the device's to announce.
    func use(_ profile: DeviceProfile) {
        change { state in
            state.engine.input.config = profile.motion
            state.engine.input.gamepad.config = profile.gamepad
            state.engine.input.sensors.config = profile.sensors
        }
    }

    // MARK: Guided calibration

    func beginCalibration(_ config: CalibrationGuide.Config) {
        change { $0.guide = CalibrationGuide(config: config) }
    }

    /// How far a guided calibration is, nil when the link that it belonged to is down.
    var calibrationProgress: CalibrationGuide.Progress? {
        look { $0.guide?.progress }
    }

    /// Makes the pose that was found the neutral one.
    func finishCalibration() {
        let centre = look { $0.guide?.centre }
        calibrateNeutral()
        change { state in
            if let centre, state.engine.input.config.mode == .paddle { state.engine.input.paddleOffset = centre }
        }
    }

    func endCalibration() {
        change { $0.guide = nil }
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
        let isAccepted = change { state in
            guard isWanted else {
                state.prompt.skip()
                return true
            }
            if state.owner.isConnected { state.prompt.present() }
            return state.owner.isConnected
        }
        guard isAccepted else { throw VeltoError(.notConnected, "only the player of a connected device can be asked") }
    }
}
