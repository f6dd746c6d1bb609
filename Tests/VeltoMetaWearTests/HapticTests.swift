import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Patterns of any length, a pulse at a time.
@Suite struct BoardHapticTests {
    private func board() -> BoardBench {
        let board = BoardBench()
        board.answers[bytes("08 80")] = bytes("08 80 00 00")
        return board.connected()
    }

    private func play(_ durations: [Double], strength: Double = 1, on board: BoardBench) -> ObjectHandle {
        board.perform(DeviceCommand.playHaptic(durations, strength: strength))
    }

    @Test func pulsesFollowEachOtherInTime() {
        let board = board()
        let operation = play([0.1, 0.05, 0.2], strength: 0.5, on: board)
        #expect(board.code(operation) == .ok && board.takeWrites() == ["08 01 7C 64 00 00"])
        board.advance(0.14)
        #expect(board.takeWrites().isEmpty)
        board.advance(0.011)
        #expect(board.takeWrites() == ["08 01 7C C8 00 00"])
        board.advance(10)
        #expect(board.takeWrites().isEmpty && board.deadline == nil)
    }

    @Test func durationsOfNothingAreLeftOut() {
        let board = board()
        #expect(board.code(play([], on: board)) == .ok)
        #expect(board.code(play([0, 0.5], on: board)) == .ok && board.takeWrites().isEmpty)
        #expect(board.code(play([0.1, 0.1, 0.1], strength: 0, on: board)) == .ok && board.takeWrites().isEmpty)
        let late = play([0, 0.3, 0.1, 0.1, 0, 0.1, 0.1], on: board)
        board.advance(0.29)
        #expect(board.code(late) == .ok && board.takeWrites().isEmpty)
        board.advance(0.02)
        #expect(board.takeWrites() == ["08 01 F8 64 00 00"])
        board.advance(0.32)
        #expect(board.takeWrites() == ["08 01 F8 64 00 00"])
    }

    @Test func aPatternTakesThePlaceOfTheOneBefore() {
        let board = board()
        _ = play([0.1, 0.1, 0.1, 0.1, 0.1], on: board)
        board.advance(0.05)
        _ = board.takeWrites()
        _ = play([0.3], on: board)
        #expect(board.takeWrites() == ["08 01 F8 2C 01 00"])
        board.advance(10)
        #expect(board.takeWrites().isEmpty && board.deadline == nil)
    }

    @Test func aPatternEndsWithTheLink() {
        let board = board()
        _ = play([0.1, 0.1, 0.1], on: board)
        board.linkDown()
        board.connect()
        _ = board.takeWrites()
        board.advance(10)
        #expect(board.isReady && board.takeWrites().isEmpty)
    }

    @Test func aBoardWithoutTheModuleSaysSo() {
        let board = BoardBench().connected()
        #expect(board.code(play([0.1], on: board)) == .unsupported)
    }
}
