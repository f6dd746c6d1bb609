extension MotionConfig {
    /// The configuration made for a mode.
    ///
    /// Source: Triki protocol notes, 6.4; what a preset leaves out is the bare default.
    public static func preset(_ mode: MotionMode) -> MotionConfig {
        switch mode {
        case .paddle: paddlePreset
        case .pointer: pointerPreset
        case .gesture: gesturePreset
        }
    }

    /// The paddle made for menus: without a dead step, so that small angles reach the slots next to the middle.
    ///
    /// With the paddle's own preset the position leaps from 0 to 0.42.
    public static let menuPreset: MotionConfig = {
        var config = paddlePreset
        config.paddle.microDeadzone = 0.02
        config.paddle.smoothRetain = 0.72
        config.paddle.smoothBlend = 0.28
        config.paddle.smoothRetainIdle = 0.86
        return config
    }()

    private static func base(_ mode: MotionMode) -> MotionConfig {
        var config = MotionConfig()
        config.mode = mode
        config.axisMapping = .preset
        config.inputSmoothing = 1
        return config
    }

    private static let paddlePreset: MotionConfig = {
        var config = base(.paddle)
        config.deadzone = 0
        config.drift.isEnabled = false
        config.paddle.inputGain = 0.34
        config.paddle.microDeadzone = 0.42
        config.paddle.stillThreshold = 2.5
        config.paddle.autoCalibrationRetain = 0.985
        config.paddle.autoCalibrationBlend = 0.015
        config.paddle.smoothRetain = 0
        config.paddle.smoothBlend = 1
        config.paddle.smoothRetainIdle = 0
        config.paddle.rawSmoothing = 1
        config.pointer.sensitivity = 0
        config.pointer.damping = 1
        return config
    }()

    private static let pointerPreset: MotionConfig = {
        var config = base(.pointer)
        config.deadzone = 0.02
        config.pointer.outputSmoothing = 0
        return config
    }()

    private static let gesturePreset: MotionConfig = {
        var config = base(.gesture)
        config.deadzone = 0.02
        config.drift.isEnabled = false
        config.pointer.sensitivity = 0.045
        config.pointer.damping = 0.96
        config.pointer.outputSmoothing = 0
        config.gesture.cooldown = 0.45
        config.gesture.minThrustSpeed = 0.1
        config.gesture.pullSpeed = 0.08
        config.gesture.pullbackDelta = 0.12
        return config
    }()
}
