import Testing
import VeltoCore
import VeltoFirmware
import VeltoMetaWear
import VeltoWearable

@testable import VeltoKit
@testable import VeltoSimulation

/// Builds of a catalog on boards: the chain of bootloaders, and boards that are met in their bootloaders.
@Suite struct FirmwareBuildTests {
    private static let json = Array(
        """
        {"0.1": {"8": {"vanilla": {"1.7.9": {"filename": "app.zip", "required-bootloader": "0.5.0"}},
                       "bootloader": {"0.4.0": {"filename": "boot.zip"},
                                      "0.5.0": {"filename": "boot.zip", "required-bootloader": "0.4.0"}}}}}
        """.utf8)

    private func firmware(_ build: FirmwareBuild, _ kind: BootloaderKind) -> Firmware {
        let image =
            build.flavor == FirmwareBuild.bootloader
            ? FirmwareImage.simulatedBootloader(kind, version: build.version) : .simulated(kind)
        return Firmware(image, name: build.fileName, build: build)
    }

    private func update(
        _ board: SimulatedBoard, _ firmware: Firmware, _ flags: FirmwareUpdateFlags = []
    ) throws -> VeltoError? {
        let operation = try board.device.beginUpdateFirmware(firmware, options: FirmwareUpdateOptions(flags: flags))
        for _ in 0..<300 where operation.result == nil { try board.test.advance(0.5) }
        if case .failure(let error) = try #require(operation.result) { return error }
        return nil
    }

    private func board(_ kind: BootloaderKind, moves: Bool = false) throws -> SimulatedBoard {
        var configuration = BoardConfiguration(.metaMotionS)
        (configuration.bootloader, configuration.bootloaderMovesAddress) = (kind, moves)
        let board = try SimulatedBoard(configuration)
        try board.connect()
        return board
    }

    private func program(_ board: SimulatedBoard) throws -> ProgramFlash {
        try #require(board.peripheral.model as? BoardModel).program
    }

    /// The bootloader of a board reports its version when it is first started.
    @Test(arguments: [(BootloaderKind.legacy, false), (.legacy, true)])
    func aChainOfBootloadersComesBeforeTheFirmware(kind: BootloaderKind, moves: Bool) throws {
        let board = try board(kind, moves: moves)
        let catalog = try Catalog(json: Self.json)
        let newest = try #require(try catalog.updates(for: board.device, FirmwareQuery()).first)
        #expect(newest.version == "1.7.9")
        let error = try update(board, firmware(newest, kind))
        #expect(error?.code == .unsupported)
        #expect(
            error?.message.contains("has bootloader 0.3.1; the device runs the firmware that it had: update that first")
                ?? false)
        let chain = try catalog.updates(for: board.device, FirmwareQuery())
        #expect(chain.map(\.version) == ["0.4.0", "0.5.0", "1.7.9"])
        for build in chain { #expect(try update(board, firmware(build, kind)) == nil, "\(build.version)") }
        #expect(try program(board).bootloaderVersion == "0.5.0" && program(board).installedVersion == "1.7.9")
    }

    private func forgottenInItsBootloader(_ kind: BootloaderKind) throws -> SimulatedBoard {
        let board = try board(kind)
        _ = try board.metaWear.begin.reset(.bootloader)
        try board.test.advance(8)
        _ = try board.device.beginForget()
        try board.test.advance(3)
        _ = try board.test.context.beginConnectDevice(board.peripheral.identifier, timeout: .seconds(15))
        try board.test.advance(5)
        #expect(try board.device.mode == .bootloader)
        return board
    }

    @Test func aBoardThatIsMetInItsBootloaderTakesABuildOnlyIfTheProgramSaysSo() throws {
        let board = try forgottenInItsBootloader(.legacy)
        var build = FirmwareBuild()
        (build.model, build.hardware, build.version, build.flavor) = ("8", "0.1", "1.7.9", FirmwareBuild.application)
        let firmware = firmware(build, .legacy)
        #expect(try firmware.check(board.device) == .bootloader)
        let error = try update(board, firmware)
        #expect(error?.code == .invalidState && error?.message.contains("does not report the model") ?? false)
        #expect(try program(board).application == .original)
        let again = try forgottenInItsBootloader(.legacy)
        #expect(try update(again, firmware, .anyModel) == nil && program(again).installedVersion == "1.7.9")
    }

    @Test func aFileByItselfIsTheChoiceOfTheProgram() throws {
        let board = try forgottenInItsBootloader(.legacy)
        let file = Firmware(.simulated(.legacy), name: "", build: nil)
        #expect(try file.check(board.device) == [])
        #expect(try update(board, file) == nil && program(board).installedVersion == "1.7.9")
    }

    /// In the next run of the program the board is found in its bootloader, at the address that is known.
    @Test func theModelIsKnownByTheAddress() throws {
        let folder = try Folder()
        let first = try folder.context()
        var definition = SimulatorDefinition()
        (definition.seed, definition.model) = (77, .board(BoardConfiguration(.metaMotionS)))
        let identifier = try first.createSimulator(definition).peripheral.identifier
        _ = try first.context.beginConnectDevice(identifier, timeout: .seconds(15))
        try first.advance(5)
        first.context.destroy()

        let second = try folder.context()
        defer { second.context.destroy() }
        definition.model = .table(LegacyBootloader().attributes)
        definition.name = "MetaBoot"
        let simulator = try second.createSimulator(definition)
        #expect(simulator.peripheral.identifier == identifier)
        _ = try second.context.beginConnectDevice(identifier, timeout: .seconds(15))
        try second.advance(5)
        let device = try #require(simulator.device)
        #expect(device.mode == .bootloader && device.record.details.model == nil)
        var build = FirmwareBuild()
        (build.model, build.hardware, build.version) = ("8", "0.1", "1.7.9")
        #expect(try firmware(build, .legacy).check(device).isSuperset(of: [.model, .hardware]))
        build.model = "5"
        let error = #expect(throws: VeltoError.self) { try firmware(build, .legacy).check(device) }
        #expect(error?.message.contains("is for model 5, and the device is model 8") ?? false)
    }
}
