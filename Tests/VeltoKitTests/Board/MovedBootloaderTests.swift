import Testing
import VeltoCore
import VeltoFirmware
import VeltoWearable

@testable import VeltoKit
@testable import VeltoSimulation

/// Updates of boards whose bootloaders have the next address: the link, the search for it, and its end.
@Suite struct MovedBootloaderTests {
    private func board(_ kind: BootloaderKind) throws -> SimulatedBoard {
        var configuration = BoardConfiguration(.metaMotionS)
        (configuration.bootloader, configuration.bootloaderMovesAddress) = (kind, true)
        let board = try SimulatedBoard(configuration)
        try board.connect()
        return board
    }

    private func update(_ board: SimulatedBoard, _ kind: BootloaderKind) throws -> Context.Operation {
        try board.device.beginUpdateFirmware(Firmware(.simulated(kind), name: "", build: nil))
    }

    private func model(_ board: SimulatedBoard) throws -> BoardModel {
        try #require(board.peripheral.model as? BoardModel)
    }

    private func bootloader(_ board: SimulatedBoard) throws -> String {
        try #require(board.peripheral.bootloader).identifier
    }

    private func wait(_ board: SimulatedBoard, _ operation: Context.Operation) throws -> Result<Void, VeltoError> {
        for _ in 0..<300 where operation.result == nil { try board.test.advance(0.5) }
        return try #require(operation.result)
    }

    private func advance(_ board: SimulatedBoard, _ operation: Context.Operation, until phase: OperationPhase) throws {
        for _ in 0..<6000 where operation.result == nil && operation.progress?.phase != phase {
            try board.test.advance(0.01)
        }
        #expect(operation.progress?.phase == phase && operation.result == nil)
    }

    private func message(_ result: Result<Void, VeltoError>) -> String {
        if case .failure(let error) = result { error.message } else { "" }
    }

    @Test(arguments: [BootloaderKind.legacy, .secure])
    func aLinkOfTheProgramToTheBootloaderIsTakenOver(kind: BootloaderKind) throws {
        let board = try board(kind)
        let (waiting, connection) = try board.test.context.beginConnectDevice(
            try bootloader(board), timeout: .seconds(60))
        let operation = try update(board, kind)
        try wait(board, operation).get()
        let connected = try #require(waiting ?? board.test.context.core.devices.find(try bootloader(board)))
        try #require(connection.result).get()
        #expect(connected.record.linkSerial > 0 && connected.record.linkState != .ready)
        #expect(try model(board).program.installedVersion == "1.7.9")
    }

    /// The adapter carries one link, for which another board waits.
    @Test(arguments: [BootloaderKind.legacy, .secure])
    func theBootloaderTakesTheTurnOfItsBoard(kind: BootloaderKind) throws {
        let test = try TestContext { $0.simulatedLinkLimit = 1 }
        var configuration = BoardConfiguration(.metaMotionS)
        (configuration.bootloader, configuration.bootloaderMovesAddress) = (kind, true)
        var definition = SimulatorDefinition()
        (definition.model, definition.scriptName, definition.seed) = (.board(configuration), "rest", 11)
        let first = try test.createSimulator(definition)
        definition.seed = 22
        let second = try test.createSimulator(definition)
        _ = try test.context.beginConnectDevice(first.peripheral.identifier, timeout: .seconds(15))
        try test.advance(5)
        let waiting = try test.context.beginConnectDevice(second.peripheral.identifier, timeout: .seconds(300))
            .operation
        try test.advance(5)
        let device = try #require(first.device)
        let operation = try device.beginUpdateFirmware(Firmware(.simulated(kind), name: "", build: nil))
        for _ in 0..<300 where operation.result == nil { try test.advance(0.5) }
        try #require(operation.result).get()
        #expect(device.record.details.firmware == "1.7.9" && device.record.linkState == .ready)
        #expect(second.device?.record.linkState != .ready)
        _ = try device.beginDisconnect()
        for _ in 0..<100 where waiting.result == nil { try test.advance(0.5) }
        #expect(second.device?.record.linkState == .ready)
    }

    @Test func theSearchEndsWhenTheBootloaderIsFound() throws {
        let board = try board(.secure)
        let operation = try update(board, .secure)
        var searched = false
        for _ in 0..<6000 where operation.progress?.phase != .transferring {
            try board.test.advance(0.01)
            searched = searched || board.test.context.core.facts.isScanning
        }
        #expect(searched && !board.test.context.core.facts.isScanning)
        try wait(board, operation).get()
    }

    @Test(arguments: [BootloaderKind.legacy, .secure])
    func aCancelledUpdateBringsTheBoardBack(kind: BootloaderKind) throws {
        for phase in [OperationPhase.connecting, .starting, .transferring, .validating] {
            let board = try board(kind)
            let operation = try update(board, kind)
            try advance(board, operation, until: phase)
            operation.cancel()
            let start = board.test.context.core.time.now
            let sentence = message(try wait(board, operation))
            let isWhole = try model(board).program.isStartable
            let ending = isWhole ? "runs the firmware that it had" : "waits in its bootloader"
            #expect(sentence.hasSuffix(ending) || sentence.contains(ending + ":"), "\(phase): \(sentence)")
            #expect(board.test.context.core.time.now.seconds(since: start) < 60)
            #expect(try model(board).isInBootloader != isWhole, "\(phase)")
            try wait(board, try update(board, kind)).get()
            #expect(try model(board).program.installedVersion == "1.7.9", "\(phase)")
        }
    }

    /// The goodbye of the bootloader's session has the command to start again.
    @Test func aDisconnectionBringsTheBoardBack() throws {
        let board = try board(.secure)
        let operation = try update(board, .secure)
        try advance(board, operation, until: .transferring)
        _ = try board.device.beginDisconnect()
        #expect(message(try wait(board, operation)).contains("was disconnected during the update"))
        try board.test.advance(5)
        #expect(try !model(board).isInBootloader)
    }

    @Test func aPackageOfTheOtherKindBringsTheBoardBack() throws {
        let board = try board(.secure)
        let sentence = message(try wait(board, try update(board, .legacy)))
        #expect(sentence.contains("has a secure one; the device runs the firmware that it had: use one for secure DFU"))
        #expect(try !model(board).isInBootloader && board.device.record.linkState == .ready)
    }

    @Test func aBootloaderOutOfRangeIsNamedWithBothAddresses() throws {
        let board = try board(.secure)
        let operation = try update(board, .secure)
        try advance(board, operation, until: .connecting)
        try board.peripheral.setLink(LinkConditions(isInRange: false))
        let address = try board.device.record.address
        #expect(message(try wait(board, operation)).contains("not found at \(address) or the next address"))
    }

    @Test func aBoardOutOfRangeIsNotMissedInItsBootloader() throws {
        let board = try board(.secure)
        try board.peripheral.setLink(LinkConditions(isInRange: false))
        try board.test.advance(10)
        let sentence = message(try wait(board, try update(board, .secure)))
        #expect(sentence.contains("the device was not found") && sentence.contains("has its firmware as before"))
    }
}
