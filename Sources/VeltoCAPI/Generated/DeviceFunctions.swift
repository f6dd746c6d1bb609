// Generated from bindings/api/device.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of DeviceCalls, which people write:
//
//     static func contextStartScan(_ context: Context, _ options: velto_scan_options) throws(VeltoError) -> velto_op
//     static func contextStopScan(_ context: Context) throws(VeltoError)
//     static func contextListDevices(_ context: Context) throws(VeltoError) -> [velto_device]
//     static func contextFindDevice(_ context: Context, _ text: String) throws(VeltoError) -> (code: ResultCode, device: velto_device)
//     static func deviceIsValid(_ device: Device) -> Bool
//     static func deviceGetInfo(_ device: Device, _ info: inout velto_device_info) throws(VeltoError)
//     static func deviceGetName(_ device: Device) throws(VeltoError) -> String
//     static func deviceGetDetail(_ device: Device, _ detail: velto_detail) throws(VeltoError) -> (code: ResultCode, buffer: String)
//     static func deviceReadBattery(_ device: Device) throws(VeltoError) -> velto_op
//     static func deviceReadRssi(_ device: Device) throws(VeltoError) -> velto_op
//     static func deviceGetManufacturerData(_ device: Device) throws(VeltoError) -> (code: ResultCode, company: UInt16, buffer: [UInt8])
//     static func deviceGetAdvertisedName(_ device: Device) throws(VeltoError) -> (code: ResultCode, buffer: String)
//     static func deviceClearAdvertisedName(_ device: Device) throws(VeltoError)
//     static func deviceGetIdentifier(_ device: Device) throws(VeltoError) -> String
//     static func deviceGetCapabilities(_ device: Device) throws(VeltoError) -> velto_capability
//     static func deviceHasCapability(_ device: Device, _ capabilities: velto_capability) -> Bool
//     static func deviceSetFamily(_ device: Device, _ family: velto_family) throws(VeltoError)
//     static func deviceConnect(_ device: Device, _ options: velto_connect_options) throws(VeltoError) -> velto_op
//     static func contextConnectDevice(_ context: Context, _ text: String, _ timeout: Double) throws(VeltoError) -> (device: velto_device, op: velto_op)
//     static func deviceDisconnect(_ device: Device) throws(VeltoError) -> velto_op
//     static func deviceForget(_ device: Device) throws(VeltoError) -> velto_op
//     static func deviceSetReconnectPolicy(_ device: Device, _ policy: velto_reconnect_policy) throws(VeltoError)
//     static func deviceGetLinkStats(_ device: Device, _ stats: inout velto_link_stats) throws(VeltoError)
//     static func devicePlayHaptic(_ device: Device, _ durations: [Double], _ strength: Double) throws(VeltoError) -> (code: ResultCode, op: velto_op)
//     static func devicePlayPulse(_ device: Device) throws(VeltoError) -> (code: ResultCode, op: velto_op)
//     static func contextPlayHaptic(_ context: Context, _ durations: [Double], _ strength: Double) throws(VeltoError) -> (code: ResultCode, op: velto_op)
//     static func contextSetPairingPolicy(_ context: Context, _ policy: velto_pairing_policy) throws(VeltoError)
//     static func contextGetPairingPolicy(_ context: Context) throws(VeltoError) -> velto_pairing_policy
//     static func devicePair(_ device: Device) throws(VeltoError) -> (code: ResultCode, op: velto_op)
//     static func deviceReplyPairing(_ device: Device, _ accepts: velto_bool, _ passkey: UInt32) throws(VeltoError)
//     static func contextListKnownDevices(_ context: Context) throws(VeltoError) -> [velto_known_device]
//     static func contextConnectLastDevice(_ context: Context, _ options: velto_connect_options) throws(VeltoError) -> (code: ResultCode, device: velto_device, op: velto_op)
//     static func contextForgetKnownDevice(_ context: Context, _ identifier: String) throws(VeltoError) -> velto_op
//     static func deviceSetPlayerIndex(_ device: Device, _ playerIndex: Int32) throws(VeltoError)
//     static func deviceSetUserData(_ device: Device, _ userData: UInt64) throws(VeltoError)
//     static func deviceGetUserData(_ device: Device) throws(VeltoError) -> UInt64
//     static func deviceSetKept(_ device: Device, _ isKept: velto_bool) throws(VeltoError)

/// Fill a velto_scan_options with its defaults.
@c @implementation
public func velto_scan_options_init(_ options: UnsafeMutablePointer<velto_scan_options>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_scan_options_init") }
    do throws(VeltoError) {
        try unsafe initialize(options, size, "options", velto_scan_options.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_scan_options_init")
    }
}

/// Scan for devices until velto_context_stop_scan().
@c @implementation
public func velto_context_start_scan(
    _ context: OpaquePointer?, _ options: UnsafePointer<velto_scan_options>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_start_scan") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let optionsValue = try unsafe readInput(options, "options", nullAllowed: true)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try DeviceCalls.contextStartScan(contextValue, optionsValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_start_scan")
    }
}

/// Stop scanning.
@c @implementation
public func velto_context_stop_scan(_ context: OpaquePointer?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_stop_scan") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try DeviceCalls.contextStopScan(contextValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_stop_scan")
    }
}

/// List the devices of the context, in the order in which they were first seen.
@c @implementation
public func velto_context_list_devices(
    _ context: OpaquePointer?, _ devices: UnsafeMutablePointer<velto_device>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_list_devices") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let devicesValue = try unsafe OutputBuffer(devices, capacity, out_count, "devices")
        let devices = try DeviceCalls.contextListDevices(contextValue)
        let stored = unsafe devicesValue.store(devices)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_context_list_devices")
    }
}

/// Find a device by identifier, address or name.
@c @implementation
public func velto_context_find_device(
    _ context: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ out_device: UnsafeMutablePointer<velto_device>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_find_device") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let textValue = try unsafe readText(text, "text", limit: 255)
        try unsafe checkPointer(out_device, "out_device")
        let (code, device) = try DeviceCalls.contextFindDevice(contextValue, textValue)
        unsafe out_device?.pointee = device
        return code.rawValue
    } catch {
        return report(error, in: "velto_context_find_device")
    }
}

/// Return whether a handle names a live device.
@c @implementation
public func velto_device_is_valid(_ device: velto_device) -> velto_bool {
    guard velto_linux_is_forked() == 0 else { return 0 }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        return DeviceCalls.deviceIsValid(deviceValue) ? 1 : 0
    } catch {
        return 0
    }
}

/// Get information about a device.
@c @implementation
public func velto_device_get_info(
    _ device: velto_device, _ out_info: UnsafeMutablePointer<velto_device_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_info") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_device_info) throws(VeltoError) in
            try DeviceCalls.deviceGetInfo(deviceValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_get_info", device: ObjectHandle(device))
    }
}

/// Get the last known name of a device.
@c @implementation
public func velto_device_get_name(
    _ device: velto_device, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_name") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try DeviceCalls.deviceGetName(deviceValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_device_get_name", device: ObjectHandle(device))
    }
}

/// Get a device information text.
@c @implementation
public func velto_device_get_detail(
    _ device: velto_device, _ detail: velto_detail, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_detail") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(detail, "detail", "0 to 6", known: isKnown_velto_detail(detail))
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let (code, buffer) = try DeviceCalls.deviceGetDetail(deviceValue, detail)
        let stored = unsafe bufferValue.store(text: buffer)
        return (code == .ok ? stored : code).rawValue
    } catch {
        return report(error, in: "velto_device_get_detail", device: ObjectHandle(device))
    }
}

/// Read the battery charge of a device into velto_device_info.
@c @implementation
public func velto_device_read_battery(
    _ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_read_battery") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try DeviceCalls.deviceReadBattery(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_read_battery", device: ObjectHandle(device))
    }
}

/// Read the signal strength of the link to a device into velto_device_info.
@c @implementation
public func velto_device_read_rssi(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_read_rssi") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try DeviceCalls.deviceReadRssi(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_read_rssi", device: ObjectHandle(device))
    }
}

/// Get the manufacturer data in the newest advertisement of a device.
@c @implementation
public func velto_device_get_manufacturer_data(
    _ device: velto_device, _ out_company: UnsafeMutablePointer<UInt16>?, _ buffer: UnsafeMutableRawPointer?,
    _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_manufacturer_data") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_company, "out_company", nullAllowed: true)
        let bufferValue = try unsafe OutputBuffer(bytes: buffer, capacity, out_count, "buffer")
        let (code, company, buffer) = try DeviceCalls.deviceGetManufacturerData(deviceValue)
        unsafe out_company?.pointee = company
        let stored = unsafe bufferValue.store(buffer)
        return (code == .ok ? stored : code).rawValue
    } catch {
        return report(error, in: "velto_device_get_manufacturer_data", device: ObjectHandle(device))
    }
}

/// Get the name in the newest advertisement of a device.
@c @implementation
public func velto_device_get_advertised_name(
    _ device: velto_device, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_advertised_name") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let (code, buffer) = try DeviceCalls.deviceGetAdvertisedName(deviceValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return (code == .ok ? stored : code).rawValue
    } catch {
        return report(error, in: "velto_device_get_advertised_name", device: ObjectHandle(device))
    }
}

/// Clear the advertised name and manufacturer data of a device, to detect whether they are received again.
@c @implementation
public func velto_device_clear_advertised_name(_ device: velto_device) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_clear_advertised_name") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try DeviceCalls.deviceClearAdvertisedName(deviceValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_clear_advertised_name", device: ObjectHandle(device))
    }
}

/// Get the identifier of a device, which survives restarts of the program.
@c @implementation
public func velto_device_get_identifier(
    _ device: velto_device, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_identifier") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try DeviceCalls.deviceGetIdentifier(deviceValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_device_get_identifier", device: ObjectHandle(device))
    }
}

/// Get the capabilities of a device, as flags.
@c @implementation
public func velto_device_get_capabilities(
    _ device: velto_device, _ out_capabilities: UnsafeMutablePointer<velto_capability>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_capabilities") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_capabilities, "out_capabilities")
        let capabilities = try DeviceCalls.deviceGetCapabilities(deviceValue)
        unsafe out_capabilities?.pointee = capabilities
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_get_capabilities", device: ObjectHandle(device))
    }
}

/// Return whether a device has all of the given capabilities.
@c @implementation
public func velto_device_has_capability(_ device: velto_device, _ capabilities: velto_capability) -> velto_bool {
    guard velto_linux_is_forked() == 0 else { return 0 }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkFlags(capabilities, "capabilities", known: 0x3ff)
        return DeviceCalls.deviceHasCapability(deviceValue, capabilities) ? 1 : 0
    } catch {
        return 0
    }
}

/// Set the family of a device, overriding the detected family.
@c @implementation
public func velto_device_set_family(_ device: velto_device, _ family: velto_family) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_family") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(family, "family", "0 to 4", known: isKnown_velto_family(family))
        try DeviceCalls.deviceSetFamily(deviceValue, family)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_family", device: ObjectHandle(device))
    }
}

/// Fill a velto_connect_options with its defaults.
@c @implementation
public func velto_connect_options_init(
    _ options: UnsafeMutablePointer<velto_connect_options>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_connect_options_init") }
    do throws(VeltoError) {
        try unsafe initialize(options, size, "options", velto_connect_options.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_connect_options_init")
    }
}

/// Connect to a device.
@c @implementation
public func velto_device_connect(
    _ device: velto_device, _ options: UnsafePointer<velto_connect_options>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_connect") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let optionsValue = try unsafe readInput(options, "options", nullAllowed: true)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try DeviceCalls.deviceConnect(deviceValue, optionsValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_connect", device: ObjectHandle(device))
    }
}

/// Scan for a device by identifier, address or name, and connect to it.
@c @implementation
public func velto_context_connect_device(
    _ context: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ timeout: Double,
    _ out_device: UnsafeMutablePointer<velto_device>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_connect_device") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let textValue = try unsafe readText(text, "text", limit: 255)
        try checkNumber(timeout, "timeout", 0.1, 300)
        try unsafe checkPointer(out_device, "out_device", nullAllowed: true)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (device, op) = try DeviceCalls.contextConnectDevice(contextValue, textValue, timeout)
        unsafe out_device?.pointee = device
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_connect_device")
    }
}

/// Close the link of a device, or cancel the attempt to establish one.
@c @implementation
public func velto_device_disconnect(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_disconnect") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try DeviceCalls.deviceDisconnect(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_disconnect", device: ObjectHandle(device))
    }
}

/// Forget a device, including its bond with the system and all saved state.
@c @implementation
public func velto_device_forget(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_forget") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try DeviceCalls.deviceForget(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_forget", device: ObjectHandle(device))
    }
}

/// Set whether a lost link of a device is re-established.
@c @implementation
public func velto_device_set_reconnect_policy(
    _ device: velto_device, _ policy: velto_reconnect_policy
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_reconnect_policy") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkMember(policy, "policy", "0 to 1", known: isKnown_velto_reconnect_policy(policy))
        try DeviceCalls.deviceSetReconnectPolicy(deviceValue, policy)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_reconnect_policy", device: ObjectHandle(device))
    }
}

/// Get the link statistics of a device.
@c @implementation
public func velto_device_get_link_stats(
    _ device: velto_device, _ out_stats: UnsafeMutablePointer<velto_link_stats>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_link_stats") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe withOutput(out_stats, "out_stats") { (stats: inout velto_link_stats) throws(VeltoError) in
            try DeviceCalls.deviceGetLinkStats(deviceValue, &stats)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_get_link_stats", device: ObjectHandle(device))
    }
}

/// Play a pattern with the motor of a device.
@c @implementation
public func velto_device_play_haptic(
    _ device: velto_device, _ durations: UnsafePointer<Double>?, _ count: Int, _ strength: Double,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_play_haptic") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let durationsValue = try unsafe readList(durations, count, "durations", limit: 1024)
        try checkNumber(strength, "strength", 0, 1)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        try deviceValue.require(.haptic)
        let (code, op) = try DeviceCalls.devicePlayHaptic(deviceValue, durationsValue, strength)
        unsafe out_op?.pointee = op
        return code.rawValue
    } catch {
        return report(error, in: "velto_device_play_haptic", device: ObjectHandle(device))
    }
}

/// Signal a short pulse by the motor or the light of a device, such as for a hit.
@c @implementation
public func velto_device_play_pulse(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_play_pulse") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (code, op) = try DeviceCalls.devicePlayPulse(deviceValue)
        unsafe out_op?.pointee = op
        return code.rawValue
    } catch {
        return report(error, in: "velto_device_play_pulse", device: ObjectHandle(device))
    }
}

/// Play a pattern with the motors of all devices that are READY and can vibrate.
@c @implementation
public func velto_context_play_haptic(
    _ context: OpaquePointer?, _ durations: UnsafePointer<Double>?, _ count: Int, _ strength: Double,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_play_haptic") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let durationsValue = try unsafe readList(durations, count, "durations", limit: 1024)
        try checkNumber(strength, "strength", 0, 1)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (code, op) = try DeviceCalls.contextPlayHaptic(contextValue, durationsValue, strength)
        unsafe out_op?.pointee = op
        return code.rawValue
    } catch {
        return report(error, in: "velto_context_play_haptic")
    }
}

/// Set the policy for pairing requests.
@c @implementation
public func velto_context_set_pairing_policy(
    _ context: OpaquePointer?, _ policy: velto_pairing_policy
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_set_pairing_policy") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try checkMember(policy, "policy", "0 to 2", known: isKnown_velto_pairing_policy(policy))
        try DeviceCalls.contextSetPairingPolicy(contextValue, policy)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_set_pairing_policy")
    }
}

/// Get the policy for pairing requests.
@c @implementation
public func velto_context_get_pairing_policy(
    _ context: OpaquePointer?, _ out_policy: UnsafeMutablePointer<velto_pairing_policy>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_get_pairing_policy") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe checkPointer(out_policy, "out_policy")
        let policy = try DeviceCalls.contextGetPairingPolicy(contextValue)
        unsafe out_policy?.pointee = policy
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_get_pairing_policy")
    }
}

/// Pair with a device, and connect it first if necessary.
@c @implementation
public func velto_device_pair(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_pair") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (code, op) = try DeviceCalls.devicePair(deviceValue)
        unsafe out_op?.pointee = op
        return code.rawValue
    } catch {
        return report(error, in: "velto_device_pair", device: ObjectHandle(device))
    }
}

/// Answer a pairing request of a device, reported by VELTO_EVENT_PAIRING_REQUESTED.
@c @implementation
public func velto_device_reply_pairing(
    _ device: velto_device, _ accepts: velto_bool, _ passkey: UInt32
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_reply_pairing") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkInteger(accepts, "accepts", 0, 1)
        try checkInteger(passkey, "passkey", 0, 999999)
        try DeviceCalls.deviceReplyPairing(deviceValue, accepts, passkey)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_reply_pairing", device: ObjectHandle(device))
    }
}

/// List the devices that were connected before, the most recently connected first.
@c @implementation
public func velto_context_list_known_devices(
    _ context: OpaquePointer?, _ devices: UnsafeMutablePointer<velto_known_device>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_list_known_devices") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let devicesValue = try unsafe OutputBuffer(devices, capacity, out_count, "devices")
        let devices = try DeviceCalls.contextListKnownDevices(contextValue)
        let stored = unsafe devicesValue.store(devices)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_context_list_known_devices")
    }
}

/// Connect the device that was connected last, in this run of the program or an earlier one.
@c @implementation
public func velto_context_connect_last_device(
    _ context: OpaquePointer?, _ options: UnsafePointer<velto_connect_options>?,
    _ out_device: UnsafeMutablePointer<velto_device>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_connect_last_device") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let optionsValue = try unsafe readInput(options, "options", nullAllowed: true)
        try unsafe checkPointer(out_device, "out_device", nullAllowed: true)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (code, device, op) = try DeviceCalls.contextConnectLastDevice(contextValue, optionsValue)
        unsafe out_device?.pointee = device
        unsafe out_op?.pointee = op
        return code.rawValue
    } catch {
        return report(error, in: "velto_context_connect_last_device")
    }
}

/// Forget a device, present or not.
@c @implementation
public func velto_context_forget_known_device(
    _ context: OpaquePointer?, _ identifier: UnsafePointer<CChar>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_forget_known_device") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let identifierValue = try unsafe readText(identifier, "identifier", limit: 255)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try DeviceCalls.contextForgetKnownDevice(contextValue, identifierValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_forget_known_device")
    }
}

/// Give a device a player index, or remove it.
@c @implementation
public func velto_device_set_player_index(_ device: velto_device, _ player_index: Int32) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_player_index") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkInteger(player_index, "player_index", -1, 63)
        try DeviceCalls.deviceSetPlayerIndex(deviceValue, player_index)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_player_index", device: ObjectHandle(device))
    }
}

/// Set the user data of a device, for instance a pointer, which its events contain.
@c @implementation
public func velto_device_set_user_data(_ device: velto_device, _ user_data: UInt64) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_user_data") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try DeviceCalls.deviceSetUserData(deviceValue, user_data)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_user_data", device: ObjectHandle(device))
    }
}

/// Get the number set by velto_device_set_user_data().
@c @implementation
public func velto_device_get_user_data(
    _ device: velto_device, _ out_user_data: UnsafeMutablePointer<UInt64>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_get_user_data") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_user_data, "out_user_data")
        let userData = try DeviceCalls.deviceGetUserData(deviceValue)
        unsafe out_user_data?.pointee = userData
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_get_user_data", device: ObjectHandle(device))
    }
}

/// Set whether a device is kept when it is out of range, instead of forgotten.
@c @implementation
public func velto_device_set_kept(_ device: velto_device, _ is_kept: velto_bool) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_set_kept") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkInteger(is_kept, "is_kept", 0, 1)
        try DeviceCalls.deviceSetKept(deviceValue, is_kept)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_set_kept", device: ObjectHandle(device))
    }
}
