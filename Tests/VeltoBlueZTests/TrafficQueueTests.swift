import Testing
import VeltoBluetooth
import VeltoCore

@testable import VeltoBlueZ

@Suite struct TrafficQueueTests {
    private func entry(_ number: UInt64, on characteristic: String = "/c") -> TrafficQueue.Entry {
        TrafficQueue.Entry(
            request: RequestID(rawValue: number), characteristic: ObjectPath(characteristic), handle: 1,
            operation: .write([UInt8(number)], .withResponse))
    }

    private func describe(_ actions: [TrafficQueue.Action]) -> [String] {
        actions.map { action in
            switch action {
            case .send(let entry, let number): "send \(entry.request.rawValue) as \(number)"
            case .reply(let request, .success): "ok \(request.rawValue)"
            case .reply(let request, .failure(let error)): "\(error.code.rawValue) \(request.rawValue)"
            case .startTimer(let seconds): "pause \(Int((seconds * 1000).rounded()))"
            }
        }
    }

    private func code(_ code: ResultCode) -> Int32 { code.rawValue }

    private let busy = VeltoError(.busy, "busy")

    @Test func oneIsInFlightAndTheNextFollowsItsAnswer() {
        var queue = TrafficQueue()
        #expect(describe(queue.add(entry(1))) == ["send 1 as 1"])
        #expect(describe(queue.add(entry(2))) == [])
        #expect(describe(queue.answered(.success([]), .report, number: 1)) == ["ok 1", "send 2 as 2"])
        #expect(describe(queue.answered(.success([]), .report, number: 2)) == ["ok 2"])
    }

    @Test func aRefusalForBusynessIsRepeatedAfterGrowingPausesAndKeepsTheOrder() {
        var queue = TrafficQueue()
        _ = queue.add(entry(1))
        _ = queue.add(entry(2))
        for (attempt, pause) in [5, 10, 20, 20].enumerated() {
            let number = UInt64(attempt + 1)
            #expect(
                describe(queue.answered(.failure(busy), .retryShortly, number: number)) == ["pause \(pause)"])
            #expect(describe(queue.timerFired()) == ["send 1 as \(number + 1)"])
        }
        #expect(describe(queue.answered(.success([]), .report, number: 5)) == ["ok 1", "send 2 as 6"])
    }

    @Test func busynessThatDoesNotEndIsReported() {
        var queue = TrafficQueue()
        _ = queue.add(entry(1))
        for number in 1...TrafficQueue.busyAttempts {
            _ = queue.answered(.failure(busy), .retryShortly, number: UInt64(number))
            _ = queue.timerFired()
        }
        let last = UInt64(TrafficQueue.busyAttempts + 1)
        #expect(describe(queue.answered(.failure(busy), .retryShortly, number: last)) == ["\(code(.busy)) 1"])
    }

    @Test func theEndOfTheLinkAnswersEverythingInOrderAndLateAnswersMeanNothing() {
        var queue = TrafficQueue()
        for number in 1...3 { _ = queue.add(entry(UInt64(number))) }
        let error = VeltoError(.disconnected, "gone")
        #expect(
            describe(queue.failAll(error)) == [
                "\(code(.disconnected)) 1", "\(code(.disconnected)) 2", "\(code(.disconnected)) 3",
            ])
        #expect(describe(queue.answered(.success([]), .report, number: 1)) == [])
        #expect(describe(queue.timerFired()) == [])
        #expect(describe(queue.add(entry(4))) == ["send 4 as 2"])
        #expect(describe(queue.answered(.success([]), .report, number: 1)) == [])
    }

    @Test func whatIsTakenBackBeforeItsTurnIsNeverSentAndWhatIsInFlightGoesOn() {
        var queue = TrafficQueue()
        for number in 1...3 { _ = queue.add(entry(UInt64(number))) }
        queue.withdraw(RequestID(rawValue: 2))
        queue.withdraw(RequestID(rawValue: 1))
        #expect(describe(queue.answered(.success([]), .report, number: 1)) == ["ok 1", "send 3 as 2"])
    }

    @Test func afterAFailureTheRestCanBeWithdrawnBeforeItIsSent() {
        var queue = TrafficQueue()
        for number in 1...4 { _ = queue.add(entry(UInt64(number))) }
        _ = queue.answered(.success([]), .report, number: 1)
        let failure = VeltoError(.rejected, "no")
        #expect(
            describe(queue.answered(.failure(failure), .report, number: 2)) == ["\(code(.rejected)) 2", "pause 0"])
        #expect(describe(queue.add(entry(5))) == [])
        queue.withdraw(RequestID(rawValue: 3))
        queue.withdraw(RequestID(rawValue: 4))
        #expect(describe(queue.timerFired()) == ["send 5 as 3"])
    }

    @Test func aCharacteristicThatGoesEndsWhatWasAskedOfItAndNothingElse() {
        var queue = TrafficQueue()
        _ = queue.add(entry(1))
        _ = queue.add(entry(2, on: "/d"))
        _ = queue.add(entry(3))
        let gone = VeltoError(.notFound, "gone")
        #expect(
            describe(queue.fail(ObjectPath("/c"), gone)) == [
                "\(code(.notFound)) 1", "\(code(.notFound)) 3", "send 2 as 3",
            ])
        #expect(describe(queue.answered(.success([]), .report, number: 1)) == [])
        #expect(describe(queue.answered(.success([]), .report, number: 3)) == ["ok 2"])
    }
}
