import Testing
import VeltoBluetooth
import VeltoCore
import VeltoHost

private let first = PeerID(index: 0)

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
        try bench.adapter.complete(task.number, bytes: [9])
        let next = try bench.take(.write)
        #expect(next.bytes == [1, 2])
        #expect(next.writeKind == .withoutResponse)
        try bench.adapter.fail(next.number, VeltoError(.rejected, "no", detail: .att(3)))
        bench.turn()
        #expect(try bench.replies[read]?.get() == [9])
        #expect(bench.code(write) == .rejected)
    }

    @Test func anAnswerCountsOnceAndOnlyInTime() throws {
        let (bench, _) = try connected()
        let read = bench.request { $0.read(first, 1, $1) }
        let number = try bench.take(.read).number
        try bench.adapter.complete(number, bytes: [1])
        #expect(bench.failure { try bench.adapter.complete(number, bytes: [2]) } == .invalidState)
        #expect(bench.failure { try bench.adapter.fail(number, VeltoError(.io, "late")) } == .invalidState)
        #expect(bench.failure { try bench.adapter.complete(number + 1) } == .notFound)
        try bench.adapter.complete(0)
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
        #expect(bench.failure { try bench.adapter.complete(number) } == .invalidState)
        bench.request { $0.read(first, 3, $1) }
        #expect(try bench.take(.read).characteristic == 3)
    }

    @Test func aProgramThatNeverAnswersHoldsUpNothing() throws {
        let (bench, number) = try connected()
        let scan = bench.request { $0.startScan($1) }
        let pair = bench.request { $0.pair(first, by: .interactive, $1) }
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
        #expect(try !bench.adapter.reportLinkDown(number, .local))
        #expect(try bench.adapter.status().pendingRequests == 0)
    }

    @Test func aReadThatIsWithdrawnInTimeIsNeverSeen() throws {
        let (bench, _) = try connected()
        let requests = (0..<3).map { _ in bench.request { $0.read(first, 1, $1) } }
        bench.central.withdraw(first, requests[0])
        bench.central.withdraw(first, requests[1])
        let last = try bench.take(.read)
        bench.central.withdraw(first, requests[2])
        try bench.adapter.complete(last.number)
        bench.turn()
        #expect(requests.map(bench.code) == [nil, nil, .ok])
    }

    @Test func aCommandMustFitIntoAPacket() throws {
        let (bench, number) = try connected()
        _ = try bench.adapter.reportMTU(23, of: number)
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
        try bench.adapter.fail(try bench.take(.subscribe).number, VeltoError(.rejected, "no"))
        #expect(try bench.deliver([1], of: 1) == .nothing)
        try bench.subscribe(1)
        let end = bench.request { $0.unsubscribe(first, 1, $1) }
        #expect(try bench.deliver([1], of: 1) == .nothing)
        try bench.complete(.unsubscribe)
        #expect(bench.code(end) == .ok)
        #expect(try bench.adapter.status().ignored == 2)
    }

    @Test func aFullRingRefusesAndCountsAndKeepsTheRest() throws {
        let (bench, _) = try connected()
        try bench.subscribe(1)
        let value = Array(repeating: UInt8(5), count: 16)
        for _ in 0..<2048 { #expect(try bench.deliver(value, of: 1) == .ok) }
        #expect(bench.failure { _ = try bench.deliver(value, of: 1) } == .busy)
        #expect(bench.takeEvents().count == 2048)
        #expect(try bench.deliver(value, of: 1) == .ok)
        let status = try bench.adapter.status()
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
