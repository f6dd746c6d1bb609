import Testing
import VeltoBluetooth
import VeltoCore

@testable import VeltoSimulation

/// A board goes on while the program that simulates it is away.
@Suite struct BoardAbsenceTests {
    /// Disconnects a board, and returns another one that has its state and is connected.
    private func successor(
        of first: BoardBench, _ hardware: BoardConfiguration.Hardware = .metaMotionS, absence: Double = 0
    ) throws -> BoardBench {
        try first.disconnect()
        let second = try BoardBench(BoardConfiguration(hardware), seed: 2)
        try second.disconnect()
        var reader = try second.device.stateReader()
        // In pieces, as from a file.
        let state = try first.device.state()
        for start in stride(from: 0, to: state.count, by: 1000) {
            let piece = Array(state[start..<min(start + 1000, state.count)])
            try reader.take(piece.span)
        }
        #expect(try second.device.restore(reader, absence: UInt64(absence * 1e9)))
        try second.connect()
        return second
    }

    // MARK: What runs

    /// Commands, and questions whose answers they change.
    private static let registers: [(hardware: BoardConfiguration.Hardware, commands: String, questions: [String])] = [
        (
            .metaMotionS, "03 03 28 03; 03 02 01 00; 03 06 22 00; 03 07 02 00; 03 08 07 01 0E 00 00; 03 10 08 01 02 03",
            ["03 83", "03 82", "03 86", "03 87", "03 88 07", "03 90"]
        ),
        (.metaMotionR, "03 03 27 05; 03 0A 01 02 03 04; 03 09 07 00; 03 01 01; 13 01 01", ["03 8A", "03 89", "03 96"]),
        (.metaMotionS, "13 03 28 02; 13 02 01 00; 13 06 01 02 03", ["13 83", "13 82", "13 86"]),
        (.metaMotionS, "14 02 0C 2B; 14 01 01", ["14 82", "14 81"]),
        (.metaMotionS, "12 03 30 40; 12 04 01 01", ["12 83", "12 84"]),
        (
            .metaMotionS, "19 02 01 13; 19 03 18 00; 19 0C 01 02 03 04 05 06 07 08 09 0A; 19 01 01",
            ["19 82", "19 83", "19 8C", "19 81", "19 8B"]
        ),
        (.metaMotionR, "05 03 00; 05 01 01; 05 09 00 03; 05 0B 00 01", ["05 88 00", "05 88 01", "05 89 00"]),
        (
            .metaMotionS,
            "02 03 01 02 1F 00 00 00 32 00 00 00 F4 01 00 00 FF; 02 01 02", ["02 83 01", "02 81", "02 82"]
        ),
        (.metaMotionS, "07 03 01 02; 07 01 01; FE 04 01 02 03 04", ["07 83", "07 81", "FE 84"]),
        (.metaMotionRL, "04 02 02 00 01 00", ["04 82 02"]),
        (.metaEnvironment, "16 02 04", ["16 82"]),
    ]

    @Test(arguments: registers.indices) func registersStay(index: Int) throws {
        let (hardware, commands, questions) = Self.registers[index]
        let first = try BoardBench(hardware)
        let untouched = try questions.map { try first.ask($0) }
        try first.send(commands)
        let answers = try questions.map { try first.ask($0) }
        #expect(answers != untouched)
        for absence in [0, 10.0] {
            let second = try successor(of: first, hardware, absence: absence)
            #expect(try questions.map { try second.ask($0) } == answers)
            try first.connect()
        }
    }

    /// A subscription, and a sensor that runs.
    @Test(arguments: [
        "03 04 01;" + BoardLogTests.fast, "13 03 28 00; 13 02 01 00; 13 01 01; 13 04 01",
        "12 01 01; 12 03 2C 00; 12 04 01 00", "14 03 01; 14 02 00 00; 14 01 01",
    ]) func sensorsRunAndSubscriptionsStay(commands: String) throws {
        let first = try BoardBench(.metaMotionS)
        try first.send(commands)
        let count = try first.heard(after: 1).count
        let second = try successor(of: first, absence: 3600)
        #expect(try count >= 9 && abs(second.heard(after: 1).count - count) <= 1)
    }

    /// It is woken before it takes its settings.
    @Test func aMagnetometerRuns() throws {
        let first = try BoardBench(.metaMotionS)
        try first.send("15 01 00")
        first.advance(0.3)
        try first.send("15 03 07; 15 04 02 05; 15 02 01 00; 15 01 01; 15 05 01")
        let second = try successor(of: first, absence: 60)
        #expect(try second.ask("15 83") == "15 83 07" && second.ask("15 84") == "15 84 02 05")
        #expect(try (29...31).contains(second.heard(after: 1).count))
    }

    @Test(arguments: [(1.0, true), (100, false)]) func aLightGoesOnUntilItsEnd(_ absence: Double, _ isOn: Bool) throws {
        let first = try BoardBench(.metaMotionS)
        // Ten pulses of half a second.
        try first.send("02 03 00 02 1F 1F 00 00 32 00 00 00 F4 01 00 00 0A; 02 01 01")
        let second = try successor(of: first, absence: absence)
        #expect(second.device.light.brightness(of: .green, at: second.time.now) == (isOn ? 31 : 0))
        #expect(try second.ask("02 83 00") == first.connectedAnswer("02 83 00"))
    }

    // MARK: The log

    @Test func theLogHasTheHoursBetween() throws {
        let first = try BoardBench(.metaMotionS)
        try first.send(BoardLogTests.loggers + ";" + BoardLogTests.slow + ";" + BoardLogTests.start)
        first.advance(10)
        let second = try successor(of: first, absence: 3600)
        second.advance(10)
        try second.send(BoardLogTests.stop + "; 0B 10 01")
        let entries = try LogReader(second).all()
        // 12.5 samples a second, of two entries each; at each end of the absence one may be missing.
        #expect((3619 * 25...3620 * 25).contains(entries.count))
        let ticks = stride(from: 0, to: entries.count, by: 2).map { entries[$0].tick }
        let pauses = zip(ticks, ticks.dropFirst()).map { $1 - $0 }
        #expect(pauses.allSatisfy { $0 <= 110 } && pauses.count { !(54...55).contains($0) } <= 2)
        #expect(entries.allSatisfy { $0.resetID == 0 } && (ticks.last ?? 0) / 2 * 2 >= UInt32(3619 * 32_768 / 48))
    }

    @Test func aBoardThatDoesNotLogHasNothingToMakeUpFor() throws {
        let first = try BoardBench(.metaMotionS)
        try first.send(BoardLogTests.loggers + ";" + BoardLogTests.fast)
        // A hundred years: it would not come to an end.
        let second = try successor(of: first, absence: 3.15e9)
        try second.send("0B 10 01")
        #expect(try second.ask("0B 85") == "0B 85 00 00 00 00")
    }

    @Test func aFullLogStaysFull() throws {
        let first = try BoardBench(BoardConfiguration(.metaMotionR, isOriginal: true))
        try first.send(BoardLogTests.loggers + ";" + BoardLogTests.fast + "; 0B 01 01")
        try first.disconnect()
        let second = try BoardBench(BoardConfiguration(.metaMotionR, isOriginal: true), seed: 2)
        try second.disconnect()
        var reader = try second.device.stateReader()
        let bytes = try first.device.state()
        try reader.take(bytes.span)
        _ = try second.device.restore(reader, absence: 300 * 1_000_000_000)
        try second.connect()
        // 11,136 entries; the length counts pages, too.
        #expect(try second.ask("0B 85").hasPrefix("0B 85 D7 2B"))
    }

    /// The clock is right, and what is missing is at the end.
    @Test func anAbsenceHasALimit() throws {
        let first = try BoardBench(.metaMotionS)
        try first.send(BoardLogTests.loggers + ";" + BoardLogTests.slow + ";" + BoardLogTests.start)
        try first.disconnect()
        let second = BoardModel(seed: 2, configuration: BoardConfiguration(.metaMotionS), at: .zero)
        var reader = BoardStateReader(BoardConfiguration(.metaMotionS))
        let bytes = try first.device.state()
        try reader.take(bytes.span)
        let state = try reader.finish()
        let absence = UInt64(3600 * 1e9)
        #expect(second.restore(state, absence: absence, at: .zero, atMost: 50_000) == true)
        #expect(second.body.flash.log.count == 3600 * 25)
        #expect(second.restore(state, absence: absence, at: .zero, atMost: 100) == false)
        #expect(second.body.flash.log.count == 200 && second.body.uptime(at: .zero) == absence)
        #expect(second.restore(state, absence: .max, at: .zero, atMost: 100) == false, "no sum overflows")
    }

    // MARK: Other states

    @Test(arguments: [
        (BoardConfiguration.Hardware.metaMotionR, "MetaMotion R"), (.metaMotionRL, "MetaMotion RL"),
        (.metaMotionS, "MetaMotion S"), (.metaEnvironment, "MetaEnvironment"),
    ])
    func theRefusalNamesBothBoards(_ hardware: BoardConfiguration.Hardware, _ name: String) throws {
        for other in BoardConfiguration.Hardware.allCases where other != hardware {
            let (first, second) = (try BoardBench(hardware), try BoardBench(other))
            try second.disconnect()
            #expect(throws: Self.refusal("it is of a \(name), and this board is a \(other.name)")) {
                try second.device.setState(first.device.state())
            }
        }
        if hardware == .metaMotionR {
            let (first, second) = (try BoardBench(hardware), try BoardBench(hardware, isOriginal: true))
            try second.disconnect()
            #expect(throws: Self.refusal("it is of a MetaMotion R whose log has another format")) {
                try second.device.setState(first.device.state())
            }
        }
    }

    private static func refusal(_ reason: String) -> VeltoError {
        VeltoError(.format, "this is not the state of such a simulated board: \(reason)")
    }

    /// A file may be large: what is wrong is refused where it is.
    @Test func aReaderRefusesTheFirstPieceThatIsWrong() throws {
        let bench = try BoardBench(.metaMotionS)
        let piece = [UInt8](repeating: 0, count: 65_536)
        var reader = try bench.device.stateReader()
        #expect(refusal(by: &reader, of: piece)?.code == .format)
        // A head that announces all pages, and then a hole.
        var head = try bench.device.state()
        head.replaceSubrange(head.count - 4..<head.count, with: [0xFF, 0xFF, 0xFF, 0xFF])
        reader = try bench.device.stateReader()
        try reader.take(head.span)
        #expect(refusal(by: &reader, of: piece) == Self.refusal("it has a page of 0 entries"))
    }

    private func refusal(by reader: inout BoardStateReader, of bytes: [UInt8]) -> VeltoError? {
        do throws(VeltoError) {
            try reader.take(bytes.span)
            return nil
        } catch {
            return error
        }
    }
}

extension BoardBench {
    /// Connects the board again, and asks.
    fileprivate func connectedAnswer(_ command: String) throws -> String {
        try connect()
        return try ask(command)
    }
}
