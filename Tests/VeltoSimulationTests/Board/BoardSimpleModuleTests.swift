import Testing
import VeltoCore
import VeltoSimulation

/// The switch, the light, the motor, the temperatures and the settings of a board.
@Suite struct BoardSimpleModuleTests {
    // MARK: Switch

    @Test func theSwitchNotifiesBothEdges() throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.device.pressButton(for: .milliseconds(100))
        #expect(try bench.ask("01 81") == "01 81 01")
        #expect(try bench.heard(after: 0.2) == [])
        try bench.send("01 01 01")
        try bench.device.pressButton(for: .milliseconds(100))
        let edges = try bench.timed(after: 0.2)
        #expect(edges.map(\.packet) == ["01 01 01", "01 01 00"])
        #expect(edges.map(\.milliseconds) == [0, 100])
        #expect(try bench.ask("01 81") == "01 81 00")
    }

    @Test func eventsBeginWithTheSubscriptionAndAPressOfNoTimeIsNoticed() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("01 01 01")
        try bench.device.pressButton(for: .zero)
        #expect(try bench.heard() == ["01 01 01", "01 01 00"])
    }

    // MARK: Light

    private static let greenBlink = "02 03 00 02 1F 00 00 00 32 00 00 00 F4 01 00 00 0A"
    private static let blueBreathe = "02 03 02 02 1F 00 D5 02 F4 01 D5 02 D0 07 FA 00 FF"

    private func brightness(_ bench: BoardBench, _ channel: BoardLight.Channel) -> Double {
        bench.device.light.brightness(of: channel, at: bench.time.now)
    }

    @Test func aPatternPlaysUntilItsRepetitionsEnd() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send(Self.greenBlink)
        #expect(brightness(bench, .green) == 0)
        try bench.send("02 01 01")
        #expect(brightness(bench, .green) == 31)
        #expect(brightness(bench, .red) == 0)
        bench.advance(0.06)
        #expect(brightness(bench, .green) == 0)
        bench.advance(4.45)
        #expect(brightness(bench, .green) == 31)
        bench.advance(0.5)
        #expect(brightness(bench, .green) == 0)
    }

    @Test func channelsPlayTogetherWithEdgesAndDelays() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send(Self.blueBreathe + "; " + Self.greenBlink + "; 02 01 01")
        #expect(brightness(bench, .blue) == 0)
        bench.advance(0.25 + 0.3625)
        #expect(abs(brightness(bench, .blue) - 15.5) < 0.01)
        bench.advance(0.4)
        #expect(brightness(bench, .blue) == 31)
        #expect(bench.device.light.patterns.map { $0?.repeatCount } == [10, nil, 255])
    }

    @Test func pauseStopAndErase() throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("02 03 01 02 0A 00 64 00 C8 00 64 00 20 03 00 00 FF; 02 01 01")
        bench.advance(0.05)
        try bench.send("02 01 00")
        bench.advance(7)
        #expect(abs(brightness(bench, .red) - 5) < 1e-6)
        try bench.send("02 01 01")
        bench.advance(0.05)
        #expect(abs(brightness(bench, .red) - 10) < 1e-6)
        try bench.send("02 02 00")
        #expect(brightness(bench, .red) == 0)
        try bench.send("02 01 01")
        bench.advance(0.1)
        #expect(brightness(bench, .red) == 10)
        try bench.send("02 02 01; 02 01 01")
        bench.advance(0.1)
        #expect(brightness(bench, .red) == 0)
        #expect(bench.device.light.patterns == [nil, nil, nil])
    }

    @Test func autoplayStartsWhatIsWrittenLater() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("02 01 02; " + Self.greenBlink)
        #expect(brightness(bench, .green) == 31)
        #expect(try bench.ask("02 81") == "02 81 02")
        #expect(try bench.ask("02 83 00") == "02 83 00 02 1F 00 00 00 32 00 00 00 F4 01 00 00 0A")
        #expect(try bench.ask("02 83 01") == "")
    }

    @Test func theLightOutlivesTheLink() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send(Self.blueBreathe + "; 02 01 01")
        try bench.disconnect()
        bench.advance(1.0125)
        #expect(brightness(bench, .blue) == 31)
    }

    @Test(arguments: [
        "02 03 03 02 1F 00 00 00 32 00 00 00 F4 01 00 00 0A", "02 03 00 02 1F 00 00 00 32 00 00 00 F4 01 00 00",
        "02 03 00 00 1F 00 00 00 32 00 00 00 F4 01 00 00 0A", "02 03",
        "02 03 00 02 1F 00 00 00 32 00 00 00 F4 01 00 00 0A 00",
    ])
    func whatIsNoPatternIsIgnored(command: String) throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send(command)
        #expect(bench.device.light.patterns == [nil, nil, nil])
    }

    @Test func oldFirmwareHasNoDelay() throws {
        let bench = try BoardBench(.metaMotionRL, isOriginal: true)
        try bench.send("02 03 00 02 1F 00 00 00 32 00 00 00 F4 01 FA 00 0A; 02 01 01")
        #expect(brightness(bench, .green) == 31)
    }

    // MARK: Motor

    @Test func pulsesAreRecorded() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("08 01 C6 F4 01 00; 08 01 7F C8 00 01; 08 01 FF 01 00 00; 08 01 7F C8 00; 08 01 7F C8 00 02")
        let pulses = bench.device.pulses
        #expect(pulses.map(\.duration) == [0.5, 0.2, 0.001])
        #expect(pulses.map(\.isBuzzer) == [false, true, false])
        #expect(pulses.map { ($0.strength * 100).rounded() } == [80, 51, 100])
    }

    @Test func aBoardWithoutMotorIgnoresPulses() throws {
        var configuration = BoardConfiguration(.metaMotionR)
        configuration.hasMotor = false
        let bench = try BoardBench(configuration)
        try bench.send("08 01 C6 F4 01 00")
        #expect(bench.device.pulses == [])
    }

    // MARK: Temperatures

    @Test func everyChannelHasItsTemperature() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("04 81 01") == "04 81 01 B4 00")
        try bench.perform(.temperature, 1, MotionAxes(x: 32))
        try bench.perform(.temperature, 2, MotionAxes(x: -10.5))
        try bench.perform(.temperature, 0, MotionAxes(x: 20.4))
        #expect(try bench.ask("04 81 01") == "04 81 01 00 01")
        #expect(try bench.ask("04 81 02") == "04 81 02 AC FF")
        #expect(try bench.ask("04 81 00") == "04 81 00 A4 00")
        #expect(try bench.ask("04 81 03") == "04 81 03 00 00")
        #expect(try bench.ask("04 81 04") == "")
        #expect(try bench.ask("04 81") == "")
    }

    @Test func theThermistorIsConfigured() throws {
        let bench = try BoardBench(.metaMotionRL)
        #expect(try bench.ask("04 82 02") == "")
        try bench.send("04 02 02 00 01 00; 04 02 01 00 01 00")
        #expect(try bench.ask("04 82 02") == "04 82 02 00 01 00")
        #expect(try bench.ask("04 82 01") == "")
    }

    // MARK: Settings

    @Test func theAddressIsThatOfTheDevice() throws {
        let bench = try BoardBench(.metaMotionS)
        let address = bench.device.address.split(separator: ":").reversed().joined(separator: " ")
        #expect(try bench.ask("11 8B") == "11 8B 01 " + address)
        let old = try BoardBench(.metaMotionR, isOriginal: true)
        #expect(try old.ask("11 8B") == "11 8B " + address)
    }

    @Test func theBatteryIsReadAndNotifies() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("11 8C") == "11 8C 63 34 10")
        try bench.perform(.battery, 87)
        #expect(try bench.ask("11 8C") == "11 8C 57 F0 0F")
        try bench.send("11 0C 01")
        try bench.perform(.battery, 87)
        try bench.perform(.battery, 50)
        #expect(try bench.heard() == ["11 0C 32 1E 0F"])
    }

    @Test func theChargerIsReadAndNotifies() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("11 11 01; 11 12 01")
        #expect(try bench.ask("11 91; 11 92") == "11 91 00; 11 92 00")
        try bench.perform(.charger, 3)
        #expect(try bench.heard() == ["11 11 01", "11 12 01"])
        try bench.perform(.charger, 1)
        #expect(try bench.heard() == ["11 12 00"])
        #expect(try bench.ask("11 91; 11 92") == "11 91 01; 11 92 00")
    }

    @Test(arguments: ["11 91", "11 92", "11 93", "11 94 01", "11 9C", "11 9D"])
    func oldFirmwareLacksRegisters(command: String) throws {
        let bench = try BoardBench(.metaMotionR, isOriginal: true)
        try bench.send("11 13 01; 11 14 01 01 07 7B 52 8F C9 E8; 11 1C 01")
        #expect(try bench.ask(command) == "")
    }

    @Test func theNameIsWrittenReadAndAdvertised() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("11 81") == "11 81 4D 65 74 61 57 65 61 72")
        try bench.send("11 01 4D 57 2D 30 31; 11 01; 11 01 41 0A; 11 01 C3 A4")
        #expect(try bench.ask("11 81") == "11 81 4D 57 2D 30 31")
        try bench.disconnect()
        bench.advance(2)
        #expect(bench.device.advertisement?.name == "MW-01")
    }

    @Test(arguments: [
        ("11 09 58 02 20 03 80 00 66 06", "11 89", "11 89 58 02 20 03 80 00 66 06"),
        ("11 02 9C 02 05", "11 82", "11 82 9C 02 05 00"), ("11 02 9C 02 05 01", "11 82", "11 82 9C 02 05 01"),
        ("11 03 F5", "11 83", "11 83 F4"), ("11 03 80", "11 83", "11 83 E2"), ("11 13 02", "11 93", "11 93 02"),
        ("11 14 01 01 07 7B 52 8F C9 E8", "11 94 01", "11 94 01 01 07 7B 52 8F C9 E8"),
        ("11 14 09 01 07 7B 52 8F C9 E8", "11 94 09", ""), ("11 1C 01", "11 9C", "11 9C 01"),
        ("11 09 58 02 20 03 80 00 66", "11 89", "11 89 06 00 20 03 00 00 58 02"),
    ])
    func settingsAreReadBack(write: String, read: String, answer: String) throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send(write)
        #expect(try bench.ask(read) == answer)
    }
}
