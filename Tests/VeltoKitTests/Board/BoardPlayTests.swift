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

    @Test(arguments: [BoardConfiguration.Hardware.metaMotionR, .metaMotionRL, .metaMotionS])
    func aStreamSharesWhatTheGameRuns(_ hardware: BoardConfiguration.Hardware) throws {
        let board = try SimulatedBoard.player(hardware)
        let stream = try board.stream("acceleration", .native)
        #expect(!board.writes().contains("03 01 00"), "the sensor goes on")
        #expect(try (90...110).contains(board.packets(in: 1)))
        #expect(stream.status.counts.lost == 0 && stream.status.counts.received > 90)
        _ = try stream.beginStop()
        try board.test.advance(0.5)
        #expect(!board.writes().contains("03 01 00"), "the game needs it")
        #expect(try (90...110).contains(board.packets(in: 1)))
    }

    @Test func theConfigurationOfTheProgramWinsAndTheGameComesBack() throws {
        let board = try SimulatedBoard.player()
        try board.metaWear.setSensor(.accelerometer, rate: 12.5, range: 2)
        let stream = try board.stream("acceleration", .native)
        #expect(try board.packets(in: 2) <= 1, "12.5 Hz are too slow for a game")
        _ = try stream.beginStop()
        try board.test.advance(1)
        #expect(try (90...110).contains(board.packets(in: 1)), "alone, the game sets the sensor as it needs it")
    }

    @Test(arguments: [DetectorKind.anyMotion, .stepCounter])
    func aDetectorLeavesTheGameAlone(_ kind: DetectorKind) throws {
        let board = try SimulatedBoard.player()
        #expect(try board.succeeds { try $0.begin.startDetector(DetectorConfiguration(kind)) })
        #expect(try (90...110).contains(board.packets(in: 1)))
        #expect(try board.succeeds { try $0.begin.stopDetector(kind) })
        #expect(try (90...110).contains(board.packets(in: 1)))
    }

    @Test func aTearDownEndsTheGameForAMoment() throws {
        let board = try SimulatedBoard.player()
        #expect(try board.succeeds { try $0.beginTearDown([.sensors, .subscriptions]) })
        try board.test.advance(1)
        #expect(try (90...110).contains(board.packets(in: 1)))
    }

    @Test func whatTheGameAsksOfTheLinkIsCounted() throws {
        let board = try SimulatedBoard.player()
        let asked = try #require(try board.metaWear.status?.notificationsAsked)
        #expect(abs(asked - 200.0 / 3) < 1e-9, "two packed sensors at 100 Hz")
        _ = try board.stream("acceleration", .native)
        #expect(try board.metaWear.status?.notificationsAsked == asked, "a stream of what the game hears adds nothing")
    }

    @Test func aStreamOfOneSamplePerPacketIsHeardOnce() throws {
        let board = try SimulatedBoard.player()
        try board.metaWear.setSensor(.accelerometer, SensorConfiguration(rate: 100, range: 4, isPacked: false))
        _ = try board.stream("acceleration", .native)
        #expect(try (90...110).contains(board.packets(in: 1)))
    }

    @Test func theGameGoesOnAfterALoss() throws {
        let board = try SimulatedBoard.player()
        board.peripheral.dropLink()
        try board.test.advance(10)
        #expect(try board.device.record.linkState == .ready && board.device.playerIndex == 0)
        #expect(try (90...110).contains(board.packets(in: 1)))
    }

    @Test func aBoardThatPlaysNoLongerIsLeftInPeace() throws {
        let board = try SimulatedBoard.player()
        try board.device.setGameInput(.off)
        try board.test.advance(1)
        board.forgetWrites()
        try board.test.advance(120)
        #expect(try board.device.record.linkState == .ready && board.writes().isEmpty, "it is not called anew")
        #expect(try board.packets(in: 1) == 0)
    }

    @Test func aDisconnectionStopsWhatTheGameRuns() throws {
        let board = try SimulatedBoard.player()
        _ = try board.device.beginDisconnect()
        try board.test.advance(1)
        let writes = board.writes()
        #expect(Set(["03 01 00", "13 01 00", "03 05 00", "13 05 00", "01 01 00"]).isSubset(of: writes))
    }
}
