import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoSimulation

@testable import VeltoKit

@Suite struct ConnectionTests {
    @Test func theOneLikelyCapBecomesPlayerZeroAndMoves() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (_, device) = try test.connectedCap()
        var positions: Set<Double> = []
        for _ in 0..<300 {
            try test.advance(1.0 / 60)
            positions.insert(try device.input.poll(step: 1.0 / 60).positionX)
        }
        #expect(positions.count > 50)
        // The first sample is the center, wherever the sweep was then.
        #expect((positions.max() ?? 0) - (positions.min() ?? 0) > 1.6)
        #expect(device.playerIndex == 0)
    }

    @Test func theCapIsToldToStartOnceAndInOrder() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (simulator, _) = try test.connectedCap()
        var writes: [RecordedWrite] = []
        while let write = simulator.peripheral.readWrite() { writes.append(write) }
        #expect(writes.map(\.bytes) == [[1, 0], [0x20, 0x10, 0, 0xD0, 7, 0x34, 0, 3]])
        #expect(writes.map(\.kind) == [.withResponse, .withoutResponse])
    }

    @Test func aLostLinkIsToldOnceAndComesBackWithItsPlaceAndCalibration() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (simulator, device) = try test.connectedCap()
        _ = try device.input.poll(step: 0.02)
        let offset = try device.input.withEngine { $0.paddleOffset }
        _ = test.drain()
        simulator.peripheral.dropLink()
        try test.advance(0.5)
        #expect(device.record.linkState == .none)
        #expect(test.drain().count { $0.isDisconnected } == 1)
        #expect(!device.input.peek().flags.contains(.connected))
        try test.advance(5)
        #expect(device.record.linkState == .ready)
        let events = test.drain()
        #expect(events.count { $0.isConnected } == 1)
        #expect(events.count { $0.isDisconnected } == 0)
        #expect(device.playerIndex == 0)
        #expect(try device.input.withEngine { $0.paddleOffset } == offset)
        #expect(offset != nil)
    }

    @Test func anEventKnowsItsDeviceAndItsOperationAsLongAsTheyAreThere() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (_, device) = try test.connectedCap()
        let operation = try device.beginDisconnect()
        try test.advance(1)
        let events = test.drain()
        let connected = try #require(events.first { $0.isConnected })
        #expect(connected.device === device && connected.operation == nil && connected.subscription == nil)
        let done = try #require(events.first { $0.operation === operation })
        #expect(done.device === device)
        _ = try device.beginForget()
        try test.advance(1)
        #expect(connected.device == nil)
    }

    @Test func aDeviceThatWasSentAwayStaysAway() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (_, device) = try test.connectedCap()
        let operation = try device.beginDisconnect()
        try test.advance(3)
        guard case .success = operation.result else {
            Issue.record("disconnect has not succeeded")
            return
        }
        try test.advance(60)
        #expect(device.record.linkState == .none)
    }

    @Test func connectingToASilentDeviceTimesOutWithASentence() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let simulator = try test.addCap()
        _ = try test.context.beginScan()
        try test.advance(1)
        let device = try #require(test.context.devices.first)
        try simulator.peripheral.setLink(LinkConditions(isInRange: false))
        let operation = try device.beginConnect(timeout: 5)
        try test.advance(4.9)
        #expect(operation.result == nil)
        try test.advance(0.2)
        guard case .failure(let error) = operation.result else {
            Issue.record("connect has not failed")
            return
        }
        #expect(error.code == .timeout)
        #expect(error.message.contains("5"))
        #expect(device.record.linkState == .none)
        try test.advance(120)
        #expect(device.record.connectAttempts == 1)
    }

    @Test func cancellingAConnectionEndsItAsCancelled() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let simulator = try test.addCap()
        _ = try test.context.beginScan()
        try test.advance(1)
        let device = try #require(test.context.devices.first)
        try simulator.peripheral.setLink(LinkConditions(isInRange: false))
        let operation = try device.beginConnect(timeout: 30)
        try test.advance(1)
        operation.cancel()
        try test.advance(0.1)
        guard case .failure(let error) = operation.result else {
            Issue.record("connect has not ended")
            return
        }
        #expect(error.code == .cancelled)
        #expect(device.record.linkState == .none)
    }

    @Test func aHeldButtonIsReleasedWhenTheLinkDrops() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (simulator, device) = try test.connectedCap()
        try simulator.peripheral.pressButton(forSeconds: 10)
        try test.advance(0.5)
        #expect(device.input.status.buttonsDown == 1)
        _ = test.drain()
        simulator.peripheral.dropLink()
        try test.advance(0.5)
        #expect(device.input.status.buttonsDown == 0)
        #expect(test.drain().contains { $0.isButton })
    }

    @Test func waitingForAnOperationMovesAManualClock() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        _ = try test.addCap()
        let scan = try test.context.beginScan()
        #expect(scan.wait(timeout: 1))
        try test.advance(1)
        let device = try #require(test.context.devices.first)
        let connect = try device.beginConnect(timeout: 10)
        #expect(connect.wait(timeout: 10))
        #expect(device.record.linkState == .ready)
    }

    @Test func aDeviceTakes256OperationsAndNoMore() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let simulator = try test.addCap()
        _ = try test.context.beginScan()
        try test.advance(1)
        let device = try #require(test.context.devices.first)
        try simulator.peripheral.setLink(LinkConditions(isInRange: false))
        let operations = try (0..<256).map { _ in try device.beginConnect(timeout: 5) }
        #expect(code { _ = try device.beginConnect(timeout: 5) } == .busy)
        try test.advance(6)
        #expect(operations.allSatisfy { $0.result != nil })
        _ = try device.beginConnect(timeout: 5)
    }

    @Test func aContextTakes64OperationsForUnknownDevicesAndNoMore() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let operations = try (0..<64).map { _ in
            try test.context.beginConnectDevice("nobody", timeout: .seconds(5)).operation
        }
        #expect(code { _ = try test.context.beginConnectDevice("nobody", timeout: .seconds(5)) } == .busy)
        try test.advance(6)
        #expect(operations.allSatisfy { $0.result != nil })
        _ = try test.context.beginConnectDevice("nobody", timeout: .seconds(5))
    }
}
