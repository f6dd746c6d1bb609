// Generated from bindings/api/gamepad.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of GamepadCalls, which people write:
//
//     static func deviceSetGamepadStyle(_ device: Device, _ style: velto_gamepad_style) throws(VeltoError)
//     static func deviceSetGamepadConfig(_ device: Device, _ config: Overlay<velto_gamepad_config>) throws(VeltoError)
//     static func deviceGetGamepadConfig(_ device: Device, _ config: inout velto_gamepad_config) throws(VeltoError)
//     static func deviceSetSensorFilter(_ device: Device, _ filter: Overlay<velto_sensor_filter>) throws(VeltoError)
//     static func deviceGetSensorFilter(_ device: Device, _ filter: inout velto_sensor_filter) throws(VeltoError)
//     static func deviceIngestSample(_ device: Device, _ sample: velto_axis_sample) throws(VeltoError)
//     static func deviceSetSupplement(_ device: Device, _ rotation: Double, _ tiltX: Double, _ gyroY: Double) throws(VeltoError)
//     static func deviceSetProbe(_ device: Device, _ isOn: velto_bool) throws(VeltoError)
//     static func deviceListProbeChanges(_ device: Device) throws(VeltoError) -> (code: ResultCode, changes: [velto_probe_change])

/// Fill a velto_gamepad_config with its defaults.
@c @implementation
public func velto_gamepad_config_init(
    _ config: UnsafeMutablePointer<velto_gamepad_config>?, _ size: Int, _ style: velto_gamepad_style
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_gamepad_config_init") }
    do throws(VeltoError) {
        try checkMember(style, "style", "0 to 2", known: isKnown_velto_gamepad_style(style))
        try unsafe initialize(config, size, "config", velto_gamepad_config.defaults(for: style))
        return VELTO_OK
    } catch {
        return report(error, in: "velto_gamepad_config_init")
    }
}

/// Set the responsiveness of a device's gamepad view.
@c @implementation
public func velto_device_set_gamepad_style(_ device: velto_device, _ style: velto_gamepad_style) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_gamepad_style") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(style, "style", "0 to 2", known: isKnown_velto_gamepad_style(style))
        try deviceValue.require(.motion)
        try GamepadCalls.deviceSetGamepadStyle(deviceValue, style)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_gamepad_style", device: ObjectHandle(device))
    }
}

/// Set the constants of a device's gamepad view.
@c @implementation
public func velto_device_set_gamepad_config(
    _ device: velto_device, _ config: UnsafePointer<velto_gamepad_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_gamepad_config") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let configValue = try unsafe Overlay(config, "config")
        try deviceValue.require(.motion)
        try GamepadCalls.deviceSetGamepadConfig(deviceValue, configValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_gamepad_config", device: ObjectHandle(device))
    }
}

/// Get the constants of a device's gamepad view.
@c @implementation
public func velto_device_get_gamepad_config(
    _ device: velto_device, _ out_config: UnsafeMutablePointer<velto_gamepad_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_gamepad_config") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try deviceValue.require(.motion)
        try unsafe withOutput(out_config, "out_config") { (config: inout velto_gamepad_config) throws(VeltoError) in
            try GamepadCalls.deviceGetGamepadConfig(deviceValue, &config)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_get_gamepad_config", device: ObjectHandle(device))
    }
}

/// Fill a velto_sensor_filter with its defaults.
@c @implementation
public func velto_sensor_filter_init(
    _ filter: UnsafeMutablePointer<velto_sensor_filter>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_sensor_filter_init") }
    do throws(VeltoError) {
        try unsafe initialize(filter, size, "filter", velto_sensor_filter.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_sensor_filter_init")
    }
}

/// Set the smoothing of a device's sensor readings.
@c @implementation
public func velto_device_set_sensor_filter(
    _ device: velto_device, _ filter: UnsafePointer<velto_sensor_filter>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_sensor_filter") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let filterValue = try unsafe Overlay(filter, "filter")
        try deviceValue.require(.motion)
        try GamepadCalls.deviceSetSensorFilter(deviceValue, filterValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_sensor_filter", device: ObjectHandle(device))
    }
}

/// Get the smoothing of a device's sensor readings.
@c @implementation
public func velto_device_get_sensor_filter(
    _ device: velto_device, _ out_filter: UnsafeMutablePointer<velto_sensor_filter>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_sensor_filter") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try deviceValue.require(.motion)
        try unsafe withOutput(out_filter, "out_filter") { (filter: inout velto_sensor_filter) throws(VeltoError) in
            try GamepadCalls.deviceGetSensorFilter(deviceValue, &filter)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_get_sensor_filter", device: ObjectHandle(device))
    }
}

/// Feed one decoded sample to the motion engine of a device.
@c @implementation
public func velto_device_ingest_sample(
    _ device: velto_device, _ sample: UnsafePointer<velto_axis_sample>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_ingest_sample") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let sampleValue = try unsafe readFrozen(sample, "sample")
        try sampleValue.check("sample")
        try deviceValue.require(.motion)
        try GamepadCalls.deviceIngestSample(deviceValue, sampleValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_ingest_sample", device: ObjectHandle(device))
    }
}

/// Set a substitute for the axes of a device while no sample is valid.
@c @implementation
public func velto_device_set_supplement(
    _ device: velto_device, _ rotation: Double, _ tilt_x: Double, _ gyro_y: Double
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_supplement") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkFinite(rotation, "rotation")
        try checkFinite(tilt_x, "tilt_x")
        try checkFinite(gyro_y, "gyro_y")
        try deviceValue.require(.motion)
        try GamepadCalls.deviceSetSupplement(deviceValue, rotation, tilt_x, gyro_y)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_supplement", device: ObjectHandle(device))
    }
}

/// Enable or disable the byte probe of a device; enabling clears earlier changes.
@c @implementation
public func velto_device_set_probe(_ device: velto_device, _ is_on: velto_bool) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_probe") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkInteger(is_on, "is_on", 0, 1)
        try GamepadCalls.deviceSetProbe(deviceValue, is_on)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_probe", device: ObjectHandle(device))
    }
}

/// List the newest byte changes of a device's packets, at most 80, oldest first.
@c @implementation
public func velto_device_list_probe_changes(
    _ device: velto_device, _ changes: UnsafeMutablePointer<velto_probe_change>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_list_probe_changes") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let changesValue = try unsafe OutputBuffer(changes, capacity, out_count, "changes")
        let (code, changes) = try GamepadCalls.deviceListProbeChanges(deviceValue)
        let stored = unsafe changesValue.store(changes)
        return (code == .ok ? stored : code).rawValue
    } catch {
        return report(error, in: "velto_device_list_probe_changes", device: ObjectHandle(device))
    }
}
