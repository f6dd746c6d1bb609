import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

@testable import VeltoKit

@Suite struct RawAccessTests {
    static let service = BluetoothUUID(assigned: 0xA000)
    static let value: ValueHandle = 3
    static let stream: ValueHandle = 5

    static func attribute(_ handle: ValueHandle, _ number: UInt32, _ properties: Characteristic.Properties)
        -> PeripheralAttribute
    {
        PeripheralAttribute(
            Characteristic(
                service: service, uuid: BluetoothUUID(assigned: number), handle: handle, properties: properties))
    }

    /// A connected device of no family.
    static func connected(_ test: TestContext) throws -> (Simulator, Device) {
        var definition = SimulatorDefinition()
        definition.model = .table([attribute(value, 0xA001, [.read, .write]), attribute(stream, 0xA002, .notify)])
        let simulator = try test.createSimulator(definition)
        _ = try test.context.beginScan()
        try test.advance(1)
        let device = try #require(simulator.device)
        let operation = try device.beginConnect(timeout: 5)
        #expect(operation.wait(timeout: 5))
        try operation.result?.get()
        return (simulator, device)
    }

    @Test func aDeviceWithoutAFamilyIsReadAndWrittenInSwift() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (_, device) = try Self.connected(test)
        #expect(device.table?.characteristic(BluetoothUUID(assigned: 0xA002), in: Self.service)?.handle == Self.stream)
        let write = try device.beginWrite([1, 2, 3], to: Self.value)
        #expect(write.wait(timeout: 5))
        let read = try device.beginRead(Self.value)
        #expect(read.wait(timeout: 5))
        #expect(read.value == [1, 2, 3])
        #expect(write.value == [])
    }

    @Test func notifiedValuesArePolledInSwift() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (simulator, device) = try Self.connected(test)
        let (subscription, operation) = try device.beginSubscribe(to: Self.stream)
        #expect(operation.wait(timeout: 5))
        #expect(subscription.status.state == .active)
        #expect(subscription.status.route?.path == .direct)
        try simulator.peripheral.inject(Self.stream, [7])
        try test.advance(0.1)
        #expect(subscription.poll()?.bytes == [7])
        #expect(subscription.poll() == nil)
        subscription.destroy()
        try test.advance(1)
        #expect(code { try simulator.peripheral.inject(Self.stream, [8]) } == .rejected)
    }

    @Test func aCharacteristicIsFoundOrItsAbsenceIsThrown() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (_, device) = try Self.connected(test)
        #expect(try device.characteristic(BluetoothUUID(assigned: 0xA002)).handle == Self.stream)
        #expect(code { _ = try device.characteristic(BluetoothUUID(assigned: 0xA009)) } == .notFound)
        _ = try device.beginDisconnect() as Context.Operation
        try test.advance(1)
        #expect(code { _ = try device.characteristic(BluetoothUUID(assigned: 0xA002)) } == .notConnected)
    }

    @Test(arguments: [-1, 0, 0.005, 301]) func aTimeLimitOutOfRangeIsRefused(seconds: Double) throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (_, device) = try Self.connected(test)
        let limit = Duration(clampingSeconds: seconds)
        let requests: [() throws -> Void] = [
            { _ = try device.beginRead(Self.value, timeout: limit) as Context.Operation },
            { _ = try device.beginWrite([1], to: Self.value, timeout: limit) as Context.Operation },
            { _ = try device.beginAwaitValue(of: Self.stream, timeout: limit) as Context.Operation },
            { _ = try device.beginSubscribe(to: Self.stream, timeout: limit) as (Subscription, Context.Operation) },
            { _ = try device.beginConnect(timeout: limit) as Context.Operation },
            { _ = try test.context.beginConnectDevice("someone", timeout: limit) as (Device?, Context.Operation) },
        ]
        for request in requests { #expect(code(request) == .invalidArgument) }
    }

    @Test func notificationsBeyondWhatTheSimulationHoldsAreRefused() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (simulator, device) = try Self.connected(test)
        let (subscription, operation) = try device.beginSubscribe(to: Self.stream)
        #expect(operation.wait(timeout: 5))
        for number in UInt8(0)..<64 { try simulator.peripheral.inject(Self.stream, [number]) }
        #expect(code { try simulator.peripheral.inject(Self.stream, [64]) } == .busy)
        try test.advance(0)
        try simulator.peripheral.inject(Self.stream, [65])
        try test.advance(0)
        var received: [UInt8] = []
        while let value = subscription.poll() { received += value.bytes }
        #expect(received == Array(0..<64) + [65])
    }

    @Test func theLinkOfADeviceIsGoneWithItsContext() throws {
        let test = try TestContext()
        let (_, device) = try Self.connected(test)
        test.context.destroy()
        #expect(device.record.linkState == .none && !device.pollInput().flags.contains(.connected))
    }

    @Test func aRingOfAnImpossibleSizeIsRefused() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (_, device) = try Self.connected(test)
        #expect(code { _ = try device.beginSubscribe(to: Self.stream, capacity: 0) } == .invalidArgument)
        #expect(
            code { _ = try device.beginWrite([UInt8](repeating: 0, count: 513), to: Self.value) } == .invalidArgument)
    }

    @Test func theTableNamesTheSuccessorOfACharacteristic() {
        let old = Self.attribute(5, 0xA002, .notify).characteristic
        let moved = Self.attribute(9, 0xA002, .notify).characteristic
        let other = Self.attribute(5, 0xA003, .notify).characteristic
        #expect(GATTTable([old, moved]).successor(of: old) == old)
        #expect(GATTTable([other, moved]).successor(of: old) == moved)
        #expect(GATTTable([other]).successor(of: old) == nil)
    }
}
