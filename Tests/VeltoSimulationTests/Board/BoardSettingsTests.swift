import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// Settings that are kept, those that show on the air, and the monitors of the firmware.
@Suite struct BoardSettingsTests {
    @Test(arguments: [
        ("11 04 01", "11 84", "11 84 01"), ("11 04 02", "11 84", "11 84 00"), ("11 04", "11 84", "11 84 00"),
        ("11 0E 00 80 00 00 00", "11 8E", "11 8E 00 80 00 00 00"), ("11 0E 00", "11 8E", "11 8E FF FF FF FF 01"),
        ("11 0F 03", "11 8F", "11 8F 03"), ("11 0F 04", "11 8F", "11 8F 00"), ("11 10", "11 8D", "11 8D 00"),
        ("11 0D 01", "11 8D", "11 8D 00"), ("11 15 01", "11 95", "11 95 00 01 00 00 00 00 02"),
        ("11 02 A0 00 B5 00", "11 82", "11 82 9B 02 00 00"), ("11 02 A0 00 B4 01", "11 82", "11 82 A0 00 B4 01"),
        ("11 02 A0 00 05", "11 82", "11 82 A0 00 05 00"), ("11 02 A0 00 05 02", "11 82", "11 82 9B 02 00 00"),
        ("11 13 04", "11 93", "11 93 00"), ("11 14 09 00 01 00 00 00 00 02", "11 94 09", ""),
        ("11 14 08 00 01 00 00 00 00 02", "11 94 08", "11 94 08 00 01 00 00 00 00 02"),
        ("11 14 08 04 01 00 00 00 00 02", "11 94 08", ""), ("11 1C 02", "11 9C", "11 9C 00"),
        ("11 09 05 00 20 03 00 00 58 02", "11 89", "11 89 06 00 20 03 00 00 58 02"),
        ("11 09 58 02 20 03 80 00 66 06", "11 89", "11 89 58 02 20 03 80 00 66 06"),
    ])
    func aSettingIsReadBackUnlessItWasNonsense(command: String, request: String, answer: String) throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send(command)
        #expect(try bench.ask(request) == answer)
    }

    @Test(arguments: ["11 8D", "11 8E", "11 8F", "11 95", "FE 8B"])
    func firmwareThatIsOlderThanARegisterIsSilent(request: String) throws {
        #expect(try BoardBench(.metaMotionR, isOriginal: true).ask(request) == "")
    }

    @Test func theMonitorsAnswer() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("FE 89") == "FE 89 00 00 04")
        try bench.send("FE 09 07")
        #expect(try bench.ask("FE 89") == "FE 89 01 00 04")
        let used = try bench.ask("FE 8A")
        #expect(try used.hasPrefix("FE 8A ") && bench.ask("FE 8A 00") == used)
        let pairs = zip(Hex.bytes(used).dropFirst(2), Hex.bytes(try bench.ask("FE 8A 01")).dropFirst(2))
        #expect(pairs.allSatisfy { $0 <= $1 } && pairs.underestimatedCount > 3)
        #expect(try bench.ask("FE 8A 02") == "")
        #expect(try bench.ask("FE 8B") == "FE 8B 00 00 00 00")
    }

    // MARK: On the air

    private func advertisement(after commands: String, _ seconds: Double = 2) throws -> PeripheralAdvertisement? {
        let bench = try BoardBench(.metaMotionS)
        try bench.send(commands)
        try bench.disconnect()
        bench.advance(seconds)
        return bench.device.advertisement
    }

    @Test func itStopsAdvertisingAfterItsTimeoutUntilTheSwitchIsPressed() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("11 02 9B 02 05 00")
        try bench.disconnect()
        bench.advance(5.9)
        #expect(bench.device.advertisement?.name == "MetaWear", "five seconds after the first of them")
        bench.advance(0.2)
        #expect(bench.device.advertisement == nil)
        bench.advance(1000)
        #expect(bench.device.advertisement == nil)
        try bench.device.pressButton(for: .milliseconds(100))
        #expect(bench.device.advertisement != nil)
        bench.advance(4)
        try bench.connect()
        try bench.disconnect()
        bench.advance(4)
        #expect(bench.device.advertisement != nil, "each link begins anew")
    }

    @Test func theScanResponseIsSentAsItIs() throws {
        let found = try advertisement(after: "11 08 0C FF E5 04 01 02 03 04 05 06 07 08 09; 11 07 02 0A 04")
        #expect(found?.scanResponse == [0x0C, 0xFF, 0xE5, 4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 2, 0x0A, 4])
        #expect(found?.payload == [2, 1, 6, 9, 9] + Array("MetaWear".utf8))
    }

    @Test func aDirectedAdvertisementSaysNothing() throws {
        let found = try advertisement(after: "11 14 00 00 01 00 00 00 00 02; 11 02 9B 02 00 01; 11 07 02 0A 04")
        #expect(found?.payload == [] && found?.scanResponse == [])
        #expect(found?.target == .simulated)
    }

    private static let stranger = "01 07 7B 52 8F C9 E8"
    private static let host = "00 01 00 00 00 00 02"

    /// Whether it is heard, its scan response too, and whether it can be connected.
    private static let filters: [(commands: String, isHeard: Bool, isAnswered: Bool, isConnected: Bool)] = [
        ("11 14 01 \(stranger)", true, true, true),
        ("11 14 01 \(stranger); 11 13 01", true, false, true),
        ("11 14 01 \(stranger); 11 13 02", true, true, false),
        ("11 14 01 \(stranger); 11 13 03", true, false, false),
        ("11 14 01 \(stranger); 11 14 02 \(host); 11 13 03", true, true, true),
        ("11 14 00 \(host); 11 13 03", true, false, false),
        ("11 14 00 \(host); 11 02 9B 02 00 01", true, false, true),
        ("11 14 00 \(stranger); 11 02 9B 02 00 01", false, false, false),
        ("11 02 9B 02 00 01", false, false, false),
    ]

    @Test(arguments: filters.indices) func theWhitelistDecidesWhomItAnswers(index: Int) throws {
        let filter = Self.filters[index]
        let bench = try SimulatedBackendBench()
        let board = SimulatedPeripheral.board(
            seed: 1, configuration: BoardConfiguration(.metaMotionS), time: bench.time)
        board.setBare(true)
        try board.reportLink(isUp: true)
        let commands = (filter.commands + "; 11 07 05 FF E5 04 01 02").split(separator: ";").map(String.init)
        for command in commands { try board.writeAttribute(0x0015, Hex.bytes(command), .withoutResponse) }
        try board.reportLink(isUp: false)
        board.setBare(false)
        bench.central.add(board)
        bench.advance(2)
        bench.request { $0.startScan($1) }
        bench.advance(1)
        #expect(!bench.advertisements.isEmpty == filter.isHeard)
        #expect(bench.advertisements.contains { !$0.value.manufacturerData.isEmpty } == filter.isAnswered)
        bench.request { $0.connect(PeerID(index: 0), pairingBy: .system, $1) }
        bench.advance(1)
        #expect(bench.texts.contains("0 ready") == filter.isConnected)
    }

    // MARK: Bonds

    @Test(arguments: [("11 04 00", true), ("11 04 01", false), ("11 04 01; 11 04 00", true)])
    func itForgetsItsBondsIfItIsToldTo(commands: String, isKept: Bool) throws {
        let bench = try SimulatedBackendBench()
        let board = SimulatedPeripheral.board(
            seed: 1, configuration: BoardConfiguration(.metaMotionS), relation: .bonded, time: bench.time)
        bench.central.add(board)
        bench.advance(0)
        bench.connect()
        for command in commands.split(separator: ";") {
            bench.request { $0.write(PeerID(index: 0), 0x0015, Hex.bytes(String(command)), .withoutResponse, $1) }
        }
        bench.advance(0.1)
        bench.central.disconnect(PeerID(index: 0))
        bench.advance(2)
        bench.request { $0.connect(PeerID(index: 0), pairingBy: .system, $1) }
        bench.advance(1)
        #expect(bench.texts.filter { $0 == "0 ready" }.count == (isKept ? 2 : 1))
    }
}
