import Testing
import VeltoCore
import VeltoMetaWear
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// A simulated board as a game controller: who starts its sensors, and who ends them.
@Suite struct BoardPlayTests {
    private static func board() throws -> SimulatedBoard {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        board.forgetWrites()
        return board
    }

    @Test func aPlayerStartsTheSensorsAndTheirEndStopsThem() throws {
        let board = try Self.board()
        try board.device.setPlayerIndex(0)
        try board.test.advance(1)
        #expect(board.writes().contains("03 05 01"))
        try board.device.setPlayerIndex(nil)
        try board.test.advance(1)
        #expect(board.writes().contains("03 01 00"))
    }

    @Test func gameInputThatIsOffStartsNothing() throws {
        let board = try Self.board()
        try board.device.setGameInput(.off)
        try board.device.setPlayerIndex(0)
        try board.test.advance(1)
        #expect(board.writes().isEmpty)
    }

    @Test func aBoardWithoutAPlayerIndexPlaysIfTheProgramSaysSo() throws {
        let board = try Self.board()
        try board.device.setGameInput(.on)
        try board.test.advance(1)
        #expect(board.writes().contains("01 01 01"))
    }

    @Test func theSwitchIsTheMainButton() throws {
        let board = try Self.board()
        try board.device.setPlayerIndex(0)
        try board.test.advance(1)
        let before = try board.device.input.poll(step: 1.0 / 60)
        try board.peripheral.pressButton(for: .seconds(0.2))
        try board.test.advance(0.5)
        let after = try board.device.input.poll(step: 1.0 / 60)
        #expect(after.counts.press == before.counts.press + 1 && after.counts.release == before.counts.release + 1)
        #expect(after.flags.contains(.hasAcceleration), "samples of both sensors became motion")
    }
}

/// The game input of a board beside the streams of the program, over losses, and without a link.
@Suite struct BoardSharingTests {
    private static func player(_ hardware: BoardConfiguration.Hardware = .metaMotionS) throws -> SimulatedBoard {
        let board = try SimulatedBoard(hardware)
        try board.connect()
        try board.device.setPlayerIndex(0)
        try board.test.advance(1)
        board.forgetWrites()
        return board
    }

    private static func packets(of board: SimulatedBoard, in seconds: Double) throws -> UInt64 {
        let before = try board.device.input.poll(step: 1.0 / 60).packetCount
        try board.test.advance(seconds)
        return try board.device.input.poll(step: 1.0 / 60).packetCount - before
    }

    @Test(arguments: [BoardConfiguration.Hardware.metaMotionR, .metaMotionRL, .metaMotionS])
    func aStreamSharesWhatTheGameRuns(_ hardware: BoardConfiguration.Hardware) throws {
        let board = try Self.player(hardware)
        let stream = try board.stream("acceleration", .native)
        #expect(!board.writes().contains("03 01 00"), "the sensor goes on")
        #expect(try (90...110).contains(Self.packets(of: board, in: 1)))
        #expect(stream.status.counts.lost == 0 && stream.status.counts.received > 90)
        _ = try stream.stop()
        try board.test.advance(0.5)
        #expect(!board.writes().contains("03 01 00"), "the game needs it")
        #expect(try (90...110).contains(Self.packets(of: board, in: 1)))
    }

    @Test func theConfigurationOfTheProgramWinsAndTheGameComesBack() throws {
        let board = try Self.player()
        try board.metaWear.setSensor(.accelerometer, rate: 12.5, range: 2)
        let stream = try board.stream("acceleration", .native)
        #expect(try Self.packets(of: board, in: 2) <= 1, "12.5 Hz are too slow for a game")
        _ = try stream.stop()
        try board.metaWear.setSensor(.accelerometer, rate: 100, range: 4)
        try board.device.setPlayerIndex(nil)
        try board.test.advance(0.5)
        try board.device.setPlayerIndex(0)
        try board.test.advance(1)
        #expect(try (90...110).contains(Self.packets(of: board, in: 1)))
    }

    @Test func aStreamOfOneSamplePerPacketIsHeardOnce() throws {
        let board = try Self.player()
        try board.metaWear.setSensor(.accelerometer, SensorConfiguration(rate: 100, range: 4, isPacked: false))
        _ = try board.stream("acceleration", .native)
        #expect(try (90...110).contains(Self.packets(of: board, in: 1)))
    }

    // MARK: Fusion

    @Test func fusionSteersWithTheOrientation() throws {
        let board = try Self.player()
        try board.metaWear.setInputSource(.fusion)
        try board.test.advance(2)
        #expect(try board.metaWear.status?.inputSource == .fusion)
        #expect(try board.metaWear.status?.sensors[.fusion]?.users == [.gameInput])
        #expect(try board.metaWear.status?.sensors[.accelerometer]?.users == [])
        try board.peripheral.move(to: MotionAxes(x: 20, z: 90))
        try board.test.advance(1)
        #expect(try (90...110).contains(Self.packets(of: board, in: 1)))
        let input = try board.device.input.poll(step: 1.0 / 60)
        // A quarter to the left about the vertical, then 20 degrees about y.
        let expected: [Float] = [0.6964, -0.1228, 0.1228, 0.6964]
        let orientation = input.orientation
        #expect((0..<4).allSatisfy { abs(orientation[$0] - expected[$0]) < 0.01 })
        try board.metaWear.setInputSource(.sensors)
        try board.test.advance(2)
        #expect(try board.metaWear.status?.sensors[.fusion]?.users == [])
        #expect(try (90...110).contains(Self.packets(of: board, in: 1)))
    }

    @Test func theGameIsMadeOfWhatTheProgramRuns() throws {
        let board = try Self.player()
        let (stream, _) = try board.device.signal("gravity").startStream(.native)
        try board.test.advance(3)
        #expect(try board.metaWear.status?.sensors[.fusion]?.users == [.stream("gravity"), .gameInput])
        #expect(try (90...110).contains(Self.packets(of: board, in: 1)))
        _ = try stream.stop()
        try board.test.advance(2)
        #expect(try board.metaWear.status?.sensors[.fusion]?.users == [])
        #expect(try board.metaWear.status?.sensors[.gyroscope]?.users == [.gameInput])
        #expect(try (90...110).contains(Self.packets(of: board, in: 1)))
        try board.metaWear.setInputSource(.fusion)
        try board.test.advance(2)
        let (forces, _) = try board.device.signal("acceleration").startStream(.native)
        try board.test.advance(3)
        #expect(try board.metaWear.status?.sensors[.fusion]?.users == [], "it gives way")
        #expect(try (90...110).contains(Self.packets(of: board, in: 1)))
        #expect(forces.status.counts.received > 100)
    }

    @Test func theGameGoesOnAfterALoss() throws {
        let board = try Self.player()
        board.peripheral.dropLink()
        try board.test.advance(10)
        #expect(try board.device.record.linkState == .ready && board.device.playerIndex == 0)
        #expect(try (90...110).contains(Self.packets(of: board, in: 1)))
    }

    @Test func aBoardThatPlaysNoLongerIsLeftInPeace() throws {
        let board = try Self.player()
        try board.device.setGameInput(.off)
        try board.test.advance(1)
        board.forgetWrites()
        try board.test.advance(120)
        #expect(try board.device.record.linkState == .ready && board.writes().isEmpty, "it is not called anew")
        #expect(try Self.packets(of: board, in: 1) == 0)
    }

    @Test func aDisconnectionStopsWhatTheGameRuns() throws {
        let board = try Self.player()
        _ = try board.device.disconnect()
        try board.test.advance(1)
        let writes = board.writes()
        #expect(Set(["03 01 00", "13 01 00", "03 05 00", "13 05 00", "01 01 00"]).isSubset(of: writes))
    }
}
