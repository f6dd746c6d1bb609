import Testing
import VeltoCore
import VeltoTap
import VeltoWearable

@testable import VeltoKit

/// A TAP whose packets the program feeds: nothing answers, and nothing is waited for.
@Suite struct FedTapTests {
    private let test: TestContext
    private let device: Device

    init() throws {
        test = try TestContext()
        device = try test.context.createIngestDevice(family: .tap, identifier: "fed")
    }

    private func feed(_ text: String, _ characteristic: TapCharacteristic) throws {
        try device.ingest(Hex.bytes(text).span, of: characteristic.uuid)
    }

    @Test func itTapsAndPoints() throws {
        try feed("05 00 00 00", .taps)
        #expect(try device.input.poll().buttonsPressed == 0x500)
        try feed("00 32 00 E7 FF 00 00 00 00 01", .mouse)
        #expect(try device.input.poll().positionX == 0.1)
    }

    @Test func itStreamsItsRawSensors() throws {
        #expect(device.signals.map(\.identifier).prefix(2) == ["fingers", "imu"])
        let (stream, operation) = try device.signal("imu").beginStream(.raw)
        try test.advance(0.1)
        try #require(operation.result).get()
        try feed("E8 03 00 00 64 00 9C FF C8 00 00 20 00 E0 01 00", .rawSensors)
        let frames = try stream.read(of: Int32.self)
        #expect(frames.values == [100, -100, 200, 8192, -8192, 1] && frames.infos[0].tick == 1000)
        let stop = try stream.beginStop()
        try test.advance(0.1)
        #expect(stop.result != nil && stream.status.state == .ended)
    }
}
