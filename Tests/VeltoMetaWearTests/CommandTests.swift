import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// What programs call: light, motor, sensors as requested, and packets of their own.
@Suite struct BoardCommandTests {
    private func board() -> BoardBench {
        let board = BoardBench()
        board.answers[bytes("02 80")] = bytes("02 80 00 01")
        board.answers[bytes("08 80")] = bytes("08 80 00 00")
        return board.connected()
    }

    @Test func aLightForgetsWhatItPlayed() {
        let board = board()
        let operation = board.perform(PlayLight(patterns: [.blink(.green), .solid(.blue)], action: .play))
        #expect(board.code(operation) == .ok)
        #expect(
            board.takeWrites() == [
                "02 02 01", "02 03 00 02 1F 00 00 00 32 00 00 00 F4 01 00 00 FF",
                "02 03 02 02 1F 1F 00 00 F4 01 00 00 E8 03 00 00 FF", "02 01 01",
            ])
        for action in [LightAction.pause, .autoplay, .stop, .stopAndClear, .play] {
            board.perform(ControlLight(action: action))
        }
        #expect(board.takeWrites() == ["02 01 00", "02 01 02", "02 02 00", "02 02 01", "02 01 01"])
        let twice = board.perform(PlayLight(patterns: [.blink(.red), .flash(.red)], action: nil))
        #expect(board.code(twice) == .invalidArgument && board.takeWrites().isEmpty)
    }

    /// Source: MetaWear module protocol, 6.1, row 25.
    @Test(arguments: [(0, "00 00"), (1, "FA 00")])
    func aDelayIsForFirmwareThatHasIt(_ row: (revision: Int, delay: String)) throws {
        let board = BoardBench()
        board.answers[bytes("02 80")] = bytes("02 80 00 0\(row.revision)")
        _ = board.connected()
        var pattern = LightPattern.blink(.green)
        pattern.delay = 0.25
        board.perform(PlayLight(patterns: [pattern], action: nil))
        #expect(board.takeWrites().last == "02 03 00 02 1F 00 00 00 32 00 00 00 F4 01 \(row.delay) FF")
    }

    /// 80 % of 248 for 300 ms, as in the notes of the system protocol, 12.1.
    @Test func pulsesAreCutToTheUnit() {
        let board = board()
        board.perform(PlayMotor(strength: 0.8, seconds: 0.3))
        board.perform(PlayMotor(strength: 1, seconds: 65.535))
        board.perform(PlayBuzzer(seconds: 0.5))
        #expect(board.takeWrites() == ["08 01 C6 2C 01 00", "08 01 F8 FF FF 00", "08 01 7F F4 01 01"])
    }

    @Test(arguments: [(-0.1, 1.0), (1.1, 1), (.nan, 1), (1, -1), (1, 65.6), (1, .infinity)])
    func pulsesOutOfRangeAreRefused(_ strength: Double, _ seconds: Double) {
        let board = board()
        let operation = board.perform(PlayMotor(strength: strength, seconds: seconds))
        #expect(board.code(operation) == .invalidArgument && board.takeWrites().isEmpty)
    }

    @Test func patternsOutOfRangeAreRefused() {
        let board = board()
        let changes: [(inout LightPattern) -> Void] = [
            { $0.high = 1.01 }, { $0.low = -0.01 }, { $0.rise = .nan }, { $0.hold = 65.6 }, { $0.fall = -1 },
            { $0.period = .infinity }, { $0.delay = 1e300 }, { $0.repeatCount = 255 }, { $0.repeatCount = -1 },
        ]
        for change in changes {
            var pattern = LightPattern(.red)
            change(&pattern)
            #expect(board.code(board.perform(PlayLight(patterns: [pattern], action: nil))) == .invalidArgument)
        }
        #expect(board.takeWrites().isEmpty)
    }

    @Test func aModuleThatIsMissingIsNamed() {
        let board = BoardBench().connected()
        let commands: [any BoardCommand] = [
            ControlLight(action: .play), PlayLight(patterns: [], action: nil), PlayMotor(strength: 1, seconds: 1),
            PlayBuzzer(seconds: 1),
        ]
        for command in commands {
            #expect(board.code(board.perform(command)) == .unsupported)
        }
        #expect(board.takeWrites().isEmpty)
    }

    @Test func aSensorIsSetWhenItStartsNext() throws {
        let board = board()
        let chosen = try #require(board.status).nearest(.accelerometer, rate: 10, range: 9)
        #expect(chosen == SensorConfiguration(rate: 12.5, range: 8, power: .normal))
        board.perform(SensorChoice(sensor: .accelerometer, configuration: SensorConfiguration(rate: 10, range: 9)))
        board.perform(SensorChoice(sensor: .gyroscope, configuration: SensorConfiguration(rate: 190, range: 2000)))
        #expect(board.takeWrites().isEmpty)
        let outlet = try board.stream("acceleration").outlet
        #expect(board.takeWrites().contains("03 03 A5 02") && outlet.counts.rateAsked == 12.5)
        board.notify("03 05 00 10 00 00 00 F0")
        #expect(board.take(outlet).values == [[1, 0, -1]])
        let rotation = try board.stream("angular-velocity").outlet
        #expect(board.takeWrites().contains("13 03 29 00") && rotation.counts.rateAsked == 200)
    }

    @Test func packetsOfTheProgramGoAsTheyAre() {
        let board = board()
        #expect(board.code(board.perform(WritePacket(packet: bytes("FE 06")))) == .ok)
        #expect(board.takeWrites() == ["FE 06"])
        let operation = board.perform(RequestPacket(packet: bytes("11 8C")))
        #expect(board.value(of: operation) == bytes("11 8C 57 F0 0F"))
        for packet: [UInt8] in [[], [1], Array(repeating: 1, count: 21)] {
            #expect(board.code(board.perform(WritePacket(packet: packet))) == .invalidArgument)
            #expect(board.code(board.perform(RequestPacket(packet: packet))) == .invalidArgument)
        }
        #expect(board.code(board.perform(RequestPacket(packet: bytes("11 0C")))) == .invalidArgument)
    }

    // MARK: The device

    private final class Device: WearableDevice {
        var family = DeviceFamily.metawear
        var sessionState: (any SessionState)?
        var familySettings: (any FamilySettings)?
        var commands: [any SessionCommand] = []

        let familyRecord: (any WearableRecord)? = BoardRecord()
        func familyRecordChanged() {}
        func performIfConnected(_ command: any SessionCommand, kind: String) { commands.append(command) }

        func performAndReconnect(_ command: any SessionCommand, timeout: Double) throws(VeltoError) -> Int {
            try perform(command, timeout: timeout)
        }

        func perform(_ command: any SessionCommand, timeout: Double) throws(VeltoError) -> Int {
            commands.append(command)
            return commands.count
        }
    }

    @Test func aDeviceChecksBeforeItSends() throws {
        let device = Device()
        let board = try #require(device.metaWear)
        #expect(throws: VeltoError(.notConnected, "the board is not connected", remedy: "connect it first")) {
            try board.setSensor(.gyroscope, rate: 1, range: 1)
        }
        device.sessionState = self.board().status
        #expect(
            try board.setSensor(.gyroscope, rate: 60, range: 300)
                == SensorConfiguration(rate: 50, range: 250, power: .normal))
        #expect(try board.begin.play([.breathe(.red)]) == 2)
        #expect(try board.begin.control(.pause) == 3)
        #expect(try board.begin.playMotor(strength: 0.5, seconds: 1) == 4 && board.begin.playBuzzer(seconds: 1) == 5)
        #expect(try board.begin.write([1, 2]) == 6 && board.beginRequest([1, 0x81]) == 7)
        #expect(throws: VeltoError.self) { try board.setSensor(.gyroscope, rate: .nan, range: 1) }
        #expect(throws: VeltoError.self) { try board.setSensor(.gyroscope, rate: 1, range: -1) }
        #expect(throws: VeltoError.self) { try board.begin.playMotor(strength: 2, seconds: 1) }
        #expect(throws: VeltoError.self) { try board.begin.playBuzzer(seconds: -1) }
        #expect(throws: VeltoError.self) { try board.begin.write([1]) }
        #expect(device.commands.count == 7)
        #expect(try board.begin.write([1], to: 5, of: .button) == 8 && board.beginRequest(1, of: .button) == 9)
        #expect(throws: VeltoError.self) { try board.begin.write([1], to: 0, of: .button) }
        #expect(throws: VeltoError.self) { try board.begin.write(Array(repeating: 1, count: 19), to: 1, of: .button) }
        #expect(throws: VeltoError.self) { try board.beginRequest(64, of: .button) }
        #expect(throws: VeltoError.self) { try board.beginDefine(.init("battery", .settings, register: 1, .uint8)) }
        try board.beginDefine(.init("mine", .settings, register: 1, .uint8))
        #expect(device.commands.count == 11)
        device.family = .tap
        #expect(device.metaWear == nil)
    }
}
