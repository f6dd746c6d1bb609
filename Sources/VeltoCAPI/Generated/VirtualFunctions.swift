// Generated from bindings/api/virtual.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of VirtualCalls, which people write:
//
//     static func contextCreateVirtualDevice(_ context: Context, _ identifier: String, _ capabilities: velto_capability) throws(VeltoError) -> velto_device
//     static func deviceSupplyInput(_ device: Device, _ input: velto_input) throws(VeltoError)
//     static func devicePlayScript(_ device: Device, _ text: UnsafeRawBufferPointer) throws(VeltoError) -> velto_op
//     static func devicePlayFile(_ device: Device, _ path: String) throws(VeltoError) -> velto_op
//     static func deviceStartRecording(_ device: Device, _ path: String) throws(VeltoError) -> velto_op
//     static func deviceStopRecording(_ device: Device) throws(VeltoError) -> ResultCode
//     static func keyboardCreate(_ config: velto_keyboard_config) throws(VeltoError) -> ObjectHandle
//     static func keyboardDestroy(_ keyboard: KeyboardObject)
//     static func keyboardStep(_ keyboard: KeyboardObject, _ keys: velto_key, _ dt: Double, _ input: inout velto_input) throws(VeltoError)

/// Create a virtual device, which is connected and has the lowest free player index.
@c @implementation
public func velto_context_create_virtual_device(
    _ context: OpaquePointer?, _ identifier: UnsafePointer<CChar>?, _ capabilities: velto_capability,
    _ out_device: UnsafeMutablePointer<velto_device>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_create_virtual_device") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let identifierValue = try unsafe readText(identifier, "identifier", limit: 128)
        try checkFlags(capabilities, "capabilities", known: 0x3ff)
        try unsafe checkPointer(out_device, "out_device")
        let device = try VirtualCalls.contextCreateVirtualDevice(contextValue, identifierValue, capabilities)
        unsafe out_device?.pointee = device
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_create_virtual_device")
    }
}

/// Supply the input of a virtual device.
@c @implementation
public func velto_device_supply_input(_ device: velto_device, _ input: UnsafePointer<velto_input>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_supply_input") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let inputValue = try unsafe readInput(input, "input")
        try VirtualCalls.deviceSupplyInput(deviceValue, inputValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_supply_input", device: ObjectHandle(device))
    }
}

/// Play a script on a virtual device.
@c @implementation
public func velto_device_play_script(
    _ device: velto_device, _ text: UnsafeRawPointer?, _ size: Int, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_play_script") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let textValue = try unsafe readBytes(text, size, "text", "size", limit: 67108864)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try unsafe VirtualCalls.devicePlayScript(deviceValue, textValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_play_script", device: ObjectHandle(device))
    }
}

/// Play the script in a file on a virtual device.
@c @implementation
public func velto_device_play_file(
    _ device: velto_device, _ path: UnsafePointer<CChar>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_play_file") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let pathValue = try unsafe readText(path, "path", limit: 4095)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try VirtualCalls.devicePlayFile(deviceValue, pathValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_play_file", device: ObjectHandle(device))
    }
}

/// Record the polls of a device as a script for a virtual device.
@c @implementation
public func velto_device_start_recording(
    _ device: velto_device, _ path: UnsafePointer<CChar>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_start_recording") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let pathValue = try unsafe readText(path, "path", limit: 4095)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try VirtualCalls.deviceStartRecording(deviceValue, pathValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_start_recording", device: ObjectHandle(device))
    }
}

/// Stop recording a device; the operation of the recording ends when its file is complete.
@c @implementation
public func velto_device_stop_recording(_ device: velto_device) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_stop_recording") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let code = try VirtualCalls.deviceStopRecording(deviceValue)
        return code.rawValue
    } catch {
        return report(error, in: "velto_device_stop_recording", device: ObjectHandle(device))
    }
}

/// Fill a velto_keyboard_config with its defaults.
@c @implementation
public func velto_keyboard_config_init(
    _ config: UnsafeMutablePointer<velto_keyboard_config>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_keyboard_config_init") }
    do throws(VeltoError) {
        try unsafe initialize(config, size, "config", velto_keyboard_config.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_keyboard_config_init")
    }
}

/// Create a keyboard on which no key is down, with the position in the center.
@c @implementation
public func velto_keyboard_create(
    _ config: UnsafePointer<velto_keyboard_config>?, _ out_keyboard: UnsafeMutablePointer<OpaquePointer?>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_keyboard_create") }
    do throws(VeltoError) {
        let configValue = try unsafe readInput(config, "config", nullAllowed: true)
        try unsafe checkPointer(out_keyboard, "out_keyboard")
        let keyboard = try VirtualCalls.keyboardCreate(configValue)
        unsafe out_keyboard?.pointee = keyboard.pointer
        return VELTO_OK
    } catch {
        return report(error, in: "velto_keyboard_create")
    }
}

/// Destroy a keyboard; NULL and stale pointers are ignored.
@c @implementation
public func velto_keyboard_destroy(_ keyboard: OpaquePointer?) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let keyboardValue = try resolve(unsafe ObjectHandle(keyboard), as: KeyboardObject.self)
        VirtualCalls.keyboardDestroy(keyboardValue)
    } catch {
        return
    }
}

/// Advance a keyboard by a frame and get the input to supply.
@c @implementation
public func velto_keyboard_step(
    _ keyboard: OpaquePointer?, _ keys: velto_key, _ dt: Double, _ out_input: UnsafeMutablePointer<velto_input>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_keyboard_step") }
    do throws(VeltoError) {
        let keyboardValue = try resolve(unsafe ObjectHandle(keyboard), as: KeyboardObject.self)
        try checkFlags(keys, "keys", known: 0xff)
        try checkNumber(dt, "dt", 0, .infinity)
        try unsafe withOutput(out_input, "out_input", inPlace: true) { (input: inout velto_input) throws(VeltoError) in
            try VirtualCalls.keyboardStep(keyboardValue, keys, dt, &input)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_keyboard_step")
    }
}
