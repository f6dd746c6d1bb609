public import VeltoCore

extension MotionConfig {
    /// Refuses numbers that make no sense; the error names the member.
    public func validate() throws(VeltoError) {
        try Self.rules.check(self)
    }

    private typealias Rule = FieldRule<MotionConfig>

    private static let rules: [Rule] = [
        Rule("input_smoothing", FieldRange.share) { $0.inputSmoothing },
        Rule("deadzone", FieldRange.share) { $0.deadzone },
        Rule("drift_retain", FieldRange.share) { $0.drift.retain },
        Rule("drift_blend", FieldRange.share) { $0.drift.blend },
        Rule("paddle_input_gain", FieldRange.gain) { $0.paddle.inputGain },
        Rule("paddle_micro_deadzone", FieldRange.size) { $0.paddle.microDeadzone },
        Rule("paddle_still_threshold", FieldRange.size) { $0.paddle.stillThreshold },
        Rule("paddle_auto_calibration_retain", FieldRange.share) { $0.paddle.autoCalibrationRetain },
        Rule("paddle_auto_calibration_blend", FieldRange.share) { $0.paddle.autoCalibrationBlend },
        Rule("paddle_auto_calibration_max_steer", FieldRange.size) { $0.paddle.autoCalibrationMaxSteer },
        Rule("paddle_smooth_retain", FieldRange.share) { $0.paddle.smoothRetain },
        Rule("paddle_smooth_blend", FieldRange.share) { $0.paddle.smoothBlend },
        Rule("paddle_smooth_retain_idle", FieldRange.share) { $0.paddle.smoothRetainIdle },
        Rule("paddle_smooth_max", 0.1...1e6) { $0.paddle.smoothMax },
        Rule("paddle_raw_divisor", 1...1e6) { $0.paddle.rawDivisor },
        Rule("paddle_raw_smoothing", FieldRange.share) { $0.paddle.rawSmoothing },
        Rule("paddle_spike_threshold", FieldRange.size) { $0.paddle.spikeThreshold },
        Rule("pointer_sensitivity", FieldRange.gain) { $0.pointer.sensitivity },
        Rule("pointer_damping", FieldRange.share) { $0.pointer.damping },
        Rule("pointer_output_smoothing", FieldRange.share) { $0.pointer.outputSmoothing },
        Rule("gesture_cooldown", FieldRange.time) { $0.gesture.cooldown },
        Rule("gesture_min_thrust_speed", FieldRange.size) { $0.gesture.minThrustSpeed },
        Rule("gesture_pull_speed", FieldRange.size) { $0.gesture.pullSpeed },
        Rule("gesture_pullback_delta", FieldRange.size) { $0.gesture.pullbackDelta },
        Rule("gesture_arm_timeout", FieldRange.time) { $0.gesture.armTimeout },
    ]
}
