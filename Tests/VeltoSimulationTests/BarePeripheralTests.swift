import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// A device whose backend is the program.
@Suite struct BarePeripheralTests {
    private let time = TimeSource.manual()

    private func makeBareCap() -> SimulatedPeripheral {
        let cap = SimulatedPeripheral.cap(seed: 1, time: time)
        cap.setBare(true)
        return cap
    }

    private func start(_ cap: SimulatedPeripheral) throws {
        try cap.reportLink(isUp: true)
        try cap.reportSubscription(Handle.transmit, isOn: true)
        try cap.writeAttribute(Handle.receive, Commands.initialize, .withResponse)
        try cap.writeAttribute(Handle.receive, Commands.start, .withoutResponse)
    }

    private func pass(_ seconds: Double) {
        time.set(time.now.advanced(bySeconds: seconds))
    }

    private func drain(_ cap: SimulatedPeripheral) throws -> [[UInt8]] {
        var all: [[UInt8]] = []
        var buffer: [UInt8] = []
        while let handle = try cap.pollNotification(into: &buffer) {
            #expect(handle == Handle.transmit)
            all.append(buffer)
        }
        return all
    }

    @Test func aHostProgramFindsConnectsAndHearsTheCap() throws {
        let cap = makeBareCap()
        try cap.move(to: MotionAxes(x: 258))
        #expect(cap.advertisement?.name.hasPrefix("Triki ") == true)
        #expect(cap.attributes.map(\.characteristic.handle) == [Handle.receive, Handle.transmit])
        try start(cap)
        #expect(try drain(cap) == [])
        pass(0.1)
        let packets = try drain(cap)
        #expect(packets.count == 5)
        #expect(packets.allSatisfy { $0.prefix(4) == [0x22, 0, 0x02, 0x01] && $0.count == 16 })
        #expect(cap.readWrite()?.bytes == Commands.initialize)
        #expect(cap.readWrite()?.kind == .withoutResponse)
        #expect(cap.readWrite() == nil)
        try cap.reportLink(isUp: false)
        pass(1)
        var buffer: [UInt8] = []
        #expect(throws: VeltoError.self) { try cap.pollNotification(into: &buffer) }
    }

    @Test func theAdvertisingPacketHoldsFlagsAndName() throws {
        let cap = SimulatedPeripheral.cap(seed: 1, name: "Triki", time: time)
        #expect(cap.advertisement?.payload == [2, 1, 6, 6, 9] + Array("Triki".utf8))
        let long = SimulatedPeripheral.cap(seed: 1, name: String(repeating: "T", count: 60), time: time)
        let payload = try #require(long.advertisement?.payload)
        #expect(payload.count == 31)
        #expect(payload[4] == 0x08)
    }

    @Test func servicesTakeTheirPlaceInTheAdvertisingPacket() throws {
        let service = try #require(BluetoothUUID("6e400001-b5a3-f393-e0a9-e50e24dcca9e"))
        let payload = PeripheralAdvertisement(name: "Board", services: [service, service]).payload
        #expect(payload.prefix(8) == [2, 1, 6, 17, 7, 0x9E, 0xCA, 0xDC])
        #expect(payload.suffix(7) == [6, 9] + Array("Board".utf8))
        #expect(payload.count == 28)
    }

    private static let refusals: [(handle: ValueHandle, size: Int, kind: WriteKind, expected: UInt8)] = [
        (0x0099, 2, .withResponse, 0x01), (Handle.receive, 0, .withoutResponse, 0x0D),
        (Handle.receive, 600, .withResponse, 0x0D), (Handle.transmit, 2, .withoutResponse, 0x03),
    ]

    @Test(arguments: refusals)
    func hostileWritesAreRefused(handle: ValueHandle, size: Int, kind: WriteKind, expected: UInt8) throws {
        let cap = makeBareCap()
        try cap.reportLink(isUp: true)
        let error = #expect(throws: VeltoError.self) {
            try cap.writeAttribute(handle, [UInt8](repeating: 0, count: size), kind)
        }
        #expect(error?.detail == .att(expected))
        #expect(cap.readWrite() == nil)
    }

    @Test func readsAndSubscriptionsThatAreNotAllowedAreRefused() throws {
        let cap = makeBareCap()
        try cap.reportLink(isUp: true)
        let read = #expect(throws: VeltoError.self) { try cap.readAttribute(Handle.transmit) }
        #expect(read?.detail == .att(0x02))
        let subscription = #expect(throws: VeltoError.self) { try cap.reportSubscription(Handle.receive, isOn: true) }
        #expect(subscription?.detail == .att(0x06))
    }

    @Test func withoutALinkNothingCanBeDone() throws {
        let cap = makeBareCap()
        let error = #expect(throws: VeltoError.self) {
            try cap.writeAttribute(Handle.receive, Commands.initialize, .withResponse)
        }
        #expect(error?.code == .notConnected)
    }

    @Test func aDeviceInItsBackendIsNotInTheProgramsHands() throws {
        let cap = SimulatedPeripheral.cap(seed: 1, time: time)
        let error = #expect(throws: VeltoError.self) { try cap.reportLink(isUp: true) }
        #expect(error?.code == .invalidState)
        var buffer: [UInt8] = []
        let poll = #expect(throws: VeltoError.self) { try cap.pollNotification(into: &buffer) }
        #expect(poll?.code == .invalidState)
    }

    @Test func aBareDeviceIsNotInItsBackendAndComesBackToIt() throws {
        let bench = try SimulatedBackendBench()
        let cap = try bench.addCap()
        bench.startStreaming()
        cap.setBare(true)
        bench.request { $0.startScan($1) }
        bench.advance(1)
        #expect(bench.texts.contains("0 down timeout"))
        #expect(bench.advertisements.isEmpty)
        let attempt = bench.request { $0.connect(PeerID(index: 0), pairingBy: .system, $1) }
        bench.advance(1)
        #expect(bench.replies[attempt] == nil)
        try cap.reportLink(isUp: true)
        cap.setBare(false)
        bench.advance(1)
        #expect(bench.succeeded(attempt))
    }

    @Test func conditionsOfTheBackendDoNotReachABareDevice() throws {
        let cap = makeBareCap()
        try cap.setLink(LinkConditions(packetLoss: 1, delay: 5, isInRange: false))
        try start(cap)
        pass(0.1)
        #expect(try drain(cap).count == 5)
        cap.setBare(false)
        cap.setBare(true)
        try start(cap)
        pass(0.1)
        #expect(try drain(cap).count == 5)
    }

    @Test func conditionsSetWhileBareHoldWhenTheDeviceIsBackInItsBackend() throws {
        let bench = try SimulatedBackendBench()
        let cap = try bench.addCap()
        cap.setBare(true)
        try cap.setLink(LinkConditions(refusesLinks: true))
        cap.setBare(false)
        let attempt = bench.request { $0.connect(PeerID(index: 0), pairingBy: .system, $1) }
        bench.advance(1)
        #expect(bench.error(attempt)?.code == .connectFailed)
    }

    @Test func aLinkLostByTheScriptShowsAsNotConnected() throws {
        let cap = makeBareCap()
        try cap.play(named: "link-loss")
        try start(cap)
        pass(5.1)
        let error = #expect(throws: VeltoError.self) { try drain(cap) }
        #expect(error?.code == .notConnected)
        #expect(cap.advertisement == nil)
        pass(2)
        #expect(cap.advertisement != nil)
        try start(cap)
    }

    @Test func aProgramThatPollsSeldomKeepsTheNewestPackets() throws {
        let cap = makeBareCap()
        try start(cap)
        try cap.play(
            try MotionScript(
                checking: [MotionStep(.tilt, duration: 100, amplitude: MotionAxes(x: 10_000))], repeats: false))
        pass(50)
        let packets = try drain(cap)
        #expect((60...64).contains(packets.count))
        let last = try #require(packets.last)
        #expect(Int(last[2]) | Int(last[3]) << 8 == 5000)
    }

    @Test func onlyTheNewestWritesAreKept() throws {
        let cap = makeBareCap()
        try cap.reportLink(isUp: true)
        for number in 0..<300 {
            try cap.writeAttribute(Handle.receive, [UInt8(truncatingIfNeeded: number)], .withoutResponse)
        }
        #expect(cap.readWrite()?.bytes == [44])
    }

    private static let wrongConditions = [
        LinkConditions(packetLoss: -0.1), LinkConditions(packetLoss: .nan), LinkConditions(packetLoss: 1.1),
        LinkConditions(delay: -1), LinkConditions(delay: .infinity), LinkConditions(delay: .nan),
        LinkConditions(interval: 0.007), LinkConditions(interval: 4.1), LinkConditions(interval: .nan),
        LinkConditions(notificationsPerInterval: -1), LinkConditions(notificationsPerInterval: 101),
        LinkConditions(writesPerInterval: -1), LinkConditions(writesPerInterval: 101), LinkConditions(mtu: 22),
        LinkConditions(mtu: 248),
    ]

    @Test(arguments: wrongConditions)
    func conditionsThatMakeNoSenseAreInvalidArguments(conditions: LinkConditions) {
        let cap = makeBareCap()
        let error = #expect(throws: VeltoError.self) { try cap.setLink(conditions) }
        #expect(error?.code == .invalidArgument)
    }
}
