// Generated from bindings/api/firmware.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of FirmwareCalls, which people write:
//
//     static func firmwareCreate(_ bytes: UnsafeRawBufferPointer, _ format: velto_firmware_format) throws(VeltoError) -> velto_firmware
//     static func firmwareDestroy(_ firmware: Firmware)

/// Make a firmware of bytes, and check it.
@c @implementation
public func velto_firmware_create(
    _ bytes: UnsafeRawPointer?, _ size: Int, _ format: velto_firmware_format,
    _ out_firmware: UnsafeMutablePointer<velto_firmware>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_firmware_create") }
    do throws(VeltoError) {
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 16777216)
        try checkMember(format, "format", "0 to 3", known: isKnown_velto_firmware_format(format))
        try unsafe checkPointer(out_firmware, "out_firmware")
        let firmware = try unsafe FirmwareCalls.firmwareCreate(bytesValue, format)
        unsafe out_firmware?.pointee = firmware
        return VELTO_OK
    } catch {
        return report(error, in: "velto_firmware_create")
    }
}

/// Destroy a firmware; an update that runs with it goes on.
@c @implementation
public func velto_firmware_destroy(_ firmware: velto_firmware) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let firmwareValue = try resolve(ObjectHandle(firmware), as: Firmware.self)
        FirmwareCalls.firmwareDestroy(firmwareValue)
    } catch {
        return
    }
}
