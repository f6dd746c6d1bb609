internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoWearable

/// Firmware updates.
enum FirmwareUpdateCalls {
    static func deviceUpdateFirmware(
        _ device: Device, _ firmware: Firmware, _ def: velto_update_def, version: String?, bootloader: String?
    ) throws(VeltoError) -> velto_op {
        let options = FirmwareUpdateOptions(
            flags: FirmwareUpdateFlags(rawValue: unsafe def.flags), version: version.flatMap { $0.isEmpty ? nil : $0 },
            bootloader: bootloader.flatMap { $0.isEmpty ? nil : $0 })
        return velto_op(try device.beginUpdateFirmware(firmware, options: options).handle)
    }
}
