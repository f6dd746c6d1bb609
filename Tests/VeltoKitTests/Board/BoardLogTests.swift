import Testing
import VeltoCore
import VeltoMetaWear
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// The log of simulated boards of both generations of firmware, over their links.
@Suite struct BoardLogTests {
    /// A board and its firmware.
    struct Kind: CustomTestStringConvertible {
        let hardware: BoardConfiguration.Hardware
        let isOriginal: Bool

        var testDescription: String { "\(hardware), \(isOriginal ? "original" : "current")" }
    }

    private static let kinds = [
        Kind(hardware: .metaMotionR, isOriginal: true), Kind(hardware: .metaMotionR, isOriginal: false),
        Kind(hardware: .metaMotionRL, isOriginal: false), Kind(hardware: .metaMotionS, isOriginal: false),
    ]

    private func board(_ kind: Kind) throws -> SimulatedBoard {
        let board = try SimulatedBoard(kind.hardware, isOriginal: kind.isOriginal)
        try board.connect()
        board.forgetWrites()
        return board
    }

    private func length(of board: SimulatedBoard) throws -> Int { Int(try board.read("log-length")[0]) }

    private func create(_ identifier: String, on board: SimulatedBoard) throws -> LoggedSignal<Device> {
        let (logger, operation) = try board.metaWear.beginCreateLogger(identifier)
        try board.test.advance(5)
        guard case .success? = operation.result else { throw VeltoError(.internal, "\(operation.result as Any)") }
        return logger
    }

    @Test(arguments: kinds) func theLogGoesOnAfterALostLink(_ kind: Kind) throws {
        let board = try board(kind)
        defer { board.test.context.destroy() }
        try board.metaWear.setSensor(.accelerometer, rate: 50, range: 8)
        let logger = try create("acceleration", on: board)
        #expect(try board.succeeds { try $0.begin.startLogging(.stopWhenFull) })
        #expect(try logger.info.range == 8 && logger.info.rate == 50 && logger.info.numbers == [0, 1])
        #expect(board.peripheral.dropLink())
        try board.test.advance(30)
        try board.connect()
        #expect(try board.metaWear.logInfo.mode == .stopWhenFull && board.metaWear.status?.state == .logging)
        #expect(try board.metaWear.loggers.map(\.part) == [logger.part])
        #expect(try board.succeeds { try $0.begin.stopLogging() })
        if let flush = try board.metaWear.beginFlushLog() {
            try board.test.advance(0.5)
            guard case .success? = flush.result else { throw VeltoError(.internal, "\(flush.result as Any)") }
        } else {
            #expect(kind.isOriginal)
        }
        // 35 s and more, at two entries a sample; older firmware counts a header for each page of 127.
        let entries = try length(of: board)
        #expect((3500...4400).contains(entries), "\(entries)")
        #expect(try board.succeeds { try $0.beginClearLog() })
        #expect(try length(of: board) == 0)
        #expect(try board.metaWear.logInfo.entries == 0 && board.metaWear.loggers.count == 1)
    }

    @Test(arguments: kinds) func aResetEndsTheLogAndNotTheLoggers(_ kind: Kind) throws {
        let board = try board(kind)
        defer { board.test.context.destroy() }
        let logger = try create("angular-velocity", on: board)
        #expect(try board.succeeds { try $0.begin.startLogging() })
        // A reset that the library does not know of.
        _ = try board.metaWear.begin.write([0xFE, 0x01])
        try board.test.advance(60)
        try board.connect()
        let info = try board.metaWear.logInfo
        #expect(info.interruption == .reset && info.mode == nil && info.interrupted != nil)
        #expect(try logger.info.numbers == [0, 1])
        #expect(try board.succeeds { try $0.begin.startLogging() })
        #expect(try board.metaWear.logInfo.interruption == nil)
    }

    @Test(arguments: kinds) func slotsRunOutBeforeTheBoardRefuses(_ kind: Kind) throws {
        let board = try board(kind)
        defer { board.test.context.destroy() }
        for _ in 0..<4 { _ = try create("acceleration", on: board) }
        board.forgetWrites()
        let (logger, operation) = try board.metaWear.beginCreateLogger("switch")
        try board.test.advance(1)
        guard case .failure(let error)? = operation.result else { throw VeltoError(.internal, "it succeeded") }
        #expect(error.code == .noSlot && board.writes().isEmpty)
        #expect(code { _ = try logger.info } == .staleHandle)
    }

    /// The context was ended, as a program that is killed leaves it, and another one has the saved state.
    @Test func aProgramThatStartsAgainKnowsItsLoggers() throws {
        let board = try board(Kind(hardware: .metaMotionS, isOriginal: false))
        let logger = try create("quaternion", on: board)
        #expect(try board.succeeds { try $0.begin.startLogging() })
        let state = try #require(try board.metaWear.state())
        board.test.context.destroy()
        #expect(state.contains(#""identifier":"quaternion""#) && code { _ = try logger.info } == .staleHandle)
    }
}
