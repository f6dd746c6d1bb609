// Generated from bindings/api/tap.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoTap

// Calls these functions of TapCalls, which people write:
//
//     static func tapWriteMode(_ device: Device, _ mode: velto_tap_mode) throws(VeltoError) -> velto_op
//     static func tapGetMode(_ device: Device, _ mode: inout velto_tap_mode) throws(VeltoError)
//     static func tapWriteModeToAll(_ context: Context, _ mode: velto_tap_mode) throws(VeltoError)
//     static func tapSetDefaultMode(_ context: Context, _ mode: velto_tap_mode, _ appliesNow: velto_bool) throws(VeltoError)
//     static func tapGetDefaultMode(_ context: Context, _ mode: inout velto_tap_mode) throws(VeltoError)
//     static func tapWriteXrState(_ device: Device, _ state: velto_tap_xr_state) throws(VeltoError) -> velto_op
//     static func tapGetXrState(_ device: Device) throws(VeltoError) -> velto_tap_xr_state
//     static func tapWriteXrStateToAll(_ context: Context, _ state: velto_tap_xr_state) throws(VeltoError)
//     static func tapSetDefaultXrState(_ context: Context, _ state: velto_tap_xr_state, _ appliesNow: velto_bool) throws(VeltoError)
//     static func tapGetDefaultXrState(_ context: Context) throws(VeltoError) -> velto_tap_xr_state
//     static func tapPause(_ context: Context) throws(VeltoError)
//     static func tapResume(_ context: Context) throws(VeltoError)
//     static func tapRefresh(_ context: Context) throws(VeltoError)
//     static func tapSetModeWriting(_ context: Context, _ isOn: velto_bool) throws(VeltoError)
//     static func tapGetInfo(_ device: Device, _ info: inout velto_tap_info) throws(VeltoError)
//     static func tapReadSettings(_ device: Device) throws(VeltoError) -> velto_op
//     static func tapGetSettings(_ device: Device, _ settings: inout velto_tap_settings) throws(VeltoError) -> ResultCode
//     static func tapWriteSettings(_ device: Device, _ settings: velto_tap_settings, _ members: velto_tap_setting) throws(VeltoError) -> velto_op
//     static func tapWriteName(_ device: Device, _ name: String) throws(VeltoError) -> velto_op
//     static func tapWriteCombination(_ device: Device, _ combination: velto_finger) throws(VeltoError) -> velto_op
//     static func tapReadKeyboardState(_ device: Device) throws(VeltoError) -> velto_op
//     static func tapWriteFeature(_ device: Device, _ feature: velto_tap_feature, _ isOn: velto_bool) throws(VeltoError) -> velto_op
//     static func tapReadFeature(_ device: Device, _ feature: velto_tap_feature) throws(VeltoError) -> velto_op
//     static func tapWriteStandby(_ device: Device, _ isOn: velto_bool) throws(VeltoError) -> velto_op
//     static func tapWriteVisionReports(_ device: Device, _ reports: velto_tap_vision_reports) throws(VeltoError) -> velto_op
//     static func tapWriteVisionModel(_ device: Device, _ model: velto_tap_vision_model) throws(VeltoError) -> velto_op
//     static func tapWriteSensitivity(_ device: Device, _ gyroscopeRange: Double, _ accelerometerRange: Double) throws(VeltoError) -> velto_op
//     static func tapReadProperty(_ device: Device, _ property: velto_tap_property) throws(VeltoError) -> velto_op
//     static func tapGetHapticPattern(_ device: Device) throws(VeltoError) -> [UInt8]
//     static func tapDescribeCombination(_ combination: velto_finger) throws(VeltoError) -> String
//     static func tapDescribeVersion(_ version: Int32) throws(VeltoError) -> String
//     static func tapParseVersion(_ text: String) throws(VeltoError) -> Int32

/// Set the mode of a TAP, and maintain it.
@c @implementation
public func velto_tap_write_mode(
    _ device: velto_device, _ mode: UnsafePointer<velto_tap_mode>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_write_mode") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let modeValue = try unsafe readFrozen(mode, "mode")
        try modeValue.check("mode")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapWriteMode(deviceValue, modeValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_write_mode", device: ObjectHandle(device))
    }
}

/// Get the last requested mode of a TAP; RAW_SENSORS while raw sensors are streamed.
@c @implementation
public func velto_tap_get_mode(
    _ device: velto_device, _ out_mode: UnsafeMutablePointer<velto_tap_mode>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_get_mode") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe withFrozenOutput(out_mode, "out_mode") { (mode: inout velto_tap_mode) throws(VeltoError) in
            try TapCalls.tapGetMode(deviceValue, &mode)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_get_mode", device: ObjectHandle(device))
    }
}

/// Set the mode of all TAPs that are READY, and maintain it.
@c @implementation
public func velto_tap_write_mode_to_all(
    _ context: OpaquePointer?, _ mode: UnsafePointer<velto_tap_mode>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_write_mode_to_all") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let modeValue = try unsafe readFrozen(mode, "mode")
        try modeValue.check("mode")
        try TapCalls.tapWriteModeToAll(contextValue, modeValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_write_mode_to_all")
    }
}

/// Set the default mode, which every TAP gets when it becomes READY.
@c @implementation
public func velto_tap_set_default_mode(
    _ context: OpaquePointer?, _ mode: UnsafePointer<velto_tap_mode>?, _ applies_now: velto_bool
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_set_default_mode") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let modeValue = try unsafe readFrozen(mode, "mode")
        try modeValue.check("mode")
        try checkInteger(applies_now, "applies_now", 0, 1)
        try TapCalls.tapSetDefaultMode(contextValue, modeValue, applies_now)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_set_default_mode")
    }
}

/// Get the default mode of TAPs.
@c @implementation
public func velto_tap_get_default_mode(
    _ context: OpaquePointer?, _ out_mode: UnsafeMutablePointer<velto_tap_mode>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_get_default_mode") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe withFrozenOutput(out_mode, "out_mode") { (mode: inout velto_tap_mode) throws(VeltoError) in
            try TapCalls.tapGetDefaultMode(contextValue, &mode)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_get_default_mode")
    }
}

/// Set the state of a TapXR, and maintain it.
@c @implementation
public func velto_tap_write_xr_state(
    _ device: velto_device, _ state: velto_tap_xr_state, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_write_xr_state") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(state, "state", "0 to 3", known: isKnown_velto_tap_xr_state(state))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapWriteXrState(deviceValue, state)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_write_xr_state", device: ObjectHandle(device))
    }
}

/// Get the requested state of a TapXR.
@c @implementation
public func velto_tap_get_xr_state(
    _ device: velto_device, _ out_state: UnsafeMutablePointer<velto_tap_xr_state>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_get_xr_state") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_state, "out_state")
        let state = try TapCalls.tapGetXrState(deviceValue)
        unsafe out_state?.pointee = state
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_get_xr_state", device: ObjectHandle(device))
    }
}

/// Set the state of all TapXRs that are READY, and maintain it.
@c @implementation
public func velto_tap_write_xr_state_to_all(_ context: OpaquePointer?, _ state: velto_tap_xr_state) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_write_xr_state_to_all") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try checkMember(state, "state", "0 to 3", known: isKnown_velto_tap_xr_state(state))
        try TapCalls.tapWriteXrStateToAll(contextValue, state)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_write_xr_state_to_all")
    }
}

/// Set the default state, which every TapXR gets when it becomes READY.
@c @implementation
public func velto_tap_set_default_xr_state(
    _ context: OpaquePointer?, _ state: velto_tap_xr_state, _ applies_now: velto_bool
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_set_default_xr_state") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try checkMember(state, "state", "0 to 3", known: isKnown_velto_tap_xr_state(state))
        try checkInteger(applies_now, "applies_now", 0, 1)
        try TapCalls.tapSetDefaultXrState(contextValue, state, applies_now)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_set_default_xr_state")
    }
}

/// Get the default state of TapXRs.
@c @implementation
public func velto_tap_get_default_xr_state(
    _ context: OpaquePointer?, _ out_state: UnsafeMutablePointer<velto_tap_xr_state>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_get_default_xr_state") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe checkPointer(out_state, "out_state")
        let state = try TapCalls.tapGetDefaultXrState(contextValue)
        unsafe out_state?.pointee = state
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_get_default_xr_state")
    }
}

/// Make all TAPs keyboards while the program is in the background.
@c @implementation
public func velto_tap_pause(_ context: OpaquePointer?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_pause") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try TapCalls.tapPause(contextValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_pause")
    }
}

/// Restore the modes and states of all TAPs at once.
@c @implementation
public func velto_tap_resume(_ context: OpaquePointer?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_resume") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try TapCalls.tapResume(contextValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_resume")
    }
}

/// Write the modes and states of all TAPs again, at once.
@c @implementation
public func velto_tap_refresh(_ context: OpaquePointer?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_refresh") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try TapCalls.tapRefresh(contextValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_refresh")
    }
}

/// Set whether modes and states are written to TAPs.
@c @implementation
public func velto_tap_set_mode_writing(_ context: OpaquePointer?, _ is_on: velto_bool) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_set_mode_writing") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try checkInteger(is_on, "is_on", 0, 1)
        try TapCalls.tapSetModeWriting(contextValue, is_on)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_set_mode_writing")
    }
}

/// Get information about a connected TAP.
@c @implementation
public func velto_tap_get_info(
    _ device: velto_device, _ out_info: UnsafeMutablePointer<velto_tap_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_get_info") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_tap_info) throws(VeltoError) in
            try TapCalls.tapGetInfo(deviceValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_get_info", device: ObjectHandle(device))
    }
}

/// Fill a velto_tap_settings with its defaults.
@c @implementation
public func velto_tap_settings_init(
    _ settings: UnsafeMutablePointer<velto_tap_settings>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_settings_init") }
    do throws(VeltoError) {
        try unsafe initialize(settings, size, "settings", velto_tap_settings.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_settings_init")
    }
}

/// Read the user settings of a TAP.
@c @implementation
public func velto_tap_read_settings(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_read_settings") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapReadSettings(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_read_settings", device: ObjectHandle(device))
    }
}

/// Get the settings of a TAP, as last read or written on this link.
@c @implementation
public func velto_tap_get_settings(
    _ device: velto_device, _ out_settings: UnsafeMutablePointer<velto_tap_settings>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_get_settings") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let code = try unsafe withOutput(out_settings, "out_settings") { (settings: inout velto_tap_settings) throws(VeltoError) in
            try TapCalls.tapGetSettings(deviceValue, &settings)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_tap_get_settings", device: ObjectHandle(device))
    }
}

/// Change some settings of a TAP, which the TAP stores.
@c @implementation
public func velto_tap_write_settings(
    _ device: velto_device, _ settings: UnsafePointer<velto_tap_settings>?, _ members: velto_tap_setting,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_write_settings") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let settingsValue = try unsafe readInput(settings, "settings")
        try checkFlags(members, "members", known: 0xffff)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapWriteSettings(deviceValue, settingsValue, members)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_write_settings", device: ObjectHandle(device))
    }
}

/// Set the name of a TAP, which the TAP stores.
@c @implementation
public func velto_tap_write_name(
    _ device: velto_device, _ name: UnsafePointer<CChar>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_write_name") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let nameValue = try unsafe readText(name, "name", limit: 247)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapWriteName(deviceValue, nameValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_write_name", device: ObjectHandle(device))
    }
}

/// Simulate a tap on a strap, for instance to release its shift key.
@c @implementation
public func velto_tap_write_combination(
    _ device: velto_device, _ combination: velto_finger, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_write_combination") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkFlags(combination, "combination", known: 0x1f)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapWriteCombination(deviceValue, combination)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_write_combination", device: ObjectHandle(device))
    }
}

/// Read the state of a strap's keyboard.
@c @implementation
public func velto_tap_read_keyboard_state(
    _ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_read_keyboard_state") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapReadKeyboardState(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_read_keyboard_state", device: ObjectHandle(device))
    }
}

/// Switch a feature of a TAP with the framed protocol.
@c @implementation
public func velto_tap_write_feature(
    _ device: velto_device, _ feature: velto_tap_feature, _ is_on: velto_bool,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_write_feature") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(feature, "feature", "0 to 4", known: isKnown_velto_tap_feature(feature))
        try checkInteger(is_on, "is_on", 0, 1)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapWriteFeature(deviceValue, feature, is_on)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_write_feature", device: ObjectHandle(device))
    }
}

/// Read the state of a feature of a TAP with the framed protocol.
@c @implementation
public func velto_tap_read_feature(
    _ device: velto_device, _ feature: velto_tap_feature, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_read_feature") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(feature, "feature", "0 to 4", known: isKnown_velto_tap_feature(feature))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapReadFeature(deviceValue, feature)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_read_feature", device: ObjectHandle(device))
    }
}

/// Put a TAP with the framed protocol into standby, or wake it.
@c @implementation
public func velto_tap_write_standby(
    _ device: velto_device, _ is_on: velto_bool, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_write_standby") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkInteger(is_on, "is_on", 0, 1)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapWriteStandby(deviceValue, is_on)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_write_standby", device: ObjectHandle(device))
    }
}

/// Set the report mode of the camera, until the mode is set again.
@c @implementation
public func velto_tap_write_vision_reports(
    _ device: velto_device, _ reports: velto_tap_vision_reports, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_write_vision_reports") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(reports, "reports", "-1 to 2", known: isKnown_velto_tap_vision_reports(reports))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapWriteVisionReports(deviceValue, reports)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_write_vision_reports", device: ObjectHandle(device))
    }
}

/// Set the recognition model of the camera, until the mode is set again.
@c @implementation
public func velto_tap_write_vision_model(
    _ device: velto_device, _ model: velto_tap_vision_model, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_write_vision_model") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(model, "model", "-1 to 1", known: isKnown_velto_tap_vision_model(model))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapWriteVisionModel(deviceValue, model)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_write_vision_model", device: ObjectHandle(device))
    }
}

/// Set the ranges of the motion sensor, until the mode is set again.
@c @implementation
public func velto_tap_write_sensitivity(
    _ device: velto_device, _ gyroscope_range: Double, _ accelerometer_range: Double,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_write_sensitivity") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkFinite(gyroscope_range, "gyroscope_range")
        try checkFinite(accelerometer_range, "accelerometer_range")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapWriteSensitivity(deviceValue, gyroscope_range, accelerometer_range)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_write_sensitivity", device: ObjectHandle(device))
    }
}

/// Read a property of a TAP with the framed protocol.
@c @implementation
public func velto_tap_read_property(
    _ device: velto_device, _ property: velto_tap_property, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_read_property") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(property, "property", "0 to 4", known: isKnown_velto_tap_property(property))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try TapCalls.tapReadProperty(deviceValue, property)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_read_property", device: ObjectHandle(device))
    }
}

/// Get the last reported haptic pattern of a TAP.
@c @implementation
public func velto_tap_get_haptic_pattern(
    _ device: velto_device, _ buffer: UnsafeMutableRawPointer?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_get_haptic_pattern") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let bufferValue = try unsafe OutputBuffer(bytes: buffer, capacity, out_count, "buffer")
        let buffer = try TapCalls.tapGetHapticPattern(deviceValue)
        let stored = unsafe bufferValue.store(buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_tap_get_haptic_pattern", device: ObjectHandle(device))
    }
}

/// Describe fingers as text for speech output, such as "Fingers; 1 And 3 ".
@c @implementation
public func velto_tap_describe_combination(
    _ combination: velto_finger, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_describe_combination") }
    do throws(VeltoError) {
        try checkFlags(combination, "combination", known: 0x1f)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try TapCalls.tapDescribeCombination(combination)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_tap_describe_combination")
    }
}

/// Describe a version as a text: 30200 is "3.2.0".
@c @implementation
public func velto_tap_describe_version(
    _ version: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_describe_version") }
    do throws(VeltoError) {
        try checkInteger(version, "version", 0, 999999)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try TapCalls.tapDescribeVersion(version)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_tap_describe_version")
    }
}

/// Convert a version as text to a number: "2.3.25" is 20325.
@c @implementation
public func velto_tap_parse_version(
    _ text: UnsafePointer<CChar>?, _ out_version: UnsafeMutablePointer<Int32>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_tap_parse_version") }
    do throws(VeltoError) {
        let textValue = try unsafe readText(text, "text", limit: 64)
        try unsafe checkPointer(out_version, "out_version")
        let version = try TapCalls.tapParseVersion(textValue)
        unsafe out_version?.pointee = version
        return VELTO_OK
    } catch {
        return report(error, in: "velto_tap_parse_version")
    }
}
