import Testing
import VeltoCore
import VeltoSimulation

/// Magnetometer, barometer, light sensor and hygrometer of a board, by their bytes.
@Suite struct BoardEnvironmentTests {
    // MARK: Magnetometer

    @Test func aFreshMagnetometerTakesNothingUntilItIsWoken() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("15 04 01 02; 15 03 05; 15 05 01; 15 02 01 00; 15 01 01")
        #expect(try bench.heard(after: 0.5) == [])
        #expect(try bench.ask("15 84") == "15 84 04 0E")
        try bench.send("15 01 00; 15 04 01 02; 15 03 05; 15 02 01 00; 15 01 01")
        #expect(try bench.heard(after: 0.199) == [], "it wakes up, which takes 0.2 s")
        try bench.send("15 04 01 02; 15 01 01")
        #expect(try bench.ask("15 84") == "15 84 04 0E")
        #expect(try bench.heard(after: 1) == [])
        try bench.send("15 04 01 02; 15 03 05; 15 01 01")
        let samples = try bench.timed(after: 0.2)
        #expect(samples.map(\.milliseconds) == [50, 100, 150, 200])
        // 25 µT to the front and 43.3 µT downward, in sixteenths.
        #expect(samples[0].packet == "15 05 00 00 90 01 4B FD")
        #expect(try bench.ask("15 83") == "15 83 05" && bench.ask("15 84") == "15 84 01 02")
    }

    @Test func suspendingForgetsTheSettings() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("15 01 00")
        bench.advance(0.2)
        try bench.send("15 04 17 52")
        #expect(try bench.ask("15 84") == "15 84 17 52")
        try bench.send("15 01 02")
        #expect(try bench.ask("15 84") == "15 84 04 0E")
        let older = try BoardBench(.metaMotionR, isOriginal: true)
        try older.send("15 04 17 52; 15 01 02")
        #expect(try older.ask("15 84") == "15 84 17 52", "that firmware knows no suspending")
    }

    @Test func threeSamplesComeInAPackedPacketAndTurnWithTheBoard() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.device.move(to: MotionAxes(z: 90))
        try bench.send("15 01 00")
        bench.advance(0.2)
        try bench.send("15 03 07; 15 09 01; 15 02 01 00; 15 01 01")
        let packets = try bench.timed(after: 0.35)
        #expect(packets.map(\.milliseconds) == [100, 200, 300])
        #expect(packets.last?.packet == "15 09" + String(repeating: " 90 01 00 00 4B FD", count: 3))
    }

    // MARK: Barometer

    @Test func theBarometerMeasuresAsFastAsItsSettingLetsIt() throws {
        let bench = try BoardBench(.metaMotionR)
        #expect(try bench.ask("12 81") == "12 81 00 00 00 00")
        try bench.send("12 03 2C 40; 12 01 01; 12 04 01 01")
        let samples = try bench.timed(after: 0.3)
        #expect(samples.map(\.milliseconds) == [137, 273], "heard every millisecond")
        #expect(samples[0].packet == "12 01 00 CD 8B 01", "101325 Pa")
        #expect(try bench.ask("12 81") == "12 81 00 CD 8B 01" && bench.ask("12 84") == "12 84 01 01")
        try bench.send("12 03 FC FC; 12 04 00 00")
        #expect(try bench.ask("12 83") == "12 83 2C 40", "while it runs it keeps its setting")
    }

    @Test func pressureBecomesAltitude() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.device.perform(MotionStep(.pressure, amplitude: MotionAxes(x: 100_325)))
        try bench.send("12 02 01; 12 04 01 01")
        #expect(try bench.heard(after: 0.012) == ["12 02 4D 54 00 00"], "84.3 m")
        #expect(try bench.ask("12 82") == "12 82 4D 54 00 00")
        try bench.send("12 04 00 00; 12 04 01 00")
        #expect(try bench.heard(after: 0.1) == [], "the second byte switches it off")
        #expect(try bench.ask("12 84") == "12 84 01 00" && bench.ask("12 82") == "12 82 00 00 00 00")
    }

    @Test func itsThermometerMeasuresOnlyWhileTheBarometerRuns() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("04 81 03") == "04 81 03 00 00")
        try bench.send("12 04 01 01")
        #expect(try bench.ask("04 81 03") == "04 81 03 B4 00")
    }

    // MARK: Light and humidity

    @Test func lightIsMeasuredUpToWhatTheGainCan() throws {
        let bench = try BoardBench(.metaMotionR)
        try bench.send("14 02 00 08; 14 03 01; 14 01 01")
        #expect(try bench.timed(after: 0.1).map(\.milliseconds) == [50, 100])
        try bench.device.perform(MotionStep(.light, amplitude: MotionAxes(x: 5000)))
        #expect(try bench.ask("14 83") == "14 83 40 4B 4C 00")
        try bench.send("14 01 00; 14 02 1C 08; 14 01 01")
        #expect(try bench.ask("14 83") == "14 83 C0 27 09 00", "600 lx at a gain of 96")
    }

    @Test func humidityIsReadWhereThereIsAHygrometer() throws {
        let bench = try BoardBench(.metaEnvironment)
        try bench.device.perform(MotionStep(.humidity, amplitude: MotionAxes(x: 63.5)))
        #expect(try bench.ask("16 81") == "16 81 00 FE 00 00")
        try bench.send("16 02 05; 16 02 06")
        #expect(try bench.ask("16 82") == "16 82 05")
        #expect(try BoardBench(.metaMotionS).ask("16 80") == "16 80")
    }
}

/// Pins, serial buses, beacon and the rest of the settings, by their bytes.
@Suite struct BoardContactTests {
    @Test func pinsAreReadAsFirmwareOfBothGenerationsDoes() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.device.perform(MotionStep(.pin, amplitude: MotionAxes(x: 0.728), value: 3))
        #expect(try bench.ask("05 86 03 01 02 02 15") == "05 86 15 D8 02")
        #expect(try bench.ask("05 86 03 FF FF 00 FF") == "05 86 03 D8 02")
        #expect(try bench.ask("05 87 03 FF FF 00 FF") == "05 87 03 9E 01")
        #expect(try bench.ask("05 86 03") == "", "it needs the whole request")
        #expect(try bench.ask("05 88 03") == "05 88 03 00")
        #expect(try bench.ask("05 86 06 FF FF 00 FF") == "", "that pin has no analog input")
        let older = try BoardBench(.metaMotionR, isOriginal: true)
        try older.device.perform(MotionStep(.pin, amplitude: MotionAxes(x: 3), value: 2))
        #expect(try older.ask("05 87 02") == "05 87 02 FF 03")
    }

    @Test func outputsAndPullsDecideALevel() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("05 01 00")
        #expect(try bench.ask("05 88 00") == "05 88 00 01")
        try bench.send("05 02 00")
        #expect(try bench.ask("05 88 00") == "05 88 00 00")
        try bench.send("05 03 00")
        #expect(try bench.ask("05 88 00") == "05 88 00 01")
    }

    @Test(arguments: [(1, ["05 0A 05 01"]), (2, ["05 0A 05 00"]), (3, ["05 0A 05 01", "05 0A 05 00"]), (0, [])])
    func watchedEdgesAreTold(edge: Int, expected: [String]) throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("05 09 05 0\(edge); 05 0A 01; 05 0B 05 01")
        for volts in [1.8, 1.7, 0] {
            try bench.device.perform(MotionStep(.pin, amplitude: MotionAxes(x: volts), value: 5))
        }
        #expect(try bench.heard() == expected)
        try bench.send("05 0B 05 00")
        try bench.device.perform(MotionStep(.pin, amplitude: MotionAxes(x: 1.8), value: 5))
        #expect(try bench.heard() == [])
    }

    @Test func aPulledPinFallsWhenItIsDrawnToGround() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("05 03 05; 05 09 05 03; 05 0A 01; 05 0B 05 01")
        try bench.device.perform(MotionStep(.pin, amplitude: .zero, value: 5))
        #expect(try bench.heard() == ["05 0A 05 00"])
        try bench.send("05 03 06; 05 09 06 03; 05 0B 06 01; 05 04 06; 05 03 06")
        #expect(try bench.heard() == ["05 0A 06 00", "05 0A 06 01"], "a pull changes an open pin")
    }

    @Test func anOutputIsNotWatched() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("05 09 05 03; 05 0A 01; 05 0B 05 01; 05 01 05; 05 02 05")
        try bench.device.perform(MotionStep(.pin, amplitude: MotionAxes(x: 1.8), value: 5))
        #expect(try bench.heard() == [])
    }

    @Test func devicesOnTheBusesAnswer() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("0D 81 1C 0D FF 01") == "0D 81 FF 2A")
        #expect(try bench.ask("0D 81 1D 0D 07 01") == "0D 81 07", "no one answers")
        try bench.send("0D 01 1C 20 FF 02 DE AD")
        #expect(try bench.ask("0D 81 1C 20 01 03") == "0D 81 01 DE AD 00")
        try bench.send("0D 01 1C 20 FF 03 DE AD")
        #expect(try bench.ask("0D 81 1C 20 01 02") == "0D 81 01 DE AD", "a wrong length is ignored")
        #expect(try bench.ask("0D 82 0A 00 0B 07 76 F4 DA") == "0D 82 0F DA DA DA DA DA")
    }

    @Test func theBeaconKeepsItsParameters() throws {
        let bench = try BoardBench(.metaMotionRL)
        #expect(try bench.ask("07 85") == "07 85 C9" && bench.ask("07 87") == "07 87 BC 02")
        try bench.send("07 03 4E 00; 07 07 B3 3A; 07 01 01")
        #expect(try bench.ask("07 83") == "07 83 4E 00" && bench.ask("07 87") == "07 87 B3 3A")
        #expect(try bench.ask("07 81") == "", "it is only written")
    }

    /// The frame of iBeacon, with the bytes of its numbers turned around.
    @Test func theBeaconIsOnTheAirWhileNoOneIsConnected() throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("07 02 5A E7 BA FB 4C 46 DD D9 95 91 CB 85 06 90 6A 32; 07 03 4E 00; 07 04 02 01; 07 01 01")
        #expect(bench.device.advertisement == nil)
        try bench.disconnect()
        bench.advance(5)
        let frame = "02 01 06 1A FF 4C 00 02 15 32 6A 90 06 85 CB 91 95 D9 DD 46 4C FB BA E7 5A 00 4E 01 02 C9"
        #expect(bench.device.advertisement.map { Hex.text($0.payload.span) } == frame)
        try bench.connect()
        try bench.send("07 01 00")
        try bench.disconnect()
        bench.advance(5)
        #expect(bench.device.advertisement?.name == "MetaWear")
    }

    @Test func aLongScanResponseComesInTwoParts() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("11 08 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D; 11 07 0E 0F")
        #expect(try bench.ask("11 87") == "11 87 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F")
        try bench.send("11 08 01 02 03; 11 08 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E; 11 07 02 0A 00")
        #expect(try bench.ask("11 87") == "11 87 02 0A 00", "a first part has 13 bytes")
    }

    @Test func theLogIsEmpty() throws {
        #expect(try BoardBench(.metaMotionS).ask("0B 85") == "0B 85 00 00 00 00")
    }
}
