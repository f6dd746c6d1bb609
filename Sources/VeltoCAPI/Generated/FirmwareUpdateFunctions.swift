// Generated from bindings/api/firmware_update.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of FirmwareUpdateCalls, which people write:
//
//     static func deviceUpdateFirmware(_ device: Device, _ firmware: Firmware, _ def: velto_update_def, version: String?, bootloader: String?) throws(VeltoError) -> velto_op

/// Fill a velto_update_def with its defaults.
@c @implementation
public func velto_update_def_init(_ def: UnsafeMutablePointer<velto_update_def>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_update_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_update_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_update_def_init")
    }
}

/// Replace the firmware of a device.
@c @implementation
public func velto_device_update_firmware(
    _ device: velto_device, _ firmware: velto_firmware, _ def: UnsafePointer<velto_update_def>?,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_device_update_firmware") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let firmwareValue = try resolve(ObjectHandle(firmware), as: Firmware.self)
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        let versionText = try unsafe readOptionalText(defValue.version, "def.version", limit: 63)
        let bootloaderText = try unsafe readOptionalText(defValue.bootloader, "def.bootloader", limit: 63)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try unsafe FirmwareUpdateCalls.deviceUpdateFirmware(deviceValue, firmwareValue, defValue, version: versionText, bootloader: bootloaderText)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_device_update_firmware", device: ObjectHandle(device))
    }
}
