import SessionBench
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Command sequences: the packets of a board's commands, kept for later.
@Suite struct SequenceTests {
    private static func board() -> BoardBench {
        let board = BoardBench()
        for answer in [
            "02 80 00 01", "05 80 00 02 03 03 03 03 03 03 01", "07 80 00 00", "08 80 00 00", "0D 80 00 01",
            "15 80 00 02", "19 80 00 03", "FE 80 00 06 03",
        ] {
            board.answers[Array(bytes(answer).prefix(2))] = bytes(answer)
        }
        return board.connected()
    }

    private static func sequence(_ board: BoardBench) throws -> CommandSequence {
        nonisolated(unsafe) let board = board
        return CommandSequence(try #require(board.status).modules, board.record) { board.status?.modules }
    }

    /// Sets a sensor as a program does: in the record at once, and for the session.
    private static func choose(_ sensor: BoardSensor, _ configuration: SensorConfiguration, _ board: BoardBench) throws
    {
        let choice = SensorChoice(sensor: sensor, configuration: configuration)
        try board.record.with { contents throws(VeltoError) in try contents.preferences.take(choice) }
        board.perform(choice)
    }

    private static func packets(_ sequence: CommandSequence) throws -> [String] {
        try sequence.describe().split(separator: "\n").map { line in
            line.split(separator: "  ").first.map(String.init) ?? ""
        }
    }

    /// A call that boards and sequences take, without an answer.
    private struct Call: Sendable {
        let name: String
        let first: (any BoardCommand)?
        let command: any BoardCommand

        init(_ command: any BoardCommand, after first: (any BoardCommand)? = nil) {
            name = "\(command)"
            (self.command, self.first) = (command, first)
        }
    }

    private static let imuPlus: SensorConfiguration = {
        var configuration = SensorConfiguration(rate: 100, range: 8)
        configuration.fusion = .imuPlus
        return configuration
    }()

    private static let calls: [Call] = [
        Call(PlayLight(patterns: [.blink(.green), .solid(.blue)], action: .play)), Call(ControlLight(action: .pause)),
        Call(PlayMotor(strength: 0.5, seconds: 1)), Call(PlayBuzzer(seconds: 1)),
        Call(WritePin(pin: 1, action: .pullUp)), Call(WatchPin(pin: 1, edge: .rising)),
        Call(WatchPin(pin: 1, edge: .none), after: WatchPin(pin: 1, edge: .any)),
        Call(WriteThermistor(thermistor: Thermistor(channel: 2, dataPin: 0, pullDownPin: 1))),
        Call(WriteI2C(address: 1, register: 2, bytes: [3])),
        Call(WriteSPI(device: SPIDevice(select: 1, clock: 2, output: 3, input: 4), bytes: [5])),
        Call(WriteBeacon(beacon: Beacon(BluetoothUUID(high: 1, low: 2)))),
        Call(WriteWhitelist(entries: [WhitelistEntry([1, 2, 3, 4, 5, 6])], firstSlot: 1)),
        Call(RunAction(action: .startAdvertising)), Call(WritePacket(packet: [0xFE, 0x46])),
        Call(WriteTestNotification(packet: [1, 1, 1])), Call(ResetBoard(kind: .afterGarbageCollection)),
        Call(StartSensor(sensor: .accelerometer, user: .program)),
        Call(StartSensor(sensor: .gyroscope, user: .program)),
        Call(
            StopSensor(sensor: .accelerometer, user: .program),
            after: StartSensor(sensor: .accelerometer, user: .program)),
        Call(StartDetector(configuration: DetectorConfiguration(.anyMotion))),
        Call(
            StopDetector(kind: .activity), after: StartDetector(configuration: DetectorConfiguration(.activity))),
        Call(ClearSteps()), Call(WriteOffset(sensor: .accelerometer, offset: [0.1, 0, -0.1])),
        Call(WriteAxes(x: .y, y: .x, z: .negativeZ)), Call(WriteDownsampling(downsampling: Downsampling())),
    ]

    @Test(arguments: calls.indices)
    func aSequenceHoldsTheBytesOfABoard(_ index: Int) throws {
        let (call, board) = (Self.calls[index], Self.board())
        let sequence = try Self.sequence(board)
        try sequence.perform(call.command)
        if let first = call.first { board.perform(first) }
        _ = board.takeWrites()
        #expect(board.code(board.perform(call.command)) == .ok)
        #expect(try board.takeWrites() == Self.packets(sequence), "\(call.name)")
    }

    @Test func fusionWithoutMagnetometerNeedsNoPause() throws {
        let board = Self.board()
        try Self.choose(.fusion, Self.imuPlus, board)
        let sequence = try Self.sequence(board)
        try sequence.perform(StartSensor(sensor: .fusion, user: .program))
        try sequence.perform(ResetFusion())
        for command in [StartSensor(sensor: .fusion, user: .program), ResetFusion()] as [any BoardCommand] {
            #expect(board.code(board.perform(command)) == .ok)
        }
        let start = try Self.packets(sequence)
        #expect(board.takeWrites() == start)
        try sequence.perform(StopSensor(sensor: .fusion, user: .program))
        board.perform(StopSensor(sensor: .fusion, user: .program))
        #expect(try Self.packets(sequence) == start + board.takeWrites())
    }

    @Test func aSequenceWritesNothingToTheBoard() throws {
        let board = Self.board()
        let sequence = try Self.sequence(board)
        try sequence.startSensor(.gyroscope)
        try sequence.play([.flash(.red)])
        #expect(board.takeWrites().isEmpty && board.status?.running == [])
        // And the other way round: what runs on the board is nothing to the sequence.
        let before = try sequence.describe()
        board.perform(StartSensor(sensor: .gyroscope, user: .program))
        #expect(try sequence.describe() == before)
    }

    @Test func aSequenceIsPlannedWithTheChoicesOfItsUse() throws {
        let board = Self.board()
        let sequence = try Self.sequence(board)
        try sequence.startSensor(.gyroscope)
        #expect(try Self.packets(sequence).contains("13 03 28 02"))
        try Self.choose(.gyroscope, SensorConfiguration(rate: 200, range: 2000), board)
        #expect(try Self.packets(sequence).contains("13 03 29 00"))
    }

    @Test func settingsAreWrittenAndNotReadBack() throws {
        let sequence = try Self.sequence(Self.board())
        var settings = BoardSettings()
        settings.name = "Ab"
        try sequence.writeSettings(settings, .name)
        #expect(try sequence.describe() == "11 01 41 62  set the name")
    }

    @Test(
        arguments: [
            (StartSensor(sensor: .magnetometer, user: .program), "magnetometer to wake up"),
            (StartSensor(sensor: .fusion, user: .program), "IMU_PLUS"), (ReadSettings(), "answer"),
            (RequestPacket(packet: [0x11, 0x8C]), "answer"),
            (PlayMotor(strength: 2, seconds: 1), "strength"), (WritePin(pin: 9, action: .high), "pin"),
        ] as [(any BoardCommand, String)])
    func whatABoardCannotDoByItselfIsRefused(_ row: (command: any BoardCommand, word: String)) throws {
        let sequence = try Self.sequence(Self.board())
        try sequence.control(.play)
        let before = try sequence.describe()
        let error = #expect(throws: VeltoError.self) { try sequence.perform(row.command) }
        #expect(error?.message.contains(row.word) == true, "\(error?.message ?? "")")
        #expect(try sequence.describe() == before, "it stays as it was")
    }

    @Test func aSequenceCountsItsOwnUsers() throws {
        let sequence = try Self.sequence(Self.board())
        try sequence.startSensor(.accelerometer)
        try sequence.startDetector(DetectorConfiguration(.anyMotion))
        let count = try Self.packets(sequence).count
        try sequence.stopSensor(.accelerometer)
        #expect(try !Self.packets(sequence).dropFirst(count).contains("03 01 00"), "the detector needs it")
        try sequence.stopDetector(.anyMotion)
        #expect(try Self.packets(sequence).dropFirst(count).contains("03 01 00"))
    }

    @Test func aSequenceIsBounded() throws {
        let sequence = try Self.sequence(Self.board())
        for _ in 0..<CommandSequence.commandLimit { try sequence.control(.play) }
        let error = #expect(throws: VeltoError.self) { try sequence.control(.play) }
        #expect(error?.code == .outOfMemory && error?.message.contains("at most 256 commands") == true)
        #expect(try Self.packets(sequence).count == CommandSequence.commandLimit)
    }
}
