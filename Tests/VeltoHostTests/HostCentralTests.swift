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
        #expect(try !bench.door.reportScanStopped(off))
        bench.request { $0.startScan($1) }
        try bench.complete(.startScan)
        #expect(try bench.door.reportScanStopped(off))
        #expect(bench.takeEvents() == ["reply 0 ok", "scan stopped -9"])
    }

    @Test func advertisementsAddUpAndANumberStays() throws {
        let bench = try HostBench()
        let number = try bench.door.report(Advertisement(identifier: "AA", name: "Cap", services: [HostBench.service]))
        #expect(try bench.door.report(Advertisement(identifier: "AA", rssi: -50)) == number)
        #expect(try bench.door.report(Advertisement(identifier: "BB")) != number)
        bench.turn()
        #expect(bench.advertisements.map(\.identifier) == ["host:AA", "host:AA", "host:BB"])
        #expect(bench.advertisements[1].name == "Cap")
        #expect(bench.advertisements[1].services == [HostBench.service])
        #expect(bench.advertisements[1].rssi == -50)
    }

    @Test(arguments: ["", String(repeating: "x", count: 187)])
    func anIdentifierThatCannotBeKeptIsRefused(identifier: String) throws {
        let bench = try HostBench()
        #expect(bench.failure { _ = try bench.door.report(Advertisement(identifier: identifier)) } == .invalidArgument)
    }

    @Test func aTableAloneMakesALinkReady() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        let connect = bench.request { $0.connect(first, $1) }
        let request = try bench.take(.connect)
        #expect(request.peer == number)
        #expect(request.identifier == "AA")
        #expect(request.timeout == nil)
        #expect(try bench.door.reportMTU(247, of: number))
        #expect(try bench.door.supply(HostBench.table, of: number))
        #expect(bench.takeEvents() == ["reply \(connect.rawValue) ok", "0 up", "0 ready 3", "0 mtu 247"])
        #expect(bench.failure { try bench.door.complete(request.number) } == .invalidState)
        #expect(try !bench.door.supply(HostBench.table, of: number))
        #expect(try !bench.door.reportLinkUp(number))
    }

    @Test func aLinkIsUpByReportOrByCompletionBeforeItsTableComes() throws {
        for isCompleted in [false, true] {
            let bench = try HostBench()
            let number = try bench.meet()
            bench.request { $0.connect(first, $1) }
            let request = try bench.take(.connect)
            if isCompleted { try bench.door.complete(request.number) } else { _ = try bench.door.reportLinkUp(number) }
            #expect(bench.takeEvents() == ["reply 0 ok", "0 up"])
            _ = try bench.door.supply(HostBench.table, of: number)
            #expect(bench.takeEvents() == ["0 ready 3"])
        }
    }

    @Test func aLinkThatNoOneRequestedIsRefused() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        #expect(bench.failure { _ = try bench.door.reportLinkUp(number) } == .invalidState)
        #expect(bench.failure { _ = try bench.door.supply(HostBench.table, of: number) } == .invalidState)
        #expect(try !bench.door.reportLinkDown(number, .remote))
        #expect(bench.failure { _ = try bench.door.reportLinkUp(99) } == .notFound)
        #expect(bench.takeEvents() == [])
    }

    @Test func aTableNeedsHandlesOfItsOwn() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        bench.request { $0.connect(first, $1) }
        let twice = [HostBench.table[0], HostBench.table[0]]
        #expect(bench.failure { _ = try bench.door.supply(twice, of: number) } == .invalidArgument)
    }

    @Test func aFailedAttemptIsTold() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        let refused = bench.request { $0.connect(first, $1) }
        try bench.door.fail(try bench.take(.connect).number, VeltoError(.connectFailed, "too far"))
        bench.turn()
        #expect(bench.code(refused) == .connectFailed)
        let dropped = bench.request { $0.connect(first, $1) }
        _ = try bench.take(.connect)
        _ = try bench.door.reportLinkDown(number, .timeout)
        bench.turn()
        #expect(bench.code(dropped) == .connectFailed)
    }

    @Test func connectingTwiceIsOneRequest() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        let requests = [bench.request { $0.connect(first, $1) }, bench.request { $0.connect(first, $1) }]
        _ = try bench.take(.connect)
        _ = try bench.door.reportLinkUp(number)
        bench.turn()
        #expect(requests.map(bench.code) == [.ok, .ok])
        #expect(bench.code(bench.request { $0.connect(first, $1) }) == .ok)
    }

    @Test func anAttemptThatTheProgramHasNotSeenIsTakenBackInSilence() throws {
        let bench = try HostBench()
        try bench.meet()
        let connect = bench.request { $0.connect(first, $1) }
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
        let again = bench.request { $0.connect(first, $1) }
        let end = try bench.take(.disconnect)
        #expect(bench.failure { _ = try bench.door.reportLinkUp(number) } == .invalidState)
        try bench.door.complete(end.number)
        #expect(bench.takeEvents() == ["0 down local"])
        _ = try bench.take(.connect)
        _ = try bench.door.supply(HostBench.table, of: number)
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
        #expect(try bench.door.reportLinkDown(number, .remote))
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
        #expect(try bench.door.supply(Array(HostBench.table.prefix(2)), of: number))
        bench.turn()
        #expect(bench.code(read) == .notFound)
        #expect(bench.failure { try bench.door.complete(stale.number) } == .invalidState)
        #expect(try bench.deliver([1], of: 1) == .ok)
        #expect(bench.failure { _ = try bench.deliver([1], of: 3) } == .notFound)
        #expect(bench.takeEvents().suffix(2) == ["0 changed 2", "1: [1]"])
    }

    @Test func aDeviceThatIsRetiredGetsANewNumber() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        bench.central.retire(first)
        #expect(bench.failure { _ = try bench.door.reportMTU(100, of: number) } == .notFound)
        #expect(try bench.meet() != number)
        #expect(try bench.door.status().devices == 1)
    }

    @Test func aDeviceThatIsRetiredDuringTheEndOfItsLinkIsForgottenAfterIt() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        try bench.connect(number)
        bench.central.disconnect(first)
        bench.central.retire(first)
        #expect(try bench.door.status().devices == 1)
        try bench.complete(.disconnect)
        #expect(try bench.door.status().devices == 0)
    }

    @Test func devicesAreNotRecordedWhileTheAdapterIsOff() throws {
        let bench = try HostBench()
        _ = try bench.door.report(.off)
        #expect(bench.failure { try bench.meet() } == .adapterOff)
        #expect(try bench.door.status().devices == 0)
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
            code = bench.failure { _ = try bench.door.report(Advertisement(identifier: "AA")) }
        }
        #expect(code == .busy)
        #expect(try bench.door.status().waitingReports == 1024)
        bench.turn()
        #expect(try bench.door.status().waitingReports == 0)
        try bench.meet()
    }
}

@Suite struct HostValueTests {
    private func connected() throws -> (HostBench, UInt32) {
        let bench = try HostBench()
        let number = try bench.meet()
        try bench.connect(number)
        return (bench, number)
    }

    @Test func oneRequestAtATimeInTheOrderOfTheCalls() throws {
        let (bench, _) = try connected()
        let read = bench.request { $0.read(first, 1, $1) }
        let write = bench.request { $0.write(first, 2, [1, 2], .withoutResponse, $1) }
        let task = try bench.take(.read)
        #expect(task.characteristic == 1)
        #expect(task.timeout == 30)
        try bench.door.complete(task.number, bytes: [9])
        let next = try bench.take(.write)
        #expect(next.bytes == [1, 2])
        #expect(next.writeKind == .withoutResponse)
        try bench.door.fail(next.number, VeltoError(.rejected, "no", detail: .att(3)))
        bench.turn()
        #expect(try bench.replies[read]?.get() == [9])
        #expect(bench.code(write) == .rejected)
    }

    @Test func anAnswerCountsOnceAndOnlyInTime() throws {
        let (bench, _) = try connected()
        let read = bench.request { $0.read(first, 1, $1) }
        let number = try bench.take(.read).number
        try bench.door.complete(number, bytes: [1])
        #expect(bench.failure { try bench.door.complete(number, bytes: [2]) } == .invalidState)
        #expect(bench.failure { try bench.door.fail(number, VeltoError(.io, "late")) } == .invalidState)
        #expect(bench.failure { try bench.door.complete(number + 1) } == .notFound)
        try bench.door.complete(0)
        bench.turn()
        #expect(try bench.replies[read]?.get() == [1])
    }

    @Test func whatIsNeverAnsweredEndsByItsDeadlineAndWhatWaitsBehindItToo() throws {
        let (bench, _) = try connected()
        let requests = [bench.request { $0.read(first, 1, $1) }, bench.request { $0.read(first, 2, $1) }]
        let number = try bench.take(.read).number
        bench.advance(29.9)
        #expect(requests.map(bench.code) == [nil, nil])
        bench.advance(0.2)
        #expect(requests.map(bench.code) == [.timeout, .timeout])
        #expect(bench.failure { try bench.door.complete(number) } == .invalidState)
        bench.request { $0.read(first, 3, $1) }
        #expect(try bench.take(.read).characteristic == 3)
    }

    @Test func aProgramThatNeverAnswersHoldsUpNothing() throws {
        let (bench, number) = try connected()
        let scan = bench.request { $0.startScan($1) }
        let pair = bench.request { $0.pair(first, $1) }
        let subscription = bench.requestSubscription(1)
        bench.advance(61)
        #expect([scan, pair, subscription].map(bench.code) == [.timeout, .timeout, .timeout])
        #expect(try bench.deliver([1], of: 1) == .nothing)
        bench.central.disconnect(first)
        let forget = bench.request { $0.forget(first, $1) }
        _ = bench.takeEvents()
        bench.advance(5.1)
        #expect(bench.takeEvents() == ["0 down local"])
        bench.advance(5.1)
        #expect(bench.code(forget) == .timeout)
        // A program that wakes up later still ends the link.
        #expect(try bench.takeAll().map(\.kind) == [.disconnect])
        #expect(try !bench.door.reportLinkDown(number, .local))
        #expect(try bench.door.status().pendingRequests == 0)
    }

    @Test func aReadThatIsWithdrawnInTimeIsNeverSeen() throws {
        let (bench, _) = try connected()
        let requests = (0..<3).map { _ in bench.request { $0.read(first, 1, $1) } }
        bench.central.withdraw(first, requests[0])
        bench.central.withdraw(first, requests[1])
        let last = try bench.take(.read)
        bench.central.withdraw(first, requests[2])
        try bench.door.complete(last.number)
        bench.turn()
        #expect(requests.map(bench.code) == [nil, nil, .ok])
    }

    @Test func aCommandMustFitIntoAPacket() throws {
        let (bench, number) = try connected()
        _ = try bench.door.reportMTU(23, of: number)
        let long = bench.request { $0.write(first, 1, Array(repeating: 0, count: 21), .withoutResponse, $1) }
        #expect(bench.code(long) == .invalidArgument)
        bench.request { $0.write(first, 1, Array(repeating: 0, count: 21), .withResponse, $1) }
        _ = try bench.take(.write)
    }

    @Test func valuesMayComeBeforeTheAnswerToTheSubscription() throws {
        let (bench, _) = try connected()
        #expect(try bench.deliver([1], of: 1) == .nothing)
        bench.requestSubscription(1)
        #expect(try bench.deliver([2], of: 1) == .ok)
        try bench.complete(.subscribe)
        #expect(try bench.deliver([], of: 1) == .ok)
        #expect(bench.takeEvents() == ["1: [2]", "0 notifying 1", "reply 1 ok", "1: []"])
        #expect(bench.code(bench.requestSubscription(1)) == .ok)
        #expect(try bench.takeAll().isEmpty)
    }

    @Test func aRefusedOrEndedSubscriptionReceivesNothing() throws {
        let (bench, _) = try connected()
        bench.requestSubscription(1)
        try bench.door.fail(try bench.take(.subscribe).number, VeltoError(.rejected, "no"))
        #expect(try bench.deliver([1], of: 1) == .nothing)
        try bench.subscribe(1)
        let end = bench.request { $0.unsubscribe(first, 1, $1) }
        #expect(try bench.deliver([1], of: 1) == .nothing)
        try bench.complete(.unsubscribe)
        #expect(bench.code(end) == .ok)
        #expect(try bench.door.status().ignored == 2)
    }

    @Test func aFullRingRefusesAndCountsAndKeepsTheRest() throws {
        let (bench, _) = try connected()
        try bench.subscribe(1)
        let value = Array(repeating: UInt8(5), count: 16)
        for _ in 0..<2048 { #expect(try bench.deliver(value, of: 1) == .ok) }
        #expect(bench.failure { _ = try bench.deliver(value, of: 1) } == .busy)
        #expect(bench.takeEvents().count == 2048)
        #expect(try bench.deliver(value, of: 1) == .ok)
        let status = try bench.door.status()
        #expect((status.delivered, status.dropped) == (2049, 1))
        var lines: [String] = []
        while let line = bench.log.read() { lines.append(line.text) }
        #expect(lines.contains { $0.hasPrefix("1 notifications of the host radio were dropped") })
    }

    @Test func valuesOfEverySizeSurviveTheRing() throws {
        let (bench, _) = try connected()
        try bench.subscribe(1)
        for round in 0..<4 {
            for size in 0...512 {
                let value = (0..<size).map { UInt8(truncatingIfNeeded: $0 &+ size &+ round) }
                #expect(try bench.deliver(value, of: 1) == .ok)
                if size % 3 == 0 { bench.turn() }
                bench.turn()
                #expect(bench.lastValue == value)
            }
        }
        #expect(bench.failure { _ = try bench.deliver(Array(repeating: 0, count: 513), of: 1) } == .invalidArgument)
    }
}

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
        #expect(bench.failure { _ = try bench.door.pollRequest() } == .staleHandle)
        #expect(bench.failure { _ = try bench.deliver([1], of: 1) } == .staleHandle)
        #expect(bench.code(bench.request { $0.connect(first, $1) }) == .noAdapter)
        try bench.attachAgain()
        #expect(bench.takeEvents().suffix(2) == ["adapter usable", "ready"])
        // The device keeps its number, and a new radio knows it by its identifier.
        bench.request { $0.connect(first, $1) }
        let request = try bench.take(.connect)
        #expect((request.peer, request.identifier) == (number, "AA"))
    }

    @Test func anAdapterIsSwitchedOffAndOn() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        try bench.connect(number)
        #expect(try bench.door.report(.off))
        #expect(try !bench.door.report(.off))
        #expect(bench.takeEvents() == ["0 down backendLost", "adapter unusable", "lost -9"])
        #expect(bench.code(bench.request { $0.startScan($1) }) == .adapterOff)
        #expect(try bench.door.report(.ready))
        #expect(bench.takeEvents().suffix(2) == ["adapter usable", "ready"])
        #expect(try bench.door.report(.absent))
        #expect(bench.takeEvents() == ["adapter unusable", "lost -8"])
    }

    @Test func thereIsOneRadioAtATime() throws {
        let bench = try HostBench()
        #expect(bench.failure { try bench.attachAgain() } == .already)
        let old = bench.door
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
        bench.door.waitForChange(until: .distantFuture)
        #expect(bench.failure { try bench.attachAgain() } == .staleHandle)
        #expect(bench.failure { _ = try bench.door.pollRequest() } == .staleHandle)
        #expect(bench.takeEvents() == [])
    }
}

@Suite struct HostPairingTests {
    @Test func pairingAsksThePersonAndEndsInABond() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        try bench.connect(number)
        #expect(bench.failure { try bench.door.report(.enterPasskey, of: number) } == .invalidState)
        let pair = bench.request { $0.pair(first, $1) }
        let request = try bench.take(.pair)
        try bench.door.report(.enterPasskey, of: number)
        #expect(bench.takeEvents() == ["0 pairing enterPasskey"])
        bench.central.answerPairing(first, .passkey(123))
        #expect(try bench.take(.answerPairing).pairingAnswer == .passkey(123))
        bench.central.answerPairing(first, .passkey(124))
        #expect(try bench.takeAll().isEmpty)
        try bench.door.complete(request.number)
        bench.turn()
        #expect(bench.code(pair) == .ok)
        #expect(bench.takeEvents() == ["0 bonded true", "reply 1 ok"])
        #expect(bench.code(bench.request { $0.pair(first, $1) }) == .ok)
        #expect(try bench.door.reportBond(false, with: number))
        #expect(try !bench.door.reportBond(false, with: number))
    }

    @Test func aWrongKindOfAnswerIsARefusal() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        try bench.connect(number)
        bench.request { $0.pair(first, $1) }
        _ = try bench.take(.pair)
        try bench.door.report(.confirm(passkey: 7), of: number)
        bench.central.answerPairing(first, .passkey(7))
        #expect(try bench.take(.answerPairing).pairingAnswer == .reject)
    }

    @Test func aCancelledPairingIsTold() throws {
        let bench = try HostBench()
        try bench.connect(try bench.meet())
        let pair = bench.request { $0.pair(first, $1) }
        let request = try bench.take(.pair)
        bench.central.cancelPairing(first)
        bench.turn()
        #expect(bench.code(pair) == .cancelled)
        #expect(try bench.take(.cancelPairing).number == 0)
        #expect(bench.failure { try bench.door.complete(request.number) } == .invalidState)
    }
}
