import SessionBench
import Testing
import VeltoCore

@testable import VeltoMetaWear

/// The readings of the clock of a log.
@Suite struct LogAnchorTests {
    private static let second: UInt64 = 1_000_000_000

    private func board(_ record: BoardRecord = BoardRecord(), answer: String = "0B 84 00 08 00 00 03") -> BoardBench {
        let board = BoardBench(record: record)
        board.answers[bytes("0B 80")] = bytes("0B 80 00 02 08 80 2B 00 00")
        board.answers[bytes("0B 84")] = bytes(answer)
        return board
    }

    private func anchors(_ record: BoardRecord) -> [LogAnchors.Anchor] { record.with { $0.state }?.anchors.all ?? [] }

    private func anchor(_ resetID: UInt8, _ tick: UInt32, _ seconds: UInt64) -> LogAnchors.Anchor {
        LogAnchors.Anchor(resetID: resetID, tick: tick, time: UTCTime(nanoseconds: seconds * Self.second))
    }

    // MARK: Connecting

    /// 2048 ticks are three seconds.
    @Test func theClockIsReadAtEachConnect() throws {
        let board = board().connected()
        let time = board.clock.utc(at: board.now)
        #expect(anchors(board.record) == [LogAnchors.Anchor(resetID: 3, tick: 2048, time: time)])
        #expect(
            board.record.with { $0.state?.logReference } == Int64((time.nanoseconds - 3 * Self.second) / Self.second))
        #expect(board.savings == 2)
        board.linkDown()
        board.answers[bytes("0B 84")] = bytes("0B 84 00 10 00 00 03")
        board.connect()
        #expect(anchors(board.record).map(\.tick) == [4096])
        board.linkDown()
        // Other bits of the last byte mean nothing.
        board.answers[bytes("0B 84")] = bytes("0B 84 00 00 00 00 FC")
        board.connect()
        #expect(anchors(board.record).map(\.resetID) == [3, 4] && board.writes.last == "0B 84")
    }

    /// Programs do not wait for the answer, and do without it.
    @Test(arguments: ["0B 84", "0B 84 00 00 00 00", ""]) func aBoardIsReadyWithoutAnAnswer(_ answer: String) throws {
        let board = board(answer: answer)
        if answer.isEmpty { board.silent = [bytes("0B 84")] }
        board.connect()
        #expect(board.isReady && anchors(board.record).isEmpty)
        #expect(board.code(board.perform(RequestPacket(packet: bytes("11 8C")))) == .ok)
        board.advance(10)
        #expect(board.isReady && board.failure == nil)
        #expect(!BoardBench().connected().writes.contains("0B 84"), "a board without a log is not asked")
    }

    // MARK: Keeping

    @Test func anEarlierReadingAfterTheSameResetIsReplaced() {
        var anchors = LogAnchors()
        for number in 0..<20 as Range<UInt32> { anchors.add(anchor(UInt8(number % 8), number, UInt64(number))) }
        #expect(anchors.all.map(\.tick) == Array(12..<20) && anchors[4]?.tick == 12)
        #expect(anchor(0, 4, 0).reference == 0, "before 1970 there is none")
    }

    /// 614,400 ticks are 15 minutes.
    @Test func theFirstAndTheLatestReadingAfterAResetAreKept() throws {
        let night = (0..<5).map { anchor(3, 1000 + 614_400 * $0, 900 * UInt64($0)) }
        var anchors = LogAnchors()
        for anchor in night { anchors.add(anchor) }
        #expect(anchors.all == [night[0], night[4]] && anchors[3] == night[4])
        anchors.add(night[4])
        #expect(try LogAnchors(json: anchors.json).all == [night[0], night[4]])
        // Another process has read between.
        var others = LogAnchors()
        for anchor in night[1...3] { others.add(anchor) }
        others.merge(anchors)
        #expect(others.all == [night[0], night[4]])
        // A board whose clock began anew under the same id.
        let reset = anchor(3, 5, 4000)
        anchors.add(reset)
        #expect(anchors.all == [reset])
    }

    @Test func processesMergeTheirReadings() throws {
        let (mine, theirs, base) = (BoardRecord(), BoardRecord(), BoardBench().connected().record.json)
        for record in [mine, theirs] { try record.setState(base) }
        for anchor in [anchor(1, 10, 10), anchor(2, 20, 20)] { mine.learn(anchor) }
        for anchor in [anchor(1, 30, 30), anchor(2, 15, 15), anchor(3, 5, 5)] { theirs.learn(anchor) }
        try mine.merge(try #require(theirs.saved))
        #expect(anchors(mine) == [anchor(3, 5, 5), anchor(2, 20, 20), anchor(1, 30, 30)])
        #expect(try SavedBoardState(json: Array(mine.json.utf8)).anchors.all == anchors(mine))
    }

    @Test(arguments: ["5", "[5]", "[{}]", #"[{"resetID":0,"tick":-1,"utcNanoseconds":0}]"#])
    func anchorsThatAreNoneAreReplaced(_ json: String) throws {
        let record = BoardRecord()
        try record.setState(BoardBench().connected().record.json)
        record.with { $0.state?.members = ["logAnchors": json] }
        #expect(anchors(record).isEmpty)
        record.learn(anchor(0, 1, 2))
        #expect(anchors(record) == [anchor(0, 1, 2)])
    }

    @Test func whereThereIsNoRoomTheStateStaysOneThatIsTaken() throws {
        let record = BoardRecord()
        try record.setState(BoardBench().connected().record.json)
        let value = String(repeating: "x", count: SavedBoardState.sizeLimit / 2 - 20)
        record.with { $0.state?.members = ["a": "\"\(value)\""] }
        try record.setState(record.json)
        record.learn(anchor(0, 1, 2))
        #expect(anchors(record).isEmpty)
        try record.setState(record.json)
    }
}
