import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// What was stopped is stopped on the board, whatever becomes of the packets and of who waits for them.
@Suite struct OwedPacketTests {
    private static let stops = ["03 01 00", "03 02 00 01", "03 04 00"]

    private static func streaming() throws -> (BoardBench, SampleFeed) {
        let board = BoardBench().connected()
        let (feed, _) = try board.stream("acceleration")
        _ = board.takeWrites()
        return (board, feed)
    }

    /// Loses the link, and returns what the session writes to a board that is back.
    private static func writesOfNextLink(_ board: BoardBench) -> [String] {
        board.linkDown()
        board.patience = nil
        _ = board.takeWrites()
        board.connect()
        return board.takeWrites()
    }

    @Test(arguments: 0..<4)
    func aStopThatTheLinkCutsOffGoesOnWithTheNextLink(_ step: Int) throws {
        let (board, feed) = try Self.streaming()
        board.patience = board.requestCount + step
        board.perform(SignalCommand.stop(feed))
        let writes = Self.writesOfNextLink(board)
        #expect(Self.stops.allSatisfy { writes.contains($0) }, "step \(step)")
        board.linkDown()
        board.connect()
        #expect(!board.takeWrites().contains("03 01 00"), "once")
    }

    @Test(arguments: 0..<6)
    func aTearDownThatTheLinkCutsOffGoesOnWithTheNextLink(_ step: Int) throws {
        let board = BoardBench()
        board.answers[bytes("05 80")] = bytes("05 80 00 02 03 03 03")
        _ = board.connected()
        board.perform(WatchPin(pin: 1, edge: .any))
        _ = try board.stream("acceleration")
        board.patience = board.requestCount + step
        board.perform(TearDown(parts: .all))
        let writes = Self.writesOfNextLink(board)
        let missing = ["05 0B 01 00", "03 01 00"].filter { !writes.contains($0) }
        #expect(missing.isEmpty, "step \(step): \(missing)")
    }

    /// The plan has ended everything: what was not written yet is, too.
    @Test(arguments: 0..<4)
    func aTearDownThatIsCancelledIsWhole(_ step: Int) throws {
        let board = BoardBench()
        board.answers[bytes("05 80")] = bytes("05 80 00 02 03 03 03")
        _ = board.connected()
        var settings = InputSettings()
        settings.isPlaying = true
        board.perform(settings)
        board.perform(WatchPin(pin: 1, edge: .any))
        _ = board.takeWrites()
        board.patience = board.requestCount + step
        board.cancel(board.perform(TearDown(parts: .all)))
        board.patience = nil
        board.answerAll()
        let writes = board.takeWrites()
        #expect(["03 01 00", "13 01 00", "05 0B 01 00", "05 0A 00"].allSatisfy(writes.contains), "step \(step)")
    }

    @Test(arguments: 0..<4)
    func aGoodbyeThatTheLinkCutsOffGoesOnWithTheNextLink(_ step: Int) throws {
        let (board, _) = try Self.streaming()
        board.patience = board.requestCount + step
        board.goodbye()
        let writes = Self.writesOfNextLink(board)
        #expect(Self.stops.allSatisfy { writes.contains($0) }, "step \(step)")
    }

    @Test func aGoodbyeThatIsWholeLeavesNothing() throws {
        let (board, _) = try Self.streaming()
        board.goodbye()
        #expect(Self.stops.allSatisfy(board.takeWrites().contains))
        #expect(!Self.writesOfNextLink(board).contains("03 01 00"))
    }

    @Test func aStopThatIsRefusedIsWrittenBeforeTheNextCommand() throws {
        let (board, feed) = try Self.streaming()
        board.refusesWrites = true
        let stop = board.perform(SignalCommand.stop(feed))
        #expect(board.code(stop) == .rejected)
        board.refusesWrites = false
        _ = board.takeWrites()
        board.perform(StartSensor(sensor: .gyroscope, user: .program))
        let writes = board.takeWrites()
        #expect(Array(writes.prefix(2)) == ["03 01 00", "03 02 00 01"] && writes.last == "13 01 01")
        board.perform(StopSensor(sensor: .gyroscope, user: .program))
        #expect(!board.takeWrites().contains("03 01 00"), "once")
    }

    @Test func aStopThatIsCancelledBehindAStartIsDone() throws {
        let board = BoardBench().connected()
        let signal = try #require(board.signals.first { $0.identifier == "acceleration" })
        let feed = SampleFeed(signal)
        board.patience = board.requestCount + 1
        let start = board.perform(SignalCommand.start(feed))
        let stop = board.perform(SignalCommand.stop(feed))
        board.cancel(stop)
        #expect(board.code(start) == nil && board.code(stop) == .cancelled)
        board.patience = nil
        board.answerAll()
        #expect(board.code(start) == .ok && board.code(stop) == .cancelled)
        #expect(Self.stops.allSatisfy(board.takeWrites().contains) && board.status?.running == [])
    }

    @Test(arguments: 1..<6)
    func aStartThatFailsIsUndone(_ step: Int) throws {
        let board = BoardBench().connected()
        board.patience = board.requestCount + step
        let start = board.perform(StartDetector(configuration: DetectorConfiguration(.anyMotion)))
        board.cancel(start)
        let writes = Self.writesOfNextLink(board)
        #expect(writes.contains("03 01 00") && writes.contains("03 02 00 01"), "step \(step)")
        #expect(board.code(start) == .cancelled)
    }

    @Test func aQuestionWaitsForTheAnswerToTheOneBefore() {
        let board = BoardBench().connected()
        board.answers[bytes("0B 82 00")] = bytes("0B 82 03 04 FF 60")
        board.answers[bytes("0B 82 02")] = bytes("0B 82 13 05 FF 60")
        board.silent = [bytes("0B 82 01")]
        let probes = (0..<3).map { board.perform(RequestPacket(packet: [0x0B, 0x82, UInt8($0)])) }
        #expect(board.takeWrites() == ["0B 82 00", "0B 82 01"])
        board.advance(1.1)
        #expect(board.takeWrites() == ["0B 82 02"])
        #expect(board.code(probes[1]) == .timeout)
        #expect(board.value(of: probes[0]) == bytes("0B 82 03 04 FF 60"))
        #expect(board.value(of: probes[2]) == bytes("0B 82 13 05 FF 60"))
        #expect(board.deadline == nil)
    }
}
