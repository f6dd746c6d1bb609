import Glibc
import Testing
import VeltoCore

@Suite struct LockTests {
    @Test func threadsThatMeetNeverHoldItTogether() throws {
        let number = Guarded(0)
        let threads = try (0..<4).map { _ in
            try WorkerThread(named: "lock") {
                for round in 0..<20_000 {
                    number.withLock { number in
                        number += 1
                        // Now and then for longer than a turn of the scheduler, so that others sleep until it is released.
                        if round % 4000 == 0 { sched_yield() }
                    }
                }
            }
        }
        for thread in threads { thread.join() }
        #expect(number.withLock { $0 } == 80_000)
    }

    @Test func everyoneWhoSleepsIsWokenInTurn() throws {
        let gate = Guarded(0)
        let asleep = Guarded(0)
        let threads = try gate.withLock { _ in
            let threads = try (0..<8).map { _ in
                try WorkerThread(named: "lock") {
                    asleep.withLock { $0 += 1 }
                    gate.withLock { $0 += 1 }
                }
            }
            while asleep.withLock({ $0 }) < 8 { sched_yield() }
            return threads
        }
        for thread in threads { thread.join() }
        #expect(gate.withLock { $0 } == 8)
    }

    @Test func whatIsThrownReleasesIt() throws {
        struct Failure: Error {}
        let guarded = Guarded(1)
        #expect(throws: Failure.self) { try guarded.withLock { _ in throw Failure() } }
        #expect(guarded.withLock { $0 } == 1)
    }
}
