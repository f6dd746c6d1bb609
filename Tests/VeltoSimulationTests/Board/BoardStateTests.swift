import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// The state of a board: taken from one, given to another.
@Suite struct BoardStateTests {
    private static let settings =
        "11 01 41 42; 11 02 A0 00 05 01; 11 03 F8; 11 09 58 02 20 03 80 00 66 06; 11 0E 00 80 00 00 00; 11 0F 02; 11 13 02;"
        + "11 14 03 01 07 7B 52 8F C9 E8; 11 1C 01; 11 08 0C FF E5 04 01 02 03 04 05 06 07 08 09; 11 07 07 FF E5 04 01 02 03 04"

    /// A board that was set up, reset once, and has logged for 30 seconds.
    private func board(_ hardware: BoardConfiguration.Hardware = .metaMotionS) throws -> BoardBench {
        let bench = try BoardBench(hardware)
        try bench.send("FE 01")
        bench.advance(3)
        try bench.connect()
        try bench.send(BoardLogTests.loggers + ";" + BoardLogTests.slow + ";" + BoardLogTests.start)
        bench.advance(30)
        try bench.send(Self.settings + ";" + BoardLogTests.stop)
        try bench.disconnect()
        return bench
    }

    private func other(_ hardware: BoardConfiguration.Hardware, with state: [UInt8]) throws -> BoardBench {
        let bench = try BoardBench(BoardConfiguration(hardware, firmwareVersion: "1.5.0"), seed: 2)
        try bench.send("0B 02 01 01 FF 00; 01 01 01")
        try bench.disconnect()
        bench.advance(100)
        try bench.device.setState(state)
        try bench.connect()
        return bench
    }

    private static let questions = [
        "0B 84", "0B 85", "0B 82 00", "0B 82 01", "0B 82 02", "11 81", "11 82", "11 83", "11 87", "11 89", "11 8E",
        "11 8F",
        "11 93", "11 94 03", "11 94 04", "11 9C", "11 9D",
    ]

    @Test(arguments: [BoardConfiguration.Hardware.metaMotionS, .metaMotionR, .metaMotionRL])
    func anotherBoardBecomesTheSame(hardware: BoardConfiguration.Hardware) throws {
        let first = try board(hardware)
        let second = try other(hardware, with: try first.device.state())
        try first.connect()
        for question in Self.questions { #expect(try second.ask(question) == first.ask(question), "\(question)") }
        #expect(try first.ask("0B 84").hasSuffix("01") && first.ask("0B 82 01") == "0B 82 03 04 FF 24")
        #expect(try second.text("2A26") == "1.7.2", "the firmware is part of it")
        for bench in [first, second] { try bench.send("0B 10 01") }
        let log = try LogReader(first).all()
        let copy = try LogReader(second).all()
        #expect(log.count == 750 && log.map(\.tick) == copy.map(\.tick) && log.map(\.data) == copy.map(\.data))
    }

    @Test func itsClockGoesOnAndItsSensorsRest() throws {
        let first = try board()
        let second = try other(.metaMotionS, with: try first.device.state())
        // 30 s at first: 20480 ticks.
        second.advance(3)
        #expect(try second.ask("0B 84") == "0B 84 \(ticks(33)) 01")
        try second.device.pressButton(for: .milliseconds(50))
        #expect(try second.heard(after: 1) == [], "nothing is subscribed to, and nothing measures")
    }

    private func ticks(_ seconds: Double) -> String {
        // The board was reset 3 s before it began to log.
        let count = UInt32((seconds + 3) * 32_768 / 48)
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * UInt32($0))) }
        return Hex.text(bytes.span)
    }

    @Test func aLogOfABoardInUseGoesOn() throws {
        let bench = try board()
        let state = try bench.device.state()
        bench.advance(10)
        try bench.device.setState(state)
        #expect(try bench.device.state() == state, "nothing is lost on the way")
        try bench.connect()
        #expect(throws: VeltoError.self) { try bench.device.setState(state) }
        #expect(throws: VeltoError.self) {
            try SimulatedPeripheral.cap(seed: 1, configuration: CapConfiguration(), time: .manual()).state()
        }
    }

    // MARK: Hostile bytes

    @Test func bytesOfAnythingElseAreRefusedAndChangeNothing() throws {
        let bench = try board()
        let state = try bench.device.state()
        #expect(throws: VeltoError.self) { try self.other(.metaMotionRL, with: state) }
        var random = SystemRandomNumberGenerator()
        for count in 0..<state.count where count < 200 || count.isMultiple(of: 97) {
            #expect(throws: VeltoError.self) { try bench.device.setState(Array(state.prefix(count))) }
        }
        #expect(throws: VeltoError.self) { try bench.device.setState(state + [0]) }
        for _ in 0..<200 {
            let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            #expect(throws: VeltoError.self) { try bench.device.setState(bytes) }
        }
        #expect(try bench.device.state() == state)
    }

    /// Some of these are states of another board; none may stop it.
    @Test func stateWithAnyByteChangedIsSurvived() throws {
        let bench = try board()
        let state = try bench.device.state()
        var random = SystemRandomNumberGenerator()
        for round in 0..<600 {
            var bytes = state
            let index = round < 300 ? round % min(300, state.count) : Int.random(in: 0..<state.count, using: &random)
            bytes[index] = [0, 1, 0x7F, 0xFF, UInt8.random(in: 0...255, using: &random)].randomElement() ?? 0
            try? bench.device.setState(bytes)
            try bench.connect()
            try bench.send("0B 10 01; 0B 84; 11 81; 0B 07 01; 0B 06 FF FF FF FF 00 00 00 00;" + BoardLogTests.start)
            _ = try bench.heard(after: 0.03)
            try bench.disconnect()
        }
        try bench.device.setState(state)
        #expect(try bench.device.state() == state)
    }
}
