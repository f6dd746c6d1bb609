import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// What makes a board forget.
@Suite struct TearDownTests {
    private func board() -> BoardBench {
        let board = BoardBench()
        for module in ["02", "09", "0A", "0B", "0F", "FE"] {
            board.answers[bytes("\(module) 80")] = bytes("\(module) 80 00 02")
        }
        board.answers[bytes("0C 80")] = bytes("0C 80 00 00 02")
        return board.connected()
    }

    @Test func partsAreTornDownInTheirOrder() {
        let board = board()
        let parts: BoardParts = [.light, .timers, .processors, .events, .loggers]
        #expect(board.code(board.perform(TearDown(parts: parts))) == .ok)
        #expect(
            board.takeWrites() == ["0B 01 00", "02 02 01", "0C 05 00", "0C 05 01", "09 08", "0A 05", "0B 0A"],
            "a log that runs keeps its loggers")
        board.perform(TearDown(parts: .subscriptions))
        #expect(board.takeWrites().first == "01 01 00")
        board.perform(TearDown(parts: []))
        #expect(board.takeWrites().isEmpty)
    }

    @Test func sensorsStopWithAllTheirUsers() throws {
        let board = board()
        let (feed, _) = try board.stream("acceleration")
        board.perform(StartDetector(configuration: DetectorConfiguration(.activity)))
        _ = board.takeWrites()
        board.perform(TearDown(parts: .sensors))
        let writes = board.takeWrites()
        let streamed = ["03 02 00 01", "03 04 00", "03 05 00"]
        #expect(writes.starts(with: streamed + ["03 01 00", "03 02 00 01", "13 01 00", "13 02 00 01"]))
        #expect(writes.contains("03 06 00 04") && writes.contains("03 06 00 40"))
        #expect(board.status?.running == [] && board.status?.detectors == [])
        board.perform(SignalCommand.stop(feed))
        #expect(board.takeWrites().isEmpty, "the stream has ended already")
        _ = try board.stream("acceleration")
        #expect(board.takeWrites().contains("03 01 01"))
    }

    @Test func whatALostLinkLeftRunningIsStoppedOnce() throws {
        let board = board()
        _ = try board.stream("acceleration")
        board.perform(StartDetector(configuration: DetectorConfiguration(.activity)))
        board.perform(StartSensor(sensor: .gyroscope, user: .program))
        board.linkDown()
        board.patience = 3
        board.connect()
        board.linkDown()
        board.patience = nil
        _ = board.takeWrites()
        board.connect()
        let writes = board.takeWrites()
        for packet in ["03 04 00", "03 01 00", "03 02 00 01", "03 06 00 04", "13 01 00", "13 02 00 01"] {
            #expect(writes.contains(packet), "\(packet)")
        }
        #expect(board.isReady && board.status?.running == [] && board.status?.detectors == [])
        board.linkDown()
        board.connect()
        #expect(!board.takeWrites().contains("03 01 00"), "nothing ran on the second link")
    }

    @Test func aBoardThatWasReleasedIsNotStoppedAgain() throws {
        let board = board()
        board.perform(StartSensor(sensor: .gyroscope, user: .program))
        board.goodbye()
        board.linkDown()
        _ = board.takeWrites()
        board.connect()
        #expect(!board.takeWrites().contains("13 01 00"))
    }

    @Test func whatABoardLacksIsNotTornDown() {
        let bare = BoardBench().connected()
        #expect(bare.code(bare.perform(TearDown(parts: [.light, .timers, .loggers]))) == .ok)
        #expect(bare.takeWrites().isEmpty)
        #expect(bare.code(bare.perform(ResetBoard(kind: .now))) == .unsupported)
    }

    @Test(arguments: [(BoardReset.now, "FE 01"), (.bootloader, "FE 02"), (.link, "FE 06")])
    func aResetEndsWithTheLink(_ kind: BoardReset, _ packet: String) {
        let board = board()
        let operation = board.perform(ResetBoard(kind: kind))
        #expect(board.takeWrites() == [packet] && board.code(operation) == nil)
        board.linkDown()
        #expect(board.code(operation) == .ok)
    }

    @Test(arguments: [(BoardReset.afterGarbageCollection, "FE 05"), (.powerSave, "FE 07")])
    func aResetThatComesLaterEndsAtOnce(_ kind: BoardReset, _ packet: String) {
        let board = board()
        #expect(board.code(board.perform(ResetBoard(kind: kind))) == .ok && board.takeWrites() == [packet])
    }

    @Test func aBoardThatIgnoresAResetIsTold() {
        let board = board()
        let operation = board.perform(ResetBoard(kind: .now))
        board.advance(4.9)
        #expect(board.code(operation) == nil)
        board.advance(0.2)
        #expect(board.code(operation) == .timeout && board.deadline == nil)
        #expect(board.code(board.perform(ClearSteps())) == .ok)
    }

    @Test func aFactoryResetIsEightPacketsAndTheEndOfTheLink() {
        let board = board()
        let operation = board.perform(FactoryReset())
        #expect(
            board.takeWrites() == [
                "0B 01 00", "0B 09 FF FF FF FF", "0B 0A", "0A 05", "09 08", "0F 08", "FE 05", "FE 01",
            ])
        #expect(board.code(operation) == nil)
        board.linkDown()
        #expect(board.code(operation) == .ok)
    }

    @Test func subscriptionsOfOthersAreKeptOnRequest() {
        let board = BoardBench()
        var options = LinkOptions()
        options.keepsSubscriptions = true
        #expect(board.code(board.perform(options)) == .ok)
        board.connect()
        #expect(board.isReady && !board.takeWrites().contains("01 01 00"))
    }
}
