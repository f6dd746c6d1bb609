import Testing
import VeltoCore

@testable import VeltoKit

@Suite struct EventSequenceTests {
    /// Returns when a task waits for events.
    private func someoneWaits(in test: TestContext) async {
        while test.context.core.events.waiterCount == 0 { await Task.yield() }
    }

    @Test func eachSequenceHasEveryEventOfItsClassesFromTheCallOn() async throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try test.context.createVirtualDevice("robot")
        let (players, links) = (test.context.events(of: .player), test.context.events(of: [.player, .link]))
        try device.setPlayerIndex(3)
        _ = try device.beginDisconnect() as Context.Operation
        try device.setPlayerIndex(4)
        try test.advance(1)
        var places = players.makeAsyncIterator()
        for expected in [(0, 3), (3, 4)] {
            let event = try #require(await places.next())
            guard case .playerChanged(let previous?, let current?) = event.payload else {
                Issue.record("\(event)")
                return
            }
            #expect((previous, current) == expected && event.device === device)
        }
        var kinds: [EventClasses] = []
        var both = links.makeAsyncIterator()
        while kinds.count < 4 { kinds.append(try #require(await both.next()?.payload.eventClass)) }
        #expect(kinds.filter { $0 == .player }.count == 2 && kinds.filter { $0 == .link }.count == 2)
    }

    @Test func aFullSequenceDropsTheOldestAndSaysSoFirst() async throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try test.context.createVirtualDevice("robot")
        let events = test.context.events(of: .player, capacity: 4)
        for index in 1...10 { try device.setPlayerIndex(index) }
        var taken: [Event.Payload] = []
        for await event in events {
            taken.append(event.payload)
            if taken.count == 5 { break }
        }
        guard case .dropped(let classes, continuous: 0, other: 6) = taken[0] else {
            Issue.record("\(taken[0])")
            return
        }
        #expect(classes == .player)
        let places = taken.dropFirst().map {
            if case .playerChanged(_, let current) = $0 { current } else { nil as Int? }
        }
        #expect(places == [7, 8, 9, 10])
    }

    @Test(arguments: [0, -1, 65_537]) func aSequenceOfAnImpossibleCapacityEndsAtOnceAndTheLogSaysWhy(capacity: Int)
        async throws
    {
        let test = try TestContext()
        defer { test.context.destroy() }
        for await event in test.context.events(capacity: capacity) { Issue.record("\(event)") }
        #expect(test.context.log.read()?.text.contains("capacity is \(capacity): must be 1 to 65536") == true)
        #expect(code { _ = try test.context.createQueue(.link, capacity: capacity) } == .invalidArgument)
    }

    @Test func theLogSaysOnceThatATaskWaitsForSomeoneToPump() async throws {
        let test = try TestContext { $0.hasManualClock = false }
        while test.context.log.read() != nil {}
        let waits = (0..<2).map { _ in
            Task { for await _ in test.context.events() {} }
        }
        while test.context.core.events.waiterCount < 2 { await Task.yield() }
        test.context.destroy()
        for wait in waits { await wait.value }
        var lines: [String] = []
        while let line = test.context.log.read() { lines.append(line.text) }
        #expect(lines.filter { $0.contains("no thread pumps the context") }.count == 1)
    }

    @Test func aWaitingTaskIsWokenByTheLoopAndNotByThePublisher() async throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try test.context.createVirtualDevice("robot")
        try test.advance(1)
        let events = test.context.events(of: .player)
        let isWoken = Milestone()
        let task = Task {
            for await _ in events {
                isWoken.reach()
                break
            }
        }
        await someoneWaits(in: test)
        #expect(try !test.context.dispatch(), "a task that waits gives the loop nothing to do")
        try device.setPlayerIndex(5)
        for _ in 0..<100 { await Task.yield() }
        #expect(!isWoken.isReached, "the program has not pumped")
        try await test.settle { isWoken.isReached }
        await task.value
    }

    @Test(arguments: [true, false])
    func cancellingTheTaskEndsTheLoopWithoutAPump(beforeItWaits: Bool) async throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let events = test.context.events()
        let task = Task {
            if beforeItWaits { while !Task.isCancelled { await Task.yield() } }
            var count = 0
            for await _ in events { count += 1 }
            return count
        }
        if !beforeItWaits { await someoneWaits(in: test) }
        task.cancel()
        #expect(await task.value == 0)
        #expect(test.context.core.events.waiterCount == 0)
    }

    @Test(arguments: [true, false])
    func theEndOfTheContextEndsTheLoop(isDestroyed: Bool) async throws {
        var test: TestContext? = try TestContext()
        let events = try #require(test).context.events()
        let task = Task { for await _ in events {} }
        try await someoneWaits(in: #require(test))
        if isDestroyed { test?.context.destroy() }
        test = nil
        await task.value
    }

    @Test func theEventsOfADestroyedContextHaveEnded() async throws {
        let test = try TestContext()
        test.context.destroy()
        for await event in test.context.events() { Issue.record("\(event)") }
    }

    @Test func aSequenceThatIsLetGoOfTakesItsQueueAlong() async throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        func make() {
            let events = test.context.events(of: .move)
            withExtendedLifetime(events) { #expect(test.context.core.events.wants(.move)) }
        }
        make()
        #expect(!test.context.core.events.wants(.move))
    }

    @Test func severalLoopsOverOneSequenceShareIt() async throws {
        let test = try TestContext {
            $0.isPumped = false
            $0.hasManualClock = false
        }
        defer { test.context.destroy() }
        let device = try test.context.createVirtualDevice("robot")
        let events = test.context.events(of: .player, capacity: 1000)
        let total = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var count = 0
                    for await event in events {
                        if case .playerChanged(_, nil) = event.payload { break }
                        count += 1
                    }
                    return count
                }
            }
            for step in 0..<400 { try? device.setPlayerIndex(1 + step % 2) }
            for _ in 0..<4 {
                try? device.setPlayerIndex(nil)
                try? device.setPlayerIndex(1)
            }
            return await group.reduce(0, +)
        }
        #expect(total >= 400 && total <= 404)
    }
}
