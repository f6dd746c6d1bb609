import Testing
import VeltoCore
@testable import VeltoFirmware

@Suite struct ChecksumTests {
    /// E-70 of the protocol notes.
    @Test func crc16HasItsCheckValue() {
        #expect(CRC16.checksum(Array("123456789".utf8)) == 0x29B1)
    }

    /// FIPS 180-4 examples, and lengths around the padding of a block.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        (String(repeating: "a", count: 56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
        (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    ])
    func sha256HasItsCheckValues(text: String, wanted: String) {
        let digits = SHA256.hash(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        #expect(digits.joined() == wanted)
    }
}

@Suite struct InitPacketTests {
    /// E-67 of the protocol notes.
    private let minimal: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 0, 0x80, 0, 0xB1, 0x29]

    @Test func theMinimalLegacyPacketIsRead() throws {
        guard case .legacy(let packet) = InitPacket(minimal) else { throw VeltoError(.format, "no legacy packet") }
        #expect(packet.deviceType == nil && packet.deviceRevision == nil && packet.applicationVersion == nil)
        #expect(packet.softDevices == [0x80])
        #expect(packet.checksum == 0x29B1)
    }

    @Test func aPartOfTheMinimalPacketIsChecked() throws {
        let image = Array("123456789".utf8)
        func part(_ bytes: [UInt8]) -> FirmwareImage.Part {
            .init(
                kind: .application, procedure: .legacy, bytes: bytes, applicationSize: bytes.count, initPacket: minimal)
        }
        try part(image).checkIntegrity()
        #expect(part(image).isChecked)
        let error = #expect(throws: VeltoError.self) { try part(image.reversed()).checkIntegrity() }
        #expect(error?.message.contains("its init packet names 29B1") == true)
    }

    @Test func laterLegacyPacketsHaveNoChecksum() throws {
        guard case .legacy(let packet) = InitPacket(minimal + [1, 2, 3, 4]) else {
            throw VeltoError(.format, "no legacy packet")
        }
        #expect(packet.checksum == nil)
    }

    @Test func twoBytesAreAChecksum() {
        guard case .checksum(0x29B1) = InitPacket([0xB1, 0x29]) else { return #expect(Bool(false)) }
    }

    /// Any prefix and any single byte of a packet changed: no trap, whatever it then is.
    @Test func damagedPacketsAreSurvived() {
        let secure: [UInt8] = [
            0x0A, 0x14, 0x08, 0x01, 0x12, 0x10, 0x08, 0x05, 0x10, 0x34, 0x1A, 0x02, 0xA8, 0x01, 0x20, 0x00, 0x38, 0x08,
            0x42, 0x00, 0x48, 0x01,
        ]
        for packet in [minimal, secure] {
            for count in packet.indices { _ = InitPacket(Array(packet[..<count])) }
            for index in packet.indices {
                for value in stride(from: UInt8(0), through: 255, by: 5) {
                    var changed = packet
                    changed[index] = value
                    _ = InitPacket(changed)
                }
            }
        }
    }

    @Test func endlessNumbersAreNoPacket() {
        #expect(SecureInitPacket([0x0A] + [UInt8](repeating: 0xFF, count: 40)) == nil)
        #expect(SecureInitPacket([0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]) == nil)
    }
}
