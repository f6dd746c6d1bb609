import Testing
import VeltoCore
import VeltoMetaWear
import VeltoMotion
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// Game input of sensor fusion, beside what the program does with fusion and its sensors.
@Suite struct BoardFusionPlayTests {
    private static let outputs = [
        "corrected-acceleration", "corrected-angular-velocity", "quaternion", "euler-angles", "gravity",
        "linear-acceleration",
    ]

    private static func player() throws -> SimulatedBoard {
        let board = try SimulatedBoard.player(script: "sweep")
        try board.metaWear.setInputSource(.fusion)
        try board.test.advance(2)
        return board
    }

    @Test func fusionSteersWithTheOrientation() throws {
        let board = try SimulatedBoard.player()
        try board.metaWear.setInputSource(.fusion)
        try board.test.advance(2)
        #expect(try board.metaWear.status?.inputSource == .fusion)
        #expect(try board.metaWear.status?.sensors[.fusion]?.users == [.gameInput])
        #expect(try board.metaWear.status?.sensors[.accelerometer]?.users == [])
        try board.peripheral.move(to: MotionAxes(x: 20, z: 90))
        try board.test.advance(1)
        #expect(try (90...110).contains(board.packets(in: 1)))
        let input = try board.device.input.poll(step: 1.0 / 60)
        // A quarter to the left about the vertical, then 20 degrees about y.
        let expected: [Float] = [0.6964, -0.1228, 0.1228, 0.6964]
        let orientation = input.orientation
        #expect((0..<4).allSatisfy { abs(orientation[$0] - expected[$0]) < 0.01 })
        try board.metaWear.setInputSource(.sensors)
        try board.test.advance(2)
        #expect(try board.metaWear.status?.sensors[.fusion]?.users == [])
        #expect(try (90...110).contains(board.packets(in: 1)))
    }

    @Test func theGameIsMadeOfWhatTheProgramRuns() throws {
        let board = try SimulatedBoard.player()
        let (stream, _) = try board.device.signal("gravity").beginStream(.native)
        try board.test.advance(3)
        #expect(try board.metaWear.status?.sensors[.fusion]?.users == [.stream("gravity"), .gameInput])
        #expect(try (90...110).contains(board.packets(in: 1)))
        _ = try stream.beginStop()
        try board.test.advance(2)
        #expect(try board.metaWear.status?.sensors[.fusion]?.users == [])
        #expect(try board.metaWear.status?.sensors[.gyroscope]?.users == [.gameInput])
        #expect(try (90...110).contains(board.packets(in: 1)))
        try board.metaWear.setInputSource(.fusion)
        try board.test.advance(2)
        let (forces, _) = try board.device.signal("acceleration").beginStream(.native)
        try board.test.advance(3)
        #expect(try board.metaWear.status?.sensors[.fusion]?.users == [], "it gives way")
        #expect(try (90...110).contains(board.packets(in: 1)))
        #expect(forces.status.counts.received > 100)
    }

    @Test(arguments: outputs)
    func streamsOfFusionLeaveTheGameAlone(_ output: String) throws {
        let board = try Self.player()
        let stream = try board.stream(output, .native)
        #expect(try (90...110).contains(board.packets(in: 1)))
        _ = try stream.beginStop()
        try board.test.advance(2)
        #expect(try (90...110).contains(board.packets(in: 1)))
    }

    @Test(arguments: outputs)
    func theGameLeavesStreamsOfFusionAlone(_ output: String) throws {
        let board = try Self.player()
        try board.device.setGameInput(.off)
        try board.test.advance(1)
        let (stream, _) = try board.device.signal(output).beginStream(.native)
        try board.test.advance(2)
        try board.device.setGameInput(.on)
        try board.test.advance(1)
        #expect(try (90...110).contains(board.packets(in: 1)))
        try board.device.setGameInput(.off)
        try board.test.advance(1)
        let before = stream.status.counts.received
        try board.test.advance(1)
        #expect(stream.status.counts.received - before > 90)
        #expect(stream.status.counts.lost == 0)
    }

    @Test(arguments: [FusionMode.compass, .m4g, .ndof])
    func theGameFollowsTheModeOfTheProgram(_ mode: FusionMode) throws {
        let board = try Self.player()
        var configuration = SensorConfiguration(rate: 0)
        configuration.fusion = mode
        try board.metaWear.setSensor(.fusion, configuration)
        #expect(try board.succeeds { try $0.begin.startSensor(.fusion) })
        try board.test.advance(1)
        var receiving = 0
        for _ in 0..<60 {
            try board.test.advance(1.0 / 60)
            let input = try board.device.input.poll(step: 1.0 / 60)
            if input.flags.contains(.receiving) { receiving += 1 }
            #expect(input.packetAge < 0.2)
        }
        #expect(receiving == 60)
        #expect(try board.metaWear.status?.sensors[.fusion]?.users == [.gameInput, .program])
    }

    @Test func accelerationsAreUnknownOnceFusionSteers() throws {
        let board = try SimulatedBoard.player()
        #expect(try board.device.input.poll(step: 1.0 / 60).flags.contains(.hasAcceleration))
        try board.metaWear.setInputSource(.fusion)
        try board.test.advance(2)
        let input = try board.device.input.poll(step: 1.0 / 60)
        #expect(!input.flags.contains(.hasAcceleration) && input.flags.contains(.hasOrientation))
    }

    @Test func aDetectorTakesTheAccelerometerForAsLongAsItRuns() throws {
        let board = try Self.player()
        #expect(try board.succeeds { try $0.begin.startDetector(DetectorConfiguration(.anyMotion)) })
        try board.test.advance(2)
        #expect(try board.metaWear.status?.sensors[.fusion]?.users == [])
        #expect(try (90...110).contains(board.packets(in: 1)))
        #expect(try board.succeeds { try $0.begin.stopDetector(.anyMotion) })
        try board.test.advance(2)
        #expect(try board.metaWear.status?.sensors[.fusion]?.users == [.gameInput])
        #expect(try (90...110).contains(board.packets(in: 1)))
    }
}
