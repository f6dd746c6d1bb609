public import VeltoMotion

/// What is worth remembering of a device: its tuning and its calibration.
public struct DeviceProfile: Hashable, Sendable {
    /// How motion becomes input.
    public var motion = MotionConfig.preset(.paddle)
    /// The constants of the gamepad's view.
    public var gamepad = GamepadConfig()
    /// How sensor readings are smoothed.
    public var sensors = SensorConfig()
    /// The raw value of the paddle's centre, nil until one is known.
    public var paddleOffset: Double?

    /// What new devices have.
    public init() {}
}

/// One number of a profile under the name that the C interface gives it.
struct ProfileField: Sendable {
    let name: String
    let value: @Sendable (DeviceProfile) -> Double?
    /// Takes a number over; false when it makes no sense.
    let store: @Sendable (inout DeviceProfile, Double) -> Bool

    private init(
        _ name: String, _ value: @escaping @Sendable (DeviceProfile) -> Double?,
        _ store: @escaping @Sendable (inout DeviceProfile, Double) -> Bool
    ) {
        self.name = name
        self.value = value
        self.store = store
    }

    private static func number(
        _ name: String, _ path: any WritableKeyPath<DeviceProfile, Double> & Sendable
    ) -> ProfileField {
        ProfileField(name, { $0[keyPath: path] }) { profile, number in
            profile[keyPath: path] = number
            return true
        }
    }

    private static func count(_ name: String, _ path: any WritableKeyPath<DeviceProfile, Int> & Sendable)
        -> ProfileField
    {
        ProfileField(name, { Double($0[keyPath: path]) }) { profile, number in
            guard let count = Int(exactly: number) else { return false }
            profile[keyPath: path] = count
            return true
        }
    }

    private static func yesNo(_ name: String, _ path: any WritableKeyPath<DeviceProfile, Bool> & Sendable)
        -> ProfileField
    {
        ProfileField(name, { $0[keyPath: path] ? 1 : 0 }) { profile, number in
            profile[keyPath: path] = number != 0
            return number == 0 || number == 1
        }
    }

    private static func choice<Choice: RawRepresentable<Int32> & SendableMetatype>(
        _ name: String, _ path: any WritableKeyPath<DeviceProfile, Choice> & Sendable
    ) -> ProfileField {
        ProfileField(name, { Double($0[keyPath: path].rawValue) }) { profile, number in
            guard let choice = Int32(exactly: number).flatMap(Choice.init(rawValue:)) else { return false }
            profile[keyPath: path] = choice
            return true
        }
    }

    /// Every number of a profile, in the order in which it is written.
    static let all: [ProfileField] = [
        choice("mode", \.motion.mode),
        choice("input_x", \.motion.axisMapping.inputX),
        choice("input_y", \.motion.axisMapping.inputY),
        yesNo("invert_x", \.motion.axisMapping.invertX),
        yesNo("invert_y", \.motion.axisMapping.invertY),
        number("input_smoothing", \.motion.inputSmoothing),
        number("deadzone", \.motion.deadzone),
        yesNo("drift_enabled", \.motion.drift.isEnabled),
        number("drift_retain", \.motion.drift.retain),
        number("drift_blend", \.motion.drift.blend),
        choice("paddle_axis", \.motion.paddle.axis),
        number("paddle_input_gain", \.motion.paddle.inputGain),
        number("paddle_micro_deadzone", \.motion.paddle.microDeadzone),
        number("paddle_still_threshold", \.motion.paddle.stillThreshold),
        yesNo("paddle_auto_calibration", \.motion.paddle.autoCalibration),
        number("paddle_auto_calibration_retain", \.motion.paddle.autoCalibrationRetain),
        number("paddle_auto_calibration_blend", \.motion.paddle.autoCalibrationBlend),
        number("paddle_auto_calibration_max_steer", \.motion.paddle.autoCalibrationMaxSteer),
        number("paddle_smooth_retain", \.motion.paddle.smoothRetain),
        number("paddle_smooth_blend", \.motion.paddle.smoothBlend),
        number("paddle_smooth_retain_idle", \.motion.paddle.smoothRetainIdle),
        number("paddle_smooth_max", \.motion.paddle.smoothMax),
        number("paddle_raw_divisor", \.motion.paddle.rawDivisor),
        number("paddle_raw_smoothing", \.motion.paddle.rawSmoothing),
        number("paddle_spike_threshold", \.motion.paddle.spikeThreshold),
        number("pointer_sensitivity", \.motion.pointer.sensitivity),
        number("pointer_damping", \.motion.pointer.damping),
        number("pointer_output_smoothing", \.motion.pointer.outputSmoothing),
        number("gesture_cooldown", \.motion.gesture.cooldown),
        number("gesture_min_thrust_speed", \.motion.gesture.minThrustSpeed),
        number("gesture_pull_speed", \.motion.gesture.pullSpeed),
        number("gesture_pullback_delta", \.motion.gesture.pullbackDelta),
        number("gesture_arm_timeout", \.motion.gesture.armTimeout),
        choice("gesture_power_law", \.motion.gesture.powerLaw),
        choice("pad_style", \.gamepad.style),
        choice("pad_axis", \.gamepad.axis),
        number("direction_deadzone", \.gamepad.directionDeadzone),
        number("velocity_gain", \.gamepad.velocityGain),
        number("position_blend", \.gamepad.positionBlend),
        number("move_threshold", \.gamepad.moveThreshold),
        number("shake_acceleration", \.gamepad.shakeAcceleration),
        number("shake_cooldown", \.gamepad.shakeCooldown),
        number("action_velocity", \.gamepad.actionVelocity),
        number("action_cooldown", \.gamepad.actionCooldown),
        number("tilt_threshold", \.gamepad.tiltThreshold),
        count("tilt_frames", \.gamepad.tiltFrames),
        number("swing_peak", \.gamepad.swingPeak),
        number("swing_drop_ratio", \.gamepad.swingDropRatio),
        count("swing_frames", \.gamepad.swingFrames),
        number("tilt_smoothing", \.sensors.tiltSmoothing),
        number("gyro_smoothing", \.sensors.gyroSmoothing),
        number("rotation_smoothing", \.sensors.rotationSmoothing),
        number("noise_floor", \.sensors.noiseFloor),
        number("sensor_click_cooldown", \.sensors.clickCooldown),
        number("sensor_shake_cooldown", \.sensors.shakeCooldown),
        ProfileField("paddle_offset", { $0.paddleOffset }) { profile, number in
            profile.paddleOffset = number
            return abs(number) <= 65_536
        },
    ]
}
