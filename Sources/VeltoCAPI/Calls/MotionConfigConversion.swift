internal import CVeltoKit
internal import VeltoKit

extension MotionConfig {
    /// A configuration as C programs write it.
    init(_ config: velto_motion_config) {
        self.init()
        mode = MotionMode(rawValue: config.mode) ?? .paddle
        axisMapping = AxisMapping(
            inputX: AxisMapping.Source(rawValue: config.input_x) ?? .gyroY,
            inputY: AxisMapping.Source(rawValue: config.input_y) ?? .gyroX,
            invertX: config.invert_x != 0, invertY: config.invert_y != 0)
        inputSmoothing = config.input_smoothing
        deadzone = config.deadzone
        drift.isEnabled = config.drift_enabled != 0
        drift.retain = config.drift_retain
        drift.blend = config.drift_blend
        paddle = Paddle(config)
        pointer.sensitivity = config.pointer_sensitivity
        pointer.damping = config.pointer_damping
        pointer.outputSmoothing = config.pointer_output_smoothing
        gesture.cooldown = config.gesture_cooldown
        gesture.minThrustSpeed = config.gesture_min_thrust_speed
        gesture.pullSpeed = config.gesture_pull_speed
        gesture.pullbackDelta = config.gesture_pullback_delta
        gesture.armTimeout = config.gesture_arm_timeout
        gesture.powerLaw = Gesture.PowerLaw(rawValue: config.gesture_power_law) ?? .original
    }
}

extension MotionConfig.Paddle {
    fileprivate init(_ config: velto_motion_config) {
        self.init()
        axis = DeviceAxis(rawValue: config.paddle_axis) ?? .first
        inputGain = config.paddle_input_gain
        microDeadzone = config.paddle_micro_deadzone
        stillThreshold = config.paddle_still_threshold
        autoCalibration = config.paddle_auto_calibration != 0
        autoCalibrationRetain = config.paddle_auto_calibration_retain
        autoCalibrationBlend = config.paddle_auto_calibration_blend
        autoCalibrationMaxSteer = config.paddle_auto_calibration_max_steer
        smoothRetain = config.paddle_smooth_retain
        smoothBlend = config.paddle_smooth_blend
        smoothRetainIdle = config.paddle_smooth_retain_idle
        smoothMax = config.paddle_smooth_max
        rawDivisor = config.paddle_raw_divisor
        rawSmoothing = config.paddle_raw_smoothing
        spikeThreshold = config.paddle_spike_threshold
    }
}

extension velto_motion_config {
    /// Takes over a configuration as the engine holds it.
    mutating func take(_ config: MotionConfig) {
        mode = config.mode.rawValue
        input_x = config.axisMapping.inputX.rawValue
        input_y = config.axisMapping.inputY.rawValue
        invert_x = config.axisMapping.invertX ? 1 : 0
        invert_y = config.axisMapping.invertY ? 1 : 0
        input_smoothing = config.inputSmoothing
        deadzone = config.deadzone
        drift_enabled = config.drift.isEnabled ? 1 : 0
        drift_retain = config.drift.retain
        drift_blend = config.drift.blend
        take(config.paddle)
        pointer_sensitivity = config.pointer.sensitivity
        pointer_damping = config.pointer.damping
        pointer_output_smoothing = config.pointer.outputSmoothing
        gesture_cooldown = config.gesture.cooldown
        gesture_min_thrust_speed = config.gesture.minThrustSpeed
        gesture_pull_speed = config.gesture.pullSpeed
        gesture_pullback_delta = config.gesture.pullbackDelta
        gesture_arm_timeout = config.gesture.armTimeout
        gesture_power_law = config.gesture.powerLaw.rawValue
    }

    private mutating func take(_ paddle: MotionConfig.Paddle) {
        paddle_axis = paddle.axis.rawValue
        paddle_input_gain = paddle.inputGain
        paddle_micro_deadzone = paddle.microDeadzone
        paddle_still_threshold = paddle.stillThreshold
        paddle_auto_calibration = paddle.autoCalibration ? 1 : 0
        paddle_auto_calibration_retain = paddle.autoCalibrationRetain
        paddle_auto_calibration_blend = paddle.autoCalibrationBlend
        paddle_auto_calibration_max_steer = paddle.autoCalibrationMaxSteer
        paddle_smooth_retain = paddle.smoothRetain
        paddle_smooth_blend = paddle.smoothBlend
        paddle_smooth_retain_idle = paddle.smoothRetainIdle
        paddle_smooth_max = paddle.smoothMax
        paddle_raw_divisor = paddle.rawDivisor
        paddle_raw_smoothing = paddle.rawSmoothing
        paddle_spike_threshold = paddle.spikeThreshold
    }
}
