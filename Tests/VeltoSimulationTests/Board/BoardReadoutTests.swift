import Testing
import VeltoCore
import VeltoSimulation

/// The readout of a log, packet by packet.
@Suite struct BoardReadoutTests {
    /// A board that has logged presses of its switch: two entries a press.
    private func board(
        _ hardware: BoardConfiguration.Hardware, isOriginal: Bool = false, presses: Int, _ mode: String = "0B 0B 00"
    ) throws -> BoardBench {
        let bench = try BoardBench(hardware, isOriginal: isOriginal)
        try bench.send("0B 02 01 01 FF 00; \(mode); 0B 01 01")
        for _ in 0..<presses {
            try bench.device.pressButton(for: .milliseconds(20))
            bench.advance(0.1)
            _ = try bench.heard()
        }
        try bench.send("0B 01 00")
        return bench
    }

    /// Pages of 127 entries, each of which but the first counts one more (as a public log of such a board has it).
    @Test func olderFirmwareSendsPagesOf127AndCountsTheirHeaders() throws {
        let bench = try board(.metaMotionR, isOriginal: true, presses: 130)
        #expect(try bench.ask("0B 85") == "0B 85 06 01 00 00", "260 entries in three pages")
        var reader = LogReader(bench)
        try reader.begin()
        try reader.follow(pages: .max)
        let page = Array(repeating: "2", count: 63) + ["1", "page"]
        #expect(reader.packets == page + ["left 134"] + page + ["left 6"] + ["2", "2", "2", "page", "left 0"])
        #expect(reader.entries.map(\.data) == (0..<260).map { $0 % 2 == 0 ? 1 : 0 })
        #expect(try bench.ask("0B 85") == "0B 85 00 00 00 00")
        #expect(try bench.ask("0B 82 00") == "0B 82 01 01 FF 00", "a readout keeps the loggers")
    }

    @Test func currentFirmwareHoldsItsNewestPageUntilItIsFlushed() throws {
        let bench = try board(.metaMotionS, presses: 10)
        #expect(try bench.ask("0B 85") == "0B 85 00 00 00 00")
        #expect(try bench.ask("0B 10 01; 0B 85") == "0B 85 14 00 00 00")
        var reader = LogReader(bench)
        try reader.begin(progressEvery: "08 00 00 00")
        try reader.follow(pages: .max)
        #expect(
            reader.packets == ["2", "2", "2", "2", "left 12", "2", "2", "2", "2", "left 4", "2", "2", "page", "left 0"])
    }

    @Test func aPageThatWasNotConfirmedIsSentAgain() throws {
        let bench = try board(.metaMotionR, isOriginal: true, presses: 130)
        var reader = LogReader(bench)
        try reader.begin()
        try reader.follow(pages: 2)
        #expect(reader.entries.count == 254)
        try bench.disconnect()
        bench.advance(2)
        try bench.connect()
        let again = try LogReader(bench).all()
        #expect(again.count == 133 && again.first?.tick == reader.entries[127].tick)
    }

    @Test func aHostThatWantsNoPagesConfirmsNone() throws {
        let bench = try board(.metaMotionR, isOriginal: true, presses: 130)
        try bench.send("0B 07 01; 0B 06 06 01 00 00 00 00 00 00")
        bench.advance(0.5)
        #expect(try bench.heard(after: 2).count == 131)
        #expect(try bench.ask("0B 85") == "0B 85 00 00 00 00")
        #expect(try bench.ask("0B 06 06 01 00 00 00 00 00 00") == "", "an empty log has no end")
    }

    /// A host that is slow loses nothing: the board waits for its radio.
    @Test func aSlowHostLosesNothing() throws {
        let bench = try board(.metaMotionS, presses: 200)
        try bench.send("0B 10 01; 0B 07 01; 0B 06 90 01 00 00 00 00 00 00")
        bench.advance(60)
        #expect(try bench.heard(after: 5).count == 200)
    }

    @Test(arguments: [("0B 0B 00", 11_136), ("0B 0B 01", 11_136 - 127 + 64)])
    func aFullLogStopsOrOverwritesItsOldestPage(mode: String, count: Int) throws {
        let bench = try BoardBench(.metaMotionR, isOriginal: true)
        try bench.send(BoardLogTests.loggers + ";" + mode + "; 0B 01 01;" + BoardLogTests.fast)
        bench.advance(56)
        try bench.send(BoardLogTests.stop)
        let entries = try LogReader(bench).all()
        #expect(entries.count == count)
        #expect((entries.first?.tick == 6) == (mode == "0B 0B 00"))
    }
}
