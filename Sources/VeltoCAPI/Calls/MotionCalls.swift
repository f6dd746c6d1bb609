internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Motion: configuration and calibration.
enum MotionCalls {
    // MARK: Configuration

    /// Rejects an invalid configuration.
    static func motionConfigValidate(_ config: velto_motion_config) throws(VeltoError) {
        // Reading the argument has checked every member.
    }

    static func deviceSetMotionConfig(
        _ device: Device, _ config: Overlay<velto_motion_config>
    ) throws(VeltoError) {
        try device.input.withEngine { engine throws(VeltoError) in
            // Members unknown to an older program keep the game's values, even during a menu.
            engine.config = MotionConfig(try config.over(velto_motion_config(engine.gameConfig)))
        }
    }

    static func deviceGetMotionConfig(_ device: Device, _ config: inout velto_motion_config) throws(VeltoError) {
        config.take(try device.input.withEngine { engine throws(VeltoError) in engine.config })
    }

    static func deviceSetMotionMode(_ device: Device, _ mode: velto_motion_mode) throws(VeltoError) -> ResultCode {
        guard let mode = MotionMode(rawValue: mode) else {
            throw .invalidArgument("mode", "is \(mode): no such motion mode")
        }
        return try device.input.withEngine { engine throws(VeltoError) in
            let isMenuOver = engine.endMenuMotion()
            guard engine.config.mode != mode else { return isMenuOver ? .ok : .unchanged }
            engine.setMode(mode)
            return .ok
        }
    }

    // MARK: Calibration

    static func deviceCalibrateNeutral(_ device: Device) throws(VeltoError) {
        device.calibrateNeutral()
    }

    static func deviceRecenter(_ device: Device) throws(VeltoError) {
        device.recenter()
    }

    /// Mirrors the paddle's center.
    static func deviceFlipPaddleOffset(_ device: Device) throws(VeltoError) -> ResultCode {
        try device.input.withEngine { engine throws(VeltoError) in
            guard engine.paddleOffset != nil else { return .unchanged }
            engine.flipPaddleOffset()
            return .ok
        }
    }

    static func deviceGetCalibration(_ device: Device, _ calibration: inout velto_calibration) throws(VeltoError) {
        let offset = try device.input.withEngine { engine throws(VeltoError) in engine.paddleOffset }
        calibration = velto_calibration(paddleOffset: offset)
    }

    static func deviceSetCalibration(
        _ device: Device, _ given: Overlay<velto_calibration>
    ) throws(VeltoError) {
        try device.changePaddleOffset { offset throws(VeltoError) in
            let calibration = try given.over(velto_calibration(paddleOffset: offset))
            offset = calibration.has_paddle_offset == 0 ? nil : calibration.paddle_offset
        }
    }

    /// Sets whether calibration is requested automatically.
    static func deviceSetCalibrationPolicy(
        _ device: Device, _ policy: velto_calibration_policy
    ) throws(VeltoError) {
        device.input.calibrationPolicy = CalibrationPolicy(rawValue: policy) ?? .ask
    }

    /// Returns the calibration policy.
    static func deviceGetCalibrationPolicy(_ device: Device) throws(VeltoError) -> velto_calibration_policy {
        device.input.calibrationPolicy.rawValue
    }

    /// Sets or clears the calibration request.
    static func deviceSetCalibrationWanted(_ device: Device, _ isWanted: velto_bool) throws(VeltoError) {
        try device.input.setCalibrationWanted(isWanted != 0)
    }

    static func deviceGetCalibrationState(_ device: Device) throws(VeltoError) -> velto_calibration_state {
        device.input.calibrationState.rawValue
    }

    /// Starts a guided calibration.
    static func deviceStartCalibration(
        _ device: Device, _ options: velto_calibration_options
    ) throws(VeltoError) -> velto_op {
        let config = CalibrationGuide.Config(options)
        return velto_op(try device.beginCalibration(config, timeout: Duration(clampingSeconds: options.timeout)).handle)
    }

    /// Saves tuning and calibration.
    static func deviceSaveProfile(_ device: Device) throws(VeltoError) {
        try device.saveProfile()
    }

    /// Loads tuning and calibration.
    static func deviceLoadProfile(_ device: Device) throws(VeltoError) -> ResultCode {
        try device.loadProfile() ? .ok : .nothing
    }

    // MARK: Debugging

    /// Returns the internal values of the engine.
    static func deviceGetMotionDebug(_ device: Device, _ debug: inout velto_motion_debug) throws(VeltoError) {
        debug.take(try device.input.withEngine { engine throws(VeltoError) in engine.debug })
    }
}

extension velto_calibration {
    fileprivate init(paddleOffset: Double?) {
        self = .defaults
        has_paddle_offset = paddleOffset == nil ? 0 : 1
        paddle_offset = paddleOffset ?? 0
    }
}
