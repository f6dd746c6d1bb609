internal import CVeltoKit
internal import VeltoCore
internal import VeltoFirmware
internal import VeltoKit

/// Firmware files and the catalog.
enum FirmwareCalls {
    /// Loads a firmware file.
    static func firmwareLoad(_ path: String) throws(VeltoError) -> velto_firmware {
        velto_firmware(try Firmware.register(path: path))
    }

    /// Reads a firmware from bytes.
    static func firmwareCreate(
        _ bytes: UnsafeRawBufferPointer, _ format: velto_firmware_format
    ) throws(VeltoError) -> velto_firmware {
        velto_firmware(try Firmware.register(bytes: unsafe Array(bytes), FirmwareFormat(rawValue: format)))
    }

    static func firmwareDestroy(_ firmware: Firmware) {
        firmware.destroy()
    }

    static func firmwareGetInfo(_ firmware: Firmware, _ info: inout velto_firmware_info) throws(VeltoError) {
        let parts = firmware.image.parts
        info.part_count = UInt32(clamping: parts.count)
        info.procedure = parts.first?.procedure.number ?? VELTO_FIRMWARE_PROCEDURE_LEGACY
        info.flags = flags(of: parts) | (firmware.isVerified ? VELTO_FIRMWARE_VERIFIED : 0)
        info.size = UInt64(clamping: firmware.size)
        FixedText.store(firmware.name, in: &info.name)
        guard let build = firmware.build else { return }
        FixedText.store(build.model, in: &info.model)
        FixedText.store(build.hardware, in: &info.hardware)
        FixedText.store(build.version, in: &info.version)
        FixedText.store(build.requiredBootloader, in: &info.required_bootloader)
    }

    private static func flags(of parts: [FirmwareImage.Part]) -> velto_firmware_flag {
        let packets = parts.map { InitPacket($0.initPacket) }
        var flags: velto_firmware_flag = 0
        if parts.allSatisfy(\.isChecked) { flags |= VELTO_FIRMWARE_CHECKED }
        if packets.allSatisfy({ $0.secure?.signature != nil }) { flags |= VELTO_FIRMWARE_SIGNED }
        if packets.contains(where: { $0.secure?.isDebug == true }) { flags |= VELTO_FIRMWARE_DEBUG }
        return flags
    }

    static func firmwareGetPart(
        _ firmware: Firmware, _ index: UInt32, _ part: inout velto_firmware_part
    ) throws(VeltoError) {
        let parts = firmware.image.parts
        guard parts.indices.contains(Int(index)) else {
            throw VeltoError(.notFound, "index is \(index): the firmware has \(parts.count) parts")
        }
        let found = parts[Int(index)]
        (part.kind, part.procedure) = (found.kind.number, found.procedure.number)
        part.flags = flags(of: [found]) | (firmware.isVerified ? VELTO_FIRMWARE_VERIFIED : 0)
        part.size = UInt32(clamping: found.bytes.count)
        part.softdevice_size = UInt32(clamping: found.softDeviceSize)
        part.bootloader_size = UInt32(clamping: found.bootloaderSize)
        part.application_size = UInt32(clamping: found.applicationSize)
        part.init_packet_size = UInt32(clamping: found.initPacket.count)
        part.take(InitPacket(found.initPacket))
    }

    /// Verifies the signatures.
    static func firmwareCheckSignature(_ firmware: Firmware, _ publicKey: String) throws(VeltoError) -> ResultCode {
        try firmware.checkSignature(publicKey: publicKey) ? .ok : .nothing
    }

    /// Compares a firmware with a device.
    static func firmwareCheck(
        _ firmware: Firmware, _ device: Device
    ) throws(VeltoError) -> (code: ResultCode, compared: velto_firmware_comparison) {
        let compared = try firmware.check(device)
        return (compared.isEmpty ? .nothing : .ok, compared.rawValue)
    }

    static func contextReadFirmware(
        _ context: Context, _ url: String, _ def: velto_http_def, caPath: String?
    ) throws(VeltoError) -> (firmware: velto_firmware, op: velto_op) {
        let reading = try context.beginReadFirmware(url, unsafe WebOptions(def, caPath))
        return (velto_firmware(reading.handle), velto_op(reading.operation.handle))
    }
}

extension InitPacket {
    fileprivate var secure: SecureInitPacket? {
        if case .secure(let packet) = self { packet } else { nil }
    }
}

extension FirmwareImage.Procedure {
    fileprivate var number: velto_firmware_procedure {
        switch self {
        case .legacy: VELTO_FIRMWARE_PROCEDURE_LEGACY
        case .secure: VELTO_FIRMWARE_PROCEDURE_SECURE
        }
    }
}

extension FirmwareImage.Kind {
    fileprivate var number: velto_firmware_kind {
        switch self {
        case .softDevice: VELTO_FIRMWARE_KIND_SOFTDEVICE
        case .bootloader: VELTO_FIRMWARE_KIND_BOOTLOADER
        case .softDeviceAndBootloader: VELTO_FIRMWARE_KIND_SOFTDEVICE_BOOTLOADER
        case .application: VELTO_FIRMWARE_KIND_APPLICATION
        }
    }
}

extension velto_firmware_part {
    fileprivate mutating func take(_ packet: InitPacket) {
        (version, hardware, revision) = (-1, -1, -1)
        switch packet {
        case .none, .checksum, .unknown: break
        case .legacy(let packet):
            version = packet.applicationVersion.map { Int64($0) } ?? -1
            hardware = packet.deviceType.map { Int64($0) } ?? -1
            revision = packet.deviceRevision.map { Int64($0) } ?? -1
            take(packet.softDevices.map { UInt32($0) })
        case .secure(let packet):
            version = packet.version.map { Int64($0) } ?? -1
            hardware = packet.hardwareVersion.map { Int64($0) } ?? -1
            take(packet.softDevices)
        }
    }

    private mutating func take(_ numbers: [UInt32]) {
        softdevice_count = UInt32(clamping: numbers.count)
        unsafe withUnsafeMutableBytes(of: &softdevices) { bytes in
            let rows = unsafe bytes.assumingMemoryBound(to: UInt32.self)
            for (index, number) in numbers.prefix(rows.count).enumerated() { unsafe rows[index] = number }
        }
    }
}

extension WebOptions {
    init(_ def: velto_http_def, _ authorities: String?) {
        self.init()
        self.authorities = authorities
        timeout = .seconds(unsafe def.timeout)
        sizeLimit = Int(clamping: unsafe def.size_limit)
    }
}
