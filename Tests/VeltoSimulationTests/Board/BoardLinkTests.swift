import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// A board before, while and after it is connected.
@Suite struct BoardLinkTests {
    @Test func itAdvertisesItsNameAndNoService() {
        let device = SimulatedPeripheral.board(
            seed: 1, configuration: BoardConfiguration(.metaMotionS), time: .manual())
        #expect(device.advertisement?.payload == [2, 1, 6, 9, 9] + Array("MetaWear".utf8))
        #expect(device.advertisement?.scanResponse == [])
    }

    @Test func whileConnectedAndForASecondAfterwardsItDoesNotAdvertise() throws {
        let bench = try BoardBench(.metaMotionRL)
        #expect(bench.device.advertisement == nil)
        try bench.disconnect()
        bench.advance(0.9)
        #expect(bench.device.advertisement == nil)
        bench.advance(0.2)
        #expect(bench.device.advertisement?.name == "MetaWear")
    }

    @Test(arguments: [
        (BoardConfiguration.Hardware.metaMotionR, "5", "r0.4"), (.metaMotionRL, "5", "r0.4"),
        (.metaMotionS, "8", "r0.1"), (.metaEnvironment, "2", "r0.1"),
    ])
    func itSaysWhatItIs(hardware: BoardConfiguration.Hardware, model: String, version: String) throws {
        let bench = try BoardBench(BoardConfiguration(hardware, serial: "055B9E", battery: 80))
        #expect(try bench.text("2A29") == "MbientLab Inc")
        #expect(try bench.text("2A24") == model)
        #expect(try bench.text("2A25") == "055B9E")
        #expect(try bench.text("2A26") == (hardware == .metaEnvironment ? "1.3.6" : "1.7.2"))
        #expect(try bench.text("2A27") == version)
        #expect(try bench.text("2A00") == "MetaWear")
        #expect(try bench.read("2A19") == [80])
        #expect(throws: VeltoError.self) { try bench.read("326A9006") }
    }

    @Test func theBatteryServiceNotifies() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.device.reportSubscription(bench.handle("2A19"), isOn: true)
        try bench.perform(.battery, 42)
        var bytes: [UInt8] = []
        #expect(try bench.device.pollNotification(into: &bytes) == bench.handle("2A19"))
        #expect(bytes == [42])
    }

    private static let discovered: [UInt8] = [
        0x01, 0x02, 0x03, 0x04, 0x05, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0F, 0x11, 0x12, 0x13, 0x14, 0x15,
        0x16,
        0x19, 0xFE,
    ]

    @Test(arguments: BoardConfiguration.Hardware.allCases, [false, true])
    func everyModuleOfTheDiscoveryAnswers(hardware: BoardConfiguration.Hardware, isOriginal: Bool) throws {
        let configuration = BoardConfiguration(hardware, isOriginal: isOriginal)
        let bench = try BoardBench(configuration)
        for id in Self.discovered {
            try bench.device.writeAttribute(bench.handle("326A9001"), [id, 0x80], .withoutResponse)
        }
        let answers = try bench.heard().map(Hex.bytes)
        #expect(answers.map { $0[0] } == Self.discovered)
        for answer in answers {
            let module = configuration.modules.first { $0.id == answer[0] }
            let expected = module.map { [$0.implementation, $0.revision] + $0.extra } ?? []
            #expect(Array(answer.dropFirst(2)) == expected)
            #expect(answer.count <= 20)
        }
    }

    @Test(arguments: [
        (BoardConfiguration.Hardware.metaMotionRL, "03 80", "03 80 01 02"), (.metaMotionS, "03 80", "03 80 04 00"),
        (.metaMotionS, "16 80", "16 80"), (.metaMotionRL, "12 80", "12 80"), (.metaMotionR, "12 80", "12 80 00 00"),
        (.metaMotionS, "0B 80", "0B 80 00 03 08 00 00 FB 03 00 02"), (.metaMotionS, "11 80", "11 80 00 0A 07 00"),
        (.metaMotionRL, "04 80", "04 80 01 00 00 03 01 02"),
        (.metaMotionS, "19 80", "19 80 00 03 03 00 06 00 02 00 01 00"),
        (.metaEnvironment, "03 80", "03 80 03 01"), (.metaEnvironment, "12 80", "12 80 01 00"),
        (.metaEnvironment, "16 80", "16 80 00 00"), (.metaEnvironment, "13 80", "13 80"),
        (.metaEnvironment, "15 80", "15 80"), (.metaMotionS, "55 80", "55 80"),
        (.metaMotionS, "03 C0", ""), (.metaMotionS, "03 80 00", ""),
    ])
    func aModuleDescribesItself(hardware: BoardConfiguration.Hardware, request: String, answer: String) throws {
        #expect(try BoardBench(hardware).ask(request) == answer)
    }

    @Test func theModuleTableIsConfigurable() throws {
        var configuration = BoardConfiguration(.metaMotionRL)
        configuration.modules.removeAll { $0.id == 0x02 }
        configuration.modules.append(BoardModuleInformation(0x16, 0, 1, extra: [7]))
        let bench = try BoardBench(configuration)
        #expect(try bench.ask("02 80") == "02 80")
        #expect(try bench.ask("16 80") == "16 80 00 01 07")
        #expect(try bench.ask("02 81") == "")
    }

    @Test(arguments: [
        "", "01", "01 41", "01 81 00", "55 81", "19 01 01", "01 01 02", "01 01 01 01", "01 BF", "03 04",
        "03 83 00", "11 81 00", "00 00", "FF FF FF",
    ])
    func whatItDoesNotKnowIsMetWithSilence(command: String) throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.device.writeAttribute(bench.handle("326A9001"), Hex.bytes(command), .withoutResponse)
        try bench.device.pressButton(for: .seconds(1))
        #expect(try bench.heard(after: 0.1) == [])
    }

    @Test func aPacketHasAtMostTwentyBytes() throws {
        let bench = try BoardBench(.metaMotionS)
        let refusal = VeltoError.Detail.att(0x0D)
        for command in [[0x02] + [UInt8](repeating: 3, count: 20), [UInt8](repeating: 0x11, count: 29)] {
            #expect {
                try bench.device.writeAttribute(bench.handle("326A9001"), command, .withResponse)
            } throws: {
                ($0 as? VeltoError)?.detail == refusal
            }
        }
        try bench.send("11 01 4D 65 74 61 57 65 61 72 20 6F 66 20 74 77 65 6E 74 79 2D 73 69 78 5F 5F")
        #expect(try bench.text("2A00") == "MetaWear of twenty-six__")
    }

    @Test func aSilentReadHasNoAnswer() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("11 CC") == "")
        #expect(try bench.ask("04 C1 00") == "")
        #expect(try bench.ask("01 C1; 01 81") == "01 81 00")
    }

    // MARK: Subscriptions and resets

    @Test func subscriptionsOutliveTheLink() throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("01 01 01")
        try bench.disconnect()
        bench.advance(5)
        try bench.connect()
        try bench.device.pressButton(for: .milliseconds(50))
        #expect(try bench.heard(after: 0.1) == ["01 01 01", "01 01 00"])
        try bench.send("01 01 00")
        try bench.device.pressButton(for: .milliseconds(50))
        #expect(try bench.heard(after: 0.1) == [])
    }

    @Test(arguments: ["FE 01", "FE 05"])
    func aResetEndsTheLinkAndAllThatIsVolatile(command: String) throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("0B 84") == "0B 84 00 00 00 00 00")
        try bench.send("01 01 01; FE 04 01 02 03 04; 11 01 41 42; 03 03 27 01; 03 04 01; 03 02 01 00; 03 01 01")
        try bench.send("02 03 00 02 1F 1F 00 00 00 00 00 00 E8 03 00 00 FF; 02 01 01")
        #expect(try bench.ask("FE 84") == "FE 84 01 02 03 04")
        try bench.send(command)
        #expect(throws: VeltoError.self) { try bench.send("01 81") }
        #expect(bench.device.light.brightness(of: .green, at: bench.time.now) == 0)
        bench.advance(1.5)
        #expect(bench.device.advertisement == nil)
        bench.advance(1)
        #expect(bench.device.advertisement?.name == "MetaWear")
        try bench.connect()
        try bench.device.pressButton(for: .milliseconds(50))
        #expect(try bench.heard(after: 0.1) == [])
        #expect(try bench.ask("FE 84") == "FE 84 00 00 00 00")
        #expect(try bench.ask("03 83") == "03 83 A8 02")
        // 2.6 s, which are 1774 ticks, and the first reset.
        #expect(try bench.ask("0B 84") == "0B 84 EE 06 00 00 01")
    }

    @Test func aDisconnectIsNoReset() throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("01 01 01; FE 06")
        #expect(throws: VeltoError.self) { try bench.send("01 81") }
        bench.advance(1.1)
        #expect(bench.device.advertisement != nil)
        try bench.connect()
        #expect(try bench.ask("01 81") == "01 81 00")
        try bench.device.pressButton(for: .milliseconds(50))
        #expect(try bench.heard(after: 0.1).count == 2)
    }

    @Test func someFirmwareIgnoresADeferredReset() throws {
        var configuration = BoardConfiguration(.metaMotionS, firmwareVersion: "1.5.0")
        configuration.ignoresDeferredReset = true
        let bench = try BoardBench(configuration)
        try bench.send("FE 05")
        #expect(try bench.ask("01 81") == "01 81 00")
    }

    @Test(arguments: [MotionStep(.press), MotionStep(.charger, value: 1)])
    func aBoardThatSavesPowerSleepsUntilItIsTouchedOrSupplied(waking: MotionStep) throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("FE 07; FE 01")
        bench.advance(100)
        #expect(bench.device.advertisement == nil)
        if waking.kind == .press {
            try bench.device.pressButton(for: .milliseconds(100))
        } else {
            try bench.device.perform(waking)
        }
        bench.advance(1.9)
        #expect(bench.device.advertisement == nil, "it starts first")
        bench.advance(0.2)
        #expect(bench.device.advertisement != nil)
        try bench.connect()
        #expect(try bench.ask("FE 8B") == "FE 8B 00 00 01 00")
    }

    /// Bad calibration data of the magnetometer crashes the firmware.
    @Test func aCrashLosesWhatAResetLosesAndKeepsWhatItKeeps() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("FE 8B") == "FE 8B 00 00 00 00")
        try bench.perform(.battery, 50)
        try bench.send("01 01 01; FE 04 01 02 03 04; FE 09 01; 11 01 41; 11 02 A0 00 05 00; 11 07 02 0A 00; 11 13 02")
        try bench.send("11 14 01 01 07 7B 52 8F C9 E8; 07 01 01; 03 03 27 01; 03 02 01 00; 03 01 01; 05 01 00")
        try bench.send("0D 01 1C 20 FF 02 DE AD; 11 0E 00 80 00 00 00; 11 0F 02; 19 02 01 13; 19 01 01")
        #expect(throws: VeltoError.self) { try bench.send("19 0E 01 00 02 00 03 00 E0 01 02 00; 01 81") }
        bench.advance(2.1)
        #expect(bench.device.advertisement?.payload == [2, 1, 6, 9, 9] + Array("MetaWear".utf8))
        #expect(bench.device.advertisement?.scanResponse == [])
        bench.advance(100)
        #expect(bench.device.advertisement != nil, "the time-out is lost")
        try bench.connect()
        let answers = [
            "01 81": "01 81 00", "FE 84": "FE 84 00 00 00 00", "FE 89": "FE 89 00 00 04",
            "11 81": "11 81 4D 65 74 61 57 65 61 72", "11 82": "11 82 9B 02 00 00", "11 93": "11 93 00", "11 94 01": "",
            "07 83": "07 83 00 00", "03 83": "03 83 A8 02", "03 82": "03 82 00", "05 88 00": "05 88 00 00",
            "11 8F": "11 8F 00", "19 82": "19 82 00 10", "19 81": "19 81 00",
            // What the firmware keeps, and what is outside of it.
            "11 8E": "11 8E 00 80 00 00 00", "0D 81 1C 20 01 02": "0D 81 01 DE AD", "11 8C": "11 8C 32 1E 0F",
            "FE 8B": "FE 8B 08 00 00 00",
        ]
        for (request, answer) in answers { #expect(try bench.ask(request) == answer) }
        #expect(try bench.ask("0B 84").hasSuffix("01"), "the first reset")
        try bench.device.pressButton(for: .milliseconds(50))
        #expect(try bench.heard(after: 0.1) == [], "nothing is subscribed to")
    }

    @Test func aResetIsTold() throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("FE 01")
        bench.advance(3)
        try bench.connect()
        #expect(try bench.ask("FE 8B") == "FE 8B 04 00 00 00")
    }

    @Test func theBootloaderIsAnotherDeviceAtTheSameAddress() throws {
        let bench = try BoardBench(.metaMotionS)
        let address = bench.device.address
        try bench.send("FE 02")
        bench.advance(3)
        let service: [UInt8] = [
            0x23, 0xD1, 0xBC, 0xEA, 0x5F, 0x78, 0x23, 0x15, 0xDE, 0xEF, 0x12, 0x12, 0x30, 0x15, 0x00, 0x00,
        ]
        #expect(bench.device.advertisement?.payload.starts(with: [2, 1, 6, 17, 7] + service) == true)
        #expect(bench.device.address == address)
        try bench.device.reportLink(isUp: true)
        #expect(bench.device.attributes.count == 4)
        #expect(bench.handle("326A9001") == 0)
        #expect(try bench.read("1534") == [8, 0] && bench.read("2A26") == Array("0.3.1".utf8))
        try bench.device.reportSubscription(bench.handle("1531"), isOn: true)
        try bench.device.writeAttribute(bench.handle("1531"), [3], .withResponse)
        var bytes: [UInt8] = []
        #expect(try bench.device.pollNotification(into: &bytes) == bench.handle("1531"))
        #expect(bytes == [0x10, 3, 2])
        try bench.device.writeAttribute(bench.handle("1531"), [6], .withResponse)
        bench.advance(3)
        #expect(bench.device.advertisement?.name == "MetaWear")
        try bench.connect()
        #expect(try bench.ask("01 80") == "01 80 00 00")
    }

    @Test func aNotificationOfTheHostsOwn() throws {
        let bench = try BoardBench(.metaMotionRL)
        #expect(try bench.ask("FE 03 01 01 00 01") == "")
        try bench.send("01 01 01")
        #expect(try bench.ask("FE 03 01 01 00 01") == "01 01 01")
        #expect(try bench.ask("FE 03 01") == "")
    }

    @Test func theClockOfTheLogTicks() throws {
        let bench = try BoardBench(.metaMotionS)
        bench.advance(1.530761)
        #expect(try bench.ask("0B 84") == "0B 84 14 04 00 00 00")
        bench.advance(0.000001)
        #expect(try bench.ask("0B 84") == "0B 84 15 04 00 00 00")
    }
}
