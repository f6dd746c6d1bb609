import Glibc
import Testing
import VeltoCore

@testable import VeltoKit

@Suite struct EventQueueTests {
    private func makeQueue(_ hub: EventHub, capacity: Int, mask: EventClasses = .standard) throws -> EventQueue {
        try hub.makeQueue(mask: mask, capacity: capacity, in: try TestContext().context.core)
    }

    private func isReadable(_ queue: EventQueue) -> Bool {
        var request = pollfd(fd: queue.descriptor, events: Int16(POLLIN), revents: 0)
        return Glibc.poll(&request, 1, 0) == 1
    }

    @Test func theDescriptorIsReadableExactlyWhileEventsWait() throws {
        let hub = EventHub()
        let queue = try makeQueue(hub, capacity: 4)
        #expect(!isReadable(queue))
        hub.publish(Event(.scanStarted))
        hub.publish(Event(.scanStopped))
        #expect(isReadable(queue))
        _ = queue.poll()
        #expect(isReadable(queue))
        _ = queue.poll()
        #expect(!isReadable(queue))
        hub.close()
    }

    @Test func overflowDropsTheOldestAndTellsHowManyFirst() throws {
        let hub = EventHub()
        let queue = try makeQueue(hub, capacity: 3)
        for index in 0..<5 {
            var event = Event(index % 2 == 0 ? .scanStarted : .button(1, isDown: true, pressCount: 1, releaseCount: 0))
            event.deviceHandle = ObjectHandle(rawValue: UInt64(index))
            hub.publish(event)
        }
        let first = try #require(queue.poll())
        guard case .dropped(let classes, let continuous, let other) = first.payload else {
            Issue.record("no account of losses")
            return
        }
        #expect(classes == [.scan, .button])
        #expect(continuous == 0 && other == 2)
        let rest = [queue.poll(), queue.poll(), queue.poll()].compactMap { $0 }
        #expect(rest.map(\.deviceHandle) == [2, 3, 4])
        #expect(rest.map(\.sequence) == [3, 4, 5])
        #expect(queue.poll() == nil)
        hub.close()
    }

    @Test func aQueueSeesOnlyItsClassesAndOnlyFromItsCreationOn() throws {
        let hub = EventHub()
        hub.publish(Event(.scanStarted))
        let queue = try makeQueue(hub, capacity: 4, mask: .scan)
        hub.publish(Event(.button(1, isDown: true, pressCount: 1, releaseCount: 0)))
        hub.publish(Event(.scanStopped))
        guard case .scanStopped = queue.poll()?.payload else {
            Issue.record("the wrong event")
            return
        }
        #expect(queue.poll() == nil)
        hub.close()
    }

    @Test func destroyingAQueueEndsAWait() throws {
        let hub = EventHub()
        let queue = try makeQueue(hub, capacity: 4)
        hub.remove(queue)
        guard case .closed = queue.wait() else {
            Issue.record("the wait did not end as closed")
            return
        }
    }

    @Test func aRingThatWrapsManyTimesKeepsOrder() throws {
        let ring = try EventRing(capacity: 5)
        var taken: [ObjectHandle] = []
        for index in 0..<100 {
            var event = Event(.scanStarted)
            event.deviceHandle = ObjectHandle(rawValue: UInt64(index))
            ring.append(event, .scan)
            if index % 3 == 2 {
                for _ in 0..<3 { if let event = ring.takeFirst() { taken.append(event.deviceHandle) } }
            }
        }
        #expect(taken.map(\.rawValue) == Array(0..<99))
    }

    private static func moved(_ number: Int) -> Event {
        var event = Event(.moved(direction: 0, velocity: 0, x: 0, y: 0))
        event.deviceHandle = ObjectHandle(rawValue: UInt64(number))
        return event
    }

    @Test func continuousEventsAndOthersComeInOneOrderAndTheContinuousOnesGoFirst() throws {
        let ring = try EventRing(capacity: 4)
        for number in 0..<4 {
            var event = number % 2 == 0 ? Event(.scanStarted) : Self.moved(number)
            event.deviceHandle = ObjectHandle(rawValue: UInt64(number))
            ring.append(event, number % 2 == 0 ? .scan : .move)
        }
        #expect((0..<4).map { _ in ring.takeFirst()?.deviceHandle } == [0, 1, 2, 3])
        for number in 0..<3 { ring.append(Event(.scanStarted), .scan); ring.append(Self.moved(number), .move) }
        guard case .dropped(.move, 2, 0)? = ring.takeFirst()?.payload else {
            Issue.record("the continuous events did not go first")
            return
        }
        #expect((0..<5).map { _ in ring.takeFirst()?.sequence } == [5, 7, 9, 10, nil])
    }

    @Test(.timeLimit(.minutes(10))) func aFullRingDropsInOneStepWhereverTheEventIs() throws {
        let ring = try EventRing(capacity: 65_536)
        for _ in 0..<65_535 { ring.append(Event(.scanStarted), .scan) }
        for number in 0..<200_000 { ring.append(Self.moved(number), .move) }
        guard case .dropped(.move, 199_999, 0)? = ring.takeFirst()?.payload else {
            Issue.record("the continuous events did not go first")
            return
        }
        var taken = 0
        while ring.takeFirst() != nil { taken += 1 }
        #expect(taken == 65_536)
        #expect(ring.isEmpty)
    }
}
