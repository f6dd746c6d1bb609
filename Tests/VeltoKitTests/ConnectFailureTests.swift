import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

@testable import VeltoKit

/// The events of tries to connect: one for each failure, and a last one that ends the connect.
@Suite struct ConnectFailureTests {
    private let test: TestContext
    private let simulator: Simulator
    private let device: Device

    init() throws {
        test = try TestContext()
        simulator = try test.addCap()
        _ = try test.context.beginScan()
        try test.advance(1)
        device = try #require(test.context.devices.first)
        test.context.stopScan()
        _ = test.drain()
    }

    /// Whether another try follows each failure, as the events say.
    private func promises() -> [Bool] {
        test.drain().compactMap { if case .connectFailed(_, let willRetry) = $0.payload { willRetry } else { nil } }
    }

    @Test func theLastFailureSaysThatNoOtherTryFollows() throws {
        defer { test.context.destroy() }
        try simulator.peripheral.setLink(LinkConditions(refusesLinks: true))
        let operation = try device.beginConnect(timeout: 1)
        try test.advance(3)
        #expect(code { try operation.result?.get() } == .connectFailed)
        #expect(promises() == [true, true, false])
    }

    @Test func aTryThatTheTimeoutCutsOffIsAFailureToo() throws {
        defer { test.context.destroy() }
        try simulator.peripheral.setLink(LinkConditions(isInRange: false))
        let operation = try device.beginConnect(timeout: 1)
        try test.advance(3)
        #expect(code { try operation.result?.get() } == .timeout)
        #expect(promises() == [false])
    }

    @Test func cancellingBetweenTwoTriesIsNoFailure() throws {
        defer { test.context.destroy() }
        try simulator.peripheral.setLink(LinkConditions(refusesLinks: true))
        let operation = try device.beginConnect(timeout: 15)
        try test.advance(1)
        #expect(promises() == [true, true, true])
        operation.cancel()
        try test.advance(30)
        #expect(promises().isEmpty)
    }
}
