// Generated from bindings/api/motion.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of MotionCalls, which people write:
//
//     static func motionConfigValidate(_ config: velto_motion_config) throws(VeltoError)
//     static func deviceSetMotionConfig(_ device: Device, _ config: Overlay<velto_motion_config>) throws(VeltoError)
//     static func deviceGetMotionConfig(_ device: Device, _ config: inout velto_motion_config) throws(VeltoError)
//     static func deviceSetMotionMode(_ device: Device, _ mode: velto_motion_mode) throws(VeltoError) -> ResultCode
//     static func deviceCalibrateNeutral(_ device: Device) throws(VeltoError)
//     static func deviceRecenter(_ device: Device) throws(VeltoError)
//     static func deviceFlipPaddleOffset(_ device: Device) throws(VeltoError) -> ResultCode
//     static func deviceGetCalibration(_ device: Device, _ calibration: inout velto_calibration) throws(VeltoError)
//     static func deviceSetCalibration(_ device: Device, _ calibration: Overlay<velto_calibration>) throws(VeltoError)
//     static func deviceSetCalibrationPolicy(_ device: Device, _ policy: velto_calibration_policy) throws(VeltoError)
//     static func deviceGetCalibrationPolicy(_ device: Device) throws(VeltoError) -> velto_calibration_policy
//     static func deviceSetCalibrationWanted(_ device: Device, _ isWanted: velto_bool) throws(VeltoError)
//     static func deviceGetCalibrationState(_ device: Device) throws(VeltoError) -> velto_calibration_state
//     static func deviceStartCalibration(_ device: Device, _ options: velto_calibration_options) throws(VeltoError) -> velto_op
//     static func deviceSaveProfile(_ device: Device) throws(VeltoError)
//     static func deviceLoadProfile(_ device: Device) throws(VeltoError) -> ResultCode
//     static func deviceGetMotionDebug(_ device: Device, _ debug: inout velto_motion_debug) throws(VeltoError)

/// Fill a velto_motion_config with its defaults.
@c @implementation
public func velto_motion_config_init(
    _ config: UnsafeMutablePointer<velto_motion_config>?, _ size: Int, _ mode: velto_motion_mode
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_motion_config_init") }
    do throws(VeltoError) {
        try checkMember(mode, "mode", "0 to 2", known: isKnown_velto_motion_mode(mode))
        try unsafe initialize(config, size, "config", velto_motion_config.defaults(for: mode))
        return VELTO_OK
    } catch {
        return report(error, in: "velto_motion_config_init")
    }
}

/// Check whether a configuration would be accepted.
@c @implementation
public func velto_motion_config_validate(_ config: UnsafePointer<velto_motion_config>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_motion_config_validate") }
    do throws(VeltoError) {
        let configValue = try unsafe readInput(config, "config")
        try MotionCalls.motionConfigValidate(configValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_motion_config_validate")
    }
}

/// Set the motion configuration of a device.
@c @implementation
public func velto_device_set_motion_config(
    _ device: velto_device, _ config: UnsafePointer<velto_motion_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_motion_config") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let configValue = try unsafe Overlay(config, "config")
        try deviceValue.require(.motion)
        try MotionCalls.deviceSetMotionConfig(deviceValue, configValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_motion_config", device: ObjectHandle(device))
    }
}

/// Get the motion configuration of a device.
@c @implementation
public func velto_device_get_motion_config(
    _ device: velto_device, _ out_config: UnsafeMutablePointer<velto_motion_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_motion_config") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try deviceValue.require(.motion)
        try unsafe withOutput(out_config, "out_config") { (config: inout velto_motion_config) throws(VeltoError) in
            try MotionCalls.deviceGetMotionConfig(deviceValue, &config)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_get_motion_config", device: ObjectHandle(device))
    }
}

/// Set the motion mode of a device, and load the mode's preset.
@c @implementation
public func velto_device_set_motion_mode(_ device: velto_device, _ mode: velto_motion_mode) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_motion_mode") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(mode, "mode", "0 to 2", known: isKnown_velto_motion_mode(mode))
        try deviceValue.require(.motion)
        let code = try MotionCalls.deviceSetMotionMode(deviceValue, mode)
        return code.rawValue
    } catch {
        return report(error, in: "velto_device_set_motion_mode", device: ObjectHandle(device))
    }
}

/// Make the current pose of a device neutral.
@c @implementation
public func velto_device_calibrate_neutral(_ device: velto_device) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_calibrate_neutral") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try deviceValue.require(.motion)
        try MotionCalls.deviceCalibrateNeutral(deviceValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_calibrate_neutral", device: ObjectHandle(device))
    }
}

/// Center a device: its present direction becomes forward.
@c @implementation
public func velto_device_recenter(_ device: velto_device) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_recenter") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try deviceValue.require(.motion)
        try MotionCalls.deviceRecenter(deviceValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_recenter", device: ObjectHandle(device))
    }
}

/// Mirror the center of the paddle, for a cap that is worn the other way around.
@c @implementation
public func velto_device_flip_paddle_offset(_ device: velto_device) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_flip_paddle_offset") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try deviceValue.require(.motion)
        let code = try MotionCalls.deviceFlipPaddleOffset(deviceValue)
        return code.rawValue
    } catch {
        return report(error, in: "velto_device_flip_paddle_offset", device: ObjectHandle(device))
    }
}

/// Fill a velto_calibration with its defaults.
@c @implementation
public func velto_calibration_init(
    _ calibration: UnsafeMutablePointer<velto_calibration>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_calibration_init") }
    do throws(VeltoError) {
        try unsafe initialize(calibration, size, "calibration", velto_calibration.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_calibration_init")
    }
}

/// Get the neutral pose of a device, for instance to save it.
@c @implementation
public func velto_device_get_calibration(
    _ device: velto_device, _ out_calibration: UnsafeMutablePointer<velto_calibration>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_calibration") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try deviceValue.require(.motion)
        try unsafe withOutput(out_calibration, "out_calibration") { (calibration: inout velto_calibration) throws(VeltoError) in
            try MotionCalls.deviceGetCalibration(deviceValue, &calibration)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_get_calibration", device: ObjectHandle(device))
    }
}

/// Set the neutral pose of a device, such as a saved one.
@c @implementation
public func velto_device_set_calibration(
    _ device: velto_device, _ calibration: UnsafePointer<velto_calibration>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_calibration") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let calibrationValue = try unsafe Overlay(calibration, "calibration")
        try deviceValue.require(.motion)
        try MotionCalls.deviceSetCalibration(deviceValue, calibrationValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_calibration", device: ObjectHandle(device))
    }
}

/// Set whether the player of a device is prompted to calibrate.
@c @implementation
public func velto_device_set_calibration_policy(
    _ device: velto_device, _ policy: velto_calibration_policy
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_calibration_policy") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(policy, "policy", "0 to 1", known: isKnown_velto_calibration_policy(policy))
        try deviceValue.require(.motion)
        try MotionCalls.deviceSetCalibrationPolicy(deviceValue, policy)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_calibration_policy", device: ObjectHandle(device))
    }
}

/// Get whether the player of a device is prompted to calibrate.
@c @implementation
public func velto_device_get_calibration_policy(
    _ device: velto_device, _ out_policy: UnsafeMutablePointer<velto_calibration_policy>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_calibration_policy") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_policy, "out_policy")
        let policy = try MotionCalls.deviceGetCalibrationPolicy(deviceValue)
        unsafe out_policy?.pointee = policy
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_get_calibration_policy", device: ObjectHandle(device))
    }
}

/// Start the prompt to calibrate a device, or withdraw it.
@c @implementation
public func velto_device_set_calibration_wanted(_ device: velto_device, _ is_wanted: velto_bool) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_calibration_wanted") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkInteger(is_wanted, "is_wanted", 0, 1)
        try deviceValue.require(.motion)
        try MotionCalls.deviceSetCalibrationWanted(deviceValue, is_wanted)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_calibration_wanted", device: ObjectHandle(device))
    }
}

/// Get the state of the prompt to calibrate a device.
@c @implementation
public func velto_device_get_calibration_state(
    _ device: velto_device, _ out_state: UnsafeMutablePointer<velto_calibration_state>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_calibration_state") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_state, "out_state")
        try deviceValue.require(.motion)
        let state = try MotionCalls.deviceGetCalibrationState(deviceValue)
        unsafe out_state?.pointee = state
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_get_calibration_state", device: ObjectHandle(device))
    }
}

/// Fill a velto_calibration_options with its defaults.
@c @implementation
public func velto_calibration_options_init(
    _ options: UnsafeMutablePointer<velto_calibration_options>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_calibration_options_init") }
    do throws(VeltoError) {
        try unsafe initialize(options, size, "options", velto_calibration_options.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_calibration_options_init")
    }
}

/// Calibrate a device while its player keeps still, and report the progress.
@c @implementation
public func velto_device_start_calibration(
    _ device: velto_device, _ options: UnsafePointer<velto_calibration_options>?,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_start_calibration") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let optionsValue = try unsafe readInput(options, "options", nullAllowed: true)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        try deviceValue.require(.motion)
        let op = try MotionCalls.deviceStartCalibration(deviceValue, optionsValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_start_calibration", device: ObjectHandle(device))
    }
}

/// Save the configuration and calibration of a device for the next run of the program.
@c @implementation
public func velto_device_save_profile(_ device: velto_device) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_save_profile") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try MotionCalls.deviceSaveProfile(deviceValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_save_profile", device: ObjectHandle(device))
    }
}

/// Load the saved configuration and calibration of a device.
@c @implementation
public func velto_device_load_profile(_ device: velto_device) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_load_profile") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let code = try MotionCalls.deviceLoadProfile(deviceValue)
        return code.rawValue
    } catch {
        return report(error, in: "velto_device_load_profile", device: ObjectHandle(device))
    }
}

/// Get the internal values of a device's motion engine.
@c @implementation
public func velto_device_get_motion_debug(
    _ device: velto_device, _ out_debug: UnsafeMutablePointer<velto_motion_debug>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_motion_debug") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try deviceValue.require(.motion)
        try unsafe withOutput(out_debug, "out_debug") { (debug: inout velto_motion_debug) throws(VeltoError) in
            try MotionCalls.deviceGetMotionDebug(deviceValue, &debug)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_get_motion_debug", device: ObjectHandle(device))
    }
}
