import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Loggers on a board, and in its record.
@Suite struct LoggerTests {
    private static let slots = (0..<8).map { "0B 82 0\($0)" }
    private static let (x, y, z): (UInt8, UInt8, UInt8) = (0x20, 0x22, 0x24)

    // MARK: Creation

    @Test("E-11: a logger for each four bytes") func creation() throws {
        let bench = LoggingBench()
        let (code, part) = bench.create("acceleration", key: "wrist")
        #expect(code == .ok)
        #expect(bench.board.takeWrites() == Self.slots + ["0B 02 03 04 FF 60", "0B 02 03 04 FF 24"])
        let logger = try #require(bench.loggers.first)
        #expect(logger.part == part && logger.key == "wrist" && !logger.isRecovered)
        #expect(logger.layout.loggers == [0, 1] && logger.layout.identifier == "acceleration")
        #expect(logger.layout.range == 2 && logger.layout.scales == [1.0 / 16384, 1.0 / 16384, 1.0 / 16384])
        bench.create("angular-velocity", channel: 1)
        #expect(bench.board.takeWrites() == ["0B 02 13 04 FF 22"], "the slots are known")
        #expect(bench.loggers.map(\.layout.identifier) == ["acceleration", "angular-velocity[1]"])
    }

    @Test func slotsAreCountedBeforeTheBoardRefuses() {
        let bench = LoggingBench()
        for _ in 0..<3 { #expect(bench.create("acceleration").code == .ok) }
        #expect(bench.create("switch").code == .ok)
        _ = bench.board.takeWrites()
        let (code, part) = bench.create("acceleration")
        #expect(code == .noSlot && bench.board.takeWrites().isEmpty && bench.board.endedParts == [part])
        #expect(bench.create("switch").code == .ok && bench.model.numbers.count == 8)
    }

    @Test func slotsOfOtherProgramsCount() {
        let bench = LoggingBench()
        for slot in 0..<7 { bench.model.loggers[slot] = [0x09, 0x03, UInt8(slot), 0x60] }
        #expect(bench.create("acceleration").code == .noSlot && bench.model.numbers.count == 7)
        #expect(bench.loggers.count == 7 && bench.loggers.allSatisfy(\.isRecovered))
    }

    @Test func aLoggerThatHalfFailsIsRemoved() {
        let bench = LoggingBench()
        #expect(bench.create("switch").code == .ok)
        // Another program takes the other slots behind our back.
        for slot in 2..<8 { bench.model.loggers[slot] = [0x01, 0x01, 0xFF, 0x00] }
        _ = bench.board.takeWrites()
        let (code, part) = bench.create("acceleration")
        #expect(code == .noSlot && bench.board.endedParts == [part])
        #expect(bench.board.takeWrites().suffix(3) == ["0B 02 03 04 FF 60", "0B 02 03 04 FF 24", "0B 03 01"])
        #expect(bench.loggers.count == 1 && bench.model.loggers[1] == nil)
    }

    @Test(arguments: ["temperature[1]", "nothing"]) func whatSendsNothingIsNotLogged(_ identifier: String) {
        let bench = LoggingBench()
        let (code, part) = bench.create(identifier)
        #expect(code == (identifier == "nothing" ? .notFound : .unsupported) && bench.board.endedParts == [part])
        #expect(bench.model.numbers.isEmpty)
    }

    @Test func aNumberThatIsGivenTwiceIsAnError() {
        let bench = LoggingBench()
        bench.model.repeatsNumbers = true
        let operation = bench.board.perform(
            CreateLogger(part: bench.part(), key: "", identifier: "acceleration", channel: nil))
        #expect(bench.board.code(operation) == .protocol && bench.loggers.isEmpty)
        #expect(bench.board.message(operation).contains("one number to several loggers: [0, 0]"))
    }

    @Test func aKeyNamesOneLogger() {
        let bench = LoggingBench()
        #expect(bench.create("switch", key: "a").code == .ok)
        #expect(bench.create("acceleration", key: "a").code == .invalidState)
        #expect(bench.create("switch").code == .ok && bench.create("switch").code == .ok)
    }

    @Test func aBoardWithoutALogHasNoLoggers() {
        let board = BoardBench().connected()
        let command = CreateLogger(part: PartID(ObjectHandle(rawValue: 33 << 56 | 1)), key: "", identifier: "switch")
        #expect(board.code(board.perform(command)) == .unsupported && board.endedParts.count == 1)
    }

    /// The loggers, timers and events that the board can have are read; without any of these modules, the error names the log's.
    @Test func aBoardWithoutALogHasNoLoggersToRecover() {
        let board = BoardBench().connected()
        let operation = board.perform(RecoverParts())
        #expect(board.code(operation) == .unsupported && board.message(operation).contains("logging"))
    }

    // MARK: Removal

    @Test func loggersAreRemovedInAscendingOrder() {
        let bench = LoggingBench()
        let part = bench.create("acceleration").part
        bench.create("switch")
        #expect(bench.writes(of: RemoveLogger(part: part)) == ["0B 03 00", "0B 03 01"])
        #expect(bench.loggers.map(\.layout.identifier) == ["switch"] && bench.board.endedParts == [part])
        #expect(bench.board.code(bench.board.perform(RemoveLogger(part: part))) == .staleHandle)
    }

    /// Entries have nothing but the number of their logger.
    @Test func aNumberIsNotGivenToAnotherWhileTheLogHasEntriesOfTheFirst() throws {
        let bench = LoggingBench(LoggingBench.older)
        let part = bench.create("acceleration").part
        bench.board.perform(StartLogging(mode: .overwrite))
        bench.model.length = 50
        bench.board.perform(StopLogging())
        bench.board.perform(RemoveLogger(part: part))
        #expect(bench.create("switch").code == .invalidState && bench.model.numbers.isEmpty)
        let record = BoardRecord()
        try record.setState(bench.record.json)
        let next = LoggingBench(LoggingBench.older, model: bench.model, record: record)
        #expect(next.create("switch").code == .invalidState && bench.model.numbers.isEmpty)
        // Another program has downloaded them.
        bench.model.length = 0
        #expect(next.create("switch").code == .ok && bench.model.numbers == [0])
    }

    @Test func tearingDownRemovesThem() {
        let bench = LoggingBench()
        let part = bench.create("acceleration").part
        #expect(bench.writes(of: StartLogging(mode: .overwrite)).contains("0B 84"))
        #expect(bench.writes(of: TearDown(parts: .loggers)) == ["0B 01 00", "03 01 00", "03 02 00 01", "0B 0A"])
        #expect(bench.model.numbers.isEmpty && bench.loggers.isEmpty && bench.board.endedParts == [part])
    }

    // MARK: Recovery

    @Test("6.2: what the board has is grouped to signals", arguments: [true, false])
    func recovery(answersEmpty: Bool) {
        let bench = LoggingBench()
        bench.model.answersEmpty = answersEmpty
        let sources: [Int: [UInt8]] = [
            0: [0x13, 0x04, 0xFF, 0x60], 1: [0x09, 0x03, 2, 0x60], 3: [0x13, 0x04, 0xFF, 0x24],
            4: [0x13, 0x04, 0xFF, 0x22],
            5: [0x09, 0x03, 2, 0x24], 7: [0x55, 0x07, 0xFF, 0x48],
        ]
        for (slot, source) in sources { bench.model.loggers[slot] = source }
        let operation = bench.board.perform(ReadLoggers())
        bench.board.advance(4)
        #expect(bench.board.code(operation) == .ok)
        #expect(
            bench.loggers.map(\.layout.identifier) == [
                "angular-velocity", "processor?id=2", "angular-velocity[1]", "register 55 07 +8",
            ])
        #expect(bench.loggers.map(\.layout.loggers) == [[0, 3], [1, 5], [4], [7]])
        #expect(
            bench.loggers.map { $0.layout.fields.map(\.format) }[1...] == [
                [.uint32, .uint16], [.int16], [.uint16, .uint8],
            ])
        #expect(bench.loggers.allSatisfy { $0.isRecovered && $0.layout.isUnscaled && $0.part == nil })
    }

    @Test func aLoggerThatIsGoneEnds() {
        let bench = LoggingBench()
        let (first, second) = (bench.create("acceleration").part, bench.create("switch").part)
        bench.model.loggers[1] = [0x03, 0x04, 0xFF, 0x22]
        bench.reconnect()
        #expect(bench.board.endedParts == [first] && bench.loggers.first?.part == second)
        // The half that is left is one of the board's own now.
        #expect(bench.loggers.dropFirst().map(\.layout.loggers) == [[0], [1]])
        #expect(bench.board.logs.contains { $0.contains("no longer has the logger of acceleration") })
    }

    @Test func loggersThatAreThereKeepTheirHandlesAcrossLinks() {
        let bench = LoggingBench()
        let part = bench.create("acceleration", key: "a").part
        bench.reconnect()
        #expect(bench.board.takeWrites().filter { $0.hasPrefix("0B 82") } == Self.slots)
        #expect(bench.loggers.map(\.part) == [part] && bench.board.endedParts.isEmpty)
    }

    // MARK: The state

    @Test func loggersAreInTheStateOfTheBoard() throws {
        let bench = LoggingBench()
        bench.create("acceleration", key: "wrist \"left\"")
        bench.create("quaternion")
        bench.board.perform(StartLogging(mode: .stopWhenFull))
        let record = BoardRecord()
        try record.setState(bench.record.json)
        let restored = record.with { $0.loggers }
        #expect(restored.map(\.layout) == bench.loggers.map(\.layout) && restored.map(\.part) == [nil])
        #expect(restored.map(\.key) == ["wrist \"left\""] && record.with { $0.log.run } == bench.log.run)
        #expect(bench.log.run?.mode == .stopWhenFull && bench.log.run?.start?.resetID == 3)
        #expect(record.json == bench.record.json)
    }

    @Test(arguments: [
        "[]", "{}", "[{}]", "[1]", #"[{"identifier":"a"}]"#,
        #"[{"identifier":"a","source":{"module":3,"register":4,"size":255},"fields":[],"loggers":[]}]"#,
        #"[{"identifier":"a","source":{"module":3,"register":4,"size":0},"fields":[],"loggers":[]}]"#,
        #"[{"identifier":"a","source":{"module":3,"register":4,"size":1},"fields":[{"name":"x","format":"uint8"}],"loggers":[32]}]"#,
        #"[{"identifier":"a","source":{"module":3,"register":4,"size":1},"fields":[{"name":"x","format":"int64"}],"loggers":[1]}]"#,
    ])
    func aHostileStateHasNoLoggers(_ loggers: String) throws {
        let bench = LoggingBench()
        let json = bench.record.json
        let range = try #require(json.firstRange(of: #""veltokit":{"#))
        let members = #""loggers":\#(loggers),"logRun":{"mode":7},"#
        let record = BoardRecord()
        try record.setState(json[..<range.upperBound] + members + json[range.upperBound...])
        #expect(record.with { $0.loggers }.isEmpty && record.with { $0.log.run } == nil)
    }

    @Test func twoLoggersWithOneNumberAreNone() throws {
        let bench = LoggingBench()
        bench.create("switch")
        var log = bench.log
        log.loggers.append(log.loggers[0])
        let text = try #require(log.loggersJSON)
        var other = LogState()
        other.take(loggers: text, run: nil)
        #expect(other.loggers.isEmpty)
    }

    @Test func anotherProcessDoesNotTakeThemAway() throws {
        let bench = LoggingBench()
        let before = Array(bench.record.json.utf8)
        bench.record.didSave(before)
        bench.create("acceleration")
        try bench.record.merge(before)
        #expect(bench.loggers.count == 1)
        // Loggers that it has created meanwhile join where nothing changed here.
        let mine = BoardRecord()
        try mine.restore(before)
        try mine.merge(Array(bench.record.json.utf8))
        #expect(mine.with { $0.loggers.map(\.layout) } == bench.loggers.map(\.layout))
    }
}
