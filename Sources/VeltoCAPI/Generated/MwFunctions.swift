// Generated from bindings/api/mw.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear

// Calls these functions of MetaWearCalls, which people write:
//
//     static func mwGetInfo(_ device: Device, _ info: inout velto_mw_info) throws(VeltoError)
//     static func mwListModules(_ device: Device) throws(VeltoError) -> [velto_mw_module]
//     static func mwGetState(_ device: Device) throws(VeltoError) -> String
//     static func mwSetState(_ device: Device, _ json: String) throws(VeltoError)
//     static func mwGetSignalSource(_ signal: Signal, _ source: inout velto_mw_source) throws(VeltoError)
//     static func mwSetSensorConfig(_ device: Device, _ config: Overlay<velto_mw_sensor_config>, _ chosen: inout velto_mw_sensor_config) throws(VeltoError)
//     static func mwGetSensorConfig(_ device: Device, _ sensor: velto_mw_sensor, _ config: inout velto_mw_sensor_config) throws(VeltoError)
//     static func mwReadSensorConfig(_ device: Device, _ sensor: velto_mw_sensor) throws(VeltoError) -> velto_op
//     static func mwStartSensor(_ device: BoardTarget, _ sensor: velto_mw_sensor) throws(VeltoError) -> velto_op
//     static func mwStopSensor(_ device: BoardTarget, _ sensor: velto_mw_sensor) throws(VeltoError) -> velto_op
//     static func mwWriteOffset(_ device: BoardTarget, _ sensor: velto_mw_sensor, _ x: Double, _ y: Double, _ z: Double) throws(VeltoError) -> velto_op
//     static func mwWriteAxes(_ device: BoardTarget, _ x: velto_mw_axis, _ y: velto_mw_axis, _ z: velto_mw_axis) throws(VeltoError) -> velto_op
//     static func mwWriteDownsampling(_ device: BoardTarget, _ accelerometer: UInt32, _ gyroscope: UInt32, _ isFiltered: velto_bool) throws(VeltoError) -> velto_op
//     static func mwStartDetector(_ device: BoardTarget, _ config: velto_mw_detector_config) throws(VeltoError) -> velto_op
//     static func mwStopDetector(_ device: BoardTarget, _ detector: velto_mw_detector) throws(VeltoError) -> velto_op
//     static func mwClearSteps(_ device: BoardTarget) throws(VeltoError) -> velto_op
//     static func mwGetLedPreset(_ preset: velto_mw_led_preset, _ color: velto_mw_led_color, _ pattern: inout velto_mw_led_pattern) throws(VeltoError)
//     static func mwPlayLed(_ device: BoardTarget, _ patterns: [velto_mw_led_pattern], _ action: velto_mw_led_action) throws(VeltoError) -> velto_op
//     static func mwControlLed(_ device: BoardTarget, _ action: velto_mw_led_action) throws(VeltoError) -> velto_op
//     static func mwPlayMotor(_ device: BoardTarget, _ strength: Double, _ seconds: Double) throws(VeltoError) -> velto_op
//     static func mwPlayBuzzer(_ device: BoardTarget, _ seconds: Double) throws(VeltoError) -> velto_op
//     static func mwResetFusion(_ device: BoardTarget) throws(VeltoError) -> velto_op
//     static func mwReadFusionCalibration(_ device: Device) throws(VeltoError) -> velto_op
//     static func mwGetFusionCalibration(_ device: Device, _ calibration: inout velto_mw_fusion_calibration) throws(VeltoError) -> ResultCode
//     static func mwWriteFusionCalibration(_ device: BoardTarget, _ calibration: velto_mw_fusion_calibration) throws(VeltoError) -> velto_op
//     static func mwSetInputSource(_ device: Device, _ source: velto_mw_input_source) throws(VeltoError)
//     static func mwWritePacket(_ device: BoardTarget, _ packet: UnsafeRawBufferPointer) throws(VeltoError) -> velto_op
//     static func mwRequest(_ device: Device, _ packet: UnsafeRawBufferPointer, _ replyPrefix: UnsafeRawBufferPointer) throws(VeltoError) -> velto_op
//     static func mwWriteTestNotification(_ device: BoardTarget, _ packet: UnsafeRawBufferPointer) throws(VeltoError) -> velto_op
//     static func mwCreateSequence(_ device: Device) throws(VeltoError) -> velto_device
//     static func mwDestroySequence(_ sequence: BoardTarget)
//     static func mwDescribeSequence(_ sequence: BoardTarget) throws(VeltoError) -> String
//     static func mwTearDown(_ device: Device, _ parts: velto_mw_part) throws(VeltoError) -> velto_op
//     static func mwReset(_ device: BoardTarget, _ kind: velto_mw_reset_kind) throws(VeltoError) -> velto_op
//     static func mwFactoryReset(_ device: Device) throws(VeltoError) -> velto_op

/// Get information about a connected board.
@c @implementation
public func velto_mw_get_info(
    _ device: velto_device, _ out_info: UnsafeMutablePointer<velto_mw_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_get_info") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_mw_info) throws(VeltoError) in
            try MetaWearCalls.mwGetInfo(deviceValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_get_info", device: ObjectHandle(device))
    }
}

/// List the modules that a board has.
@c @implementation
public func velto_mw_list_modules(
    _ device: velto_device, _ modules: UnsafeMutablePointer<velto_mw_module>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_list_modules") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let modulesValue = try unsafe OutputBuffer(modules, capacity, out_count, "modules")
        let modules = try MetaWearCalls.mwListModules(deviceValue)
        let stored = unsafe modulesValue.store(modules)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_mw_list_modules", device: ObjectHandle(device))
    }
}

/// Get the saved state of a board for the next run, as JSON.
@c @implementation
public func velto_mw_get_state(
    _ device: velto_device, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_get_state") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try MetaWearCalls.mwGetState(deviceValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_mw_get_state", device: ObjectHandle(device))
    }
}

/// Set the saved state of a board from an earlier run, while the board is not connected.
@c @implementation
public func velto_mw_set_state(_ device: velto_device, _ json: UnsafePointer<CChar>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_set_state") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let jsonValue = try unsafe readText(json, "json", limit: 262144)
        try MetaWearCalls.mwSetState(deviceValue, jsonValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_set_state", device: ObjectHandle(device))
    }
}

/// Get the module and the register of a signal of a board.
@c @implementation
public func velto_mw_get_signal_source(
    _ signal: velto_signal, _ out_source: UnsafeMutablePointer<velto_mw_source>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_get_signal_source") }
    do throws(VeltoError) {
        let signalValue = try resolve(ObjectHandle(signal), as: Signal.self)
        try unsafe withFrozenOutput(out_source, "out_source") { (source: inout velto_mw_source) throws(VeltoError) in
            try MetaWearCalls.mwGetSignalSource(signalValue, &source)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_get_signal_source")
    }
}

/// Fill a velto_mw_sensor_config with its defaults.
@c @implementation
public func velto_mw_sensor_config_init(
    _ config: UnsafeMutablePointer<velto_mw_sensor_config>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_sensor_config_init") }
    do throws(VeltoError) {
        try unsafe initialize(config, size, "config", velto_mw_sensor_config.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_sensor_config_init")
    }
}

/// Set the configuration of a sensor, rounded to the nearest supported values.
@c @implementation
public func velto_mw_set_sensor_config(
    _ device: velto_device, _ config: UnsafePointer<velto_mw_sensor_config>?,
    _ out_chosen: UnsafeMutablePointer<velto_mw_sensor_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_set_sensor_config") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let configValue = try unsafe Overlay(config, "config")
        try unsafe withOutput(out_chosen, "out_chosen") { (chosen: inout velto_mw_sensor_config) throws(VeltoError) in
            try MetaWearCalls.mwSetSensorConfig(deviceValue, configValue, &chosen)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_set_sensor_config", device: ObjectHandle(device))
    }
}

/// Get the configuration of a sensor.
@c @implementation
public func velto_mw_get_sensor_config(
    _ device: velto_device, _ sensor: velto_mw_sensor, _ out_config: UnsafeMutablePointer<velto_mw_sensor_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_get_sensor_config") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(sensor, "sensor", "1 to 7", known: isKnown_velto_mw_sensor(sensor))
        try unsafe withOutput(out_config, "out_config") { (config: inout velto_mw_sensor_config) throws(VeltoError) in
            try MetaWearCalls.mwGetSensorConfig(deviceValue, sensor, &config)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_get_sensor_config", device: ObjectHandle(device))
    }
}

/// Read the configuration of a sensor from the board, which keeps it across links.
@c @implementation
public func velto_mw_read_sensor_config(
    _ device: velto_device, _ sensor: velto_mw_sensor, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_read_sensor_config") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(sensor, "sensor", "1 to 7", known: isKnown_velto_mw_sensor(sensor))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwReadSensorConfig(deviceValue, sensor)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_read_sensor_config", device: ObjectHandle(device))
    }
}

/// Run a sensor without a stream, for use on the board itself.
@c @implementation
public func velto_mw_start_sensor(
    _ device: velto_device, _ sensor: velto_mw_sensor, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_start_sensor") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkMember(sensor, "sensor", "1 to 7", known: isKnown_velto_mw_sensor(sensor))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwStartSensor(deviceValue, sensor)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_start_sensor", device: ObjectHandle(device))
    }
}

/// End the use of a sensor by velto_mw_start_sensor(); the sensor stops with its last user.
@c @implementation
public func velto_mw_stop_sensor(
    _ device: velto_device, _ sensor: velto_mw_sensor, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_stop_sensor") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkMember(sensor, "sensor", "1 to 7", known: isKnown_velto_mw_sensor(sensor))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwStopSensor(deviceValue, sensor)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_stop_sensor", device: ObjectHandle(device))
    }
}

/// Add a constant offset to each sample of accelerometer or gyroscope.
@c @implementation
public func velto_mw_write_offset(
    _ device: velto_device, _ sensor: velto_mw_sensor, _ x: Double, _ y: Double, _ z: Double,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_offset") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkMember(sensor, "sensor", "1 to 7", known: isKnown_velto_mw_sensor(sensor))
        try checkFinite(x, "x")
        try checkFinite(y, "y")
        try checkFinite(z, "z")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwWriteOffset(deviceValue, sensor, x, y, z)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_offset", device: ObjectHandle(device))
    }
}

/// Reassign the axes of the accelerometer.
@c @implementation
public func velto_mw_write_axes(
    _ device: velto_device, _ x: velto_mw_axis, _ y: velto_mw_axis, _ z: velto_mw_axis,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_axes") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkMember(x, "x", "0 to 5", known: isKnown_velto_mw_axis(x))
        try checkMember(y, "y", "0 to 5", known: isKnown_velto_mw_axis(y))
        try checkMember(z, "z", "0 to 5", known: isKnown_velto_mw_axis(z))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwWriteAxes(deviceValue, x, y, z)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_axes", device: ObjectHandle(device))
    }
}

/// Downsample the accelerometer and the gyroscope for processing on the board; streams keep all samples.
@c @implementation
public func velto_mw_write_downsampling(
    _ device: velto_device, _ accelerometer: UInt32, _ gyroscope: UInt32, _ is_filtered: velto_bool,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_downsampling") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkInteger(accelerometer, "accelerometer", 0, 7)
        try checkInteger(gyroscope, "gyroscope", 0, 7)
        try checkInteger(is_filtered, "is_filtered", 0, 1)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwWriteDownsampling(deviceValue, accelerometer, gyroscope, is_filtered)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_downsampling", device: ObjectHandle(device))
    }
}

/// Fill a velto_mw_detector_config with its defaults.
@c @implementation
public func velto_mw_detector_config_init(
    _ config: UnsafeMutablePointer<velto_mw_detector_config>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_detector_config_init") }
    do throws(VeltoError) {
        try unsafe initialize(config, size, "config", velto_mw_detector_config.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_detector_config_init")
    }
}

/// Configure and start a detector and the accelerometer; each detection sends VELTO_EVENT_MW_DETECTED.
@c @implementation
public func velto_mw_start_detector(
    _ device: velto_device, _ config: UnsafePointer<velto_mw_detector_config>?,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_start_detector") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let configValue = try unsafe readInput(config, "config")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwStartDetector(deviceValue, configValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_start_detector", device: ObjectHandle(device))
    }
}

/// Stop a detector; the accelerometer stops with its last user.
@c @implementation
public func velto_mw_stop_detector(
    _ device: velto_device, _ detector: velto_mw_detector, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_stop_detector") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkMember(detector, "detector", "1 to 14", known: isKnown_velto_mw_detector(detector))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwStopDetector(deviceValue, detector)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_stop_detector", device: ObjectHandle(device))
    }
}

/// Reset the step counter to 0.
@c @implementation
public func velto_mw_clear_steps(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_clear_steps") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwClearSteps(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_clear_steps", device: ObjectHandle(device))
    }
}

/// Get a pattern for the light.
@c @implementation
public func velto_mw_get_led_preset(
    _ preset: velto_mw_led_preset, _ color: velto_mw_led_color,
    _ out_pattern: UnsafeMutablePointer<velto_mw_led_pattern>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_get_led_preset") }
    do throws(VeltoError) {
        try checkMember(preset, "preset", "0 to 3", known: isKnown_velto_mw_led_preset(preset))
        try checkMember(color, "color", "0 to 2", known: isKnown_velto_mw_led_color(color))
        try unsafe withFrozenOutput(out_pattern, "out_pattern") { (pattern: inout velto_mw_led_pattern) throws(VeltoError) in
            try MetaWearCalls.mwGetLedPreset(preset, color, &pattern)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_get_led_preset")
    }
}

/// Replace all patterns of the light, and then perform an action.
@c @implementation
public func velto_mw_play_led(
    _ device: velto_device, _ patterns: UnsafePointer<velto_mw_led_pattern>?, _ count: Int,
    _ action: velto_mw_led_action, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_play_led") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let patternsValue = try unsafe readList(patterns, count, "patterns", limit: 3)
        try checkElements(patternsValue, "patterns") { element throws(VeltoError) in try element.check("patterns") }
        try checkMember(action, "action", "0 to 5", known: isKnown_velto_mw_led_action(action))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwPlayLed(deviceValue, patternsValue, action)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_play_led", device: ObjectHandle(device))
    }
}

/// Play, pause or stop the light.
@c @implementation
public func velto_mw_control_led(
    _ device: velto_device, _ action: velto_mw_led_action, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_control_led") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkMember(action, "action", "0 to 5", known: isKnown_velto_mw_led_action(action))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwControlLed(deviceValue, action)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_control_led", device: ObjectHandle(device))
    }
}

/// Vibrate once; velto_device_play_haptic() plays patterns, on every family.
@c @implementation
public func velto_mw_play_motor(
    _ device: velto_device, _ strength: Double, _ seconds: Double, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_play_motor") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkNumber(strength, "strength", 0, 1)
        try checkNumber(seconds, "seconds", 0, 65.535)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwPlayMotor(deviceValue, strength, seconds)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_play_motor", device: ObjectHandle(device))
    }
}

/// Sound the buzzer; a board without one accepts the command without an effect.
@c @implementation
public func velto_mw_play_buzzer(
    _ device: velto_device, _ seconds: Double, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_play_buzzer") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkNumber(seconds, "seconds", 0, 65.535)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwPlayBuzzer(deviceValue, seconds)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_play_buzzer", device: ObjectHandle(device))
    }
}

/// Reset the heading of sensor fusion to 0.
@c @implementation
public func velto_mw_reset_fusion(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_reset_fusion") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwResetFusion(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_reset_fusion", device: ObjectHandle(device))
    }
}

/// Read the calibration of sensor fusion.
@c @implementation
public func velto_mw_read_fusion_calibration(
    _ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_read_fusion_calibration") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwReadFusionCalibration(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_read_fusion_calibration", device: ObjectHandle(device))
    }
}

/// Get the last read calibration of sensor fusion.
@c @implementation
public func velto_mw_get_fusion_calibration(
    _ device: velto_device, _ out_calibration: UnsafeMutablePointer<velto_mw_fusion_calibration>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_get_fusion_calibration") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let code = try unsafe withFrozenOutput(out_calibration, "out_calibration") { (calibration: inout velto_mw_fusion_calibration) throws(VeltoError) in
            try MetaWearCalls.mwGetFusionCalibration(deviceValue, &calibration)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_mw_get_fusion_calibration", device: ObjectHandle(device))
    }
}

/// Write a saved calibration of sensor fusion, for its next start.
@c @implementation
public func velto_mw_write_fusion_calibration(
    _ device: velto_device, _ calibration: UnsafePointer<velto_mw_fusion_calibration>?,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_fusion_calibration") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let calibrationValue = try unsafe readFrozen(calibration, "calibration")
        try calibrationValue.check("calibration")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwWriteFusionCalibration(deviceValue, calibrationValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_fusion_calibration", device: ObjectHandle(device))
    }
}

/// Set the source of a board's game input, on this link and later ones.
@c @implementation
public func velto_mw_set_input_source(_ device: velto_device, _ source: velto_mw_input_source) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_set_input_source") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(source, "source", "0 to 1", known: isKnown_velto_mw_input_source(source))
        try MetaWearCalls.mwSetInputSource(deviceValue, source)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_set_input_source", device: ObjectHandle(device))
    }
}

/// Write a raw packet, in order with all other commands.
@c @implementation
public func velto_mw_write_packet(
    _ device: velto_device, _ packet: UnsafeRawPointer?, _ size: Int, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_packet") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let packetValue = try unsafe readBytes(packet, size, "packet", "size", limit: 20)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try unsafe MetaWearCalls.mwWritePacket(deviceValue, packetValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_packet", device: ObjectHandle(device))
    }
}

/// Write a raw request, in order with all other commands, and wait for the board's reply.
@c @implementation
public func velto_mw_request(
    _ device: velto_device, _ packet: UnsafeRawPointer?, _ size: Int, _ reply_prefix: UnsafeRawPointer?,
    _ reply_prefix_size: Int, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_request") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let packetValue = try unsafe readBytes(packet, size, "packet", "size", limit: 20)
        let replyPrefixValue = try unsafe readBytes(reply_prefix, reply_prefix_size, "reply_prefix", "reply_prefix_size", limit: 3)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try unsafe MetaWearCalls.mwRequest(deviceValue, packetValue, replyPrefixValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_request", device: ObjectHandle(device))
    }
}

/// Simulate a notification of a board's module, such as a press of the button.
@c @implementation
public func velto_mw_write_test_notification(
    _ device: velto_device, _ packet: UnsafeRawPointer?, _ size: Int, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_test_notification") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let packetValue = try unsafe readBytes(packet, size, "packet", "size", limit: 17)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try unsafe MetaWearCalls.mwWriteTestNotification(deviceValue, packetValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_test_notification", device: ObjectHandle(device))
    }
}

/// Create an empty sequence of commands, such as those of a macro.
@c @implementation
public func velto_mw_create_sequence(
    _ device: velto_device, _ out_sequence: UnsafeMutablePointer<velto_device>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_create_sequence") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_sequence, "out_sequence")
        let sequence = try MetaWearCalls.mwCreateSequence(deviceValue)
        unsafe out_sequence?.pointee = sequence
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_create_sequence", device: ObjectHandle(device))
    }
}

/// Destroy a command sequence; null and stale handles are ignored.
@c @implementation
public func velto_mw_destroy_sequence(_ sequence: velto_device) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let sequenceValue = try BoardTarget(ObjectHandle(sequence))
        MetaWearCalls.mwDestroySequence(sequenceValue)
    } catch {
        return
    }
}

/// Describe a command sequence, one line per packet.
@c @implementation
public func velto_mw_describe_sequence(
    _ sequence: velto_device, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_describe_sequence") }
    do throws(VeltoError) {
        let sequenceValue = try BoardTarget(ObjectHandle(sequence))
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try MetaWearCalls.mwDescribeSequence(sequenceValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_mw_describe_sequence", device: ObjectHandle(sequence))
    }
}

/// Remove a board's configuration and stop its activities without a reset, including those of other programs.
@c @implementation
public func velto_mw_tear_down(
    _ device: velto_device, _ parts: velto_mw_part, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_tear_down") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkFlags(parts, "parts", known: 0x7f)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwTearDown(deviceValue, parts)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_tear_down", device: ObjectHandle(device))
    }
}

/// Reset a board.
@c @implementation
public func velto_mw_reset(
    _ device: velto_device, _ kind: velto_mw_reset_kind, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_reset") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkMember(kind, "kind", "1 to 5", known: isKnown_velto_mw_reset_kind(kind))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwReset(deviceValue, kind)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_reset", device: ObjectHandle(device))
    }
}

/// Remove loggers, log, processors, events, timers and macros, and reset the board.
@c @implementation
public func velto_mw_factory_reset(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_factory_reset") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearCalls.mwFactoryReset(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_factory_reset", device: ObjectHandle(device))
    }
}
