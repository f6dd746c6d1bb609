import Synchronization
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// Streams of a family's samples, from the device's notification to the program's reading in bulk.
@Suite struct StreamTests {
    private let toy: StreamingToy

    init() throws {
        toy = try StreamingToy()
    }

    // MARK: Frames

    @Test func framesArriveInOrderWithTheirTimes() throws {
        let stream = try toy.start(.spin)
        #expect(stream.table.kind == "spin" && stream.table.channels.map(\.name) == ["x", "y"])
        #expect(stream.table.valueType == .uint8 && stream.table.channels.map(\.unit) == ["rad/s", "rad/s"])
        let begin = toy.test.context.time.now
        for number: UInt8 in 1...3 { try toy.send(.spin, number, [number, 10 * number]) }
        let frames = try stream.read(of: UInt8.self)
        #expect(frames.values == [1, 10, 2, 20, 3, 30])
        #expect(frames.infos.map(\.sequence) == [1, 2, 3])
        #expect(frames.infos.map(\.tick) == [1, 2, 3])
        let ages = frames.infos.map { ($0.arrival.seconds(since: begin) * 1000).rounded() }
        #expect(ages == [0, 10, 20])
        #expect(frames.infos.allSatisfy { $0.timestamp == $0.arrival && $0.flags.isEmpty })
        #expect(try stream.read(of: UInt8.self).infos.isEmpty)
    }

    @Test func aFullRingDropsTheOldestAndTheirNumbersAreMissing() throws {
        let stream = try toy.start(.heat, capacity: 4)
        for number: UInt8 in 1...10 { try toy.send(.heat, number, [number]) }
        #expect(stream.status.waiting == 4 && stream.status.counts.dropped == 6)
        let frames = try stream.read(3, of: UInt8.self)
        #expect(frames.values == [7, 8, 9] && frames.infos.map(\.sequence) == [7, 8, 9])
        #expect(stream.status.waiting == 1 && stream.status.counts.received == 10 && stream.status.counts.lost == 0)
    }

    @Test func whatTheDevicesCounterMissesIsLostAndSkipped() throws {
        let stream = try toy.start(.heat)
        for number: UInt8 in [254, 255, 2, 3] { try toy.send(.heat, number, [number]) }
        #expect(try stream.read(of: UInt8.self).infos.map(\.sequence) == [1, 2, 5, 6])
        #expect(stream.status.counts.lost == 2 && !stream.status.counts.isLossEstimated)
    }

    @Test func aNotificationThatDoesNotFitTheTableIsLost() throws {
        let stream = try toy.start(.spin)
        let wrong: [[UInt8]] = [[], [1], [1, 2, 3]]
        for (number, values) in wrong.enumerated() { try toy.send(.spin, UInt8(number), values) }
        try toy.send(.spin, 3, [1, 2])
        #expect(try stream.read(of: UInt8.self).infos.map(\.sequence) == [4])
        #expect(stream.status.counts.lost == 3)
    }

    @Test func rateIsMeasured() throws {
        let stream = try toy.start(.heat)
        #expect(stream.status.counts.rate == nil)
        for number: UInt8 in 0...150 { try toy.send(.heat, number, [number]) }
        #expect(abs((stream.status.counts.rate ?? 0) - 100) < 1)
        #expect(stream.status.counts.latency == 0)
    }

    @Test func twoStreamsRunAtOnceBesideTheGameInput() throws {
        let (spin, heat) = (try toy.start(.spin), try toy.start(.heat))
        for number: UInt8 in 1...3 {
            try toy.send(.spin, number, [number, number])
            try toy.send(.heat, number, [100 + number])
            try toy.simulator.peripheral.inject(3, [0, number, 0])
            try toy.test.advance(0.01)
        }
        #expect(try spin.read(of: UInt8.self).values == [1, 1, 2, 2, 3, 3])
        #expect(try heat.read(of: UInt8.self).values == [101, 102, 103])
        #expect(toy.device.input.status.packetCount == 3 && toy.device.input.totalPackets == 9)
        try toy.end(spin.beginStop())
        try toy.send(.heat, 4, [104])
        #expect(try heat.read(of: UInt8.self).values == [104])
    }

    @Test func framesAreReadIntoMemoryOfTheReader() throws {
        let stream = try toy.start(.spin)
        for number: UInt8 in 1...5 { try toy.send(.spin, number, [number, number]) }
        var values: [UInt8] = [0, 0, 0, 0, 0]
        var infos = [FrameInfo](repeating: FrameInfo(), count: 5)
        var valueSpan = values.mutableSpan
        var infoSpan = infos.mutableSpan
        let count = try stream.read(into: &valueSpan, &infoSpan)
        #expect(count == 2 && values == [1, 1, 2, 2, 0])
        #expect(infos[1].sequence == 2 && infos[2] == FrameInfo())
    }

    // MARK: Ends

    @Test func stoppingUnsubscribesAndWhatWaitsStaysReadable() throws {
        let stream = try toy.start(.heat)
        try toy.send(.heat, 1, [42])
        try toy.end(stream.beginStop())
        #expect(stream.status.state == .ended && stream.status.error == nil)
        #expect(!toy.isSubscribed(.heat))
        #expect(try stream.read(of: UInt8.self).values == [42])
        #expect(try stream.read(of: UInt8.self).values.isEmpty)
        try toy.end(stream.beginStop())
    }

    @Test func aStreamThatIsDestroyedIsStopped() throws {
        let stream = try toy.start(.heat)
        stream.destroy()
        try toy.test.advance(0.1)
        #expect(stream.status.state == .ended && !toy.isSubscribed(.heat))
        stream.destroy()
    }

    @Test func theProgramsOwnSubscriptionGoesOn() throws {
        let stream = try toy.start(.heat)
        let (subscription, operation) = try toy.device.beginSubscribe(to: ToySignal.heat.characteristic.handle)
        try toy.end(operation)
        try toy.end(stream.beginStop())
        try toy.send(.heat, 1, [5])
        #expect(subscription.poll()?.bytes == [1, 5])
        #expect(stream.status.counts.received == 0)
        subscription.destroy()
        try toy.test.advance(0.1)
        #expect(!toy.isSubscribed(.heat))
    }

    @Test func theEndOfTheLinkEndsStreamsAndTheyAreStartedAnew() throws {
        let stream = try toy.start(.heat)
        try toy.send(.heat, 1, [42])
        toy.simulator.peripheral.dropLink()
        try toy.test.advance(0.1)
        #expect(stream.status.state == .ended && stream.status.error?.code == .disconnected)
        #expect(try stream.read(of: UInt8.self).values == [42])
        let (early, failed) = try toy.begin(.heat)
        try toy.test.advance(0.1)
        #expect(early.status.error?.code == .notConnected && failed.result != nil)
        try toy.test.advance(5)
        #expect(toy.device.record.linkState == .ready && !toy.isSubscribed(.heat))
        let next = try toy.start(.heat)
        try toy.send(.heat, 9, [9])
        #expect(try next.read(of: UInt8.self).infos.map(\.sequence) == [1])
        try toy.end(stream.beginStop())
    }

    @Test func changedServicesEndStreams() throws {
        let stream = try toy.start(.heat)
        try toy.simulator.peripheral.setAttributes(MeasuringToy().characteristics.map { PeripheralAttribute($0) })
        try toy.test.advance(0.1)
        #expect(stream.status.state == .ended && stream.status.error?.code == .cancelled)
        #expect(toy.device.record.linkState == .ready)
    }

    @Test func streamsEndWithTheirContext() throws {
        let stream = try toy.start(.heat)
        let (starting, _) = try toy.begin(.spin)
        try toy.send(.heat, 1, [42])
        toy.test.context.destroy()
        #expect(stream.status.state == .ended && stream.status.error != nil)
        #expect(starting.status.state == .ended)
        #expect(try stream.read(of: UInt8.self).values == [42])
        #expect(code { _ = try stream.beginStop() } == .staleHandle)
        #expect(code { _ = try stream.signal?.beginStream() } == .staleHandle)
        #expect(toy.device.signals.isEmpty && code { _ = try toy.begin(.heat) } == .notFound)
    }

    @Test func aForgottenDeviceEndsItsStreams() throws {
        let stream = try toy.start(.heat)
        _ = try toy.device.beginForget()
        try toy.test.advance(0.5)
        #expect(stream.status.state == .ended && stream.status.error != nil)
    }

    // MARK: Starts that fail

    @Test func aStartThatFailsIsTakenBack() throws {
        let handle = ToySignal.heat.characteristic.handle
        try toy.simulator.peripheral.setFaults([PeripheralFault(handle: handle, error: .readNotPermitted)])
        let (stream, operation) = try toy.begin(.heat)
        #expect(stream.status.state == .starting)
        try toy.test.advance(0.1)
        #expect(code { try operation.result?.get() } == .rejected)
        #expect(stream.status.state == .ended && stream.status.error?.code == .rejected)
        try toy.simulator.peripheral.setFaults([])
        #expect(!toy.isSubscribed(.heat))
        _ = try toy.start(.heat)
    }

    @Test(arguments: [true, false])
    func aStartThatIsGivenUpIsTakenBack(_ isCancelled: Bool) throws {
        try toy.simulator.peripheral.setLink(LinkConditions(delay: 0.5, isIdeal: true))
        let (stream, operation) = try toy.begin(.heat, timeout: .milliseconds(200))
        try toy.test.advance(0.1)
        if isCancelled { operation.cancel() }
        try toy.test.advance(0.2)
        let expected: ResultCode = isCancelled ? .cancelled : .timeout
        #expect(code { try operation.result?.get() } == expected)
        #expect(stream.status.error?.code == expected)
        try toy.test.advance(2)
        #expect(!toy.isSubscribed(.heat) && toy.device.record.linkState == .ready)
    }

    @Test func stoppingAStreamThatStartsEndsBothOperations() throws {
        let (stream, start) = try toy.begin(.heat)
        try toy.end(stream.beginStop())
        #expect(code { try start.result?.get() } == .cancelled)
        #expect(stream.status.state == .ended && stream.status.error == nil && !toy.isSubscribed(.heat))
    }

    @Test func badArgumentsAreRefusedAtOnce() throws {
        for capacity in [Int.min, -1, 0, 1_000_000, Int.max] {
            #expect(code { _ = try toy.begin(.heat, capacity: capacity) } == .invalidArgument)
        }
        let heat = try toy.device.signal("heat")
        for interval in [-1, 0, 0.001, 1e9] {
            let problem = code { _ = try toy.device.signal("charge").beginStream(pollInterval: .seconds(interval)) }
            #expect(problem == .invalidArgument)
        }
        for timeout in [-1, 0, 0.005, 301] {
            #expect(code { _ = try toy.begin(.heat, timeout: .seconds(timeout)) } == .invalidArgument)
            let read = code { _ = try toy.device.signal("charge").beginRead(timeout: .seconds(timeout)) }
            #expect(read == .invalidArgument)
        }
        #expect(code { _ = try heat.beginStream(pollInterval: .seconds(1)) } == .unsupported)
        #expect(code { _ = try toy.device.signal("charge").beginStream() } == .unsupported)
        #expect(code { _ = try heat.beginRead() } == .unsupported)
        let stream = try toy.start(.heat)
        #expect(code { _ = try stream.read(of: Float.self) } == .invalidArgument)
        #expect(code { _ = try stream.read(-1, of: UInt8.self) } == .invalidArgument)
    }
}

/// A connected toy.
struct StreamingToy {
    let test: TestContext
    let simulator: Simulator
    let device: Device

    init(isFast: Bool = false) throws {
        var toy = MeasuringToy()
        toy.isFast = isFast
        test = try TestContext { [toy] in $0.families = Families([toy]) }
        var definition = SimulatorDefinition()
        definition.model = .table(MeasuringToy().characteristics.map { PeripheralAttribute($0) })
        definition.name = "Toy 7"
        simulator = try test.createSimulator(definition)
        try test.context.setAutoConnect(players: 1)
        try test.advance(3)
        device = try #require(test.context.players.device(at: 0))
    }

    func begin(
        _ signal: ToySignal, _ units: Units = .raw, capacity: Int? = nil,
        timeout: Duration = .seconds(15)
    ) throws -> (stream: SampleStream, operation: Context.Operation) {
        try device.signal(signal.rawValue).beginStream(units, capacity: capacity, timeout: timeout)
    }

    func start(
        _ signal: ToySignal, _ units: Units = .raw, capacity: Int? = nil
    ) throws -> SampleStream {
        let (stream, operation) = try begin(signal, units, capacity: capacity)
        try end(operation)
        #expect(stream.status.state == .active)
        return stream
    }

    func end(_ operation: Context.Operation) throws {
        try test.advance(0.1)
        try #require(operation.result).get()
    }

    func send(_ signal: ToySignal, _ counter: UInt8, _ values: [UInt8]) throws {
        try simulator.peripheral.inject(signal.characteristic.handle, [counter] + values)
        try test.advance(0.01)
    }

    func isSubscribed(_ signal: ToySignal) -> Bool {
        code { try simulator.peripheral.inject(signal.characteristic.handle, []) } == nil
    }
}
