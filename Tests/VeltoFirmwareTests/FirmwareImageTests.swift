import Testing
import VeltoCore
import VeltoFirmware

@Suite struct FirmwareImageTests {
    @Test func partsKeepTheOrderOfTheTransfer() {
        let system = FirmwareImage.Part(
            kind: .softDevice, procedure: .legacy, bytes: [1, 2], softDeviceSize: 2, initPacket: [])
        let image = FirmwareImage(parts: [
            system, .init(kind: .application, procedure: .legacy, bytes: [3], applicationSize: 1, initPacket: []),
        ])
        #expect(image.parts.map(\.kind) == [.softDevice, .application])
    }
}
