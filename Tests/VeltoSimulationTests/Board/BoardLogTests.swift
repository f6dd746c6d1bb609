import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// The log of a board: what happens while no host is connected, and how a host reads it.
@Suite struct BoardLogTests {
    /// Two loggers for an acceleration, as a host makes them.
    static let loggers = "0B 02 03 04 FF 60; 0B 02 03 04 FF 24"
    /// The accelerometer of a BMI160 or BMI270 at 12.5 or 100 Hz.
    static let slow = "03 03 25 03; 03 02 01 00; 03 01 01"
    static let fast = "03 03 28 03; 03 02 01 00; 03 01 01"
    static let start = "0B 0B 01; 0B 01 01"
    static let stop = "0B 01 00; 03 01 00"

    private func length(_ bench: BoardBench) throws -> Int {
        let answer = Hex.bytes(try bench.ask("0B 85"))
        return answer.dropFirst(2).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    // MARK: Loggers

    @Test func aLoggerHasTheLowestFreeNumber() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("0B 02 03 04 FF 60") == "0B 02 00")
        #expect(try bench.ask("0B 02 03 04 FF 24") == "0B 02 01")
        #expect(try bench.ask("0B 82 01") == "0B 82 03 04 FF 24")
        #expect(try bench.ask("0B 03 00; 0B 82 00") == "0B 82", "an empty slot has no source")
        #expect(try bench.ask("0B 02 13 04 FF 22") == "0B 02 00")
        for id in 2..<8 { #expect(try bench.ask("0B 02 11 CC FF 40") == "0B 02 0\(id)") }
        #expect(try bench.ask("0B 02 11 CC FF 40") == "0B 02", "there are eight")
        #expect(try bench.ask("0B 0A; 0B 82 00") == "0B 82")
    }

    @Test func whileItLogsEntriesAndLoggersAreNotCleared() throws {
        let bench = try BoardBench(.metaMotionR, isOriginal: true)
        try bench.send(Self.loggers + ";" + Self.slow + ";" + Self.start)
        bench.advance(1)
        try bench.send("0B 09 FF FF FF FF; 0B 0A")
        #expect(try length(bench) > 0)
        #expect(try bench.ask("0B 82 00") == "0B 82 03 04 FF 60")
        try bench.send("0B 01 00; 0B 09 FF FF FF FF; 0B 0A")
        #expect(try bench.ask("0B 85") == "0B 85 00 00 00 00")
        #expect(try bench.ask("0B 82 00") == "0B 82")
    }

    // MARK: Sources

    /// A logger, the command that makes its source report, and what is logged; silent reads are logged and loud ones are sent.
    private static let reports: [(logger: String, command: String, data: [UInt32], heard: [String])] = [
        ("0B 02 04 C1 00 20", "04 C1 00", [180], []), ("0B 02 04 C1 00 20", "04 C1 01", [], []),
        ("0B 02 04 C1 00 20", "04 81 00", [], ["04 81 00 B4 00"]), ("0B 02 11 CC FF 21", "11 CC", [4148], []),
        ("0B 02 11 CC FF 00", "11 CC", [99], []), ("0B 02 04 81 00 20", "04 81 00", [180], ["04 81 00 B4 00"]),
        ("0B 02 01 01 FF 00", "FE 03 01 01 00 07", [7], []), ("0B 02 05 0A 02 00", "FE 03 05 0A 00 02 01", [1], []),
        ("0B 02 05 0A 02 00", "FE 03 05 0A 00 03 01", [], []),
    ]

    @Test(arguments: reports.indices) func aLoggerHearsItsSourceAlone(index: Int) throws {
        let (logger, command, data, heard) = Self.reports[index]
        let bench = try BoardBench(.metaMotionRL)
        _ = try bench.ask(logger + "; 0B 01 01")
        #expect(try bench.ask(command) == heard.joined(separator: "; "))
        try bench.send("0B 01 00; 0B 10 01")
        #expect(try LogReader(bench).all().map(\.data) == data)
    }

    /// Fusion computes what is logged, although no host has subscribed to it.
    @Test func anOutputOfFusionIsLoggedThatNoHostWants() throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("0B 02 19 07 FF 60; 0B 01 01; 03 02 01 00; 03 01 01; 13 02 01 00; 13 01 01")
        try bench.send("19 02 02 13; 19 03 08 00; 19 01 01")
        bench.advance(1)
        try bench.send("19 01 00; 0B 01 00; 0B 10 01")
        // The first number of the quaternion of a board that lies flat.
        #expect(try LogReader(bench).all().map { Float(bitPattern: $0.data) } == Array(repeating: 1, count: 100))
    }

    // MARK: Without a host

    @Test func aNightIsLoggedWithoutAHost() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send(Self.loggers + ";" + Self.slow + ";" + Self.start)
        try bench.disconnect()
        bench.advance(3600)
        try bench.connect()
        try bench.send(Self.stop + "; 0B 10 01")
        // 12.5 samples per second, of two entries each.
        #expect(try length(bench) == 3600 * 25)
        let entries = try LogReader(bench).all()
        #expect(entries.count == 3600 * 25)
        let loggers = (0..<entries.count).map { UInt8($0 % 2) }
        #expect(entries.map(\.logger) == loggers)
        // Flat and face up: 0, 0, 2048 at 16 g.
        #expect(entries.prefix(2).map(\.data) == [0, 2048])
        let ticks = stride(from: 0, to: entries.count, by: 2).map { entries[$0].tick }
        #expect(ticks.first == 54 && zip(ticks, ticks.dropFirst()).allSatisfy { (54...55).contains($1 - $0) })
        #expect(try length(bench) == 0, "what is confirmed is gone")
    }

    /// It is stepped all the time, since no single step makes up for more than a day.
    @Test func aBoardInABackendLogsForTwoDaysWithoutALink() throws {
        let bench = try SimulatedBackendBench()
        let board = SimulatedPeripheral.board(
            seed: 1, configuration: BoardConfiguration(.metaMotionS), time: bench.time)
        bench.central.add(board)
        bench.advance(0)
        bench.connect()
        func send(_ commands: String) {
            for command in commands.split(separator: ";") {
                bench.request { $0.write(PeerID(index: 0), 0x0015, Hex.bytes(String(command)), .withoutResponse, $1) }
            }
            bench.advance(0.1)
        }
        // 25 samples in 32 s.
        send(Self.loggers + "; 03 03 21 03; 03 02 01 00; 03 01 01;" + Self.start)
        bench.central.disconnect(PeerID(index: 0))
        bench.advance(2 * 86_400)
        board.setBare(true)
        try board.reportLink(isUp: true)
        try board.reportSubscription(0x0017, isOn: true)
        try board.writeAttribute(0x0015, Hex.bytes("0B 85"), .withoutResponse)
        var bytes: [UInt8] = []
        #expect(try board.pollNotification(into: &bytes) == 0x0017)
        // In whole pages of 512 entries.
        let length = bytes.dropFirst(2).reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(length == 270_000 / 512 * 512)
    }

    @Test func aResetKeepsLoggersAndPagesAndLosesThePageInMemory() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send(Self.loggers + ";" + Self.slow + ";" + Self.start)
        bench.advance(40)
        #expect(try length(bench) == 512, "of 1000 entries, whole pages")
        try bench.send("FE 01")
        bench.advance(60)
        try bench.connect()
        #expect(try bench.ask("0B 84").hasSuffix("01"))
        #expect(try bench.ask("0B 82 01") == "0B 82 03 04 FF 24")
        try bench.send(Self.slow + ";" + Self.start)
        bench.advance(2)
        try bench.send(Self.stop + "; 0B 10 01")
        let entries = try LogReader(bench).all()
        #expect(entries.map(\.resetID) == Array(repeating: 0, count: 512) + Array(repeating: 1, count: 50))
    }
}
