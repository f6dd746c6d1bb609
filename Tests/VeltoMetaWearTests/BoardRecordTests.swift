import SessionBench
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// What outlives a link.
@Suite struct BoardRecordTests {
    private static let information = ["01 80", "03 80", "FE 80"]

    // MARK: Preferences

    /// As one value, so that no order of theirs decides.
    @Test func preferencesAreInForceBeforeALaterLinkBegins() throws {
        let record = BoardRecord()
        let wanted = SensorConfiguration(rate: 200, range: 8)
        try record.with { contents throws(VeltoError) in
            try contents.preferences.take(SensorChoice(sensor: .accelerometer, configuration: wanted))
            try contents.preferences.take(InputSourceCommand(source: .fusion))
            let signal = BoardSignalDefinition("mine", .settings, register: 1, .uint8)
            try contents.preferences.take(SignalDefinitionCommand(identifier: "mine", definition: signal))
        }
        let board = BoardBench(record: record).connected()
        #expect(board.status?.sensors[.accelerometer]?.next.rate == 200 && board.status?.inputSource == .fusion)
        #expect(board.signals.contains { $0.identifier == "mine" })
    }

    @Test func aChoiceDoesNotChangeWhatWasCalledBefore() throws {
        let board = BoardBench().connected()
        // The command waits for the answer while the choice is made.
        board.silent = [bytes("13 83")]
        board.perform(ReadSensor(sensor: .gyroscope))
        board.perform(StartSensor(sensor: .accelerometer, user: .program))
        board.perform(SensorChoice(sensor: .accelerometer, configuration: SensorConfiguration(rate: 200, range: 8)))
        board.advance(2)
        #expect(board.status?.sensors[.accelerometer]?.inForce?.rate != 200)
        #expect(board.status?.sensors[.accelerometer]?.next.rate == 200)
    }

    @Test func preferencesHaveALimit() throws {
        var preferences = BoardPreferences()
        let signal = { (number: Int) in BoardSignalDefinition("s\(number)", .settings, register: 1, .uint8) }
        for number in 0..<256 {
            try preferences.take(SignalDefinitionCommand(identifier: "s\(number)", definition: signal(number)))
        }
        #expect(throws: VeltoError.self) {
            try preferences.take(SignalDefinitionCommand(identifier: "one more", definition: signal(0)))
        }
        try preferences.take(SignalDefinitionCommand(identifier: "s7", definition: signal(8)))
        try preferences.take(SignalDefinitionCommand(identifier: "s7", definition: nil))
        try preferences.take(SignalDefinitionCommand(identifier: "one more", definition: signal(0)))
        #expect(preferences.definitions.count == 256)
    }

    // MARK: Fast connect

    @Test func theSecondConnectRequestsNoModule() {
        let board = BoardBench().connected()
        let (signals, status) = (board.signals, board.status)
        #expect(board.savings == 1)
        board.linkDown()
        board.connect()
        #expect(board.isReady && !board.writes.contains { $0.hasSuffix(" 80") })
        #expect(
            board.signals == signals && board.status?.modules == status?.modules && board.status?.model == status?.model
        )
        #expect(board.savings == 1, "nothing new is known")
    }

    /// The serial number stands for model and manufacturer, which are not read then.
    @Test(arguments: [MetaWearProfile.firmware, MetaWearProfile.hardware, MetaWearProfile.serial])
    func aBoardThatIsNotTheSameIsAskedAgain(_ text: BluetoothUUID) {
        let board = BoardBench().connected()
        board.linkDown()
        board.texts[text] = "9"
        board.answers[bytes("13 80")] = nil
        board.connect()
        #expect(Self.information.allSatisfy(board.writes.contains) && board.status?.modules[.gyroscope] == nil)
    }

    /// A packet that was lost once must not hide a module for good.
    @Test func modulesThatDidNotAnswerAreRequestedAgain() {
        let board = BoardBench()
        board.silent = [bytes("13 80")]
        board.connect()
        board.advance(3)
        #expect(board.isReady && board.status?.modules[.gyroscope] == nil)
        board.linkDown()
        board.silent = []
        board.connect()
        #expect(board.status?.modules[.gyroscope] != nil)
    }

    @Test func aBoardWithoutFirmwareTextIsAskedEachTime() {
        let board = BoardBench()
        board.texts[MetaWearProfile.firmware] = ""
        _ = board.connected()
        board.linkDown()
        board.connect()
        #expect(board.isReady && board.writes.contains("03 80"))
    }

    /// The record has a module that the board lacks: what it cannot answer casts doubt on all of them.
    @Test func aRecordThatIsWrongIsForgottenWhenTheBoardDoesNotAnswer() throws {
        let board = BoardBench().connected()
        board.linkDown()
        board.record.with {
            $0.state?.modules[.humidity] = ModuleInfo(implementation: 0, revision: 0, extra: [])
        }
        board.connect()
        let reading = try board.read("relative-humidity").operation
        board.advance(2)
        #expect(board.code(reading) == .timeout && board.logs.contains { $0.contains("at the next connect") })
        board.linkDown()
        board.connect()
        #expect(board.isReady && board.status?.modules[.humidity] == nil && board.writes.contains("16 80"))
    }

    // MARK: Users that outlive the link

    private static let logger = SensorUser.onBoard("the logger of acceleration")
    private static let stop = "03 01 00"

    @Test(arguments: [false, true])
    func aSensorThatTheBoardItselfNeedsRunsOn(isReleased: Bool) throws {
        let board = BoardBench().connected()
        board.perform(StartSensor(sensor: .accelerometer, user: Self.logger))
        _ = try board.stream("acceleration")
        board.perform(StartSensor(sensor: .gyroscope, user: .program))
        _ = board.takeWrites()
        if isReleased { board.goodbye() }
        board.linkDown()
        board.connect()
        let writes = board.takeWrites()
        #expect(writes.contains("13 01 00") && writes.contains("03 04 00") && !writes.contains(Self.stop))
        #expect(
            board.status?.sensors[.accelerometer]?.users == [Self.logger] && board.status?.running == [.accelerometer])
        // It is not set anew under the logger, and a stream joins it.
        _ = try board.stream("acceleration")
        #expect(!board.takeWrites().contains { $0.hasPrefix("03 03") || $0 == "03 01 01" })
        board.perform(StopSensor(sensor: .accelerometer, user: Self.logger))
        #expect(!board.takeWrites().contains(Self.stop), "the stream needs it")
    }

    @Test func aResetEndsAllUsers() {
        let board = BoardBench()
        board.answers[bytes("FE 80")] = bytes("FE 80 00 02")
        _ = board.connected()
        board.perform(StartSensor(sensor: .accelerometer, user: Self.logger))
        board.perform(ResetBoard(kind: .now))
        board.linkDown()
        board.connect()
        #expect(board.isReady && board.status?.running == [])
    }

    @Test func newFirmwareHasNoOldUsers() {
        let board = BoardBench().connected()
        board.perform(StartSensor(sensor: .accelerometer, user: Self.logger))
        board.linkDown()
        board.texts[MetaWearProfile.firmware] = "1.8.0"
        board.connect()
        #expect(board.isReady && board.status?.running == [])
    }
}
