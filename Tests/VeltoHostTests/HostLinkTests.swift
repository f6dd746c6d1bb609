import Testing
import VeltoBluetooth
import VeltoCore
import VeltoHost

private let first = PeerID(index: 0)

@Suite struct HostLinkTests {
    @Test func aScanIsRequestedAnsweredAndStopped() throws {
        let bench = try HostBench()
        let scan = bench.request { $0.startScan($1) }
        #expect(bench.code(scan) == nil)
        try bench.complete(.startScan)
        #expect(bench.code(scan) == .ok)
        #expect(bench.code(bench.request { $0.startScan($1) }) == .ok)
        bench.central.stopScan()
        #expect(try bench.take(.stopScan).number == 0)
        #expect(!bench.wasCalledFromInside)
    }

    @Test func aScanThatTheProgramHasNotSeenIsTakenBackInSilence() throws {
        let bench = try HostBench()
        let scan = bench.request { $0.startScan($1) }
        bench.central.stopScan()
        bench.turn()
        #expect(bench.code(scan) == .cancelled)
        #expect(try bench.takeAll().isEmpty)
    }

    @Test func aScanThatEndsByItselfIsTold() throws {
        let bench = try HostBench()
        let off = VeltoError(.adapterOff, "off")
        #expect(try !bench.adapter.reportScanStopped(off))
        bench.request { $0.startScan($1) }
        try bench.complete(.startScan)
        #expect(try bench.adapter.reportScanStopped(off))
        #expect(bench.takeEvents() == ["reply 0 ok", "scan stopped -9"])
    }

    @Test func advertisementsAddUpAndANumberStays() throws {
        let bench = try HostBench()
        let number = try bench.adapter.report(
            Advertisement(identifier: "AA", name: "Cap", services: [HostBench.service]))
        #expect(try bench.adapter.report(Advertisement(identifier: "AA", rssi: -50)) == number)
        #expect(try bench.adapter.report(Advertisement(identifier: "BB")) != number)
        bench.turn()
        #expect(bench.advertisements.map(\.identifier) == ["host:AA", "host:AA", "host:BB"])
        #expect(bench.advertisements[1].name == "Cap")
        #expect(bench.advertisements[1].services == [HostBench.service])
        #expect(bench.advertisements[1].rssi == -50)
    }

    @Test(arguments: ["", String(repeating: "x", count: 187)])
    func anIdentifierThatCannotBeKeptIsRefused(identifier: String) throws {
        let bench = try HostBench()
        #expect(
            bench.failure { _ = try bench.adapter.report(Advertisement(identifier: identifier)) } == .invalidArgument)
    }

    @Test func aTableAloneMakesALinkReady() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        let connect = bench.request { $0.connect(first, pairingBy: .system, $1) }
        let request = try bench.take(.connect)
        #expect(request.peer == number)
        #expect(request.identifier == "AA")
        #expect(request.timeout == nil)
        #expect(try bench.adapter.reportMTU(247, of: number))
        #expect(try bench.adapter.supply(HostBench.table, of: number))
        #expect(bench.takeEvents() == ["reply \(connect.rawValue) ok", "0 up", "0 ready 3", "0 mtu 247"])
        #expect(bench.failure { try bench.adapter.complete(request.number) } == .invalidState)
        #expect(try !bench.adapter.supply(HostBench.table, of: number))
        #expect(try !bench.adapter.reportLinkUp(number))
    }

    @Test func aLinkIsUpByReportOrByCompletionBeforeItsTableComes() throws {
        for isCompleted in [false, true] {
            let bench = try HostBench()
            let number = try bench.meet()
            bench.request { $0.connect(first, pairingBy: .system, $1) }
            let request = try bench.take(.connect)
            if isCompleted {
                try bench.adapter.complete(request.number)
            } else {
                _ = try bench.adapter.reportLinkUp(number)
            }
            #expect(bench.takeEvents() == ["reply 0 ok", "0 up"])
            _ = try bench.adapter.supply(HostBench.table, of: number)
            #expect(bench.takeEvents() == ["0 ready 3"])
        }
    }

    @Test func aLinkThatNoOneRequestedIsRefused() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        #expect(bench.failure { _ = try bench.adapter.reportLinkUp(number) } == .invalidState)
        #expect(bench.failure { _ = try bench.adapter.supply(HostBench.table, of: number) } == .invalidState)
        #expect(try !bench.adapter.reportLinkDown(number, .remote))
        #expect(bench.failure { _ = try bench.adapter.reportLinkUp(99) } == .notFound)
        #expect(bench.takeEvents() == [])
    }

    @Test func aTableNeedsHandlesOfItsOwn() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        bench.request { $0.connect(first, pairingBy: .system, $1) }
        let twice = [HostBench.table[0], HostBench.table[0]]
        #expect(bench.failure { _ = try bench.adapter.supply(twice, of: number) } == .invalidArgument)
    }

    @Test func aFailedAttemptIsTold() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        let refused = bench.request { $0.connect(first, pairingBy: .system, $1) }
        try bench.adapter.fail(try bench.take(.connect).number, VeltoError(.connectFailed, "too far"))
        bench.turn()
        #expect(bench.code(refused) == .connectFailed)
        let dropped = bench.request { $0.connect(first, pairingBy: .system, $1) }
        _ = try bench.take(.connect)
        _ = try bench.adapter.reportLinkDown(number, .timeout)
        bench.turn()
        #expect(bench.code(dropped) == .connectFailed)
    }

    @Test func connectingTwiceIsOneRequest() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        let requests = [
            bench.request { $0.connect(first, pairingBy: .system, $1) },
            bench.request { $0.connect(first, pairingBy: .system, $1) },
        ]
        _ = try bench.take(.connect)
        _ = try bench.adapter.reportLinkUp(number)
        bench.turn()
        #expect(requests.map(bench.code) == [.ok, .ok])
        #expect(bench.code(bench.request { $0.connect(first, pairingBy: .system, $1) }) == .ok)
    }

    @Test func anAttemptThatTheProgramHasNotSeenIsTakenBackInSilence() throws {
        let bench = try HostBench()
        try bench.meet()
        let connect = bench.request { $0.connect(first, pairingBy: .system, $1) }
        bench.central.disconnect(first)
        bench.turn()
        #expect(bench.code(connect) == .cancelled)
        #expect(try bench.takeAll().isEmpty)
    }

    @Test func aConnectDuringTheEndOfALinkWaitsForIt() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        try bench.connect(number)
        bench.central.disconnect(first)
        let again = bench.request { $0.connect(first, pairingBy: .system, $1) }
        let end = try bench.take(.disconnect)
        #expect(bench.failure { _ = try bench.adapter.reportLinkUp(number) } == .invalidState)
        try bench.adapter.complete(end.number)
        #expect(bench.takeEvents() == ["0 down local"])
        _ = try bench.take(.connect)
        _ = try bench.adapter.supply(HostBench.table, of: number)
        bench.turn()
        #expect(bench.code(again) == .ok)
    }

    @Test func theEndOfALinkComesAfterTheRepliesAndTheValuesBeforeIt() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        try bench.connect(number)
        try bench.subscribe(1)
        bench.request { $0.read(first, 2, $1) }
        bench.request { $0.read(first, 3, $1) }
        #expect(try bench.deliver([7], of: 1) == .ok)
        #expect(try bench.adapter.reportLinkDown(number, .remote))
        #expect(bench.failure { _ = try bench.deliver([8], of: 1) } == .notConnected)
        #expect(bench.takeEvents() == ["1: [7]", "reply 2 failed", "reply 3 failed", "0 down remote"])
        #expect(bench.code(bench.request { $0.read(first, 2, $1) }) == .notConnected)
    }

    @Test func changedServicesEndWhatIsGone() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        try bench.connect(number)
        try bench.subscribe(1)
        try bench.subscribe(3)
        let read = bench.request { $0.read(first, 3, $1) }
        let stale = try bench.take(.read)
        #expect(try bench.adapter.supply(Array(HostBench.table.prefix(2)), of: number))
        bench.turn()
        #expect(bench.code(read) == .notFound)
        #expect(bench.failure { try bench.adapter.complete(stale.number) } == .invalidState)
        #expect(try bench.deliver([1], of: 1) == .ok)
        #expect(bench.failure { _ = try bench.deliver([1], of: 3) } == .notFound)
        #expect(bench.takeEvents().suffix(2) == ["0 changed 2", "1: [1]"])
    }

    @Test func aDeviceThatIsRetiredGetsANewNumber() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        bench.central.retire(first)
        #expect(bench.failure { _ = try bench.adapter.reportMTU(100, of: number) } == .notFound)
        #expect(try bench.meet() != number)
        #expect(try bench.adapter.status().devices == 1)
    }

    @Test func aDeviceThatIsRetiredDuringTheEndOfItsLinkIsForgottenAfterIt() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        try bench.connect(number)
        bench.central.disconnect(first)
        bench.central.retire(first)
        #expect(try bench.adapter.status().devices == 1)
        try bench.complete(.disconnect)
        #expect(try bench.adapter.status().devices == 0)
    }

    @Test func devicesAreNotRecordedWhileTheAdapterIsOff() throws {
        let bench = try HostBench()
        _ = try bench.adapter.report(.off)
        #expect(bench.failure { try bench.meet() } == .adapterOff)
        #expect(try bench.adapter.status().devices == 0)
    }

    @Test func numbersOfDevicesAreLimited() throws {
        let bench = try HostBench()
        for index in 0..<4096 {
            try bench.meet("\(index)")
        }
        #expect(bench.failure { try bench.meet("one more") } == .busy)
        #expect(try bench.meet("7") == 8)
    }

    @Test func reportsWithoutEndAreRefusedWhileTheLoopSleeps() throws {
        let bench = try HostBench()
        var code: ResultCode?
        for _ in 0..<2000 where code == nil {
            code = bench.failure { _ = try bench.adapter.report(Advertisement(identifier: "AA")) }
        }
        #expect(code == .busy)
        #expect(try bench.adapter.status().waitingReports == 1024)
        bench.turn()
        #expect(try bench.adapter.status().waitingReports == 0)
        try bench.meet()
    }
}
