import Testing
import VeltoCore
@testable import VeltoFirmware

@Suite struct FirmwareImageTests {
    @Test(arguments: [("a.zip", FirmwareFormat.zip), ("A.ZIP", .zip), ("b.Hex", .hex), ("x.y.bin", .binary)])
    func namesDecideTheFormat(name: String, format: FirmwareFormat) throws {
        #expect(try FirmwareFormat(fileName: name) == format)
    }

    @Test func otherNamesAreRefused() {
        let error = #expect(throws: VeltoError.self) { try FirmwareFormat(fileName: "firmware.tar") }
        #expect(error?.message.contains(".zip, .hex or .bin") == true)
    }

    @Test func bareBytesAreALegacyApplication() throws {
        let image = try FirmwareImage([1, 2, 3, 4], .binary)
        #expect(image.parts.count == 1)
        #expect(image.parts[0].kind == .application && image.parts[0].procedure == .legacy)
        #expect(image.parts[0].applicationSize == 4 && image.parts[0].initPacket.isEmpty)
        #expect(!image.parts[0].isChecked)
    }

    @Test func bytesOfAnotherFormatAreRefused() {
        let zip: [UInt8] = [0x50, 0x4B, 3, 4, 0, 0]
        for (bytes, format, words) in [
            (zip, FirmwareFormat.binary, "is a zip file, not a bin file"),
            (Array(":020000021000EC\n".utf8), .binary, "is a hex file, not a bin file"),
            (zip, .hex, "is a zip file"), ([], .binary, "empty"),
            ([UInt8](repeating: 0, count: FirmwareImage.partLimit + 1), .binary, "more than 1048576 bytes"),
        ] {
            let error = #expect(throws: VeltoError.self) { try FirmwareImage(bytes, format) }
            #expect(error?.code == .format && error?.message.contains(words) == true, "\(words)")
        }
    }
}
