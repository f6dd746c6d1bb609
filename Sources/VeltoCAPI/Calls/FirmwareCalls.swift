internal import CVeltoKit
internal import VeltoCore
internal import VeltoFirmware
internal import VeltoKit

/// Firmware of bytes: an application, or a package whose entries are stored.
enum FirmwareCalls {
    /// Makes one.
    static func firmwareCreate(
        _ bytes: UnsafeRawBufferPointer, _ format: velto_firmware_format
    ) throws(VeltoError) -> velto_firmware {
        let all = unsafe Array(bytes)
        guard all.starts(with: [0x50, 0x4B, 3, 4]) else {
            return velto_firmware(try Firmware.create(part(all, [], .legacy)).handle)
        }
        let files = entries(all)
        guard let image = files.first(where: { $0.name.hasSuffix(".bin") })?.bytes else {
            throw VeltoError(.format, "the package has no image")
        }
        let packet = files.first { $0.name.hasSuffix(".dat") }?.bytes ?? []
        return velto_firmware(try Firmware.create(part(image, packet, packet.first == 0x12 ? .secure : .legacy)).handle)
    }

    private static func part(
        _ bytes: [UInt8], _ packet: [UInt8], _ procedure: FirmwareImage.Procedure
    ) -> FirmwareImage {
        FirmwareImage(parts: [
            FirmwareImage.Part(
                kind: .application, procedure: procedure, bytes: bytes, applicationSize: bytes.count, initPacket: packet
            )
        ])
    }

    private static func entries(_ bytes: [UInt8]) -> [(name: String, bytes: [UInt8])] {
        func number(_ offset: Int, _ size: Int) -> Int {
            bytes.indices.contains(offset + size)
                ? (0..<size).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) } : 0
        }
        var entries: [(name: String, bytes: [UInt8])] = []
        var start = 0
        while number(start, 4) == 0x0403_4B50 {
            let (size, nameSize) = (number(start + 18, 4), number(start + 26, 2))
            let content = start + 30 + nameSize + number(start + 28, 2)
            guard content + size <= bytes.count else { break }
            let name = String(decoding: bytes[start + 30..<start + 30 + nameSize], as: UTF8.self)
            entries.append((name, Array(bytes[content..<content + size])))
            start = content + size
        }
        return entries
    }

    /// Ends its handle.
    static func firmwareDestroy(_ firmware: Firmware) {
        firmware.destroy()
    }
}
