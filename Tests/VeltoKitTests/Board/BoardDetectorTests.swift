import Testing
import VeltoCore
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit
@testable import VeltoMetaWear

/// Detectors and sensors of simulated boards, which know nothing of the library's codecs.
@Suite struct BoardDetectorTests {
    private struct Case: CustomTestStringConvertible {
        let hardware: BoardConfiguration.Hardware
        let kind: DetectorKind
        let script: String
        /// What is found within twenty seconds, at least.
        let codes: Set<Int>
        var change: @Sendable (inout DetectorConfiguration) -> Void = { _ in }

        var testDescription: String { "\(kind) of \(hardware)" }
    }

    private static let cases = [
        Case(hardware: .metaMotionR, kind: .anyMotion, script: "shake", codes: [0]) { $0.threshold = 0.2 },
        Case(hardware: .metaMotionRL, kind: .noMotion, script: "rest", codes: [0]) { $0.duration = 1.28 },
        Case(hardware: .metaMotionR, kind: .slowMotion, script: "shake", codes: [0]) { $0.count = 1 },
        Case(hardware: .metaMotionR, kind: .significantMotion, script: "shake", codes: [0]) { _ in },
        Case(hardware: .metaMotionR, kind: .tap, script: "knocks", codes: [1, 2]) { $0.mode = .both },
        Case(hardware: .metaMotionR, kind: .tap, script: "knocks", codes: [2]) { $0.mode = .single },
        Case(hardware: .metaMotionR, kind: .orientation, script: "edges", codes: [0, 1, 2, 3]),
        Case(hardware: .metaMotionR, kind: .stepDetector, script: "walk", codes: [0]),
        Case(hardware: .metaMotionR, kind: .lowG, script: "fall", codes: [0]) { ($0.duration, $0.mode) = (0.1, .sum) },
        Case(hardware: .metaMotionR, kind: .highG, script: "shake", codes: [0]) {
            ($0.threshold, $0.duration) = (1.2, 0.0025)
        },
        Case(hardware: .metaMotionR, kind: .flat, script: "edges", codes: [0, 1]),
        Case(hardware: .metaMotionS, kind: .anyMotion, script: "shake", codes: [0]) { $0.axes = [.x, .y] },
        Case(hardware: .metaMotionS, kind: .noMotion, script: "rest", codes: [0]) { $0.duration = 2 },
        Case(hardware: .metaMotionS, kind: .significantMotion, script: "shake", codes: [0]) { $0.duration = 1 },
        Case(hardware: .metaMotionS, kind: .stepDetector, script: "walk", codes: [0]),
        Case(hardware: .metaMotionS, kind: .stepCounter, script: "walk", codes: [0]),
        Case(hardware: .metaMotionS, kind: .activity, script: "walk", codes: [0, 1, 2]),
        Case(hardware: .metaMotionS, kind: .wristGesture, script: "wrist", codes: [1, 2, 3, 4, 5]) { $0.arm = .right },
        Case(hardware: .metaMotionS, kind: .wristWear, script: "wrist", codes: [0]),
    ]

    @Test(arguments: cases)
    private func whatABoardFindsIsTold(_ row: Case) throws {
        let board = try SimulatedBoard(row.hardware, script: row.script)
        try board.connect()
        var configuration = DetectorConfiguration(row.kind)
        row.change(&configuration)
        let started = try board.perform { try $0.begin.startDetector(configuration) }
        #expect(isOK(started))
        _ = board.test.drain()
        try board.test.advance(20)
        let found = detections(board)
        #expect(Set(found.map(\.detector)) == [Int(row.kind.rawValue)])
        #expect(row.codes.isSubset(of: found.map(\.code)), "\(found)")
        let stopped = try board.perform { try $0.begin.stopDetector(row.kind) }
        #expect(isOK(stopped))
        _ = board.test.drain()
        try board.test.advance(10)
        #expect(detections(board).isEmpty && board.status?.running == [])
    }

    @Test(arguments: [(BoardConfiguration.Hardware.metaMotionR, "step-counter"), (.metaMotionS, "steps")])
    func stepsAreCounted(_ hardware: BoardConfiguration.Hardware, _ signal: String) throws {
        let board = try SimulatedBoard(hardware)
        try board.connect()
        _ = try board.perform { try $0.begin.startDetector(DetectorConfiguration(.stepCounter)) }
        try board.peripheral.perform(MotionStep(.walk, duration: 2, value: 12))
        try board.test.advance(3)
        #expect(try board.read(signal) == [12])
        _ = try board.perform { try $0.begin.clearSteps() }
        #expect(try board.read(signal) == [0])
    }

    @Test func aStreamGoesOnBesideADetector() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        let stream = try board.stream("acceleration", .native)
        let started = try board.perform { try $0.begin.startDetector(DetectorConfiguration(.anyMotion)) }
        #expect(isOK(started))
        _ = try board.perform { try $0.begin.stopDetector(.anyMotion) }
        _ = try stream.read(of: Float.self)
        try board.test.advance(1)
        #expect((90...110).contains(try stream.read(of: Float.self).infos.count))
        try board.metaWear.setSensor(.accelerometer, rate: 400, range: 16)
        #expect(isOK(try board.perform { try $0.begin.startSensor(.accelerometer) }), "it is taken as it runs")
        #expect(board.status?.sensors[.accelerometer]?.inForce?.rate == 100)
    }

    @Test func theChipTellsWhatItIsSetTo() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        let read = try board.perform { try $0.beginReadSensorConfiguration(.accelerometer) }
        #expect(isOK(read))
        let found = try #require(board.status?.sensors[.accelerometer]?.next)
        #expect(found.rate == 100 && found.range == 8, "what the chip has after a reset")
    }

    @Test func whatTheBoardIsOccupiedWithIsAnEvent() throws {
        let board = try SimulatedBoard(.metaMotionR)
        try board.connect()
        _ = board.test.drain()
        let stream = try board.stream("switch", .raw)
        _ = try stream.beginStop()
        try board.test.advance(0.5)
        let changes = board.test.drain().compactMap { event -> [Int]? in
            guard case .device(.boardStateChanged(let previous, let current, let activities)) = event.payload else {
                return nil
            }
            return [previous, current, Int(activities)]
        }
        #expect(changes == [[1, 2, 1], [2, 1, 0]])
    }

    // MARK: Resets

    @Test func aBoardThatIsResetIsConnectedAgain() throws {
        let board = try SimulatedBoard(.metaMotionR)
        try board.connect()
        let operation = try board.metaWear.begin.reset(.now)
        try board.test.advance(15)
        #expect(isOK(operation.result))
        #expect(try board.device.record.linkState == .ready)
    }

    @Test func aFactoryResetEndsWhenTheBoardIsReadyAgain() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        let operation = try board.metaWear.beginFactoryReset()
        try board.test.advance(15)
        #expect(isOK(operation.result))
        #expect(try board.device.record.linkState == .ready)
    }

    @Test func aBoardIsTornDown() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        let stream = try board.stream("acceleration", .si)
        _ = try board.metaWear.begin.play([.solid(.blue)])
        try board.test.advance(0.5)
        let down = try board.metaWear.beginTearDown()
        try board.test.advance(3)
        #expect(isOK(down.result) && !board.peripheral.light.isPlaying)
        _ = try stream.read(of: Float.self)
        try board.test.advance(1)
        #expect(try stream.read(of: Float.self).infos.isEmpty && board.status?.running == [])
    }

    // MARK: What holds beyond a link

    @Test func aDescribedSignalOutlivesLinks() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        var definition = BoardSignalDefinition("cell", .settings, register: 0x0C, .uint16)
        definition.offset = 1
        try board.metaWear.beginDefine(definition)
        try board.test.advance(0.1)
        #expect(try board.read("cell").count == 1)
        board.peripheral.dropLink()
        try board.test.advance(5)
        #expect(try board.read("cell").count == 1)
        try board.metaWear.undefine("cell")
        try board.test.advance(0.1)
        #expect(try !board.device.signals.contains { $0.identifier == "cell" })
        #expect(try #require(board.device.familyRecord as? BoardRecord).with { $0.preferences.definitions }.isEmpty)
        board.peripheral.dropLink()
        try board.test.advance(5)
        #expect(try !board.device.signals.contains { $0.identifier == "cell" })
    }

    @Test(arguments: [false, true])
    func subscriptionsOfOthersAreKeptOnRequest(_ keeps: Bool) throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        _ = try board.device.beginDisconnect()
        try board.test.advance(3)
        board.forgetWrites()
        var options = LinkOptions()
        options.keepsSubscriptions = keeps
        _ = try board.device.beginConnect(options: options)
        try board.test.advance(5)
        #expect(try board.device.record.linkState == .ready)
        #expect(board.writes().contains("01 01 00") == !keeps)
    }

    @Test func aPatternIsPlayedPulseByPulse() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        let operation = try board.device.beginPlayHaptic([0.1, 0.2, 0.3, 0.1, 0.1], strength: 0.5)
        try board.test.advance(2)
        #expect(isOK(operation.result) && board.peripheral.pulses.count == 3)
        #expect(try board.device.hapticLimits?.count == .max)
    }

    /// A program that gives up waiting gets its answer at once, and the next command is not held up.
    @Test func aCancelledRequestHoldsNothingUp() throws {
        let board = try SimulatedBoard(.metaMotionS)
        try board.connect()
        let request = try board.metaWear.beginRequest([0x11, 0xBF])
        try board.test.advance(0.1)
        request.cancel()
        try board.test.advance(0.1)
        guard case .failure(let error)? = request.result else { throw VeltoError(.internal, "it has not ended") }
        #expect(error.code == .cancelled)
        let steps = try board.perform { try $0.begin.clearSteps() }
        #expect(isOK(steps))
    }

    // MARK: Helpers

    private func isOK(_ result: Result<Void, VeltoError>?) -> Bool {
        if case .success? = result { true } else { false }
    }

    private func detections(_ board: SimulatedBoard) -> [(detector: Int, code: Int, count: UInt32)] {
        board.test.drain().compactMap { event in
            guard case .device(.detected(let detector, let code, _, _, let count)) = event.payload else { return nil }
            return (detector, code, count)
        }
    }
}

extension SimulatedBoard {
    fileprivate var status: BoardStatus? { (try? metaWear)?.status }
}
