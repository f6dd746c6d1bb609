import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

@testable import VeltoKit

@Suite struct ValueSequenceTests {
    private struct World {
        let test: TestContext
        let simulator: Simulator
        let device: Device
        let subscription: Subscription

        init(capacity: Int = Subscription.standardCapacity) throws {
            test = try TestContext()
            (simulator, device) = try RawAccessTests.connected(test)
            let begun = try device.beginSubscribe(to: RawAccessTests.stream, capacity: capacity)
            subscription = begun.subscription
            #expect(begun.operation.wait(timeout: 5))
        }

        func notify(_ bytes: [UInt8]) throws {
            try simulator.peripheral.inject(RawAccessTests.stream, bytes)
            try test.advance(0.05)
        }

        /// A task that takes everything, and how it ended.
        func take() -> Task<([[UInt8]], VeltoError?), Never> {
            Task { [subscription] in
                var taken: [[UInt8]] = []
                do {
                    for try await value in subscription.values { taken.append(value.bytes) }
                    return (taken, nil)
                } catch {
                    return (taken, error as? VeltoError)
                }
            }
        }

        func waits() async {
            while subscription.waiterCount == 0 { await Task.yield() }
        }
    }

    @Test func valuesComeInOrderAlsoAcrossALostLinkUntilTheSubscriptionIsDestroyed() async throws {
        let world = try World()
        defer { world.test.context.destroy() }
        try world.notify([1])
        let task = world.take()
        await world.waits()
        try world.notify([2])
        await world.waits()
        world.simulator.peripheral.dropLink()
        try world.test.advance(10)
        #expect(world.subscription.status.state == .active)
        try world.notify([3])
        await world.waits()
        world.subscription.destroy()
        let (taken, error) = await task.value
        #expect(taken == [[1], [2], [3]] && error == nil)
    }

    @Test func aFullRingDropsTheOldestAndCounts() async throws {
        let world = try World(capacity: Subscription.smallestCapacity)
        defer { world.test.context.destroy() }
        for number in UInt8(0)..<100 { try world.notify([UInt8](repeating: number, count: 20)) }
        var numbers: [UInt64] = []
        for try await value in world.subscription.values {
            numbers.append(value.sequence)
            if value.sequence == 100 { break }
        }
        #expect(numbers == Array(100 - UInt64(numbers.count) + 1...100) && numbers.count < 30)
        #expect(world.subscription.status.dropped == 100 - UInt64(numbers.count))
    }

    @Test func theErrorThatEndedItIsThrownAfterWhatHadArrived() async throws {
        let world = try World()
        defer { world.test.context.destroy() }
        try world.notify([9])
        _ = try world.device.beginForget() as Context.Operation
        try world.test.advance(5)
        let (taken, error) = await world.take().value
        #expect(taken == [[9]] && error?.code == .staleHandle)
    }

    @Test func cancellingEndsTheLoopAndLeavesTheSubscription() async throws {
        let world = try World()
        defer { world.test.context.destroy() }
        let task = world.take()
        await world.waits()
        task.cancel()
        #expect(await task.value.1 == nil)
        try world.notify([4])
        #expect(world.subscription.poll()?.bytes == [4])
    }

    @Test func theEndOfTheContextEndsTheLoopAlsoOfOneThatHasNotBegun() async throws {
        let test = try TestContext()
        let (_, device) = try RawAccessTests.connected(test)
        let subscription = try device.beginSubscribe(to: RawAccessTests.stream).subscription
        let task = Task { for try await _ in subscription.values {} }
        while subscription.waiterCount == 0 { await Task.yield() }
        test.context.destroy()
        _ = await task.result
    }

    @Test func aSubscriptionHasEndedWithItsContext() throws {
        let world = try World()
        #expect(world.subscription.status.state == .active)
        world.test.context.destroy()
        #expect(world.subscription.status.state == .ended)
    }
}
