import Testing
import VeltoCore
import VeltoMetaWear
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// Simulated boards, as a program meets them: found, connected, streamed, read and commanded.
@Suite struct BoardTests {
    private static let hardware: [BoardConfiguration.Hardware] = [.metaMotionR, .metaMotionRL, .metaMotionS]

    @Test(arguments: zip(hardware, ["MetaMotion R", "MetaMotion RL", "MetaMotion S"]))
    func aBoardIsFoundConnectedAndDescribed(_ hardware: BoardConfiguration.Hardware, _ name: String) throws {
        let board = try SimulatedBoard(hardware)
        try board.connect()
        #expect(try board.device.family == .metawear && board.device.record.linkState == .ready)
        let status = try #require(try board.metaWear.status)
        #expect(status.model.name == name && status.model.isValidated)
        #expect(try board.device.playerIndex == nil, "a board is no player by itself")
        let identifiers = try board.device.signals.map(\.identifier)
        for expected in ["acceleration", "angular-velocity", "switch", "battery", "temperature[0]"] {
            #expect(identifiers.contains(expected))
        }
    }

    /// Game input takes no packets of a board that is no player; three samples share a packet.
    @Test func notificationsWithoutMotionCountAsPackets() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        let stream = try board.stream("acceleration", .si)
        let before = try (link: board.device.input.linkPackets, context: board.test.context.status.packets)
        try board.test.advance(1)
        #expect(try (30...40).contains(board.device.input.linkPackets - before.link))
        #expect((30...40).contains(board.test.context.status.packets - before.context))
        #expect(stream.status.counts.rateAsked == 100)
        board.simulator.peripheral.dropLink()
        try board.test.advance(0.01)
        #expect(try board.device.input.linkPackets == 0)
    }

    @Test(arguments: hardware)
    func aBoardAtRestMeasuresItsWeightAndNoTurn(_ hardware: BoardConfiguration.Hardware) throws {
        let board = try SimulatedBoard(hardware)
        try board.connect()
        let (force, turn) = (try board.stream("acceleration", .si), try board.stream("angular-velocity", .native))
        try board.test.advance(3)
        let (forces, turns) = (try force.read(of: Float.self), try turn.read(of: Float.self))
        // Half a second passes while each of them starts.
        #expect((380...400).contains(forces.infos.count) && (330...350).contains(turns.infos.count))
        #expect(zip(forces.values.suffix(3), [0, 0, 9.80665]).allSatisfy { abs($0 - $1) < 0.1 })
        #expect(turns.values.allSatisfy { abs($0) < 1 })
        let steps = zip(forces.infos, forces.infos.dropFirst()).map { $1.timestamp.seconds(since: $0.timestamp) }
        #expect(steps.dropFirst(10).allSatisfy { abs($0 - 0.01) < 0.005 })
        #expect(force.status.counts.lost == 0 && force.status.counts.rateAsked == 100)
    }

    @Test(arguments: hardware)
    func aRequestedRangeScalesWhatIsMeasured(_ hardware: BoardConfiguration.Hardware) throws {
        let board = try SimulatedBoard(hardware)
        try board.connect()
        let chosen = try board.metaWear.setSensor(.accelerometer, rate: 180, range: 12)
        #expect(chosen.rate == 200 && chosen.range == 8)
        let stream = try board.stream("acceleration", .native)
        try board.test.advance(1)
        let frames = try stream.read(of: Float.self)
        #expect((270...300).contains(frames.infos.count))
        #expect(abs((frames.values.last ?? 0) - 1) < 0.02)
    }

    @Test func theSwitchIsStreamedAndReadingsAreRead() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        let stream = try board.stream("switch", .raw)
        try board.peripheral.pressButton(for: .seconds(0.2))
        try board.test.advance(0.5)
        #expect(try stream.read(of: UInt8.self).values == [1, 0])
        try board.peripheral.perform(MotionStep(.battery, value: 42))
        #expect(try board.read("battery").first == 42)
    }

    @Test func lightAndMotorAreWhatTheBoardPlays() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        let light = try board.metaWear.begin.play([.solid(.blue)])
        let motor = try board.metaWear.begin.playMotor(strength: 1, seconds: 0.2)
        try board.test.advance(0.5)
        #expect(isOK(light) && isOK(motor))
        #expect(board.peripheral.light.isPlaying && board.peripheral.pulses.count == 1)
        #expect(board.peripheral.light.brightness(of: .blue, at: board.test.context.time.now) > 0.9)
        _ = try board.metaWear.begin.control(.stopAndClear)
        try board.test.advance(0.5)
        #expect(!board.peripheral.light.isPlaying)
    }

    /// Who streams what another program has left on, gets what nobody asked for; who leaves sensors on, empties the battery.
    @Test func aLinkLeavesTheBoardAsItWas() throws {
        let board = try SimulatedBoard(.metaMotionRL)
        try board.connect()
        _ = try board.stream("acceleration", .si)
        board.forgetWrites()
        _ = try board.device.beginDisconnect()
        try board.test.advance(1)
        #expect(board.writes() == ["03 01 00", "03 02 00 01", "03 04 00", "03 1C 00"])
    }

    @Test func streamsEndWithTheLinkAndBeginAnew() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        let stream = try board.stream("acceleration", .si)
        board.peripheral.dropLink()
        try board.test.advance(5)
        #expect(try board.device.record.linkState == .ready, "it is connected again")
        #expect(stream.status.error?.code == .disconnected)
        let next = try board.stream("acceleration", .si)
        try board.test.advance(1)
        #expect(try next.read(of: Float.self).infos.count > 80)
    }

    private func isOK(_ operation: Context.Operation) -> Bool {
        if case .success? = operation.result { true } else { false }
    }

    @Test func aReadingComesAfterTheStartThatIsUnderWay() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        _ = try board.metaWear.begin.startSensor(.barometer)
        #expect(try board.read("pressure")[0] > 90_000)
        _ = try board.metaWear.begin.startSensor(.light)
        #expect(try board.read("illuminance")[0] > 0)
    }

    @Test func aThermometerOfAMissingBarometerIsNotListed() throws {
        let board = try SimulatedBoard(.metaMotionRL)
        try board.connect()
        #expect(throws: VeltoError.self) { try board.device.signal("temperature[3]") }
        #expect(try !board.read("temperature[1]").isEmpty)
    }

    @Test func aPolledSignalThatCannotBeReadEndsItsStreamAndSaysWhy() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        let (stream, _) = try board.device.signal("pressure").beginStream(.native, pollInterval: .seconds(0.1))
        try board.test.advance(1)
        #expect(stream.status.state == .ended)
        let error = try #require(stream.status.error)
        #expect(error.code == .invalidState && error.message.contains("barometer"))
    }

    @Test func aColorThatIsGivenTwiceIsRefusedAtOnce() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        #expect(throws: VeltoError.self) { try board.metaWear.begin.play([.blink(.red), .solid(.red)]) }
    }

    @Test func choicesOfOneTurnAreAllKept() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        try board.metaWear.setSensor(.accelerometer, rate: 50, range: 16)
        try board.metaWear.setSensor(.gyroscope, rate: 200, range: 250)
        try board.metaWear.setInputSource(.fusion)
        for pin in UInt8(0)..<3 {
            var configuration = PinConfiguration()
            configuration.pullUpPin = 5
            try board.metaWear.setPin(pin, configuration)
        }
        try board.test.advance(1)
        let status = try #require(try board.metaWear.status)
        #expect(status.sensors[.accelerometer]?.next.rate == 50 && status.sensors[.gyroscope]?.next.rate == 200)
        #expect(status.inputSource == .fusion && status.pins.count == 3)
    }

    @Test(arguments: [BoardParts.sensors, .subscriptions, .all])
    func aTearDownEndsStreamsWhichStartAnew(_ parts: BoardParts) throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        let before = try board.stream("acceleration", .native)
        #expect(try board.succeeds { try $0.beginTearDown(parts) })
        #expect(before.status.state == .ended && before.status.error?.code == .cancelled)
        let after = try board.stream("acceleration", .native)
        try board.test.advance(1)
        #expect(after.status.counts.received > 90)
    }

    @Test func aSignalOfABusHasASource() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        let light = BoardSignalDefinition("lux", address: 0x29, register: 0x14, .uint16)
        #expect(try board.succeeds { try $0.beginDefine(light) })
        let source = try #require(try board.metaWear.status?.source(of: "lux", channels: 0..<1))
        #expect(source.module == .serial && source.size == 2)
        let other = BoardSignalDefinition("adc", address: 0x29, register: 0x14, .uint16)
        #expect(throws: VeltoError.self, "the pins are called adc[0] and so on") {
            try board.metaWear.beginDefine(other)
        }
    }

    @Test func aSequenceDescribesWhatABoardWillDo() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        try board.metaWear.setSensor(.gyroscope, rate: 200, range: 2000)
        try board.test.advance(1)
        let sequence = try board.metaWear.makeSequence()
        try sequence.control(.play)
        try sequence.startSensor(.gyroscope)
        let lines = try sequence.describe().split(separator: "\n")
        #expect(lines.first == "02 01 01  play the LED's patterns" && lines.last == "13 01 01  start the gyroscope")
        #expect(lines.contains("13 03 29 00  set the gyroscope"))
        try board.test.advance(1)
        #expect(try board.metaWear.status?.running == [], "nothing was sent")
        let text = try sequence.describe()
        _ = try board.device.beginDisconnect()
        try board.test.advance(2)
        #expect(try sequence.describe() == text)
        let metaWear = try board.metaWear
        #expect(throws: VeltoError.self) { try metaWear.makeSequence() }
    }
}
