import VeltoCore

@testable import VeltoFirmware
@testable import VeltoSimulation

/// A firmware for simulated boards, made as the packagers make it.
struct TestPackage {
    var version = "1.7.9"
    var number: UInt32 = 2
    var size = 2000
    var kind = FirmwareImage.Kind.application

    // Fields of the init packets, to be made wrong.
    var deviceType: UInt16 = 0xFFFF
    var deviceRevision: UInt16 = 0xFFFF
    var softDevices: [UInt16] = [0x0080]
    var checksum: UInt16?
    var hardware: UInt64 = 52
    var type: UInt64 = 0
    var opcode: UInt64 = 1
    var hashType: UInt64 = 3
    var signatureType: UInt64 = 0
    var signatureSize = 64
    var isSigned = true
    var hash: [UInt8]?
    var namedSize: Int?

    /// The bytes of the program.
    var image: [UInt8] {
        let name = Array("firmware \(version)".utf8) + [0]
        return name + (0..<max(0, size - name.count)).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    }

    func part(_ procedure: FirmwareImage.Procedure) -> FirmwareImage.Part {
        let bytes = image
        let isApplication = kind == .application
        return FirmwareImage.Part(
            kind: kind, procedure: procedure, bytes: bytes,
            softDeviceSize: isApplication ? 0 : namedSize ?? bytes.count,
            applicationSize: isApplication ? namedSize ?? bytes.count : 0,
            initPacket: procedure == .legacy ? legacyInit : secureInit)
    }

    /// Device, firmware, softdevices, checksum.
    var legacyInit: [UInt8] {
        let sum = checksum ?? Checksums.crc16(image)
        return bytes(deviceType, 2) + bytes(deviceRevision, 2) + bytes(number, 4) + bytes(UInt16(softDevices.count), 2)
            + softDevices.flatMap { bytes($0, 2) } + bytes(sum, 2)
    }

    private func bytes(_ number: some FixedWidthInteger, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// A signed command.
    var secureInit: [UInt8] {
        let digest = hash ?? Array(Checksums.sha256(image).reversed())
        let isApplication = kind == .application
        let size = UInt64(namedSize ?? self.size)
        let content =
            field(1, UInt64(number)) + field(2, hardware)
            + field(3, softDevices.flatMap { varint(UInt64($0)) }) + field(4, isApplication ? type : 1)
            + (isApplication ? field(7, size) : field(5, size)) + field(8, field(1, hashType) + field(2, digest))
        let command = field(1, opcode) + field(2, content)
        guard isSigned else { return field(1, command) }
        let signature = [UInt8](repeating: 0x5A, count: signatureSize)
        return field(2, field(1, command) + field(2, signatureType) + field(3, signature))
    }

    private func varint(_ number: UInt64) -> [UInt8] {
        number < 0x80 ? [UInt8(number)] : [UInt8(number & 0x7F) | 0x80] + varint(number >> 7)
    }

    private func field(_ tag: UInt64, _ number: UInt64) -> [UInt8] { varint(tag << 3) + varint(number) }

    private func field(_ tag: UInt64, _ bytes: [UInt8]) -> [UInt8] {
        varint(tag << 3 | 2) + varint(UInt64(bytes.count)) + bytes
    }
}
