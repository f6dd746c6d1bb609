import Testing
import VeltoCore

@testable import VeltoMotion
@testable import VeltoTriki

/// Worked examples E1 to E18 of the protocol notes: how packets are read.
@Suite struct PacketExampleTests {
    private static let e1 = "22 00 64 00 38 FF 0A 00" + zeros
    private static let e8 = "22 00 50 00 D8 FF 28 00 22 00 E8 03 18 FC F4 01"
    private static let e12 = "22 00 28 00 EC FF 20 00 E0 FF 10 00 18 00 03 F7"
    private static let zeros = " 00 00 00 00 00 00 00 00"

    private func gamepad(_ packet: [UInt8]) -> [GamepadSample] {
        var reader = GamepadReader()
        var samples: [GamepadSample] = []
        while let sample = reader.next(in: packet.span) { samples.append(sample) }
        return samples
    }

    private func blocks(_ packet: [UInt8]) -> (blocks: [Block], kept: Int) {
        var reader = BlockReader()
        var blocks: [Block] = []
        while let block = reader.next(in: packet.span) { blocks.append(block) }
        return (blocks, packet.count - reader.position)
    }

    private func samples(_ packet: [UInt8]) -> [SensorSample] {
        var reader = SensorFrameReader()
        var samples: [SensorSample] = []
        while let sample = reader.next(in: packet.span) { samples.append(sample) }
        return samples
    }

    private func edges(_ packets: [[UInt8]]) -> [Bool] {
        var button = ButtonDecoder()
        return packets.map { button.take($0.span) == .pressed }
    }

    private func expectAxes(_ sample: GamepadSample?, _ x: Float, _ y: Float, _ z: Float) {
        #expect(sample.map { sample in DeviceAxis.allCases.map { sample.value(of: $0) } } == [x, y, z])
    }

    @Test func e1FrameOfTheSecondVersion() {
        let samples = gamepad(bytes(Self.e1))
        #expect(samples.map(\.format) == [.v2])
        expectAxes(samples.first, 1, -2, 0.1)
        #expect(edges([bytes(Self.e1)]) == [false])
    }

    @Test func e2OneBlock() {
        let samples = gamepad(bytes("22 00 D0 07 30 F8 E8 03"))
        #expect(samples.map(\.format) == [.legacy8])
        expectAxes(samples.first, 1, -1, 0.5)
    }

    @Test func e3AButtonThatIsDownDoesNotHideTheBlock() {
        let packet = bytes("22 01 D0 07 00 00 00 00")
        expectAxes(gamepad(packet).first, 1, 0, 0)
        #expect(blocks(packet).blocks.count == 1)
        #expect(edges([packet]) == [true])
        let cap = DecodedCap()
        _ = cap.frame(packet)
        #expect(cap.status.buttonsDown == 1)
    }

    @Test(arguments: ["22 00 01 00 02 00 03", "AA 00 64 00 38 FF 0A 00" + zeros])
    func e4NothingToRead(_ text: String) {
        #expect(gamepad(bytes(text)).isEmpty)
    }

    @Test func e5FourBlocksAreFourSamples() {
        let samples = gamepad(block(1, 2, 3) + block(4, 5, 6) + block(7, 8, 9) + block(10, 11, 12))
        #expect(samples.map { $0.value(of: .second) } == [0.0010, 0.0025, 0.0040, 0.0055])
    }

    @Test func e6AFrameSplitOverTwoPacketsGivesItsCompleteBlockAlone() {
        let whole = bytes(Self.e1)
        let samples = gamepad(Array(whole[..<10]))
        #expect(samples.count == 1)
        expectAxes(samples.first, 0.05, -0.10, 0.005)
        #expect(gamepad(Array(whole[10...])).isEmpty)
    }

    @Test func e7EdgesOverPackets() {
        #expect(edges([1, 1, 0, 1].map { v2(100, -200, 10, button: $0) }) == [true, false, false, true])
    }

    @Test func e8OnePacketTwoReadings() throws {
        let packet = bytes(Self.e8)
        let sample = gamepad(packet)
        #expect(sample.count == 1)
        expectAxes(sample.first, 0.8, -0.4, 0.4)
        let blocks = blocks(packet).blocks
        #expect(blocks.map { [$0.gyro.x, $0.gyro.y, $0.gyro.z] } == [[0.04, -0.02, 0.02], [0.5, -0.5, 0.25]])
        let tilt = try #require(blocks.first).tilt
        #expect([tilt.x, tilt.y, tilt.z] == [1, -0.5, 0.5])
        let cap = DecodedCap()
        let frame = try #require(cap.frame(packet))
        #expect(!frame.flags.contains(.smoothsReadings), "blocks, not a sensor frame")
        #expect(frame.axes == blocks[1].gyro && frame.axesBlock == 1)
    }

    @Test func e9BlocksBehindJunk() {
        let (blocks, kept) = blocks(bytes("AA BB 22 00 50 00 D8 FF 28 00 22 00 E8"))
        #expect(blocks.map { [$0.gyro.x, $0.gyro.y, $0.gyro.z] } == [[0.04, -0.02, 0.02]])
        #expect(kept == 3)
    }

    @Test func e10LargeNumbersAreLimited() throws {
        let block = try #require(blocks(bytes("22 00 FF 7F 00 80 00 00")).blocks.first)
        #expect([block.gyro.x, block.gyro.y, block.gyro.z] == [1, -1, 0])
        #expect([block.tilt.x, block.tilt.y, block.tilt.z] == [25, -25, 0])
    }

    @Test(arguments: [("22 00 2C 01", 300), ("22 00 2C", nil), ("FF FF D4 FE", -300)])
    func e11TheSteeringAxisNeedsNoHeader(_ text: String, _ expected: Double?) throws {
        let cap = DecodedCap()
        let frame = try #require(cap.frame(bytes(text)))
        #expect((frame.flags.contains(.hasSteering) ? frame.steering : nil) == expected)
    }

    private func expectE12(_ frame: SensorFrame?) throws {
        let frame = try #require(frame)
        #expect([frame.tilt.x, frame.tilt.y] == [0.5, -0.25])
        #expect([frame.gyro.x, frame.gyro.y, frame.gyro.z] == [0.5, -0.5, 0.25])
        #expect(frame.rotation == 0.5)
        #expect(frame.speed == 0.25)
    }

    @Test func e12SensorFrameWithFlags() throws {
        let samples = samples(bytes(Self.e12))
        #expect(samples.map(\.flags) == [[.click, .shake]])
        try expectE12(samples.first?.frame)
        let cap = DecodedCap()
        let frame = try #require(cap.frame(bytes(Self.e12)))
        #expect(frame.flags.isSuperset(of: [.shaken, .hasReadings, .smoothsReadings]))
        #expect(cap.status.clickCount == 1)
        #expect([frame.readings.tiltX, frame.readings.tiltY, frame.readings.rotation] == [0.5, -0.25, 0.5])
        #expect(frame.readings.gyro == MotionFrame.Axes(x: 0.5, y: -0.5, z: 0.25))
    }

    @Test func e13SensorFrameWithoutFlags() throws {
        let packet = Array(bytes(Self.e12).dropLast(2))
        let samples = samples(packet)
        #expect(samples.map(\.flags) == [[]])
        try expectE12(samples.first?.frame)
        let cap = DecodedCap()
        let frame = try #require(cap.frame(packet))
        #expect(frame.flags.isSuperset(of: [.hasReadings, .smoothsReadings]))
    }

    @Test func e14AFrameBehindJunkIsFound() throws {
        let samples = samples([0xAA] + bytes(Self.e12))
        #expect(samples.map(\.flags) == [[.click, .shake]])
        try expectE12(samples.first?.frame)
    }

    @Test func e15MiniPacket() throws {
        #expect(samples(bytes("02 F8")) == [SensorSample(flags: .shake, frame: nil)])
        let cap = DecodedCap()
        let frame = try #require(cap.frame(bytes("03 F8")))
        #expect(frame.flags == .shaken)
        #expect(cap.status.clickCount == 0, "its click flag is ignored")
    }

    @Test func e16RisingEdges() {
        var button = ButtonDecoder()
        let edges = ([0, 1, 1, 0, 2].map { [0x22, $0] } + [[0x21, 0x01]]).map { button.take($0.span) == .pressed }
        #expect(edges == [false, true, false, false, true, false])
        #expect(button.byte == 2)
    }

    @Test func e17AHeaderByteInsideOfAPacketIsNoButton() {
        #expect(edges([bytes("22 00 22 07 00 00 00 00" + Self.zeros)]) == [false])
    }

    @Test func e18ByteProbe() {
        var probe = ByteProbe()
        func ingest(_ text: String) -> [[Int]] {
            probe.ingest(bytes(text).span, at: .zero).map { [$0.index, Int($0.from), Int($0.to)] }
        }
        #expect(probe.newestPacket == "—")
        #expect(ingest("22 00 01") == [[0, 0, 34], [1, 0, 0], [2, 0, 1]])
        #expect(probe.risingIndices == [2])
        let changes = probe.ingest(bytes("22 01 01 09").span, at: .zero)
        #expect(changes.map(\.index) == [1, 3])
        #expect(changes.map(\.singleBitMask) == [1, nil])
        #expect(probe.risingIndices == [1, 2])
        #expect(ingest("22").isEmpty)
        #expect(ingest("").isEmpty)
        #expect(probe.newestPacket == "22")
        probe.reset()
        #expect(probe.edges.isEmpty && probe.lines.isEmpty)
    }
}
