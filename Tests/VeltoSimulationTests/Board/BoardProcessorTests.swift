import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// The processors of a board, by the rules of the guide "What a board computes".
@Suite struct BoardProcessorTests {
    /// A rule, type and configuration of a processor of a number of the switch, its trigger, samples and outputs.
    private struct Row: Sendable {
        let rule: Int
        let type: String
        let trigger: String
        let samples: String
        let outputs: String

        init(_ rule: Int, _ type: String, of trigger: String, _ samples: String, _ outputs: String) {
            (self.rule, self.type, self.trigger, self.samples, self.outputs) = (rule, type, trigger, samples, outputs)
        }
    }

    private static let rows = [
        Row(1, "02 07", of: "20", "FF FF, 05 00", "FF FF FF FF, 04 00 00 00"),
        Row(2, "09 00 02 03 00 00 00 00", of: "00", "7F", "7D"),
        Row(
            3, "01 00 00 00", of: "60", "01 02 03 04, 01 02 03 04 05 06 07 08 09 0A 0B 0C",
            "01 02 03 04, 01 02 03 04 05 06 07 08 09 0A 0B 0C"),
        Row(3, "01 00 00 00", of: "20", "01 02 03 04", "01 02"),
        Row(3, "01 00 00 00", of: "24", "01 02 03 04 05 06", "05 06"),
        Row(4, "01 00 00 00", of: "00", "01, 02", "01, 02"),
        Row(5, "01 01 00 00", of: "00", "01, 02", ""),
        Row(5, "01 01 01 00", of: "00", "01, 02", "01, 02"),
        Row(6, "01 02 02 00", of: "00", "01, 02, 03", "01, 02"),
        Row(7, "02 00", of: "00", "7F, 7F, 7F", "7F, FE, 7D"),
        Row(8, "02 10", of: "00", "07, 09", "01, 02"),
        Row(10, "03 00 04 00", of: "00", "0A, 14, 00, 02, 28", "0A, 0F, 0A, 08, 0F"),
        Row(11, "03 00 02 00", of: "00", "FF, FE, FD", "FF, FF, FE"),
        Row(12, "03 20 02 00", of: "00", "0A, 14, 14", "00, 05, 00"),
        Row(14, "07 A5 01", of: "A0", "03 00 FC FF 00 00, 00 80 00 80 00 80", "05 00, B3 DD"),
        Row(15, "07 A5 00", of: "A0", "03 00 FC FF 00 00, 00 80 00 80 00 80", "02 00, 00 80"),
        Row(18, "06 23 05 00 09 00", of: "20", "04 00, 06 00", "06 00"),
        Row(18, "06 21 05", of: "00", "05, 06, FF", "06"),
        Row(18, "06 20 05", of: "00", "05, 06, FF", "06, FF"),
        Row(19, "06 60 04 02", of: "00", "01, 03, 05", "02, 04"),
        Row(20, "06 A8 04 02", of: "00", "04, 03, 02", "00, 01, 01"),
        Row(20, "06 90 02 04", of: "00", "01, 03, 05", "00, 01, 02"),
        Row(21, "06 C0 04 02", of: "00", "04, 03, 02", "01, 00, 01"),
        Row(22, "06 01 04 00 FE FF FF FF", of: "20", "FE FF, FF FF", "FF FF"),
        Row(23, "09 10 03 FE FF FF FF 00", of: "00", "07, F9", "FD, 03"),
        Row(23, "09 10 04 03 00 00 00 00", of: "00", "07, F9", "01, FF"),
        Row(23, "09 00 03 00 00 00 00 00", of: "00", "07", "00"),
        Row(23, "09 13 09 03 00 00 00 00", of: "00", "01", "FE FF FF FF"),
        Row(23, "09 15 02 02 00 00 00 01", of: "60", "01 00 FF FF", "02 00 FE FF"),
        Row(24, "09 13 05 03 00 00 00 00", of: "00", "FE", "F8 FF FF FF"),
        Row(24, "09 03 05 FF FF FF FF 00", of: "00", "02", "00 00 00 00"),
        Row(25, "09 13 06 00 00 00 00 00", of: "00", "18, FC", "04 00 00 00, 00 00 00 00"),
        Row(26, "09 10 08 01 00 00 00 00", of: "00", "FD", "FE"),
        Row(26, "09 00 08 01 00 00 00 00", of: "00", "FD", "7E"),
        Row(26, "09 03 07 21 00 00 00 00", of: "00", "01", "00 00 00 00"),
        Row(27, "09 03 01 FF FF FF FF 00", of: "00", "FF", "FE 00 00 00"),
        Row(27, "09 13 0B 19 00 00 00 00", of: "00", "FF", "19 00 00 00"),
        Row(27, "09 13 0A 00 00 00 00 00", of: "00", "80", "80 00 00 00"),
        Row(28, "0A 00 03", of: "00", "01, 02, 03, 04", "01, 02, 03"),
        Row(29, "0B 00 00 00 05 00 00 00 02 00", of: "00", "05, 04, 05, 06, 04", "02 00"),
        Row(30, "0B 00 00 01 05 00 00 00 02 00", of: "00", "7F, 7F, 05, 00", "03 01 00 00"),
        Row(30, "0B 00 00 02 05 00 00 00 02 00", of: "00", "05, 07, 06, 00", "07"),
        Row(30, "0B 00 00 03 05 00 00 00 02 00", of: "00", "05, 07, 06, 00, 05, 05", "01, 01"),
        Row(31, "0C 04 03 00 00 00", of: "00", "02, 03, 05, 06, 03", "03, 06, 03"),
        Row(32, "0C 0C 03 00 00 00", of: "00", "03, 00, FD", "03, FD, FD"),
        Row(32, "0C 14 03 00 00 00", of: "00", "03, 00, FD", "01, FF, FF"),
        Row(33, "0D 04 05 00 00 00 02 00", of: "00", "00, 06, 07, 04, 03", "07, 03"),
        Row(33, "0D 04 05 00 00 00 00 00", of: "00", "00, 05, 06, 05, 04", "06, 04"),
        Row(34, "0D 0C 05 00 00 00 00 00", of: "00", "09, 08, 00, 01, 09", "FF, 01"),
        Row(36, "10 01 01", of: "20", "01 02, 03 04, 05 06", "01 02 03 04"),
        Row(37, "11 10 03", of: "00", "0A, 0B", "00 00 0A, 01 00 0B"),
    ]

    private func samples(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingPrefix(" ") }.map { String($0) }
    }

    /// Gives samples of the switch to processors, and returns the outputs of one of them.
    private func outputs(_ bench: BoardBench, _ given: [String], of number: String = "00", every seconds: Double = 0)
        throws -> [String]
    {
        var outputs: [String] = []
        for sample in given {
            outputs += try bench.ask("FE 03 01 01 FF \(sample)").split(separator: ";").map { $0.trimmingPrefix(" ") }
                .filter { $0.hasPrefix("09 03 \(number)") }.map { String($0.dropFirst(9)) }
            bench.advance(seconds)
        }
        return outputs
    }

    @Test(arguments: rows.indices) func aProcessorComputesByItsRule(index: Int) throws {
        let row = Self.rows[index]
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("09 02 01 01 FF \(row.trigger) \(row.type)") == "09 02 00", "rule \(row.rule)")
        try bench.send("09 07 00 01; 09 03 01")
        #expect(try outputs(bench, samples(row.samples)) == samples(row.outputs), "rule \(row.rule)")
    }

    private func bench(_ processors: String...) throws -> BoardBench {
        let bench = try BoardBench(.metaMotionS)
        for (number, processor) in processors.enumerated() {
            #expect(try bench.ask("09 02 " + processor) == "09 02 0\(number)")
            try bench.send("09 07 0\(number) 01")
        }
        try bench.send("09 03 01")
        return bench
    }

    @Test func rule9StatesAreSetAndRead() throws {
        let bench = try bench(
            "01 01 FF 00 02 13", "01 01 FF 00 02 10", "01 01 FF 00 01 02 00 00", "01 01 FF 00 0C 04 03 00 00 00")
        try bench.send("09 04 00 80 00 00 00; 09 04 01 FE 00 00 00; 09 04 02 02 00; 09 04 03 09 00 00 00; 09 04 03 01")
        #expect(try bench.ask("09 84 02") == "09 84 02 02 00" && bench.ask("09 84 03") == "09 84 03 09")
        _ = try outputs(bench, ["07", "07", "07"])
        #expect(try bench.ask("09 84 00") == "09 84 00 83 00 00 00" && bench.ask("09 84 01") == "09 84 01 01")
        #expect(try bench.ask("09 84 02") == "09 84 02 00 00" && bench.ask("09 84 03") == "09 84 03 09")
        #expect(try bench.ask("09 C4 00") == "" && bench.ask("09 84 07") == "" && bench.ask("09 84") == "")
    }

    @Test func rule13AResetEmptiesTheWindow() throws {
        let bench = try bench("01 01 FF 00 03 00 04 00")
        #expect(try outputs(bench, ["0A", "14"]) == ["0A", "0F"])
        try bench.send("09 04 00")
        #expect(try outputs(bench, ["02", "04"]) == ["02", "03"])
    }

    @Test func rules16And17TimeLetsOneThroughInAPeriod() throws {
        let bench = try bench(
            "01 01 FF 00 08 10 19 00 00 00", "01 01 FF 00 08 08 19 00 00 00", "01 01 FF 00 08 00 19 00 00 00")
        let given = (1...7).map { "0\($0)" }
        #expect(try outputs(bench, given, every: 0.01) == ["01", "04", "07"])
        let differences = try outputs(bench, ["09", "09", "20"], of: "01", every: 0.01)
        #expect(differences == ["19"], "32 less the 7 of 30 ms before")
        #expect(try outputs(bench, given, of: "02", every: 0.01) == ["03", "06"], "the older code is the same")
    }

    @Test func rules35And38AFuserTakesWhatBuffersHold() throws {
        let bench = try bench(
            "05 0A 01 20 0F 01", "05 0A 02 00 0F 00", "01 01 FF 00 1B 02 00 01 00 00 00 00 00 00 00 00 00 00")
        #expect(try outputs(bench, ["07"], of: "02") == ["07 00 00 00"])
        try bench.send("FE 03 05 0A FF 01 34 12; FE 03 05 0A FF 02 56")
        #expect(try bench.ask("09 84 00") == "09 84 00 34 12", "and a buffer notifies nothing")
        #expect(try outputs(bench, ["08"], of: "02") == ["08 34 12 56"])
    }

    @Test func rule37TheTimeOfAnAccounterIsThatOfTheLog() throws {
        let bench = try bench("01 01 FF 00 11 31 03")
        bench.advance(2)
        let tick = try bench.ask("0B 84").dropFirst(6).prefix(11)
        #expect(try outputs(bench, ["07"]) == [tick + " 07"])
    }

    @Test func rule39AConfigurationBeginsAgain() throws {
        let bench = try bench("01 01 FF 00 03 00 04 00")
        _ = try outputs(bench, ["0A", "14"])
        try bench.send("09 05 00 03 00 02 00; 09 05 00 02 10; 09 05 00 03 00 00 00")
        #expect(try outputs(bench, ["02", "04", "06"]) == ["02", "03", "05"], "the others are not taken")
        #expect(try bench.ask("09 82 00").hasPrefix("09 82 01 01 FF 00 03 00 02 00 A5"))
    }

    @Test func rules40And41NumbersAreTheLowestFreeOnes() throws {
        let bench = try bench(
            "01 01 FF 00 02 10", "09 03 00 00 02 10", "01 01 FF 00 0F 00",
            "09 03 01 00 1B 01 02 00 00 00 00 00 00 00 00 00 00 00")
        try bench.send("09 06 00; 09 06 01; 09 06 02")
        #expect(try bench.ask("09 82 00") != "09 82" && bench.ask("09 82 02") != "09 82", "others depend on them")
        try bench.send("09 06 03; 09 06 02; 09 06 01")
        #expect(try bench.ask("09 82 01") == "09 82" && bench.ask("09 82 63") == "09 82")
        for number in [1, 2, 3] { #expect(try bench.ask("09 02 01 01 FF 00 02 10") == "09 02 0\(number)") }
        for _ in 4..<28 { _ = try bench.ask("09 02 01 01 FF 00 02 10") }
        #expect(try bench.ask("09 02 01 01 FF 00 02 10") == "09 02", "there are 28")
        #expect(try bench.ask("09 02 01 01 FF 00 44 10") == "" && bench.ask("09 02 01 01 FF 00 03 00") == "")
        try bench.send("09 08")
        #expect(try bench.ask("09 02 01 01 FF 00 02 10") == "09 02 00")
    }

    @Test func nothingIsSentWithoutBothNotifications() throws {
        let bench = try BoardBench(.metaMotionS)
        _ = try bench.ask("09 02 01 01 FF 00 01 00 00 00")
        try bench.send("09 07 00 01")
        #expect(try outputs(bench, ["01"]).isEmpty)
        try bench.send("09 03 01; 09 07 00 00")
        #expect(try outputs(bench, ["01"]).isEmpty)
        try bench.send("09 07 00 01")
        #expect(try outputs(bench, ["01"]) == ["01"])
    }

    /// Loud reads reach processors, silent ones do not.
    @Test func aProcessorHearsLoudReads() throws {
        let bench = try bench("04 81 00 20 01 00 00 00", "04 C1 00 20 01 00 00 00")
        #expect(try bench.ask("04 81 00") == "04 81 00 B4 00; 09 03 00 B4 00")
        #expect(try bench.ask("04 C1 00") == "09 03 01 B4 00", "the register byte decides")
    }

    /// The chain of an activity meter: RSS, average, threshold, and the log behind it.
    @Test func aChainIsComputedAndLoggedWithoutAHost() throws {
        let bench = try BoardBench(.metaMotionRL)
        let steps = [
            MotionStep(.rest, duration: 2), MotionStep(.shake, duration: 1, amplitude: MotionAxes(z: 1500)),
            MotionStep(.rest, duration: 10),
        ]
        try bench.device.play(MotionScript(checking: steps, repeats: false))
        for packet in [
            "09 02 03 04 FF A0 07 A5 01", "09 02 09 03 00 20 03 05 08 00", "09 02 09 03 01 20 0D 09 A0 41 00 00 10 00",
            "0B 02 09 03 02 00", "0B 02 09 03 01 20",
        ] { _ = try bench.ask(packet) }
        try bench.send("0B 0B 01; 0B 01 01; 03 03 28 03; 03 02 01 00; 03 01 01")
        try bench.disconnect()
        bench.advance(5)
        try bench.connect()
        try bench.send("0B 01 00; 0B 10 01")
        let entries = try LogReader(bench).all()
        let means = entries.filter { $0.logger == 1 }.map(\.data)
        #expect(means.count == 500 && means.prefix(100).allSatisfy { (16300...16500).contains($0) })
        let sides = entries.filter { $0.logger == 0 }.map { Int8(truncatingIfNeeded: $0.data) }
        #expect(sides.first == 1 && sides.last == -1 && sides.count.isMultiple(of: 2), "\(sides)")
    }

    @Test func aStateIsLoggedBySilentReads() throws {
        let bench = try BoardBench(.metaMotionS)
        for packet in ["09 02 01 01 FF 00 02 10", "0B 02 09 C4 00 00", "0B 01 01"] { _ = try bench.ask(packet) }
        _ = try outputs(bench, ["01", "00", "01"])
        #expect(try bench.ask("09 C4 00") == "")
        try bench.send("0B 01 00; 0B 10 01")
        #expect(try LogReader(bench).all().map(\.data) == [3])
    }

    @Test func olderFirmwareHasShorterConfigurations() throws {
        let bench = try BoardBench(.metaMotionR, isOriginal: true)
        #expect(try bench.ask("09 02 01 01 FF 00 03 00 04") == "09 02 00")
        #expect(try bench.ask("09 02 01 01 FF 00 1B 01 00 00 00 00 00 00 00 00 00 00 00 00") == "", "no fuser")
        var configuration = BoardConfiguration(.metaMotionR, isOriginal: true)
        configuration.firmwareVersion = "1.0.4"
        let oldest = try BoardBench(configuration)
        #expect(try oldest.ask("09 02 01 01 FF 00 06 00 04 00 05 00 00 00") == "09 02 00")
        #expect(try oldest.ask("09 02 01 01 FF 00 06 20 05") == "")
        #expect(try oldest.ask("09 02 01 01 FF 00 09 03 01 02 00 00 00") == "09 02 01")
        #expect(try oldest.ask("09 02 01 01 FF 00 0F 00") == "", "no buffer")
    }
}
