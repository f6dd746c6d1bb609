import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Commands as values: their steps on a board that is a value too.
@Suite struct PlanTests {
    /// A board with all modules and a BMI270.
    static func plan(_ modules: [String] = []) -> BoardPlan {
        let all = [
            "01 80 00 00", "02 80 00 01", "03 80 04 00", "04 80 01 00 00 03 01 02",
            "05 80 00 02 03 03 03 03 03 03 01", "07 80 00 00", "08 80 00 00", "0D 80 00 01", "11 80 00 0A 07 00",
            "12 80 00 00", "13 80 01 00", "15 80 00 02", "19 80 00 03", "FE 80 00 06 03",
        ]
        let answers = (all + modules).map(bytes)
        let infos = answers.compactMap { answer in
            ModuleInfo(answer: ReceivedBytes(answer)).map { (BoardModule(rawValue: answer[0]), $0) }
        }
        return BoardPlan(Dictionary(infos) { $1 }, BoardPreferences())
    }

    /// Steps in words.
    static func lines(_ steps: [BoardStep]) -> [String] {
        steps.compactMap { step in
            switch step {
            case .write(let write): "\(write.packet.text)  \(write.purpose)"
            case .ask(let question):
                ([question.packet] + question.following).map { Hex.text($0.span) }.joined(separator: ", ") + "?"
            case .wake(let module, let seconds): "wake \(module) \(seconds) s"
            case .rest(let sensor, let seconds): "rest \(sensor) \(seconds) s"
            case .bring(let bytes): "bring \(Hex.text(bytes.span))"
            case .stopped, .updateGameInput, .effect, .pulse, .awaitLinkEnd: nil
            }
        }
    }

    private func lines(_ command: any BoardCommand) throws -> [String] {
        try command.check()
        var board = Self.plan()
        return Self.lines(try command.plan(on: &board))
    }

    private static let commands: [(any BoardCommand, [String])] = [
        (
            PlayLight(patterns: [.solid(.red)], action: .play),
            [
                "02 02 01  stop the LED and clear its patterns",
                "02 03 01 02 1F 1F 00 00 F4 01 00 00 E8 03 00 00 FF  set the LED's red pattern",
                "02 01 01  play the LED's patterns",
            ]
        ),
        (PlayMotor(strength: 0.8, seconds: 0.3), ["08 01 C6 2C 01 00  run the motor"]),
        (PlayBuzzer(seconds: 0.5), ["08 01 7F F4 01 01  sound the buzzer"]),
        (WritePin(pin: 4, action: .high), ["05 01 04  set pin 4 to high"]),
        (
            WatchPin(pin: 5, edge: .any),
            ["05 09 05 03  monitor pin 5", "05 0A 01  monitor pin 5", "05 0B 05 01  monitor pin 5"]
        ),
        (
            WriteI2C(address: 0x68, register: 0x6B, bytes: [0xDE]),
            ["0D 01 68 6B FF 01 DE  write to the I2C device 104"]
        ),
        (ReadI2C(address: 0x1C, register: 0x0D, size: 1), ["0D 81 1C 0D FF 01?"]),
        (WritePacket(packet: [0xFE, 0x46, 7]), ["FE 46 07  write a packet of the program"]),
        (ResetBoard(kind: .now), ["FE 01  reset"]),
        (RunAction(action: .eraseBonds), ["11 04 01  erase the bonds"]),
        (
            StartSensor(sensor: .accelerometer, user: .program),
            [
                "03 01 00  stop the accelerometer", "03 02 00 01  disable the accelerometer's samples",
                "03 03 A8 00  set the accelerometer", "03 02 01 00  enable the accelerometer's samples",
                "03 01 01  start the accelerometer",
            ]
        ),
        (ReadSensor(sensor: .magnetometer), ["15 84?", "15 83?"]),
        (ClearSteps(), ["03 08 07 00 0E 00 04  clear the step count"]),
    ]

    @Test(arguments: commands.indices)
    func aCommandIsItsSteps(_ index: Int) throws {
        let (command, expected) = Self.commands[index]
        #expect(try lines(command) == expected)
    }

    @Test func aChipThatSleepsIsWokenOnceALink() throws {
        var board = Self.plan()
        let steps = try StartSensor(sensor: .magnetometer, user: .program).plan(on: &board)
        #expect(Self.lines(steps).contains("wake magnetometer 0.2 s"))
    }

    @Test func fusionRestsBeforeItIsSetAgain() throws {
        var board = Self.plan()
        let start = StartSensor(sensor: .fusion, user: .program)
        #expect(!Self.lines(try start.plan(on: &board)).contains { $0.hasPrefix("rest") })
        _ = try StopSensor(sensor: .fusion, user: .program).plan(on: &board)
        #expect(Self.lines(try start.plan(on: &board)).first == "rest sensor fusion 0.5 s")
    }

    /// A command that is refused halfway.
    private struct Halfway: BoardCommand {
        func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
            board.awake = [.magnetometer]
            throw .notConnected
        }
    }

    @Test func whatIsRefusedLeavesThePlanAsItWas() throws {
        var board = Self.plan()
        #expect(throws: VeltoError.notConnected) { try Halfway().plan(on: &board) }
        #expect(board.awake.isEmpty)
        _ = try StartSensor(sensor: .accelerometer, user: .program).plan(on: &board)
        #expect(throws: VeltoError.self) { try StartSensor(sensor: .fusion, user: .program).plan(on: &board) }
        #expect(board.sensors.users(of: .fusion).isEmpty && board.sensors.users(of: .accelerometer) == [.program])
        #expect(throws: VeltoError.self) { try StopSensor(sensor: .gyroscope, user: .program).plan(on: &board) }
        var bare = BoardPlan()
        #expect(throws: VeltoError.lacks(.led)) { try ControlLight(action: .play).plan(on: &bare) }
    }

    @Test(
        arguments: [
            StartSensor(sensor: .gyroscope, user: .program), WatchPin(pin: 3, edge: .rising),
            StartDetector(configuration: DetectorConfiguration(.anyMotion)),
        ] as [any BoardCommand])
    func undoingACommandStopsWhatItStarts(_ command: any BoardCommand) throws {
        var board = Self.plan()
        _ = try command.plan(on: &board)
        #expect(!command.undo([], on: &board).writes.isEmpty)
        #expect(board.endAll().writes.isEmpty, "nothing runs")
    }

    @Test func answersChangeThePlan() throws {
        var board = Self.plan()
        let read = ReadSensor(sensor: .accelerometer)
        _ = try read.finish([answer("03 83 A9 01")], on: &board)
        #expect(board.preferences.readBack[.accelerometer] == SensorConfiguration(rate: 200, range: 4, power: .normal))
        #expect(throws: VeltoError.self) { try read.finish([answer("03 83 FF FF")], on: &board) }
        let bus = ReadI2C(address: 1, register: 2, size: 1)
        #expect(Self.lines(try bus.finish([answer("0D 81 FF 2A")], on: &board)) == ["bring 2A"])
        #expect(throws: VeltoError.self) { try bus.finish([answer("0D 81 FF")], on: &board) }
    }

    // MARK: Packets

    @Test func aByteStandsForANumberThatTheBoardGives() throws {
        let (part, other) = (PartID(ObjectHandle(rawValue: 7)), PartID(ObjectHandle(rawValue: 8)))
        let packet = BoardPacket(BoardRegister(.processor, 0x05), [.slot(of: part), .value(0x2A)])
        #expect(packet.text == "09 05 .. 2A")
        #expect(try packet.resolved(by: [part: 3, other: 4]) == bytes("09 05 03 2A"))
        #expect(throws: VeltoError.self) { try packet.resolved(by: [other: 4]) }
        #expect(packet != BoardPacket(BoardRegister(.processor, 0x05), [.slot(of: other), .value(0x2A)]))
    }

    @Test func packetsOfAKindAreHandedOverTogether() {
        var steps: [BoardStep] = [
            .write([1, 1], ""), .write([1, 2], ""), .stopped(.gyroscope), .wake(.magnetometer, seconds: 1),
        ]
        steps += BoardStep.end([[1, 3]], "") + [.stopped(.accelerometer)] + BoardStep.end([[1, 4]], "")
        let batches = StepBatch.batches(of: steps).map { batch in
            switch batch {
            case .write(let packets, let kind): "\(kind) \(packets.map(\.text).joined(separator: ", "))"
            case .step(.stopped(let sensor)): "\(sensor) stopped"
            case .ask(let questions): "\(questions.count) requests"
            case .step: "step"
            }
        }
        let expected = [
            "plain 01 01, 01 02", "gyroscope stopped", "step", "ending 01 03, 01 04", "accelerometer stopped",
        ]
        #expect(batches == expected)
    }
}
