import Glibc
import Testing

@testable import VeltoCore

@Suite struct LoopTests {
    private final class Record: @unchecked Sendable {
        var entries: [String] = []
    }

    private func makeLoop() throws -> (Loop, TimeSource) {
        let time = TimeSource.manual()
        return (try Loop(time: time), time)
    }

    #if DEBUG
        @Test func aCallBesideTheLoopTrapsInDebugBuilds() async {
            await #expect(processExitsWith: .failure) {
                let loop = try Loop(time: .monotonic())
                let isRunning = Condition(false)
                try loop.startThread()
                loop.post {
                    loop.assertIsTurning()
                    isRunning.update { $0 = true }
                }
                guard isRunning.wait(until: .distantFuture, { $0 }) else { exit(0) }
                loop.assertIsTurning()
                exit(0)
            }
        }
    #endif

    @Test func aLoopWithoutAThreadMayBeUsedByItsOwner() throws {
        let (loop, time) = try makeLoop()
        loop.assertIsTurning()
        let timer = LoopTimer { loop.assertIsTurning() }
        loop.schedule(timer, at: time.now.advanced(bySeconds: 1))
        loop.advance(to: time.now.advanced(bySeconds: 2))
        #expect(!timer.isScheduled)
        loop.assertIsTurning()
    }

    @Test func timersFireInTheOrderOfTheirDeadlinesAndOfScheduling() throws {
        let (loop, time) = try makeLoop()
        let record = Record()
        let start = time.now
        let timers = ["c", "a", "b", "d"].map { name in LoopTimer { record.entries.append(name) } }
        for (timer, delay) in zip(timers, [2.0, 1.0, 1.0, 3.0]) {
            loop.schedule(timer, at: start.advanced(bySeconds: delay))
        }
        loop.cancel(timers[3])
        loop.advance(to: start.advanced(bySeconds: 1.5))
        #expect(record.entries == ["a", "b"])
        loop.advance(to: start.advanced(bySeconds: 10))
        #expect(record.entries == ["a", "b", "c"])
        #expect(loop.nextDeadline == .distantFuture)
    }

    @Test func aTimerThatSchedulesItselfFiresOncePerPeriod() throws {
        let (loop, time) = try makeLoop()
        let record = Record()
        final class Box { var timer: LoopTimer? }
        let box = Box()
        box.timer = LoopTimer {
            record.entries.append("tick")
            if let timer = box.timer { loop.schedule(timer, inSeconds: 0.1) }
        }
        if let timer = box.timer { loop.schedule(timer, inSeconds: 0.1) }
        loop.advance(to: time.now.advanced(bySeconds: 1.05))
        #expect(record.entries.count == 10)
        // The timer keeps the loop, and the loop its timers, until it is shut down.
        loop.shutDown()
        box.timer = nil
    }

    @Test func reschedulingManyTimersKeepsTheHeapInOrder() throws {
        let (loop, time) = try makeLoop()
        let record = Record()
        let start = time.now
        let timers = (0..<50).map { index in LoopTimer { record.entries.append("\(index)") } }
        for (index, timer) in timers.enumerated() {
            loop.schedule(timer, at: start.advanced(bySeconds: Double((index * 37) % 50)))
        }
        for (index, timer) in timers.enumerated().reversed() {
            loop.schedule(timer, at: start.advanced(bySeconds: Double(index)))
        }
        loop.advance(to: start.advanced(bySeconds: 100))
        #expect(record.entries == (0..<50).map { "\($0)" })
    }

    @Test func workPostedFromAnotherThreadRunsOnTheLoopsThreadInOrder() throws {
        let loop = try Loop(time: .monotonic())
        let record = Record()
        try loop.startThread()
        for index in 0..<100 { loop.post { record.entries.append("\(index)") } }
        loop.stopThread()
        #expect(record.entries == (0..<100).map { "\($0)" })
    }

    @Test func newerWorkReplacesWorkOfItsKindUnlessOtherWorkWaitsInBetween() throws {
        let (loop, _) = try makeLoop()
        let record = Record()
        let volume = LoopWork("volume", on: loop)
        loop.post(volume) { record.entries.append("1") }
        loop.post(LoopWork("volume", on: record)) { record.entries.append("another's") }
        loop.post(volume) { record.entries.append("2") }
        loop.post { record.entries.append("work") }
        loop.post(volume) { record.entries.append("3") }
        loop.post(volume) { record.entries.append("4") }
        loop.turnUntilIdle()
        #expect(record.entries == ["2", "another's", "work", "4"])
    }

    @Test func workThatWaitsCanBeWithdrawn() throws {
        let (loop, _) = try makeLoop()
        let record = Record()
        let kinds = ["a", "b"].map { LoopWork($0, on: loop) }
        for kind in kinds { loop.post(kind) { record.entries.append("\(kind)") } }
        #expect(loop.withdraw(kinds[0]) && loop.withdraw(kinds[1]) && !loop.withdraw(kinds[1]))
        loop.turnUntilIdle()
        #expect(record.entries.isEmpty && !loop.withdraw(kinds[0]))
    }

    @Test func aReadableDescriptorReachesItsWatcherUntilUnwatched() throws {
        final class Watcher: DescriptorWatcher {
            var count = 0
            func descriptorReady(_ descriptor: Int32, _ readiness: Loop.Readiness) {
                count += 1
                var byte: UInt8 = 0
                _ = read(descriptor, &byte, 1)
            }
        }
        let (loop, _) = try makeLoop()
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let watcher = Watcher()
        let id = try loop.watch(ends[0], for: .readable, watcher)
        _ = write(ends[1], "ab", 2)
        loop.turnUntilIdle()
        #expect(watcher.count == 2)
        loop.unwatch(id)
        _ = write(ends[1], "c", 1)
        loop.turnUntilIdle()
        #expect(watcher.count == 2)
        close(ends[0])
        close(ends[1])
    }

    /// Whether a foreign loop would wake up, now or within so many milliseconds.
    private func isReadable(_ loop: Loop, within milliseconds: Int32 = 0) -> Bool {
        var request = pollfd(fd: loop.pumpDescriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) == 1
    }

    @Test func thePumpDescriptorIsReadableFromADeadlineOnUntilItIsTurned() throws {
        let loop = try Loop(time: .monotonic(), isPumped: true)
        let record = Record()
        let (soon, late) = (LoopTimer { record.entries.append("soon") }, LoopTimer { record.entries.append("late") })
        #expect(!isReadable(loop))
        loop.schedule(late, inSeconds: 1000)
        #expect(!isReadable(loop))
        loop.schedule(soon, inSeconds: 0.001)
        #expect(isReadable(loop, within: 10_000))
        #expect(loop.turn(until: .zero))
        #expect(record.entries == ["soon"])
        #expect(!isReadable(loop))
        loop.schedule(soon, at: .zero)
        #expect(isReadable(loop))
        loop.cancel(soon)
        #expect(!isReadable(loop))
        loop.shutDown()
    }

    @Test func noDeadlineOfAManualClockIsToldByADescriptor() throws {
        let loop = try Loop(time: .manual(), isPumped: true)
        loop.schedule(LoopTimer {}, at: .zero)
        #expect(!isReadable(loop))
    }

    @Test func aTimerThatFiresLateIsPostponedOnce() throws {
        let loop = try Loop(time: .monotonic())
        let timer = LoopTimer {}
        loop.schedule(timer, at: .zero)
        loop.turn(until: .zero)
        #expect(loop.postponesLate(timer) && timer.isScheduled)
        loop.schedule(timer, at: .zero)
        loop.turn(until: .zero)
        #expect(!loop.postponesLate(timer) && !timer.isScheduled)
        loop.schedule(timer, at: .distantFuture)
        #expect(!loop.postponesLate(timer), "it is not late")
    }

    @Test func nothingIsLateOnAManualClock() throws {
        let (loop, time) = try makeLoop()
        let timer = LoopTimer {}
        loop.schedule(timer, at: time.now)
        time.set(time.now.advanced(bySeconds: 100))
        loop.turn(until: .zero)
        #expect(!loop.postponesLate(timer) && !timer.isScheduled)
    }

    @Test func watchingAClosedDescriptorIsAnErrorNotATrap() throws {
        final class Watcher: DescriptorWatcher {
            func descriptorReady(_ descriptor: Int32, _ readiness: Loop.Readiness) {}
        }
        let (loop, _) = try makeLoop()
        #expect(throws: VeltoError.self) { _ = try loop.watch(-1, for: .readable, Watcher()) }
    }
}
