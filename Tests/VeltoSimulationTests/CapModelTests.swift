import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

@Suite struct CapModelTests {
    private let cap = PeerID(index: 0)

    private func bytes(button: UInt8 = 0, _ axes: UInt8..., length: Int = 16) -> [UInt8] {
        let head = [0x22, button] + axes
        return head + [UInt8](repeating: 0, count: max(0, length - head.count))
    }

    @Test func aStartedCapSendsItsAxesEveryTwentyMilliseconds() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        try device.move(to: MotionAxes(x: 100, y: -200, z: 10))
        bench.startStreaming()
        let start = bench.milliseconds
        bench.advance(0.1)
        let packet = bytes(0x64, 0x00, 0x38, 0xFF, 0x0A, 0x00)
        #expect(bench.packets.map(\.bytes) == Array(repeating: packet, count: 5))
        #expect(bench.packets.map(\.milliseconds) == [20, 40, 60, 80, 100].map { start + $0 })
    }

    private static let incompleteStarts: [[[UInt8]]] = [
        [], [Commands.initialize], [Commands.start], [Commands.start, Commands.initialize],
        [Commands.initialize, Array(Commands.start.dropLast())], [[0xFF], [0x01, 0x00, 0x00], Commands.start],
    ]

    @Test(arguments: incompleteStarts)
    func withoutInitializeAndThenStartNothingIsSent(writes: [[UInt8]]) throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.connect()
        bench.subscribe(cap)
        for write in writes { bench.request { $0.write(cap, Handle.receive, write, .withResponse, $1) } }
        bench.advance(2)
        #expect(bench.packets.isEmpty)
        #expect(writes.indices.map { _ in device.readWrite()?.bytes } == writes)
        #expect(bench.replies.values.allSatisfy { if case .success = $0 { true } else { false } })
    }

    @Test func withoutASubscriptionNothingArrivesAndWithOneTheStreamIsThere() throws {
        let bench = try SimulatedBackendBench()
        _ = try bench.addCap()
        bench.connect()
        bench.startCap()
        bench.advance(1)
        #expect(bench.packets.isEmpty)
        bench.subscribe(cap)
        bench.advance(1)
        #expect(bench.packets.count >= 49)
        bench.request { $0.unsubscribe(cap, Handle.transmit, $1) }
        bench.advance(0.03)
        bench.clearPackets()
        bench.advance(1)
        #expect(bench.packets.isEmpty)
    }

    @Test func everyLinkNeedsItsOwnStart() throws {
        let bench = try SimulatedBackendBench()
        _ = try bench.addCap()
        bench.startStreaming()
        bench.central.disconnect(cap)
        bench.advance(0.5)
        bench.connect()
        bench.subscribe(cap)
        bench.advance(0.03)
        bench.request { $0.write(cap, Handle.receive, Commands.start, .withoutResponse, $1) }
        bench.clearPackets()
        bench.advance(1)
        #expect(bench.packets.isEmpty)
    }

    @Test func aCapThatLiesStillSlowsDownAndWakesWhenMovedOrStarted() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.startStreaming()
        func intervals(_ seconds: Double) -> Set<Int> {
            bench.clearPackets()
            bench.advance(seconds)
            let times = bench.packets.map(\.milliseconds)
            return Set(zip(times.dropFirst(), times).map { $0 - $1 })
        }
        #expect(intervals(1.9) == [20])
        bench.advance(1)
        #expect(intervals(5) == [50])
        bench.advance(4)
        #expect(intervals(5) == [250])
        try device.move(to: MotionAxes(x: 50))
        #expect(intervals(1) == [20])
        bench.advance(15)
        #expect(intervals(5) == [250])
        bench.startCap()
        #expect(intervals(1) == [20])
    }

    @Test func aCapThatSleepsIsSilentUntilItIsMoved() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap(CapConfiguration(stillBeforeSleep: 20))
        bench.startStreaming()
        bench.advance(21)
        bench.clearPackets()
        bench.advance(10)
        #expect(bench.packets.isEmpty)
        try device.move(to: MotionAxes(x: 50))
        bench.advance(0.02)
        #expect(bench.packets.count == 1)
    }

    @Test func aPressShowsInThePacketsUntilItsEnd() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.startStreaming()
        bench.advance(0.1)
        bench.clearPackets()
        try device.pressButton(forSeconds: 0.05)
        bench.advance(0.1)
        #expect(bench.packets.map { $0.bytes[1] } == [1, 1, 0, 0, 0])
    }

    @Test func aPressShorterThanThePauseBetweenPacketsIsNotLost() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.startStreaming()
        bench.advance(20)
        bench.clearPackets()
        try device.pressButton(forSeconds: 0.001)
        bench.advance(0.06)
        #expect(bench.packets.map { $0.bytes[1] } == [1, 0, 0])
    }

    @Test func aPressOfBeforeTheStreamIsForgotten() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        try device.pressButton(forSeconds: 0.01)
        bench.startStreaming()
        bench.advance(0.1)
        #expect(bench.packets.map { $0.bytes[1] } == [0, 0, 0, 0, 0])
    }

    private static let formats: [(format: CapPacketFormat, expected: [UInt8])] = [
        (.v2, [0x22, 1, 0x2C, 0x01, 0x6A, 0xFF, 0x3C, 0x00] + [UInt8](repeating: 0, count: 8)),
        (.block, [0x22, 1, 0x2C, 0x01, 0x6A, 0xFF, 0x3C, 0x00]),
        (.twoBlocks, [0x22, 1, 80, 0, 0xD8, 0xFF, 16, 0, 0x22, 1, 0x2C, 0x01, 0x6A, 0xFF, 0x3C, 0x00]),
        (.sensorFrame14, [0x22, 1, 80, 0, 0xD8, 0xFF, 64, 0, 0xE0, 0xFF, 13, 0, 48, 0]),
        (.sensorFrame16, [0x22, 1, 80, 0, 0xD8, 0xFF, 64, 0, 0xE0, 0xFF, 13, 0, 48, 0, 1, 0xF7]),
        (.mini, [1, 0xF7]),
    ]

    @Test(arguments: formats)
    func everyFirmwareHasItsPacket(format: CapPacketFormat, expected: [UInt8]) throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap(CapConfiguration(format: format))
        try device.move(to: MotionAxes(x: 300, y: -150, z: 60))
        try device.pressButton(forSeconds: 60)
        bench.startStreaming()
        bench.advance(0.02)
        #expect(bench.packets.first?.bytes == expected)
    }

    @Test func axesBeyondSixteenBitsAndNoNumbersAreLimited() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        try device.move(to: MotionAxes(x: 1e300, y: -.infinity, z: .nan))
        bench.startStreaming()
        bench.advance(0.02)
        #expect(bench.packets.first?.bytes == bytes(0xFF, 0x7F, 0x00, 0x80, 0, 0))
    }

    @Test func injectedBytesArriveBesideTheStreamAndOnlyAtSubscribers() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        #expect(throws: VeltoError.self) { try device.inject(Handle.transmit, [1]) }
        bench.connect()
        #expect(throws: VeltoError.self) { try device.inject(Handle.transmit, [1]) }
        bench.subscribe(cap)
        bench.advance(0.03)
        try device.inject(Handle.transmit, [1, 2, 3])
        try device.inject(Handle.transmit, [])
        bench.advance(0)
        #expect(bench.packets.map(\.bytes) == [[1, 2, 3], []])
        #expect(throws: VeltoError.self) { try device.inject(Handle.receive, [1]) }
        #expect(throws: VeltoError.self) { try device.inject(Handle.transmit, [UInt8](repeating: 0, count: 245)) }
    }

    @Test func aNotificationIsCutToTheLinksPacketSize() throws {
        let bench = try SimulatedBackendBench(timing: BackendTiming(packetSize: 23))
        let device = try bench.addCap()
        bench.connect()
        bench.subscribe(cap)
        bench.advance(0.03)
        let bytes = [UInt8](1...24)
        try device.inject(Handle.transmit, bytes)
        bench.advance(0)
        #expect(bench.packets.map(\.bytes) == [Array(bytes.prefix(20))])
    }

    @Test func twoCapsStreamSideBySide() throws {
        let bench = try SimulatedBackendBench()
        let devices = [try bench.addCap(seed: 1), try bench.addCap(seed: 2)]
        #expect(devices[0].identifier != devices[1].identifier)
        try devices[0].move(to: MotionAxes(x: 1))
        try devices[1].move(to: MotionAxes(x: 2))
        for index in 0..<2 { bench.startStreaming(PeerID(index: index)) }
        bench.clearPackets()
        bench.advance(1)
        for index in 0..<2 {
            let own = bench.packets.filter { $0.peer == PeerID(index: index) }
            #expect(own.count == 50)
            #expect(own.allSatisfy { $0.bytes[2] == UInt8(index + 1) })
        }
    }

    @Test func aLossyLinkDropsPacketsAsItsSeedSays() throws {
        func arrivals(seed: UInt64) throws -> [Int] {
            let bench = try SimulatedBackendBench()
            let device = try bench.addCap(seed: seed)
            try device.setLink(LinkConditions(packetLoss: 0.25, isIdeal: true))
            try device.move(to: .zero)
            bench.startStreaming()
            bench.advance(1.9)
            return bench.packets.map(\.milliseconds)
        }
        let first = try arrivals(seed: 3)
        #expect((50...85).contains(first.count))
        #expect(try arrivals(seed: 3) == first)
        #expect(try arrivals(seed: 4) != first)
    }

    @Test func aDelayedLinkDeliversLateAndInOrder() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.startStreaming()
        try device.setLink(LinkConditions(delay: 0.3, isIdeal: true))
        bench.advance(0.02)
        bench.clearPackets()
        let start = bench.milliseconds
        bench.advance(0.5)
        #expect(bench.packets.first.map { $0.milliseconds - start } == 300)
        #expect(bench.packets.map(\.milliseconds) == bench.packets.map(\.milliseconds).sorted())
        #expect(bench.packets.count == 11)
    }
}
