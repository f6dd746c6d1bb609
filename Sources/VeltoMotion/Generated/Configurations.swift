// Generated from bindings/api; do not edit.
// swift-format-ignore-file

public import VeltoCore

extension AxisMapping {
    /// The defaults.
    public init() {
        inputX = .rotation
        inputY = .gyroY
        invertX = false
        invertY = true
    }
}

extension MotionConfig.Drift {
    /// The defaults.
    public init() {
        isEnabled = true
        retain = 0.995
        blend = 0.005
    }
}

extension MotionConfig.Paddle {
    /// The defaults.
    public init() {
        autoCalibration = true
        axis = .first
        inputGain = 0.3
        microDeadzone = 0.5
        stillThreshold = 3.0
        autoCalibrationRetain = 0.98
        autoCalibrationBlend = 0.02
        autoCalibrationMaxSteer = 0.06
        smoothRetain = 0.72
        smoothRetainIdle = 0.86
        smoothMax = 2.0
        rawDivisor = 100.0
        rawSmoothing = 0.35
        spikeThreshold = 500.0
    }
}

extension MotionConfig.Pointer {
    /// The defaults.
    public init() {
        sensitivity = 0.03
        damping = 0.98
        outputSmoothing = 0.15
    }
}

extension MotionConfig.Gesture {
    /// The defaults.
    public init() {
        powerLaw = .original
        cooldown = 0.4
        minThrustSpeed = 0.12
        pullSpeed = 0.04
        pullbackDelta = 0.07
        armTimeout = 3.0
    }
}

extension GyroAim {
    /// The defaults.
    public init() {
        space = .player
        tightening = 0.0
    }
}

extension MotionConfig.Recentering {
    /// The defaults.
    public init() {
        trigger = .none
        holdTime = 0.0
    }
}

extension MotionConfig {
    /// The defaults.
    public init() {
        mode = .paddle
        inputSmoothing = 0.15
        deadzone = 0.01
    }

    /// The values made for a mode.
    public static func preset(_ mode: MotionMode) -> MotionConfig {
        var config = Self()
        config.mode = mode
        switch mode {
        case .paddle:
            config.axisMapping.inputX = .gyroY
            config.axisMapping.inputY = .gyroX
            config.drift.isEnabled = false
            config.inputSmoothing = 1.0
            config.deadzone = 0.0
            config.paddle.inputGain = 0.34
            config.paddle.microDeadzone = 0.42
            config.paddle.stillThreshold = 2.5
            config.paddle.autoCalibrationRetain = 0.985
            config.paddle.autoCalibrationBlend = 0.015
            config.paddle.smoothRetain = 0.0
            config.paddle.smoothRetainIdle = 0.0
            config.paddle.rawSmoothing = 1.0
            config.pointer.sensitivity = 0.0
            config.pointer.damping = 1.0
        case .pointer:
            config.axisMapping.inputX = .gyroY
            config.axisMapping.inputY = .gyroX
            config.inputSmoothing = 1.0
            config.deadzone = 0.02
            config.pointer.outputSmoothing = 0.0
        case .gesture:
            config.axisMapping.inputX = .gyroY
            config.axisMapping.inputY = .gyroX
            config.drift.isEnabled = false
            config.inputSmoothing = 1.0
            config.deadzone = 0.02
            config.pointer.sensitivity = 0.045
            config.pointer.damping = 0.96
            config.pointer.outputSmoothing = 0.0
            config.gesture.cooldown = 0.45
            config.gesture.minThrustSpeed = 0.1
            config.gesture.pullSpeed = 0.08
            config.gesture.pullbackDelta = 0.12
        }
        return config
    }

    /// The paddle tuned for menus, almost without a dead zone, so that small angles reach the slots next to the middle.
    public static var menuPreset: MotionConfig {
        var config = preset(.paddle)
        config.paddle.microDeadzone = 0.02
        config.paddle.smoothRetain = 0.72
        config.paddle.smoothRetainIdle = 0.86
        return config
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkNumber(inputSmoothing, "inputSmoothing", 0, 1)
        try checkNumber(deadzone, "deadzone", 0, 1)
        try checkNumber(drift.retain, "drift.retain", 0, 1)
        try checkNumber(drift.blend, "drift.blend", 0, 1)
        try checkNumber(paddle.inputGain, "paddle.inputGain", -1000000, 1000000)
        try checkNumber(paddle.microDeadzone, "paddle.microDeadzone", 0, 1000000)
        try checkNumber(paddle.stillThreshold, "paddle.stillThreshold", 0, 1000000)
        try checkNumber(paddle.autoCalibrationRetain, "paddle.autoCalibrationRetain", 0, 1)
        try checkNumber(paddle.autoCalibrationBlend, "paddle.autoCalibrationBlend", 0, 1)
        try checkNumber(paddle.autoCalibrationMaxSteer, "paddle.autoCalibrationMaxSteer", 0, 1000000)
        try checkNumber(paddle.smoothRetain, "paddle.smoothRetain", 0, 1)
        try checkNumber(paddle.smoothRetainIdle, "paddle.smoothRetainIdle", 0, 1)
        try checkNumber(paddle.smoothMax, "paddle.smoothMax", 0.1, 1000000)
        try checkNumber(paddle.rawDivisor, "paddle.rawDivisor", 1, 1000000)
        try checkNumber(paddle.rawSmoothing, "paddle.rawSmoothing", 0, 1)
        try checkNumber(paddle.spikeThreshold, "paddle.spikeThreshold", 0, 1000000)
        try checkNumber(pointer.sensitivity, "pointer.sensitivity", -1000000, 1000000)
        try checkNumber(pointer.damping, "pointer.damping", 0, 1)
        try checkNumber(pointer.outputSmoothing, "pointer.outputSmoothing", 0, 1)
        try checkNumber(gesture.cooldown, "gesture.cooldown", 0, 86400)
        try checkNumber(gesture.minThrustSpeed, "gesture.minThrustSpeed", 0, 1000000)
        try checkNumber(gesture.pullSpeed, "gesture.pullSpeed", 0, 1000000)
        try checkNumber(gesture.pullbackDelta, "gesture.pullbackDelta", 0, 1000000)
        try checkNumber(gesture.armTimeout, "gesture.armTimeout", 0, 86400)
        try checkNumber(recentering.holdTime, "recentering.holdTime", 0, 3600)
        try checkNumber(aim.tightening, "aim.tightening", 0, 1000)
    }
}

extension CalibrationGuide.Config {
    /// The defaults.
    public init() {
        holdTime = 1.0
        stillRange = 12.0
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkNumber(holdTime, "holdTime", 0.1, 60)
        try checkNumber(stillRange, "stillRange", 1, 1000000)
    }
}

extension GamepadConfig {
    /// The defaults.
    public init() {
        style = .robust
        axis = .second
        tiltFrames = 4
        swingFrames = 6
        directionDeadzone = 1.1
        velocityGain = 0.55
        positionBlend = 0.85
        moveThreshold = 0.6
        shakeAcceleration = 150.0
        shakeCooldown = 0.12
        actionVelocity = 6.0
        actionCooldown = 0.1
        tiltThreshold = 0.22
        swingPeak = 5.0
        swingDropRatio = 0.45
        minimumInterval = 0.02
    }

    /// The values made for a style.
    public static func preset(_ style: GamepadStyle) -> GamepadConfig {
        var config = Self()
        config.style = style
        switch style {
        case .robust:
            break
        case .game:
            config.directionDeadzone = 0.02
            config.moveThreshold = 0.08
            config.shakeAcceleration = 1.8
            config.actionVelocity = 0.65
            config.swingPeak = 0.5
            config.minimumInterval = 0.0
        case .smooth:
            config.tiltFrames = 8
            config.swingFrames = 8
            config.directionDeadzone = 0.05
            config.velocityGain = 0.35
            config.positionBlend = 0.65
            config.moveThreshold = 0.12
            config.shakeAcceleration = 2.4
            config.shakeCooldown = 0.18
            config.actionVelocity = 0.85
            config.actionCooldown = 0.14
            config.tiltThreshold = 0.28
            config.swingPeak = 0.7
            config.swingDropRatio = 0.5
            config.minimumInterval = 0.0
        }
        return config
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkInteger(tiltFrames, "tiltFrames", 0, 1000)
        try checkInteger(swingFrames, "swingFrames", 0, 1000)
        try checkNumber(directionDeadzone, "directionDeadzone", 0, 1000000)
        try checkNumber(velocityGain, "velocityGain", -1000000, 1000000)
        try checkNumber(positionBlend, "positionBlend", -1000000, 1000000)
        try checkNumber(moveThreshold, "moveThreshold", 0, 1000000)
        try checkNumber(shakeAcceleration, "shakeAcceleration", 0, 1000000)
        try checkNumber(shakeCooldown, "shakeCooldown", 0, 86400)
        try checkNumber(actionVelocity, "actionVelocity", 0, 1000000)
        try checkNumber(actionCooldown, "actionCooldown", 0, 86400)
        try checkNumber(tiltThreshold, "tiltThreshold", 0, 1000000)
        try checkNumber(swingPeak, "swingPeak", 0, 1000000)
        try checkNumber(swingDropRatio, "swingDropRatio", 0, 1)
        try checkNumber(minimumInterval, "minimumInterval", 0, 1)
    }
}

extension SensorFilter {
    /// The defaults.
    public init() {
        tiltSmoothing = 1.0
        gyroSmoothing = 1.0
        rotationSmoothing = 1.0
        noiseFloor = 0.001
        clickCooldown = 0.12
        shakeCooldown = 0.1
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkNumber(tiltSmoothing, "tiltSmoothing", 0, 1)
        try checkNumber(gyroSmoothing, "gyroSmoothing", 0, 1)
        try checkNumber(rotationSmoothing, "rotationSmoothing", 0, 1)
        try checkNumber(noiseFloor, "noiseFloor", 0, 1000000)
        try checkNumber(clickCooldown, "clickCooldown", 0, 86400)
        try checkNumber(shakeCooldown, "shakeCooldown", 0, 86400)
    }
}

extension PaddleDriver.Config {
    /// The defaults.
    public init() {
        velocityGain = 880.0
        tiltSpeed = 240.0
        flickVelocityThreshold = 5.0
        flickSpeed = 320.0
        positionScale = 66.0
        centerFollowRate = 18.0
    }

    /// The values made for a rate mode.
    public static func preset(_ rateMode: RateMode) -> PaddleDriver.Config {
        var config = Self()
        switch rateMode {
        case .unknown:
            break
        case .fast:
            config.velocityGain = 420.0
            config.tiltSpeed = 140.0
            config.flickVelocityThreshold = 9.0
            config.flickSpeed = 160.0
            config.positionScale = 58.0
            config.centerFollowRate = 10.0
        case .normal:
            break
        case .lowPower:
            config.velocityGain = 1050.0
            config.tiltSpeed = 300.0
            config.flickVelocityThreshold = 999.0
            config.flickSpeed = 0.0
            config.centerFollowRate = 8.0
        }
        return config
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkNumber(velocityGain, "velocityGain", -1000000, 1000000)
        try checkNumber(tiltSpeed, "tiltSpeed", -1000000, 1000000)
        try checkNumber(flickVelocityThreshold, "flickVelocityThreshold", 0, 1000000)
        try checkNumber(flickSpeed, "flickSpeed", -1000000, 1000000)
        try checkNumber(positionScale, "positionScale", -1000000, 1000000)
        try checkNumber(centerFollowRate, "centerFollowRate", 0, 1000000)
    }
}

extension MenuDriver.Config {
    /// The defaults.
    public init() {
        velocityThreshold = 6.0
        frameDeltaThreshold = 0.003
        debounce = 0.45
        neutralExit = 0.1
    }

    /// The values made for a rate mode.
    public static func preset(_ rateMode: RateMode) -> MenuDriver.Config {
        var config = Self()
        switch rateMode {
        case .unknown:
            break
        case .fast:
            config.velocityThreshold = 7.0
            config.frameDeltaThreshold = 0.006
            config.debounce = 0.32
        case .normal:
            break
        case .lowPower:
            config.velocityThreshold = 999.0
            config.frameDeltaThreshold = 0.006
            config.debounce = 0.55
            config.neutralExit = 0.16
        }
        return config
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkNumber(velocityThreshold, "velocityThreshold", 0, 1000000)
        try checkNumber(frameDeltaThreshold, "frameDeltaThreshold", 0, 1000000)
        try checkNumber(debounce, "debounce", 0, 86400)
        try checkNumber(neutralExit, "neutralExit", 0, 1)
    }
}

extension PointerDriver.Config {
    /// The defaults.
    public init() {
        followRate = 12.0
        deltaGain = 420.0
        tiltNudge = 0.022
    }

    /// The values made for a rate mode.
    public static func preset(_ rateMode: RateMode) -> PointerDriver.Config {
        var config = Self()
        switch rateMode {
        case .unknown:
            break
        case .fast:
            config.followRate = 10.0
            config.deltaGain = 120.0
            config.tiltNudge = 0.01
        case .normal:
            break
        case .lowPower:
            config.followRate = 6.0
            config.deltaGain = 520.0
            config.tiltNudge = 0.035
        }
        return config
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkNumber(followRate, "followRate", 0, 1000000)
        try checkNumber(deltaGain, "deltaGain", -1000000, 1000000)
        try checkNumber(tiltNudge, "tiltNudge", -1000000, 1000000)
    }
}

extension LateralDriver.Config {
    /// The defaults.
    public init() {
        leanThreshold = 0.011
        stepGain = 2.1
        maxStepPerFrame = 0.014
        tiltHoldSpeed = 0.32
    }

    /// The values made for a rate mode.
    public static func preset(_ rateMode: RateMode) -> LateralDriver.Config {
        var config = Self()
        switch rateMode {
        case .unknown:
            break
        case .fast:
            config.leanThreshold = 0.01
            config.stepGain = 1.8
            config.maxStepPerFrame = 0.01
            config.tiltHoldSpeed = 0.18
        case .normal:
            break
        case .lowPower:
            config.leanThreshold = 0.014
            config.stepGain = 1.6
            config.maxStepPerFrame = 0.011
            config.tiltHoldSpeed = 0.42
        }
        return config
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkNumber(leanThreshold, "leanThreshold", 0, 1)
        try checkNumber(stepGain, "stepGain", -1000000, 1000000)
        try checkNumber(maxStepPerFrame, "maxStepPerFrame", 0, 1)
        try checkNumber(tiltHoldSpeed, "tiltHoldSpeed", -1000000, 1000000)
    }
}

extension VelocityLimits {
    /// The defaults.
    public init() {
        deadzone = 0.004
        maximum = 0.012
        sensitivity = 0.22
    }

    /// The movement of a frame at the fast rate.
    public static var frameFast: VelocityLimits {
        let config = Self()
        return config
    }
    /// The movement of a frame at the normal rate.
    public static var frameNormal: VelocityLimits {
        var config = Self()
        config.deadzone = 0.0018
        config.maximum = 0.028
        config.sensitivity = 0.42
        return config
    }
    /// The movement of a frame at low power.
    public static var frameLowPower: VelocityLimits {
        var config = Self()
        config.deadzone = 0.005
        config.maximum = 0.045
        config.sensitivity = 0.62
        return config
    }
    /// The gamepad's velocity at the fast rate.
    public static var gamepadFast: VelocityLimits {
        var config = Self()
        config.deadzone = 1.2
        config.maximum = 4.0
        config.sensitivity = 0.25
        return config
    }
    /// The gamepad's velocity at other rates.
    public static var gamepadOther: VelocityLimits {
        var config = Self()
        config.deadzone = 1.2
        config.maximum = 6.0
        config.sensitivity = 0.45
        return config
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkNumber(deadzone, "deadzone", 0, 1000000)
        try checkNumber(maximum, "maximum", 0, 1000000)
        try checkNumber(sensitivity, "sensitivity", -1000000, 1000000)
    }
}

extension PongStrategy.Config {
    /// The defaults.
    public init() {
        style = .raw
        deadzone = 0.3
        limit = 8.0
        gain = 2.5
        previousWeight = 0.0
        fastGain = 1.08
    }

    /// The values made for a pong style.
    public static func preset(_ style: PongStyle) -> PongStrategy.Config {
        var config = Self()
        config.style = style
        switch style {
        case .raw:
            break
        case .arcade:
            config.deadzone = 0.35
            config.limit = 10.0
            config.gain = 3.0
        case .smooth:
            config.deadzone = 0.8
            config.limit = 6.0
            config.gain = 1.2
            config.previousWeight = 0.4
        }
        return config
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkNumber(deadzone, "deadzone", 0, 1000000)
        try checkNumber(limit, "limit", 0, 1000000)
        try checkNumber(gain, "gain", -1000000, 1000000)
        try checkNumber(previousWeight, "previousWeight", 0, 1)
        try checkNumber(fastGain, "fastGain", -1000000, 1000000)
    }
}

extension QuizStrategy.Config {
    /// The defaults.
    public init() {
        slots = 4
        isCalm = false
        neutralEnter = 0.34
        neutralExit = 0.18
        confirmCooldown = 0.65
        positionRetain = 0.74
        adjacentDwell = 0.28
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkInteger(slots, "slots", 1, 1000)
        try checkNumber(neutralEnter, "neutralEnter", 0, 1)
        try checkNumber(neutralExit, "neutralExit", 0, 1)
        try checkNumber(confirmCooldown, "confirmCooldown", 0, 86400)
        try checkNumber(positionRetain, "positionRetain", 0, 1)
        try checkNumber(adjacentDwell, "adjacentDwell", 0, 86400)
        try checkOrder(neutralExit, "neutralExit", notAbove: neutralEnter, "neutralEnter")
    }
}

extension BowlingStrategy.Config {
    /// The defaults.
    public init() {
        peakMinRelease = 6.0
        deadzone = 1.5
        cooldown = 0.7
        fullPowerVelocity = 12.0
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkNumber(peakMinRelease, "peakMinRelease", 0, 1000000)
        try checkNumber(deadzone, "deadzone", 0, 1000000)
        try checkNumber(cooldown, "cooldown", 0, 86400)
        try checkNumber(fullPowerVelocity, "fullPowerVelocity", 0.001, 1000000)
    }
}

extension DartStrategy.Config {
    /// The defaults.
    public init() {
        spikeThreshold = 7.0
        cooldown = 0.5
        fullPowerVelocity = 12.0
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkNumber(spikeThreshold, "spikeThreshold", 0, 1000000)
        try checkNumber(cooldown, "cooldown", 0, 86400)
        try checkNumber(fullPowerVelocity, "fullPowerVelocity", 0.001, 1000000)
    }
}

extension GameStrategy {
    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkInteger(quiz.config.slots, "quiz.config.slots", 1, 1000)
        try checkNumber(signalScale, "signalScale", -1000000, 1000000)
        try checkNumber(pong.config.deadzone, "pong.config.deadzone", 0, 1000000)
        try checkNumber(pong.config.limit, "pong.config.limit", 0, 1000000)
        try checkNumber(pong.config.gain, "pong.config.gain", -1000000, 1000000)
        try checkNumber(pong.config.previousWeight, "pong.config.previousWeight", 0, 1)
        try checkNumber(pong.config.fastGain, "pong.config.fastGain", -1000000, 1000000)
        try checkNumber(quiz.config.neutralEnter, "quiz.config.neutralEnter", 0, 1)
        try checkNumber(quiz.config.neutralExit, "quiz.config.neutralExit", 0, 1)
        try checkNumber(quiz.config.confirmCooldown, "quiz.config.confirmCooldown", 0, 86400)
        try checkNumber(quiz.config.positionRetain, "quiz.config.positionRetain", 0, 1)
        try checkNumber(quiz.config.adjacentDwell, "quiz.config.adjacentDwell", 0, 86400)
        try checkNumber(bowling.config.peakMinRelease, "bowling.config.peakMinRelease", 0, 1000000)
        try checkNumber(bowling.config.deadzone, "bowling.config.deadzone", 0, 1000000)
        try checkNumber(bowling.config.cooldown, "bowling.config.cooldown", 0, 86400)
        try checkNumber(bowling.config.fullPowerVelocity, "bowling.config.fullPowerVelocity", 0.001, 1000000)
        try checkNumber(dart.config.spikeThreshold, "dart.config.spikeThreshold", 0, 1000000)
        try checkNumber(dart.config.cooldown, "dart.config.cooldown", 0, 86400)
        try checkNumber(dart.config.fullPowerVelocity, "dart.config.fullPowerVelocity", 0.001, 1000000)
        try checkOrder(quiz.config.neutralExit, "quiz.config.neutralExit", notAbove: quiz.config.neutralEnter, "quiz.config.neutralEnter")
    }
}

extension NavigatorConfig {
    /// The defaults.
    public init() {
        policy = .comfort
        ownership = .oneHand
        holdDuration = 2.25
        settleDuration = 0.45
        armDuration = 1.0
        adjacentDwell = 0.2
        jumpDwell = 0.32
        neutralEnter = 0.3
        neutralExit = 0.14
        focusLossGrace = 0.35
        confirmCooldown = 0.65
        ownerRelease = 1.5
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkNumber(holdDuration, "holdDuration", 0.001, 86400)
        try checkNumber(settleDuration, "settleDuration", 0, 86400)
        try checkNumber(armDuration, "armDuration", 0, 86400)
        try checkNumber(adjacentDwell, "adjacentDwell", 0, 86400)
        try checkNumber(jumpDwell, "jumpDwell", 0, 86400)
        try checkNumber(neutralEnter, "neutralEnter", 0, 0.99)
        try checkNumber(neutralExit, "neutralExit", 0, 0.99)
        try checkNumber(focusLossGrace, "focusLossGrace", 0, 86400)
        try checkNumber(confirmCooldown, "confirmCooldown", 0, 86400)
        try checkNumber(ownerRelease, "ownerRelease", 0, 86400)
        try checkOrder(neutralExit, "neutralExit", notAbove: neutralEnter, "neutralEnter")
    }
}

extension Keyboard.Config {
    /// The defaults.
    public init() {
        speed = 2.0
        returnSpeed = 0.0
        holdTime = 0.0
        throwPower = 0.75
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkNumber(speed, "speed", 0.01, 1000)
        try checkNumber(returnSpeed, "returnSpeed", 0, 1000)
        try checkNumber(holdTime, "holdTime", 0, 60)
        try checkNumber(throwPower, "throwPower", 0, 1)
    }
}
