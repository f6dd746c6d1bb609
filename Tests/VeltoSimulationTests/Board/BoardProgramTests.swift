import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// Timers, events and macros of a board.
@Suite struct BoardProgramTests {
    // MARK: Timers

    @Test func aTimerTicksUntilItsEnd() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("0C 02 0A 00 00 00 03 00 00") == "0C 02 00")
        #expect(try bench.ask("0C 02 0A 00 00 00 FF FF 01") == "0C 02 01")
        #expect(try bench.ask("0C 02 00 00 00 00 FF FF 01") == "", "no period")
        try bench.send("0C 07 00 01; 0C 03 00")
        #expect(try bench.timed(after: 0.1).map(\.milliseconds) == [10, 20, 30])
        try bench.send("0C 07 00 00; 0C 07 01 01; 0C 03 01; 0C 03 00")
        #expect(try bench.heard(after: 0.025) == ["0C 06 01", "0C 06 01", "0C 06 01"], "at once, and without an end")
        try bench.send("0C 04 01")
        #expect(try bench.heard(after: 0.1) == [])
        #expect(try bench.ask("0C 03 01; 0C 05 01") == "0C 06 01")
        #expect(try bench.heard(after: 0.1) == [])
        #expect(try bench.ask("0C 82 00") == "0C 82 00 0A 00 00 00 03 00 00" && bench.ask("0C 82 01") == "0C 82")
        for number in 1..<8 { #expect(try bench.ask("0C 02 0A 00 00 00 03 00 00") == "0C 02 0\(number)") }
        #expect(try bench.ask("0C 02 0A 00 00 00 03 00 00") == "0C 02", "there are eight")
    }

    @Test func ticksThatNoOneHearsStillCount() throws {
        let bench = try BoardBench(.metaMotionS)
        _ = try bench.ask("0C 02 E8 03 00 00 05 00 00")
        try bench.send("0C 03 00")
        try bench.disconnect()
        bench.advance(3.5)
        try bench.connect()
        try bench.send("0C 07 00 01")
        #expect(try bench.heard(after: 10) == ["0C 06 00", "0C 06 00"])
    }

    // MARK: Events

    private func counter(_ bench: BoardBench) throws -> String { String(try bench.ask("09 84 00").dropFirst(9)) }

    @Test func anEventObeysItsCommand() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("0A 02 01 01 FF 02 01 01") == "0A 02 00")
        try bench.device.pressButton(for: .milliseconds(20))
        #expect(!bench.device.light.isPlaying, "its parameters are missing")
        try bench.send("02 03 01 02 1F 1F 00 00 F4 01 00 00 E8 03 00 00 FF; 0A 03 01")
        _ = try bench.heard(after: 1)
        try bench.disconnect()
        try bench.device.pressButton(for: .milliseconds(20))
        bench.advance(0.1)
        #expect(bench.device.light.isPlaying, "without a host")
    }

    /// The last byte of a command is the value of the switch.
    @Test func aTokenPutsTheValueIntoTheCommand() throws {
        let bench = try BoardBench(.metaMotionS)
        for packet in ["09 02 05 0A 01 00 02 13", "0A 02 01 01 FF 09 04 05 03 01"] { _ = try bench.ask(packet) }
        try bench.send("0A 03 00 00 00 00 00")
        _ = try bench.ask("FE 03 01 01 FF 2A")
        #expect(try counter(bench) == "2A 00 00 00")
        try bench.send("0A 04 00")
        #expect(
            try bench.ask("0A 02 01 01 FF 09 04 05 27 02") == "0A 02 00", "three bytes from the third one on, of two")
        try bench.send("0A 03 00 11 11 11 11; FE 03 01 01 FF 01 02 03 04 05")
        #expect(try counter(bench) == "11 03 04 05")
    }

    /// The reads that fire an event of a temperature, silent by default.
    @Test(arguments: [
        (BoardConfiguration.EventReads.silent, "04 C1 00", true, false), (.silent, "04 81 00", true, false),
        (.loud, "04 C1 00", false, true), (.named, "04 81 00", false, true), (.named, "04 C1 00", true, false),
    ]) func readsFireEvents(reads: BoardConfiguration.EventReads, source: String, silent: Bool, loud: Bool) throws {
        var configuration = BoardConfiguration(.metaMotionS)
        configuration.eventReads = reads
        let bench = try BoardBench(configuration)
        _ = try bench.ask("09 02 01 01 FF 00 02 10")
        _ = try bench.ask("0A 02 \(source) FE 03 04")
        try bench.send("0A 03 01 01 FF 07; 04 C1 00")
        #expect(try counter(bench) == (silent ? "01" : "00"))
        _ = try bench.ask("04 81 00")
        #expect(try counter(bench) == (silent ? "01" : loud ? "01" : "00"))
    }

    @Test func theEndOfALinkFiresAnEvent() throws {
        let bench = try BoardBench(.metaMotionS)
        for packet in ["09 02 01 01 FF 00 02 10", "0A 02 11 0A FF FE 03 04"] { _ = try bench.ask(packet) }
        try bench.send("0A 03 01 01 FF 07")
        try bench.disconnect()
        try bench.connect()
        #expect(try counter(bench) == "01")
    }

    @Test func eventsAreNumberedReadAndRemoved() throws {
        let bench = try BoardBench(.metaMotionS)
        for number in 0..<28 {
            let text = String(number, radix: 16, uppercase: true)
            #expect(try bench.ask("0A 02 01 01 FF 02 01 01; 0A 03 01") == "0A 02 " + (number < 16 ? "0" : "") + text)
        }
        #expect(try bench.ask("0A 02 01 01 FF 02 01 01") == "0A 02", "there are 28")
        try bench.send("0A 03 01; 0A 04 05")
        #expect(try bench.ask("0A 82 04") == "0A 82 04 01 01 FF 02 01 01" && bench.ask("0A 83 04") == "0A 83 04 01")
        #expect(try bench.ask("0A 82 05") == "0A 82" && bench.ask("0A 82 99") == "0A 82")
        #expect(try bench.ask("0A 02 01 01 FF FE 01 00") == "0A 02 05")
        try bench.send("0A 05")
        #expect(try bench.ask("0A 02 01 01 FF FE 01 00") == "0A 02 00")
    }

    /// A board obeys an event that is its own source as often as it can at once.
    @Test func anEndlessEventIsSurvived() throws {
        let bench = try BoardBench(.metaMotionS)
        _ = try bench.ask("0A 02 01 01 FF FE 03 04")
        try bench.send("0A 03 01 01 FF 07; FE 03 01 01 FF 07")
        #expect(try bench.ask("0C 80") == "0C 80 00 00 08")
    }

    // MARK: Macros

    private func record(_ bench: BoardBench, _ commands: [String], atBoot: Bool) throws -> String {
        let answer = try bench.ask("0F 02 0\(atBoot ? 1 : 0)")
        for command in commands {
            let bytes = command.split(separator: " ")
            guard bytes.count > 13 else {
                try bench.send("0F 03 " + command)
                continue
            }
            try bench.send("0F 09 " + bytes.prefix(2).joined(separator: " "))
            try bench.send("0F 03 " + bytes.dropFirst(2).joined(separator: " "))
        }
        try bench.send("0F 04")
        return answer
    }

    private static let light = ["02 03 01 02 1F 1F 00 00 F4 01 00 00 E8 03 00 00 FF", "02 01 01"]

    @Test func aMacroRunsOnRequest() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try record(bench, Self.light, atBoot: false) == "0F 02 00")
        #expect(!bench.device.light.isPlaying)
        try bench.send("0F 05 03; 0F 05 00")
        #expect(bench.device.light.isPlaying)
    }

    /// A board goes on with its program after a reset: a button that lights the LED, and a chain that is logged.
    @Test func aBootMacroRunsAfterEveryReset() throws {
        let bench = try BoardBench(.metaMotionS)
        _ = try bench.ask("0B 02 09 03 00 00")
        _ = try record(bench, Self.light, atBoot: false)
        let program = [
            "09 02 01 01 FF 00 02 10", "0A 02 01 01 FF 0F 05 01", "0A 03 00", "0B 0B 01", "0B 01 01",
        ]
        #expect(try record(bench, program, atBoot: true) == "0F 02 01")
        #expect(try bench.ask("09 82 00") == "09 82", "recorded, not obeyed")
        for reset in 0..<2 {
            if reset > 0 { try bench.connect() }
            try bench.send("FE 01")
            try bench.disconnect()
            bench.advance(5)
            try bench.device.pressButton(for: .milliseconds(20))
            bench.advance(1)
            #expect(bench.device.light.isPlaying)
        }
        try bench.connect()
        #expect(try bench.ask("09 84 00") == "09 84 00 02")
        try bench.send("0B 01 00; 0B 10 01")
        let entries = try LogReader(bench).all()
        #expect(
            entries.map(\.data) == [1, 2] && entries.map(\.resetID) == [2, 2], "the first page was lost with its reset")
    }

    @Test func macrosAreErasedWhenTheLinkEnds() throws {
        let bench = try BoardBench(.metaMotionS)
        _ = try record(bench, Self.light, atBoot: true)
        try bench.send("0F 08; 0F 05 00")
        #expect(bench.device.light.isPlaying, "it still exists")
        try bench.send("02 02 01")
        try bench.disconnect()
        try bench.connect()
        try bench.send("0F 05 00; FE 01")
        try bench.disconnect()
        bench.advance(5)
        #expect(!bench.device.light.isPlaying)
        try bench.connect()
        for number in 0..<8 { #expect(try record(bench, ["FE 01"], atBoot: false) == "0F 02 0\(number)") }
        #expect(try record(bench, ["FE 01"], atBoot: false) == "0F 02", "there are eight")
    }

    // MARK: State

    /// Processors and events with holes, a timer that runs and macros are as they were in another program.
    @Test func aProgramGoesOnInAnotherRun() throws {
        let bench = try BoardBench(.metaMotionS)
        for packet in [
            "09 02 01 01 FF 00 02 10", "09 02 05 0A 01 00 01 00 00 00", "09 02 01 01 FF 00 02 13",
            "0C 02 E8 03 00 00 FF FF 00",
            "0C 02 E8 03 00 00 FF FF 00", "0A 02 0C 06 01 FE 03 04", "0A 03 01 01 FF 07", "0A 02 0C 06 01 FE 03 04",
        ] { _ = try bench.ask(packet) }
        try bench.send("0A 03 01 01 FF 07; 0A 04 00; 09 06 01; 0C 05 00; 0C 03 01; 09 07 02 01; 09 03 01")
        _ = try record(bench, Self.light, atBoot: true)
        let state = try bench.device.state()
        let other = try BoardBench(.metaMotionS)
        try other.disconnect()
        try other.device.setState(state)
        try other.connect()
        #expect(
            try other.ask("09 82 01") == "09 82" && other.ask("0A 82 00") == "0A 82" && other.ask("0C 82 00") == "0C 82"
        )
        #expect(try other.heard(after: 2.5) == ["09 03 02 01 00 00 00", "09 03 02 02 00 00 00"])
        try other.send("0F 05 00")
        #expect(other.device.light.isPlaying)
        #expect(
            try other.ask("09 02 01 01 FF 00 02 10") == "09 02 01" && other.ask("0A 02 01 01 FF FE 01 00") == "0A 02 00"
        )
    }
}
