import Testing
import VeltoBluetooth

@Suite struct AdvertisingDataTests {
    private func advertisement(_ payload: [UInt8]) -> Advertisement {
        var advertisement = Advertisement(identifier: "AA")
        payload.withUnsafeBytes { advertisement.add(payload: $0) }
        return advertisement
    }

    @Test func namesServicesAndManufacturerDataAreRead() {
        let sum = advertisement([
            2, 0x01, 0x06, 4, 0x09, 0x43, 0x61, 0x70, 5, 0x03, 0x0F, 0x18, 0x0A, 0x18, 4, 0xFF, 0x4C, 0x00, 0x7F,
        ])
        #expect(sum.name == "Cap")
        #expect(sum.services == [BluetoothUUID(assigned: 0x180F), BluetoothUUID(assigned: 0x180A)])
        #expect(sum.manufacturerData == [Advertisement.ManufacturerData(company: 0x4C, bytes: [0x7F])])
    }

    @Test func aLongServiceIsSentBackwards() throws {
        let uuid = try #require(BluetoothUUID("6E400001-B5A3-F393-E0A9-E50E24DCCA9E"))
        #expect(advertisement([17, 0x07] + uuid.bytes.reversed()).services == [uuid])
    }

    @Test func aCompleteNameWins() {
        #expect(advertisement([2, 0x09, 0x41, 2, 0x08, 0x42]).name == "A")
        #expect(advertisement([2, 0x08, 0x42, 2, 0x09, 0x41]).name == "A")
    }

    @Test(
        arguments: [[5], [5, 0x09], [5, 0x09, 0x41], [255], [0, 0, 0], [1, 0x03], [2, 0x03, 1], [2, 0xFF, 1]]
            as [[UInt8]])
    func damagedPayloadsAreReadAsFarAsTheyGo(payload: [UInt8]) {
        let sum = advertisement(payload)
        #expect(sum.name == nil)
        #expect(sum.services.isEmpty)
        #expect(sum.manufacturerData.isEmpty)
    }

    @Test func everyPayloadOfTwoStructuresIsSurvived() {
        for first in 0...255 {
            for second in stride(from: 0, through: 255, by: 5) {
                _ = advertisement([UInt8(first), UInt8(second), 1, 2, 3, UInt8(second), 0x09, 0xC3])
            }
        }
    }
}
