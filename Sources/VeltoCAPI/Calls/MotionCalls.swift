internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Motion: configuration and calibration.
enum MotionCalls {
    // MARK: Configuration

    /// Refuses a configuration that makes no sense.
    static func motionConfigValidate(_ config: velto_motion_config) throws(VeltoError) {
        try MotionConfig(config).validate()
    }

    /// Gives a device another configuration.
    static func deviceSetMotionConfig(_ device: Device, _ config: velto_motion_config) throws(VeltoError) {
        let config = MotionConfig(config)
        try config.validate()
        try device.input.withEngine { engine throws(VeltoError) in engine.config = config }
    }

    /// Fills in the configuration of a device.
    static func deviceGetMotionConfig(_ device: Device, _ config: inout velto_motion_config) throws(VeltoError) {
        config.take(try device.input.withEngine { engine throws(VeltoError) in engine.config })
    }

    /// Switches the mode.
    static func deviceSetMotionMode(_ device: Device, _ mode: velto_motion_mode) throws(VeltoError) -> ResultCode {
        guard let mode = MotionMode(rawValue: mode) else { throw .invalidArgument("mode", "is no motion mode") }
        return try device.input.withEngine { engine throws(VeltoError) in
            guard engine.config.mode != mode else { return .unchanged }
            engine.setMode(mode)
            return .ok
        }
    }

    // MARK: Calibration

    /// Makes the present pose the neutral one.
    static func deviceCalibrateNeutral(_ device: Device) throws(VeltoError) {
        device.calibrateNeutral()
    }

    /// Forgets the paddle's centre.
    static func deviceRecenter(_ device: Device) throws(VeltoError) {
        device.setPaddleOffset(nil)
    }

    /// Mirrors the paddle's centre.
    static func deviceFlipPaddleOffset(_ device: Device) throws(VeltoError) -> ResultCode {
        try device.input.withEngine { engine throws(VeltoError) in
            guard engine.paddleOffset != nil else { return .unchanged }
            engine.flipPaddleOffset()
            return .ok
        }
    }

    /// Fills in what a device has learnt.
    static func deviceGetCalibration(_ device: Device, _ calibration: inout velto_calibration) throws(VeltoError) {
        let offset = try device.input.withEngine { engine throws(VeltoError) in engine.paddleOffset }
        calibration.has_paddle_offset = offset == nil ? 0 : 1
        calibration.paddle_offset = offset ?? 0
    }

    /// Tells a device what it had learnt.
    static func deviceSetCalibration(_ device: Device, _ calibration: velto_calibration) throws(VeltoError) {
        device.setPaddleOffset(calibration.has_paddle_offset == 0 ? nil : calibration.paddle_offset)
    }

    // MARK: Looking inside

    /// Fills in the inner values of the engine.
    static func deviceGetMotionDebug(_ device: Device, _ debug: inout velto_motion_debug) throws(VeltoError) {
        let (latest, offset) = try device.input.withEngine { engine throws(VeltoError) in
            (engine.latest, engine.paddleOffset)
        }
        debug.has_paddle_offset = offset == nil ? 0 : 1
        debug.paddle_offset = offset ?? 0
        debug.paddle_delta = offset.map { latest.rawX - $0 } ?? 0
        debug.paddle_steer = latest.motionMode == .paddle ? latest.positionX : 0
        debug.paddle_direction = latest.pointerDirection.rawValue
        debug.raw_x = latest.rawX
        debug.raw_y = latest.rawY
        debug.smooth_x = debug.paddle_steer
        debug.relative_x = latest.relativeX
        debug.relative_y = latest.relativeY
        debug.position_x = latest.positionX
        debug.position_y = latest.positionY
    }
}
