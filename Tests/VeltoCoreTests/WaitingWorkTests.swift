import Glibc
import Synchronization
import Testing

@testable import VeltoCore

/// Work that comes without a descriptor: taken by whoever is awake, and signaled to whoever is not.
struct WaitingWorkTests {
    private final class Inlet: LoopInlet {
        let added = Atomic(0)
        let taken = Atomic(0)

        func add(to loop: Loop) {
            added.add(1, ordering: .sequentiallyConsistent)
            loop.inletHasWork()
        }

        func takeWork() {
            taken.store(added.load(ordering: .sequentiallyConsistent), ordering: .sequentiallyConsistent)
        }

        var hasAll: Bool { taken.load(ordering: .relaxed) == added.load(ordering: .relaxed) }
    }

    private func isReadable(_ loop: Loop) -> Bool {
        var request = pollfd(fd: loop.pumpDescriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) == 1
    }

    @Test func aProgramThatTurnsItsLoopFindsWorkWithoutASignal() throws {
        let loop = try Loop(time: .manual())
        let inlet = Inlet()
        loop.setInlet(inlet)
        loop.turnUntilIdle()
        for _ in 0..<3 {
            inlet.add(to: loop)
            #expect(!loop.isIdle && loop.nextDeadline == .zero)
            #expect(loop.turn(until: .zero) && loop.isIdle)
            loop.post {}
            #expect(loop.turn(until: .zero) && !loop.isIdle && !loop.turn(until: .zero) && loop.isIdle)
        }
        #expect(inlet.taken.load(ordering: .relaxed) == 3 && !loop.turn(until: .zero))
    }

    @Test func thePumpDescriptorIsReadableForWorkBeforeAndAfterTheFirstRequestForIt() throws {
        let loop = try Loop(time: .manual())
        let inlet = Inlet()
        loop.setInlet(inlet)
        #expect(isReadable(loop))
        loop.turnUntilIdle()
        #expect(!isReadable(loop))
        for _ in 0..<3 {
            inlet.add(to: loop)
            #expect(isReadable(loop))
            inlet.add(to: loop)
            loop.turnUntilIdle()
            #expect(!isReadable(loop) && inlet.hasAll)
            loop.post {}
            #expect(isReadable(loop))
            loop.turnUntilIdle()
            #expect(!isReadable(loop))
        }
    }

    @Test func workThatWasAddedBeforeAnInletIsTaken() throws {
        let loop = try Loop(time: .manual())
        let inlet = Inlet()
        inlet.add(to: loop)
        loop.turnUntilIdle()
        loop.setInlet(inlet)
        loop.turnUntilIdle()
        #expect(inlet.hasAll)
        loop.setInlet(nil)
        inlet.add(to: loop)
        loop.turnUntilIdle()
        #expect(!inlet.hasAll)
    }

    @Test func aThreadThatFallsAsleepMissesNoWork() throws {
        let loop = try Loop(time: .monotonic())
        let inlet = Inlet()
        loop.setInlet(inlet)
        try loop.startThread()
        let waited = Condition(false)
        // The last work is awaited, too: a thread that is stopped leaves work.
        for index in 1...5000 {
            inlet.add(to: loop)
            if index % 2 == 0 { loop.post {} }
            // Most find the loop on its way to sleep, or asleep.
            guard index % 50 == 0 else { continue }
            loop.post { waited.update { $0 = true } }
            #expect(waited.wait(until: loop.time.now.advanced(bySeconds: 60)) { $0 })
            waited.update { $0 = false }
        }
        loop.stopThread()
        #expect(inlet.hasAll)
        loop.setInlet(nil)
    }
}
