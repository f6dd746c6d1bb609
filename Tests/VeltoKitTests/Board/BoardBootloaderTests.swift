import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMetaWear
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// A board in its bootloader is a device that is ready, and that does nothing of what a board does.
@Suite struct BoardBootloaderTests {
    private let board: SimulatedBoard

    init() throws {
        board = try SimulatedBoard(.metaMotionS)
    }

    private func startBootloader() throws -> Device {
        let operation = try board.metaWear.begin.reset(.bootloader)
        try board.test.advance(10)
        #expect(isOK(operation.result))
        return try board.device
    }

    private func endBootloader() throws {
        let control = BluetoothUUID(high: 0x0000_1531_1212_EFDE, low: 0x1523_785F_EABC_D123)
        let table = try #require(try board.device.record.table)
        let handle = try #require(table.characteristic(control, in: MetaWearProfile.bootloader)).handle
        _ = try board.device.beginWrite([6], to: handle)
        try board.test.advance(10)
    }

    @Test func itIsReadyAsItIs() throws {
        try board.connect()
        #expect(try board.device.mode == .application)
        let device = try startBootloader()
        #expect(device.record.linkState == .ready && device.record.linkSerial == 2)
        #expect(device.mode == .bootloader && device.family == .metawear)
        #expect(device.capabilities == [] && device.signalList.all.isEmpty)
        let attempts = device.record.connectAttempts
        try board.test.advance(120)
        #expect(device.record.linkState == .ready && device.record.connectAttempts == attempts)
    }

    @Test func itIsABoardAgainAfterThat() throws {
        try board.connect()
        let device = try startBootloader()
        try endBootloader()
        #expect(device.mode == .application && device.record.linkState == .ready)
        #expect(device.capabilities.contains(.streams) && !device.signalList.all.isEmpty)
        #expect(try board.succeeds { try $0.begin.control(.play) })
    }

    @Test func commandsOfABoardFail() throws {
        try board.connect()
        let device = try startBootloader()
        let result = try board.perform { try $0.begin.playMotor(strength: 1, seconds: 1) }
        guard case .failure(let error)? = result else { throw VeltoError(.internal, "\(result as Any)") }
        #expect(error.code == .invalidState)
        #expect(error.message.contains("bootloader") && error.message.contains("update it"))
        #expect(code { try device.setPlayerIndex(0) } == .invalidState)
        #expect(code { _ = try device.signal("acceleration") } != nil)
    }

    @Test func itFeedsNoGameInput() throws {
        try board.connect()
        try board.device.setPlayerIndex(0)
        try board.test.advance(1)
        #expect(try board.packets(in: 1) > 0)
        let device = try startBootloader()
        let before = try device.input.poll(step: 1).packetCount
        try board.test.advance(1)
        let input = try device.input.poll(step: 1)
        #expect(input.packetCount == before && !input.flags.contains(.connected))
        try endBootloader()
        #expect(try board.packets(in: 1) > 0)
    }

    @Test func autoConnectTakesItWhenItIsABoardAgain() throws {
        try board.connect()
        let device = try startBootloader()
        _ = try device.beginDisconnect()
        try board.test.advance(1)
        try board.test.context.setAutoConnect(players: 1)
        try board.test.advance(10)
        #expect(device.record.linkState == .none && device.mode == .bootloader)
        _ = try device.beginConnect(timeout: .seconds(10))
        try board.test.advance(5)
        #expect(device.record.linkState == .ready && device.playerIndex == nil)
        try endBootloader()
        _ = try device.beginDisconnect()
        try board.test.advance(1)
        try board.test.context.setAutoConnect(players: 0)
        try board.test.context.setAutoConnect(players: 1)
        try board.test.advance(10)
        #expect(device.record.linkState == .ready && device.playerIndex == 0)
    }

    /// One that the library has never met as a board has no family.
    @Test func aBoardThatWasNeverMetIsReadyToo() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        var definition = SimulatorDefinition()
        definition.model = .table([
            PeripheralAttribute(
                Characteristic(
                    service: MetaWearProfile.bootloader, uuid: MetaWearProfile.bootloader, handle: 3,
                    properties: .notify))
        ])
        definition.name = "MetaBoot"
        let simulator = try test.createSimulator(definition)
        let (_, operation) = try test.context.beginConnectDevice(simulator.peripheral.identifier, timeout: .seconds(5))
        try test.advance(5)
        let device = try #require(simulator.device)
        #expect(isOK(operation.result) && device.record.linkState == .ready)
        #expect(device.mode == .bootloader && device.family == .unknown)
    }

    private func isOK(_ result: Result<Void, VeltoError>?) -> Bool {
        if case .success? = result { true } else { false }
    }
}
