import Testing
import VeltoBluetooth
import VeltoCore
import VeltoHost

private let first = PeerID(index: 0)

@Suite struct HostRadioLossTests {
    @Test func aRadioThatGoesEndsEverythingAndMayComeBack() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        try bench.connect(number)
        let scan = bench.request { $0.startScan($1) }
        let read = bench.request { $0.read(first, 1, $1) }
        bench.central.detach()
        #expect(
            bench.takeEvents() == [
                "reply 2 failed", "0 down backendLost", "reply 1 failed", "adapter unusable", "lost -8",
            ])
        #expect([scan, read].map(bench.code) == [.noAdapter, .noAdapter])
        #expect(bench.failure { _ = try bench.adapter.pollRequest() } == .staleHandle)
        #expect(bench.failure { _ = try bench.deliver([1], of: 1) } == .staleHandle)
        #expect(bench.code(bench.request { $0.connect(first, pairingBy: .system, $1) }) == .noAdapter)
        try bench.attachAgain()
        #expect(bench.takeEvents().suffix(2) == ["adapter usable", "ready"])
        // The device keeps its number, and a new radio knows it by its identifier.
        bench.request { $0.connect(first, pairingBy: .system, $1) }
        let request = try bench.take(.connect)
        #expect((request.peer, request.identifier) == (number, "AA"))
    }

    @Test func anAdapterIsSwitchedOffAndOn() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        try bench.connect(number)
        #expect(try bench.adapter.report(.off))
        #expect(try !bench.adapter.report(.off))
        #expect(bench.takeEvents() == ["0 down backendLost", "adapter unusable", "lost -9"])
        #expect(bench.code(bench.request { $0.startScan($1) }) == .adapterOff)
        #expect(try bench.adapter.report(.ready))
        #expect(bench.takeEvents().suffix(2) == ["adapter usable", "ready"])
        #expect(try bench.adapter.report(.absent))
        #expect(bench.takeEvents() == ["adapter unusable", "lost -8"])
    }

    @Test func thereIsOneRadioAtATime() throws {
        let bench = try HostBench()
        #expect(bench.failure { try bench.attachAgain() } == .already)
        let old = bench.adapter
        bench.central.detach()
        try bench.attachAgain()
        #expect(bench.failure { _ = try old.pollRequest() } == .staleHandle)
        // Its thread is woken, however late it begins to wait.
        old.waitForChange(until: .distantFuture)
        #expect(try bench.takeAll().isEmpty)
    }

    @Test func whatWasReportedBeforeTheLoopRanIsDelivered() throws {
        let bench = try HostBench(isOpen: false)
        try bench.meet()
        bench.central.open(sink: bench)
        #expect(bench.takeEvents() == ["adapter usable", "ready"])
        #expect(bench.advertisements.count == 1)
    }

    @Test func aClosedCentralWakesAndRefusesTheProgram() throws {
        let bench = try HostBench()
        bench.central.close()
        bench.adapter.waitForChange(until: .distantFuture)
        #expect(bench.failure { try bench.attachAgain() } == .staleHandle)
        #expect(bench.failure { _ = try bench.adapter.pollRequest() } == .staleHandle)
        #expect(bench.takeEvents() == [])
    }
}
