internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// The gamepad view, the sensors, samples that the program brings, and the byte probe.
enum GamepadCalls {
    // MARK: The gamepad

    /// Takes the constants of a style.
    static func deviceSetPadStyle(_ device: Device, _ style: velto_pad_style) throws(VeltoError) {
        var config = GamepadConfig.preset(PadStyle(rawValue: style) ?? .game)
        config.axis = device.input.gamepadConfig.axis
        try device.input.setGamepadConfig(config)
    }

    /// Takes other constants.
    static func deviceSetGamepadConfig(_ device: Device, _ config: velto_gamepad_config) throws(VeltoError) {
        try device.input.setGamepadConfig(GamepadConfig(config))
    }

    /// Fills in the constants.
    static func deviceGetGamepadConfig(_ device: Device, _ config: inout velto_gamepad_config) throws(VeltoError) {
        config.take(device.input.gamepadConfig)
    }

    // MARK: The sensors

    /// Takes other weights.
    static func deviceSetSensorConfig(_ device: Device, _ config: velto_sensor_config) throws(VeltoError) {
        var sensors = SensorConfig()
        sensors.tiltSmoothing = config.tilt_smoothing
        sensors.gyroSmoothing = config.gyro_smoothing
        sensors.rotationSmoothing = config.rotation_smoothing
        sensors.noiseFloor = config.noise_floor
        sensors.clickCooldown = config.click_cooldown
        sensors.shakeCooldown = config.shake_cooldown
        try device.input.setSensorConfig(sensors)
    }

    /// Fills in the weights.
    static func deviceGetSensorConfig(_ device: Device, _ config: inout velto_sensor_config) throws(VeltoError) {
        let sensors = device.input.sensorConfig
        config.tilt_smoothing = sensors.tiltSmoothing
        config.gyro_smoothing = sensors.gyroSmoothing
        config.rotation_smoothing = sensors.rotationSmoothing
        config.noise_floor = sensors.noiseFloor
        config.click_cooldown = sensors.clickCooldown
        config.shake_cooldown = sensors.shakeCooldown
    }

    // MARK: Samples that the program brings

    /// Feeds a decoded sample.
    static func deviceIngestSample(_ device: Device, _ sample: velto_axis_sample) throws(VeltoError) {
        device.input.ingest(
            AxisSample(
                gyroX: sample.gyro_x, gyroY: sample.gyro_y, gyroZ: sample.gyro_z, rotation: sample.rotation))
    }

    /// Sets what stands in for the axes.
    static func deviceSetSupplement(
        _ device: Device, _ rotation: Double, _ tiltX: Double, _ gyroY: Double
    ) throws(VeltoError) {
        device.input.setSupplement(rotation: rotation, tiltX: tiltX, gyroY: gyroY)
    }

    // MARK: The byte probe

    /// Switches the probe.
    static func deviceSetProbe(_ device: Device, _ isOn: Int32) throws(VeltoError) {
        device.input.setProbe(isOn != 0)
    }

    /// The newest changes of bytes.
    static func deviceReadProbe(
        _ device: Device
    ) throws(VeltoError) -> (code: ResultCode, changes: [velto_probe_change]) {
        let changes = device.input.probeChanges.map { change in
            velto_probe_change(
                index: UInt32(clamping: change.index), from: change.from, to: change.to,
                single_bit_mask: change.singleBitMask ?? 0, reserved: 0, timestamp_ns: change.time.nanoseconds)
        }
        return (changes.isEmpty ? .nothing : .ok, changes)
    }
}

extension GamepadConfig {
    fileprivate init(_ config: velto_gamepad_config) {
        self.init()
        style = PadStyle(rawValue: config.style) ?? .game
        axis = DeviceAxis(rawValue: config.axis) ?? .second
        directionDeadzone = config.direction_deadzone
        velocityGain = config.velocity_gain
        positionBlend = config.position_blend
        moveThreshold = config.move_threshold
        shakeAcceleration = config.shake_acceleration
        shakeCooldown = config.shake_cooldown
        actionVelocity = config.action_velocity
        actionCooldown = config.action_cooldown
        tiltThreshold = config.tilt_threshold
        tiltFrames = Int(config.tilt_frames)
        swingPeak = config.swing_peak
        swingDropRatio = config.swing_drop_ratio
        swingFrames = Int(config.swing_frames)
    }
}

extension velto_gamepad_config {
    fileprivate mutating func take(_ config: GamepadConfig) {
        style = config.style.rawValue
        axis = config.axis.rawValue
        direction_deadzone = config.directionDeadzone
        velocity_gain = config.velocityGain
        position_blend = config.positionBlend
        move_threshold = config.moveThreshold
        shake_acceleration = config.shakeAcceleration
        shake_cooldown = config.shakeCooldown
        action_velocity = config.actionVelocity
        action_cooldown = config.actionCooldown
        tilt_threshold = config.tiltThreshold
        tilt_frames = Int32(clamping: config.tiltFrames)
        swing_peak = config.swingPeak
        swing_drop_ratio = config.swingDropRatio
        swing_frames = Int32(clamping: config.swingFrames)
    }
}
