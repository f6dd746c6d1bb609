import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

@Suite struct SimulatedCentralTests {
    private let cap = PeerID(index: 0)

    // MARK: Scan

    @Test func aScanSeesACapByItsNameAndWithoutItsService() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap(seed: 7)
        let scan = bench.request { $0.startScan($1) }
        bench.advance(1)
        #expect(bench.succeeded(scan))
        #expect((8...11).contains(bench.advertisements.count))
        let first = try #require(bench.advertisements.first)
        #expect(first.value.identifier == device.identifier)
        #expect(first.value.services.isEmpty)
        let digits = device.address.suffix(5).filter { $0 != ":" }
        #expect(first.value.name == "Triki \(digits)")
        #expect(bench.advertisements.allSatisfy { (-61 ... -49).contains($0.value.rssi ?? 0) })
        #expect(Set(bench.advertisements.map(\.value.rssi)).count > 1)
    }

    @Test func nothingIsSeenWithoutAScanAndAfterItsEnd() throws {
        let bench = try SimulatedBackendBench()
        _ = try bench.addCap()
        bench.advance(1)
        #expect(bench.advertisements.isEmpty)
        bench.request { $0.startScan($1) }
        bench.advance(0.5)
        bench.central.stopScan()
        let count = bench.advertisements.count
        bench.advance(1)
        #expect(bench.advertisements.count == count)
    }

    @Test func devicesComeAndGoDuringAScan() throws {
        let bench = try SimulatedBackendBench()
        bench.request { $0.startScan($1) }
        bench.advance(0.3)
        let device = try bench.addCap()
        bench.advance(0.3)
        let seen = bench.advertisements.count
        #expect(seen > 0)
        bench.central.remove(device)
        bench.advance(0.5)
        #expect(bench.advertisements.count == seen)
        bench.central.add(device)
        bench.advance(0.3)
        #expect(bench.advertisements.count > seen)
        #expect(bench.advertisements.allSatisfy { $0.peer == cap })
    }

    @Test func aDeviceIsInOneBackendAtATime() throws {
        let (bench, other) = (try SimulatedBackendBench(), try SimulatedBackendBench())
        let device = try bench.addCap()
        other.central.add(device)
        other.request { $0.startScan($1) }
        other.advance(1)
        #expect(other.advertisements.isEmpty)
        bench.central.remove(device)
        bench.advance(0)
        other.central.add(device)
        other.advance(1)
        #expect(!other.advertisements.isEmpty)
    }

    // MARK: Links

    @Test func aLinkComesUpBecomesReadyAndTellsItsPacketSizeInThisOrder() throws {
        let bench = try SimulatedBackendBench()
        _ = try bench.addCap()
        bench.request { $0.connect(cap, pairingBy: .system, $1) }
        bench.advance(1)
        #expect(bench.texts == ["adapter on", "backend ready", "reply 0 ok", "0 up", "0 ready", "0 mtu 247"])
        #expect(bench.events.map(\.milliseconds) == [0, 0, 50, 50, 100, 100])
    }

    @Test func aDeviceOutOfRangeIsWaitedForAndConnectedWhenItComes() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        try device.setLink(LinkConditions(isInRange: false, isIdeal: true))
        let request = bench.request { $0.connect(cap, pairingBy: .system, $1) }
        bench.advance(60)
        #expect(bench.replies[request] == nil)
        try device.setLink(.ideal)
        bench.advance(0.2)
        #expect(bench.succeeded(request))
        #expect(bench.texts.last == "0 mtu 247")
    }

    @Test func aDeviceThatRefusesFailsTheConnection() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        try device.setLink(LinkConditions(refusesLinks: true, isIdeal: true))
        let request = bench.request { $0.connect(cap, pairingBy: .system, $1) }
        bench.advance(1)
        #expect(bench.error(request)?.code == .connectFailed)
        #expect(!bench.texts.contains("0 up"))
    }

    @Test func anAttemptThatIsLetGoIsCancelledAndNeverComesUp() throws {
        let bench = try SimulatedBackendBench()
        _ = try bench.addCap()
        let request = bench.request { $0.connect(cap, pairingBy: .system, $1) }
        bench.request { central, _ in central.disconnect(cap) }
        bench.advance(1)
        #expect(bench.error(request)?.code == .cancelled)
        #expect(!bench.texts.contains("0 up"))
    }

    @Test func disconnectingAnswersWhatIsPendingAndThenTellsOnce() throws {
        let bench = try SimulatedBackendBench()
        _ = try bench.addCap()
        bench.connect()
        let requests = (0..<3).map { _ in
            bench.request { $0.write(cap, Handle.receive, Commands.initialize, .withResponse, $1) }
        }
        bench.request { central, _ in central.disconnect(cap) }
        bench.request { central, _ in central.disconnect(cap) }
        let late = bench.request { $0.write(cap, Handle.receive, [1], .withResponse, $1) }
        bench.advance(1)
        #expect(bench.error(late)?.code == .notConnected)
        #expect(requests.allSatisfy { bench.error($0)?.code == .cancelled })
        #expect(bench.texts.last == "0 down local")
        #expect(bench.texts.count { $0.hasPrefix("0 down") } == 1)
    }

    @Test func aDroppedLinkAnswersWhatIsPendingAndTellsOnce() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.startStreaming()
        let request = bench.request { $0.write(cap, Handle.receive, [1], .withResponse, $1) }
        device.dropLink()
        bench.advance(1)
        #expect(bench.error(request)?.code == .disconnected)
        #expect(bench.texts.suffix(1) == ["0 down remote"])
        #expect(bench.texts.count { $0.hasPrefix("0 down") } == 1)
    }

    @Test func aStreamingDeviceOutOfRangeFallsSilentAndTimesOut() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.startStreaming()
        bench.advance(0.2)
        try device.setLink(LinkConditions(isInRange: false, isIdeal: true))
        bench.clearPackets()
        let lost = bench.milliseconds
        bench.advance(2)
        #expect(bench.packets.isEmpty)
        let down = try #require(bench.events.last)
        #expect(down.text == "0 down timeout")
        #expect(down.milliseconds == lost + 420)
    }

    @Test func aShortTimeOutOfRangeDoesNotEndTheLink() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.startStreaming()
        try device.setLink(LinkConditions(isInRange: false, isIdeal: true))
        bench.advance(0.3)
        let request = bench.request { $0.write(cap, Handle.receive, [1], .withResponse, $1) }
        bench.advance(0.1)
        #expect(bench.replies[request] == nil)
        try device.setLink(.ideal)
        bench.advance(2)
        #expect(bench.succeeded(request))
        #expect(!bench.texts.contains { $0.hasPrefix("0 down") })
        #expect(!bench.packets.isEmpty)
    }

    @Test func aLinkCanBeMadeAgainFromInsideTheNewsOfItsEnd() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.connect()
        bench.onEvent = { [unowned bench] event in
            guard case .link(let peer, .down) = event else { return }
            bench.request { $0.connect(peer, pairingBy: .system, $1) }
        }
        device.dropLink()
        bench.advance(1)
        #expect(bench.texts.suffix(5) == ["0 down remote", "reply 1 ok", "0 up", "0 ready", "0 mtu 247"])
    }

    @Test func aRemovedDeviceLosesItsLink() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.startStreaming()
        bench.central.remove(device)
        bench.advance(1)
        #expect(bench.texts.last == "0 down timeout")
    }

    // MARK: Adapter and end

    @Test func switchingTheAdapterOffEndsEverythingAndOnBringsItBack() throws {
        let bench = try SimulatedBackendBench()
        _ = try bench.addCap(seed: 1)
        let absent = try bench.addCap(seed: 2)
        try absent.setLink(LinkConditions(isInRange: false, isIdeal: true))
        bench.connect()
        bench.request { $0.startScan($1) }
        let attempt = bench.request { $0.connect(PeerID(index: 1), pairingBy: .system, $1) }
        bench.advance(1)
        bench.central.setAdapter(isPowered: false)
        bench.advance(1)
        #expect(
            bench.texts.suffix(4) == [
                "adapter off", "0 down backendLost", "reply 2 failed \(ResultCode.adapterOff.rawValue)", "scan stopped",
            ])
        #expect(bench.error(attempt)?.code == .adapterOff)
        let refused = bench.request { $0.connect(cap, pairingBy: .system, $1) }
        let refusedScan = bench.request { $0.startScan($1) }
        bench.advance(1)
        #expect(bench.error(refused)?.code == .adapterOff)
        #expect(bench.error(refusedScan)?.code == .adapterOff)
        bench.central.setAdapter(isPowered: true)
        bench.connect()
        #expect(bench.texts.suffix(5) == ["adapter on", "reply 5 ok", "0 up", "0 ready", "0 mtu 247"])
    }

    @Test func aClosedCentralCallsNobodyAndLetsItsLinksGo() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.startStreaming()
        bench.request { $0.read(cap, Handle.receive, $1) }
        bench.request { $0.startScan($1) }
        let (events, packets) = (bench.events.count, bench.packets.count)
        bench.central.close()
        bench.advance(2)
        #expect(bench.events.count == events)
        #expect(bench.packets.count == packets)
        #expect(bench.loop.nextDeadline == .distantFuture)
        // The device is free for another backend.
        let other = SimulatedCentral(loop: bench.loop)
        other.open(sink: bench)
        other.add(device)
        bench.advance(0)
        other.connect(cap, pairingBy: .system, RequestID(rawValue: 99))
        bench.advance(0.1)
        #expect(bench.succeeded(RequestID(rawValue: 99)))
    }

    // MARK: Values

    private static let refusals: [(handle: ValueHandle, size: Int, kind: WriteKind, expected: UInt8)] = [
        (0x0099, 2, .withResponse, 0x01),
        (Handle.receive, 0, .withResponse, 0x0D),
        (Handle.receive, 600, .withResponse, 0x0D),
        (Handle.transmit, 2, .withResponse, 0x03),
    ]

    @Test(arguments: refusals)
    func aHostileWriteIsRefusedWithTheCodeOfTheAttributeProtocol(
        handle: ValueHandle, size: Int, kind: WriteKind, expected: UInt8
    ) throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.connect()
        let bytes = [UInt8](repeating: 0xAA, count: size)
        let request = bench.request { $0.write(cap, handle, bytes, kind, $1) }
        bench.advance(0.1)
        #expect(bench.error(request)?.code == .rejected)
        #expect(bench.error(request)?.detail == .att(expected))
        #expect(device.readWrite() == nil)
    }

    @Test func aCommandThatDoesNotFitIntoAPacketIsRefusedAtOnce() throws {
        let bench = try SimulatedBackendBench()
        _ = try bench.addCap()
        bench.connect()
        let bytes = [UInt8](repeating: 0, count: 245)
        let request = bench.request { $0.write(cap, Handle.receive, bytes, .withoutResponse, $1) }
        bench.advance(0)
        #expect(bench.error(request)?.code == .invalidArgument)
    }

    @Test func readingAndSubscribingWhereItIsNotAllowedIsRefused() throws {
        let bench = try SimulatedBackendBench()
        _ = try bench.addCap()
        bench.connect()
        let requests = [
            bench.request { $0.read(cap, Handle.transmit, $1) },
            bench.request { $0.read(cap, 0x0099, $1) },
            bench.subscribe(cap, Handle.receive, isStream: false),
        ]
        bench.advance(1)
        #expect(requests.map { bench.error($0)?.detail } == [.att(0x02), .att(0x01), .att(0x06)])
    }

    @Test func requestsBeforeTheLinkIsReadyOrToNobodyFail() throws {
        let bench = try SimulatedBackendBench()
        _ = try bench.addCap()
        let early = bench.request { $0.write(cap, Handle.receive, [1], .withResponse, $1) }
        let nobody = bench.request { $0.connect(PeerID(index: 5), pairingBy: .system, $1) }
        let negative = bench.request { $0.read(PeerID(index: -1), 1, $1) }
        bench.advance(0.1)
        #expect(bench.error(early)?.code == .notConnected)
        #expect(bench.error(nobody)?.code == .notFound)
        #expect(bench.error(negative)?.code == .notFound)
    }

    @Test func writesReachTheDeviceInOrderAndRequestsWaitForEachOther() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.connect()
        bench.request { $0.write(cap, Handle.receive, [1], .withResponse, $1) }
        bench.request { $0.write(cap, Handle.receive, [2], .withResponse, $1) }
        bench.request { $0.write(cap, Handle.receive, [3], .withoutResponse, $1) }
        bench.advance(1)
        let writes = (0..<3).compactMap { _ in device.readWrite() }
        #expect(writes.map(\.bytes) == [[1], [2], [3]])
        #expect(writes.map(\.kind) == [.withResponse, .withResponse, .withoutResponse])
        let start = try #require(writes.first?.time)
        #expect(writes.map { Int(($0.time.seconds(since: start) * 1000).rounded()) } == [0, 30, 30])
        #expect(bench.events.suffix(3).map(\.milliseconds) == [130, 145, 160])
    }

    @Test func nothingIsEverCalledFromInsideARequest() throws {
        let bench = try SimulatedBackendBench()
        let device = try bench.addCap()
        bench.startStreaming()
        bench.request { $0.startScan($1) }
        bench.request { $0.connect(cap, pairingBy: .system, $1) }
        bench.request { $0.write(cap, 0x0099, [], .withoutResponse, $1) }
        bench.request { $0.read(PeerID(index: 9), 1, $1) }
        bench.request { $0.unsubscribe(cap, Handle.transmit, $1) }
        bench.request { $0.forget(cap, $1) }
        bench.request { _, _ in device.dropLink() }
        bench.advance(1)
        #expect(!bench.wasCalledFromInside)
        #expect(bench.replies.count == 10)
    }
}
