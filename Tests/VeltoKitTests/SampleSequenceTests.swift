import Testing
import VeltoCore
import VeltoSimulation

@testable import VeltoKit

@Suite struct SampleSequenceTests {
    private struct World {
        let test: TestContext
        let simulator: Simulator
        let stream: SampleStream

        init(_ units: Units = .raw) throws {
            test = try TestContext()
            let device: Device
            (simulator, device) = try test.connectedCap()
            let begun = try device.signal("axes").beginStream(units)
            stream = begun.stream
            try test.advance(0.5)
            guard case .success? = begun.operation.result else {
                throw VeltoError(.internal, "the stream has not started")
            }
        }

        /// A task that takes all samples, and how it ended.
        func take() -> Task<([StreamSample], VeltoError?), Never> {
            Task { [stream] in
                var taken: [StreamSample] = []
                do {
                    for try await sample in stream { taken.append(sample) }
                    return (taken, nil)
                } catch {
                    return (taken, error as? VeltoError)
                }
            }
        }

        func waits() async {
            while stream.waitingTaskCount == 0 { await Task.yield() }
        }
    }

    @Test func samplesComeInOrderUntilTheStreamIsStopped() async throws {
        let world = try World()
        defer { world.test.context.destroy() }
        let task = world.take()
        await world.waits()
        for _ in 0..<3 {
            try world.test.advance(0.1)
            await world.waits()
        }
        let stopped = try world.stream.beginStop()
        try world.test.advance(0.5)
        #expect(stopped.wait(timeout: .zero))
        let (taken, error) = await task.value
        #expect(error == nil && taken.count > 20 && taken.allSatisfy { $0.values.count == 3 })
        #expect(taken.map(\.info.sequence) == Array(1...UInt64(taken.count)))
        #expect(zip(taken, taken.dropFirst()).allSatisfy { $0.timestamp < $1.timestamp })
        #expect(UInt64(taken.count) == world.stream.status.counts.received)
    }

    @Test func valuesAreThoseOfReading() async throws {
        let world = try World(.si)
        defer { world.test.context.destroy() }
        var samples = world.stream.makeAsyncIterator()
        let first = try #require(await samples.next())
        let rest = try world.stream.read(of: Float.self)
        #expect(first.info.sequence == 1 && first.values.contains { $0 != 0 })
        #expect(rest.infos.isEmpty, "the iterator has taken what waited")
        while let sample = try await samples.next() {
            #expect(sample.values.allSatisfy { abs($0) < 1000 })
            if sample.info.sequence == world.stream.status.counts.received { break }
        }
    }

    @Test func aLostLinkIsThrownAfterWhatHadArrived() async throws {
        let world = try World()
        defer { world.test.context.destroy() }
        world.simulator.peripheral.dropLink()
        try world.test.advance(1)
        let (taken, error) = await world.take().value
        #expect(taken.count > 10 && error != nil && error == world.stream.status.error)
    }

    @Test func cancellationEndsTheLoopAndLeavesTheStream() async throws {
        let world = try World()
        defer { world.test.context.destroy() }
        let task = world.take()
        await world.waits()
        task.cancel()
        try world.test.advance(0.1)
        let (_, error) = await task.value
        #expect(error == nil && world.stream.status.state == .active)
    }

    @Test func aDestroyedContextEndsTheLoop() async throws {
        let world = try World()
        let task = world.take()
        await world.waits()
        world.test.context.destroy()
        _ = await task.value
    }
}
