import Glibc
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// Signals: how they are found, what is shared between their streams, units, and readings.
@Suite struct SignalTests {
    private let toy: StreamingToy

    init() throws {
        toy = try StreamingToy()
    }

    // MARK: Finding

    @Test func aDeviceListsItsSignalsInItsOrder() throws {
        #expect(toy.device.signals.map(\.identifier) == ["spin", "heat", "charge"])
        let spin = try toy.device.signal("spin")
        #expect(
            spin === toy.device.signals[0] && spin.device === toy.device && spin.whole == ToySignal.spin.description)
        #expect(code { _ = try toy.device.signal("taste") } == .notFound)
    }

    @Test func aComponentIsASignal() throws {
        let y = try toy.device.signal("spin[1]")
        let spin = try toy.device.signal("spin")
        #expect(try y === spin.component(1) && y === y.component(0) && y.channels == 1..<2)
        #expect(toy.device.signals.count == 3)
        for identifier in ["spin[2]", "spin[-1]", "spin[]", "spin[99999999999999999999]", "[0]", "spin]", "spin[0][0]"]
        {
            #expect(code { _ = try toy.device.signal(identifier) } == .notFound)
        }
        for channel in [-1, 2, .max] { #expect(code { _ = try spin.component(channel) } == .notFound) }
        #expect(code { _ = try y.component(1) } == .notFound)
    }

    @Test func signalsOutliveTheLink() throws {
        let (spin, y) = (try toy.device.signal("spin"), try toy.device.signal("spin[1]"))
        toy.simulator.peripheral.dropLink()
        try toy.test.advance(0.1)
        #expect(try toy.device.signal("spin") === spin)
        try toy.test.advance(5)
        #expect(toy.device.record.linkState == .ready)
        #expect(try toy.device.signal("spin") === spin && toy.device.signal("spin[1]") === y)
    }

    @Test func whatTheDeviceNoLongerHasIsStale() throws {
        let (spin, y) = (try toy.device.signal("spin"), try toy.device.signal("spin[1]"))
        toy.device.signalList.replace(with: [ToySignal.heat.description], of: toy.device)
        #expect(toy.device.signals.map(\.identifier) == ["heat"])
        for signal in [spin, y] {
            #expect(
                code { _ = try HandleTable.shared.resolve(signal.handle, .signal, as: Signal.self) } == .staleHandle)
        }
        #expect(code { _ = try spin.component(0) } == .staleHandle)
    }

    @Test func anotherFamilyHasOtherSignals() throws {
        try toy.device.setFamily(DeviceFamily(rawValue: 77))
        #expect(toy.device.signals.isEmpty)
        try toy.device.setFamily(.unknown)
        try toy.test.advance(0.1)
        #expect(toy.device.signals.count == 3)
    }

    @Test func aForgottenDeviceHasNone() throws {
        _ = try toy.device.beginForget()
        try toy.test.advance(0.5)
        #expect(toy.device.signals.isEmpty)
    }

    // MARK: Sharing

    @Test func streamsOfOneSignalShareTheDevice() throws {
        let first = try toy.start(.heat)
        try toy.send(.heat, 1, [1])
        let second = try toy.start(.heat)
        try toy.send(.heat, 2, [2])
        #expect(first.signal?.streamCount == 2)
        try toy.end(first.beginStop())
        #expect(toy.isSubscribed(.heat))
        try toy.send(.heat, 4, [4])
        let frames = try second.read(of: UInt8.self)
        #expect(frames.values == [2, 4] && frames.infos.map(\.sequence) == [1, 3])
        #expect(try first.read(of: UInt8.self).values == [1, 2])
        try toy.end(second.beginStop())
        #expect(!toy.isSubscribed(.heat) && first.signal?.streamCount == 0)
    }

    @Test func aSecondStreamWaitsForTheSameStart() throws {
        try toy.simulator.peripheral.setLink(LinkConditions(delay: 0.5, isIdeal: true))
        let (first, start) = try toy.begin(.heat)
        let (second, other) = try toy.begin(.heat)
        try toy.test.advance(0.1)
        start.cancel()
        try toy.test.advance(0.1)
        #expect(first.status.error?.code == .cancelled && second.status.state == .starting)
        try toy.test.advance(2)
        #expect((try? other.result?.get()) != nil && second.status.state == .active && toy.isSubscribed(.heat))
    }

    @Test func aStartThatFailsEndsAllThatWaitForIt() throws {
        let fault = PeripheralFault(handle: ToySignal.heat.characteristic.handle, error: .readNotPermitted)
        try toy.simulator.peripheral.setFaults([fault])
        let both = [try toy.begin(.heat), try toy.begin(.heat)]
        try toy.test.advance(0.1)
        for (stream, operation) in both {
            #expect(stream.status.error?.code == .rejected && code { try operation.result?.get() } == .rejected)
        }
    }

    // MARK: Units

    @Test func valuesAreDeliveredInTheUnitsThatAreWanted() throws {
        let (si, native, raw) = (try toy.start(.spin, .si), try toy.start(.spin, .native), try toy.start(.spin))
        try toy.send(.spin, 1, [180, 90])
        #expect(try native.read(of: Float.self).values == [90, 45])
        let angles = try si.read(of: Float.self).values
        #expect(angles.count == 2 && abs(angles[0] - .pi / 2) < 1e-6 && abs(angles[1] - .pi / 4) < 1e-6)
        #expect(try raw.read(of: UInt8.self).values == [180, 90])
        #expect(native.table.channels[0].unit == "°/s" && native.table.channels[0].scale == 0.5)
        #expect(si.table.channels[0].unit == "rad/s" && si.table.channels[0].scale == .pi / 360)
        #expect(raw.table.channels[0] == si.table.channels[0])
    }

    @Test func aComponentStreamsItsChannel() throws {
        let (y, _) = try toy.device.signal("spin[1]").beginStream(.native)
        let (raw, _) = try toy.device.signal("spin[1]").beginStream(.raw)
        try toy.test.advance(0.1)
        try toy.send(.spin, 1, [2, 4])
        #expect(try y.read(of: Float.self).values == [2] && raw.read(of: UInt8.self).values == [4])
        #expect(y.table.channels.map(\.name) == ["y"])
    }

    @Test func theSessionConfiguresScaleAndRate() throws {
        let toy = try StreamingToy(isFast: true)
        let first = try toy.start(.spin, .native)
        let second = try toy.start(.spin, .native)
        try toy.send(.spin, 1, [10, 20])
        for stream in [first, second] {
            #expect(try stream.read(of: Float.self).values == [20, 40])
            #expect(stream.status.counts.rateAsked == 100 && stream.table.channels[1].scale == MeasuringToy.fastScale)
        }
    }

    // MARK: Readings

    @Test func aSignalIsReadOnce() throws {
        let charge = MeasuringToy.charge.handle
        try toy.simulator.peripheral.setValue(charge, [82])
        let operation = try toy.device.signal("charge").beginRead()
        #expect(operation.frame(.si) == nil)
        try toy.end(operation)
        #expect(operation.frame(.native)?.values == [82] && operation.frame(.raw)?.values == [82])
        let frame = try #require(operation.frame(.si))
        #expect(abs(frame.values[0] - 0.82) < 1e-9 && frame.channels[0].name == "charge" && frame.info.sequence == 1)
        #expect(operation.rawFrame?.values == [82])
    }

    @Test func aReadingThatFailsBringsNothing() throws {
        let charge = MeasuringToy.charge.handle
        try toy.simulator.peripheral.setFaults([PeripheralFault(handle: charge, error: .readNotPermitted)])
        let operation = try toy.device.signal("charge").beginRead()
        try toy.test.advance(0.1)
        #expect(code { try operation.result?.get() } == .rejected && operation.frame(.si) == nil)
        toy.simulator.peripheral.dropLink()
        try toy.test.advance(0.1)
        let late = try toy.device.signal("charge").beginRead()
        try toy.test.advance(0.1)
        #expect(code { try late.result?.get() } == .notConnected)
    }

    @Test func aReadableSignalIsPolled() throws {
        let charge = MeasuringToy.charge.handle
        try toy.simulator.peripheral.setValue(charge, [50])
        let (stream, operation) = try toy.device.signal("charge").beginStream(.native, pollInterval: .seconds(1))
        try toy.end(operation)
        try toy.test.advance(3)
        #expect(stream.status.state == .active && stream.status.counts.rateAsked == 1)
        let frames = try stream.read(of: Float.self)
        #expect(frames.values == [50, 50, 50, 50] && frames.infos.map(\.sequence) == [1, 2, 3, 4])
        try toy.simulator.peripheral.setFaults([PeripheralFault(handle: charge, error: .readNotPermitted)])
        try toy.test.advance(2)
        try toy.simulator.peripheral.setFaults([])
        try toy.test.advance(1)
        #expect(try stream.read(of: Float.self).infos.map(\.sequence) == [7] && stream.status.counts.lost == 2)
        try toy.end(stream.beginStop())
        try toy.test.advance(3)
        #expect(stream.status.counts.received == 5)
    }

    @Test func pollingEndsWithTheLink() throws {
        let (stream, _) = try toy.device.signal("charge").beginStream(pollInterval: .seconds(1))
        try toy.test.advance(0.1)
        toy.simulator.peripheral.dropLink()
        try toy.test.advance(0.1)
        #expect(stream.status.error?.code == .disconnected)
    }

    // MARK: Events and descriptors

    @Test func eventsTellOfFramesAndOfEnds() throws {
        let queue = try toy.test.context.createQueue([.samples, .stream], capacity: 16)
        let (stream, other) = (try toy.start(.heat), try toy.start(.spin))
        for number: UInt8 in 1...3 { try toy.send(.heat, number, [number]) }
        _ = try stream.read(of: UInt8.self)
        try toy.send(.heat, 4, [4])
        try toy.end(other.beginStop())
        toy.simulator.peripheral.dropLink()
        try toy.test.advance(0.1)
        var events: [Event] = []
        while let event = queue.poll() { events.append(event) }
        #expect(events.allSatisfy { $0.stream === stream && $0.device === toy.device })
        #expect(events.map { "\($0.payload)" } == ["samplesReady", "samplesReady", "streamEnded"])
        #expect(events.map(\.result) == [.ok, .ok, .disconnected])
    }

    @Test func theDescriptorIsReadableWhileFramesWaitAndAfterTheEnd() throws {
        let stream = try toy.start(.heat)
        #expect(try !isReadable(stream))
        for number: UInt8 in 1...3 { try toy.send(.heat, number, [number]) }
        #expect(try isReadable(stream))
        _ = try stream.read(2, of: UInt8.self)
        #expect(try isReadable(stream))
        _ = try stream.read(of: UInt8.self)
        #expect(try !isReadable(stream))
        try toy.send(.heat, 4, [4])
        try toy.end(stream.beginStop())
        _ = try stream.read(of: UInt8.self)
        #expect(try isReadable(stream))
    }

    private func isReadable(_ stream: SampleStream) throws -> Bool {
        var request = try pollfd(fd: stream.descriptor(), events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) == 1
    }

    // MARK: Devices that the program feeds

    @Test func anIngestDeviceStreamsWhatItIsFed() throws {
        let fed = try toy.test.context.createIngestDevice(family: Toy().family, identifier: "fed")
        #expect(fed.signals.map(\.identifier) == ["spin", "heat", "charge"])
        let (stream, operation) = try fed.signal("spin").beginStream(.native)
        try toy.end(operation)
        let source = ToySignal.spin.characteristic.uuid
        for packet: [UInt8] in [[1, 2, 4], [3, 6, 8]] { try fed.ingest(packet.span, of: source) }
        let frames = try stream.read(of: Float.self)
        #expect(frames.values == [1, 2, 3, 4] && frames.infos.map(\.sequence) == [1, 3])
        try toy.end(stream.beginStop())
        try fed.ingest([UInt8]([4, 1, 1]).span, of: source)
        #expect(stream.status.counts.received == 2 && stream.status.error == nil)
        let late = try fed.signal("charge").beginRead()
        try toy.test.advance(0.1)
        #expect(code { try late.result?.get() } == .notConnected)
    }

    @Test func anIngestDevicesStreamsEndWithIt() throws {
        let fed = try toy.test.context.createIngestDevice(family: Toy().family, identifier: "fed")
        let (first, _) = try fed.signal("spin").beginStream()
        try toy.test.advance(0.1)
        _ = try fed.beginDisconnect()
        try toy.test.advance(0.1)
        #expect(first.status.error?.code == .disconnected)
        let (second, _) = try fed.signal("spin").beginStream()
        try toy.test.advance(0.1)
        _ = try fed.beginForget()
        try toy.test.advance(0.1)
        #expect(second.status.error?.code == .staleHandle && fed.signals.isEmpty)
    }
}
