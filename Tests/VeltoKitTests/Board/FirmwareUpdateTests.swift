import Testing
import VeltoCore
import VeltoFirmware
import VeltoMetaWear
import VeltoWearable

@testable import VeltoKit
@testable import VeltoSimulation

/// Updates of simulated boards, over all links that they take.
@Suite struct FirmwareUpdateTests {
    private func board(_ kind: BootloaderKind, battery: UInt8 = 99) throws -> SimulatedBoard {
        var configuration = BoardConfiguration(.metaMotionS, battery: battery)
        configuration.bootloader = kind
        let board = try SimulatedBoard(configuration)
        try board.connect()
        return board
    }

    private func update(
        _ board: SimulatedBoard, _ image: FirmwareImage, _ options: FirmwareUpdateOptions = FirmwareUpdateOptions()
    ) throws -> Context.Operation {
        try board.device.beginUpdateFirmware(Firmware(image, name: "", build: nil), options: options)
    }

    private func program(_ board: SimulatedBoard) -> ProgramFlash? { (board.peripheral.model as? BoardModel)?.program }

    @Test(arguments: [BootloaderKind.legacy, .secure])
    func aBoardRunsTheNewFirmware(kind: BootloaderKind) throws {
        let board = try board(kind)
        let operation = try update(board, .simulated(kind), FirmwareUpdateOptions(version: "1.7.9"))
        var phases: [OperationPhase] = []
        for _ in 0..<6000 where operation.result == nil {
            try board.test.advance(0.01)
            if let phase = operation.progress?.phase, phases.last != phase { phases.append(phase) }
        }
        try #require(operation.result).get()
        #expect(phases.first == .handingOver && phases.contains(.transferring) && phases.last == .returning)
        let device = try board.device
        #expect(device.record.details.firmware == "1.7.9" && device.mode == .application)
        #expect(device.record.linkState == .ready && program(board)?.installedVersion == "1.7.9")
        #expect(try board.succeeds { try $0.begin.control(.play) })
    }

    @Test func aBoardThatIsNotConnectedIsConnectedFirst() throws {
        let board = try board(.secure)
        _ = try board.device.beginDisconnect()
        try board.test.advance(3)
        try wait(board, try update(board, .simulated(.secure))).get()
        #expect(try board.device.record.details.firmware == "1.7.9")
    }

    @Test func aBoardInItsBootloaderIsUpdatedLikewise() throws {
        let board = try board(.legacy)
        _ = try board.metaWear.begin.reset(.bootloader)
        try board.test.advance(8)
        #expect(try board.device.mode == .bootloader)
        try wait(board, try update(board, .simulated(.legacy))).get()
        #expect(try board.device.record.details.firmware == "1.7.9")
    }

    @Test(arguments: [BootloaderKind.legacy, .secure], [OperationPhase.handingOver, .transferring])
    func aLostLinkIsEstablishedAgain(kind: BootloaderKind, phase: OperationPhase) throws {
        let board = try board(kind)
        let operation = try update(board, .simulated(kind))
        try advance(board, operation, until: phase)
        try board.peripheral.setLink(LinkConditions(isInRange: false))
        try board.test.advance(2)
        try board.peripheral.setLink(LinkConditions())
        try wait(board, operation).get()
        #expect(program(board)?.installedVersion == "1.7.9")
    }

    @Test(arguments: [BootloaderKind.legacy, .secure])
    func aCancelledUpdateCanBeRepeated(kind: BootloaderKind) throws {
        for phase in [OperationPhase.handingOver, .connecting, .starting, .transferring, .validating, .returning] {
            let board = try board(kind)
            let operation = try update(board, .simulated(kind))
            try advance(board, operation, until: phase)
            operation.cancel()
            try board.test.advance(15)
            #expect(code(operation) == .cancelled, "\(phase)")
            let isWhole = program(board)?.isStartable ?? false
            #expect(try board.device.mode == (isWhole ? .application : .bootloader), "\(phase)")
            try wait(board, try update(board, .simulated(kind))).get()
            #expect(program(board)?.installedVersion == "1.7.9", "\(phase)")
        }
    }

    @Test func aBoardIsCheckedBefore() throws {
        let board = try board(.legacy, battery: 20)
        let refused = try update(board, .simulated(.legacy))
        #expect(code(try wait(board, refused)) == .invalidState && message(refused).contains("battery has 20 %"))
        #expect(try board.device.mode == .application)
        try wait(board, try update(board, .simulated(.legacy), FirmwareUpdateOptions(flags: .ignoreBattery))).get()
    }

    @Test func aBoardThatStreamsIsNotUpdated() throws {
        let board = try board(.legacy)
        let stream = try board.stream("acceleration", .native)
        #expect(message(try finished(board, try update(board, .simulated(.legacy)))).contains("streams or logs"))
        _ = try stream.beginStop()
    }

    @Test func theImageMustBeForTheBootloader() throws {
        let board = try board(.legacy)
        let operation = try update(board, .simulated(.secure))
        #expect(code(try wait(board, operation)) == .unsupported && message(operation).contains("legacy one"))
        try wait(board, try update(board, .simulated(.legacy))).get()
    }

    @Test func aSecondUpdateIsRefused() throws {
        let board = try board(.legacy)
        let first = try update(board, .simulated(.legacy))
        let second = try update(board, .simulated(.legacy))
        #expect(code(try wait(board, second)) == .already)
        try wait(board, first).get()
    }

    @Test func anotherVersionIsAnError() throws {
        let board = try board(.secure)
        let operation = try update(board, .simulated(.secure), FirmwareUpdateOptions(version: "2.0.0"))
        #expect(code(try wait(board, operation)) == .protocol && message(operation).contains("1.7.9"))
    }

    @Test func aDisconnectionEndsIt() throws {
        let board = try board(.secure)
        let operation = try update(board, .simulated(.secure))
        try advance(board, operation, until: .transferring)
        _ = try board.device.beginDisconnect()
        #expect(code(try wait(board, operation)) == .cancelled)
        try wait(board, try update(board, .simulated(.secure))).get()
    }

    @Test(arguments: [BootloaderKind.legacy, .secure])
    func aSoftDeviceComesBeforeTheFirmware(kind: BootloaderKind) throws {
        let board = try board(kind)
        let operation = try update(board, .simulated(kind, withSoftDevice: true))
        var parts: Set<Int32> = []
        for _ in 0..<6000 where operation.result == nil {
            try board.test.advance(0.01)
            if let progress = operation.progress, progress.phase == .transferring { parts.insert(progress.part) }
        }
        try #require(operation.result).get()
        #expect(parts == [0, 1] && program(board)?.system.count == 3000)
        #expect(program(board)?.installedVersion == "1.7.9")
    }

    // MARK: Players

    /// With an empty battery the update is refused.
    @Test(arguments: [99, 20] as [UInt8])
    func aBoardThatAnUpdateConnectsGetsItsPlaceAtTheEnd(battery: UInt8) throws {
        var configuration = BoardConfiguration(.metaMotionS, battery: battery)
        configuration.bootloader = .secure
        let board = try SimulatedBoard(configuration)
        try board.test.context.setAutoConnect(players: 1)
        for _ in 0..<1000 where board.simulator.device?.record.linkState != .connecting {
            try board.test.advance(0.01)
        }
        #expect(try board.device.record.linkState != .ready)
        let result = try wait(board, try update(board, .simulated(.secure)))
        #expect(code(result) == (battery == 20 ? .invalidState : nil))
        #expect(board.test.context.players.index(of: try board.device) == 0)
    }

    @Test func aBoardKeepsItsPlaceDuringAnUpdate() throws {
        let board = try board(.secure)
        try board.device.setPlayerIndex(3)
        let operation = try update(board, .simulated(.secure))
        try advance(board, operation, until: .transferring)
        #expect(board.test.context.players.index(of: try board.device) == 3)
        try wait(board, operation).get()
        #expect(board.test.context.players.index(of: try board.device) == 3)
    }

    // MARK: Waiting

    private func wait(_ board: SimulatedBoard, _ operation: Context.Operation) throws -> Result<Void, VeltoError> {
        for _ in 0..<300 where operation.result == nil { try board.test.advance(0.5) }
        return try #require(operation.result)
    }

    private func finished(_ board: SimulatedBoard, _ operation: Context.Operation) throws -> Context.Operation {
        let _: Result<Void, VeltoError> = try wait(board, operation)
        return operation
    }

    private func advance(_ board: SimulatedBoard, _ operation: Context.Operation, until phase: OperationPhase) throws {
        for _ in 0..<6000 where operation.result == nil && operation.progress?.phase != phase {
            try board.test.advance(0.01)
        }
        #expect(operation.progress?.phase == phase && operation.result == nil)
    }

    private func code(_ operation: Context.Operation) -> ResultCode? { code(operation.result) }

    private func code(_ result: Result<Void, VeltoError>?) -> ResultCode? {
        if case .failure(let error)? = result { error.code } else { nil }
    }

    private func message(_ operation: Context.Operation) -> String {
        if case .failure(let error)? = operation.result { error.message } else { "" }
    }
}

extension FirmwareImage {
    /// A bootloader for simulated boards.
    static func simulatedBootloader(_ kind: BootloaderKind, version: String) -> FirmwareImage {
        FirmwareImage(parts: [part(.bootloader, kind, size: 3000, text: "bootloader \(version)")])
    }

    /// A firmware for simulated boards, version 1.7.9.
    static func simulated(_ kind: BootloaderKind, size: Int = 5000, withSoftDevice: Bool = false) -> FirmwareImage {
        let system = withSoftDevice ? [part(.softDevice, kind, size: 3000)] : []
        return FirmwareImage(parts: system + [part(.application, kind, size: size)])
    }

    private static func part(
        _ target: Kind, _ kind: BootloaderKind, size: Int, text: String = "firmware 1.7.9"
    ) -> Part {
        let isFirmware = target == .application
        let name = Array(text.utf8) + [0]
        let bytes = name + (0..<size - name.count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let packet: [UInt8]
        switch kind {
        case .legacy:
            let sum = Checksums.crc16(bytes)
            packet = [UInt8](repeating: 0xFF, count: 4) + [2, 0, 0, 0, 1, 0, 0x80, 0] + sum.littleEndianBytes
        case .secure:
            let hash = [0x08, 3, 0x12, 32] + Checksums.sha256(bytes).reversed()
            let start: [UInt8] =
                [0x08, 2, 0x10, 52, 0x1A, 2, 0x80, 1]
                + (isFirmware ? [0x20, 0, 0x38] : target == .bootloader ? [0x20, 2, 0x30] : [0x20, 1, 0x28])
            let content = start + varint(size) + [0x42, UInt8(hash.count)] + hash
            let command = [0x08, 1, 0x12, UInt8(content.count)] + content
            let signed =
                [0x0A, UInt8(command.count)] + command + [0x10, 0, 0x1A, 64] + [UInt8](repeating: 1, count: 64)
            packet = [0x12, UInt8(signed.count & 0x7F | 0x80), UInt8(signed.count >> 7)] + signed
        }
        return Part(
            kind: target, procedure: kind == .legacy ? .legacy : .secure, bytes: bytes,
            softDeviceSize: target == .softDevice ? size : 0, bootloaderSize: target == .bootloader ? size : 0,
            applicationSize: isFirmware ? size : 0, initPacket: packet)
    }

    private static func varint(_ number: Int) -> [UInt8] {
        number < 0x80 ? [UInt8(number)] : [UInt8(number & 0x7F) | 0x80] + varint(number >> 7)
    }
}
