import Testing
import VeltoCore

@testable import VeltoFirmware
@testable import VeltoSimulation

/// Images that are wrong in one field are refused, and the firmware stays, or the bootloader.
@Suite struct BootloaderModelTests {
    typealias Change = @Sendable (inout TestPackage) -> Void

    private static let legacy: [(name: String, status: String, change: Change)] = [
        ("device type", "status 6", { $0.deviceType = 0x51 }), ("revision", "status 6", { $0.deviceRevision = 3 }),
        ("version", "status 6", { $0.number = 0 }), ("softdevice", "status 6", { $0.softDevices = [0x0067] }),
        ("no softdevice", "status 6", { $0.softDevices = [] }), ("checksum", "status 5", { $0.checksum = 0x29B1 }),
        ("size", "status 4", { $0.namedSize = 0x60004 }), ("odd size", "status 3", { $0.namedSize = 2001 }),
    ]
    private static let secure: [(name: String, status: String, change: Change)] = [
        ("command", "error 3", { $0.opcode = 2 }), ("version", "error 5", { $0.number = 0 }),
        ("hardware", "error 6", { $0.hardware = 51 }), ("softdevice", "error 7", { $0.softDevices = [0x0067] }),
        ("signature", "error 8", { $0.isSigned = false }), ("hash type", "error 9", { $0.hashType = 2 }),
        ("signature type", "error 11", { $0.signatureType = 1 }),
        ("short signature", "error 12", { $0.signatureSize = 63 }),
        ("size", "error 13", { $0.namedSize = 0x60004 }), ("type", "error 4", { $0.type = 9 }),
        ("hash", "result 5", { $0.hash = [UInt8](repeating: 7, count: 32) }),
    ]

    @Test func legacyRefusesWrongFields() throws {
        for (name, status, change) in Self.legacy {
            try check(.legacy, .legacy, name, status, change)
        }
    }

    @Test func secureRefusesWrongFields() throws {
        for (name, status, change) in Self.secure { try check(.secure, .secure, name, status, change) }
    }

    private func check(
        _ kind: BootloaderKind, _ procedure: FirmwareImage.Procedure, _ name: String, _ status: String,
        _ change: Change
    ) throws {
        for twoBanks in [true, false] {
            let rig = TransferRig(kind, twoBanks: twoBanks)
            var package = TestPackage()
            change(&package)
            let error = rig.update(package.part(procedure)).error
            #expect(error?.code == .rejected && error?.message.contains(status) ?? false, "\(name): \(error as Any)")
            #expect(rig.flash.application == .original || !twoBanks && rig.flash.application == .none, "\(name)")
            try rig.update(TestPackage().part(procedure)).get()
            #expect(rig.flash.installedVersion == "1.7.9", "\(name)")
        }
    }

    /// E-70, and a published value of SHA-256.
    @Test func checksumsHaveTheirCheckValues() {
        let digits = Array("123456789".utf8)
        #expect(Checksums.crc16(digits) == 0x29B1 && Checksums.crc32(digits) == 0xCBF4_3926)
        #expect(CRC32.checksum(digits[4...], after: CRC32.checksum(digits[..<4])) == 0xCBF4_3926)
        let digest = Checksums.sha256(Array("abc".utf8))
        #expect(digest.prefix(4) == [0xBA, 0x78, 0x16, 0xBF] && digest.suffix(4) == [0xF2, 0x00, 0x15, 0xAD])
    }
}
