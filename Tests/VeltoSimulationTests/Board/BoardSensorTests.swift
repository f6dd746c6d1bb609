import Testing
import VeltoCore
import VeltoSimulation

/// The accelerometer's and the gyroscope's samples.
@Suite struct BoardSensorTests {
    private static let bmi160 = "03 03 27 05; 03 04 01; 03 02 01 00; 03 01 01"
    private static let bmi270 = "03 03 A7 01; 03 04 01; 03 02 01 00; 03 01 01"

    @Test(arguments: [(BoardConfiguration.Hardware.metaMotionRL, bmi160), (.metaMotionS, bmi270)])
    func aFlatBoardFeelsGravityAtTheConfiguredRateAndRange(hardware: BoardConfiguration.Hardware, start: String) throws
    {
        let bench = try BoardBench(hardware)
        try bench.send(start)
        let samples = try bench.timed(after: 0.1)
        #expect(samples.map(\.packet) == [String](repeating: "03 04 00 00 00 00 00 20", count: 5))
        #expect(samples.map(\.milliseconds) == [20, 40, 60, 80, 100])
        #expect(try bench.ask("03 84") == "03 84 00 00 00 00 00 20")
    }

    @Test(arguments: [
        (
            BoardConfiguration.Hardware.metaMotionRL, "03 03",
            [("03", 16_384), ("05", 8192), ("08", 4096), ("0C", 2048)]
        ),
        (.metaMotionS, "03 03", [("00", 16_384), ("01", 8192), ("02", 4096), ("03", 2048)]),
    ])
    func aRangeScales(hardware: BoardConfiguration.Hardware, command: String, ranges: [(String, Int)]) throws {
        for (code, scale) in ranges {
            let bench = try BoardBench(hardware)
            try bench.send("\(command) 28 \(code); 03 01 01")
            #expect(BoardBench.axes(try bench.ask("03 84")) == [0, 0, scale])
        }
    }

    @Test(arguments: [(1, 1280.0), (4, 160), (5, 80), (6, 40), (8, 10), (9, 5)])
    func aRateIsExact(code: Int, period: Double) throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("03 03 A\(code) 00; 03 04 01; 03 02 01 00; 03 01 01")
        let samples = try bench.timed(after: 3.2 * period / 1000)
        #expect(samples.map(\.milliseconds) == [period, 2 * period, 3 * period])
    }

    @Test func nothingIsSentUnlessSubscribedEnabledAndPowered() throws {
        for missing in ["03 04 01", "03 02 01 00", "03 01 01"] {
            let bench = try BoardBench(.metaMotionS)
            let commands = ["03 04 01", "03 02 01 00", "03 01 01"].filter { $0 != missing }
            try bench.send(commands.joined(separator: ";"))
            #expect(try bench.heard(after: 0.1) == [])
            try bench.send(missing)
            // A sample that is due at that moment is among them.
            #expect((10...11).contains(try bench.heard(after: 0.1).count))
        }
    }

    @Test(arguments: ["03 04 00", "03 02 00 01", "03 01 00"]) func eachOfThemEndsIt(command: String) throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send(Self.bmi160)
        #expect(try bench.heard(after: 0.1).count == 5)
        try bench.send(command)
        #expect(try bench.heard(after: 0.1) == [])
    }

    @Test(arguments: [
        (BoardConfiguration.Hardware.metaMotionRL, "03 1C 01", "03 1C"), (.metaMotionS, "03 05 01", "03 05"),
    ])
    func threeSamplesInAPacket(hardware: BoardConfiguration.Hardware, subscribe: String, header: String) throws {
        let bench = try BoardBench(hardware)
        try bench.send("\(subscribe); 03 02 01 00; 03 01 01")
        let packets = try bench.timed(after: 0.1)
        #expect(packets.map(\.milliseconds) == [30, 60, 90])
        for packet in packets {
            #expect(packet.packet.hasPrefix(header))
            #expect(BoardBench.axes(packet.packet).count == 9)
        }
    }

    @Test func aPacketHasNoSamplesFromBeforeItsSubscription() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("03 05 01; 03 02 01 00; 03 01 01")
        #expect(try bench.heard(after: 0.02) == [])
        try bench.send("03 05 00")
        #expect(try bench.heard(after: 0.02) == [])
        try bench.send("03 05 01")
        #expect(try bench.timed(after: 0.06).map(\.milliseconds) == [30, 60])
    }

    @Test func oldFirmwarePacksNothing() throws {
        var configuration = BoardConfiguration(.metaMotionR, isOriginal: true)
        configuration.modules = configuration.modules.map {
            $0.id == 0x03 || $0.id == 0x13 ? BoardModuleInformation($0.id, $0.implementation, 0) : $0
        }
        let bench = try BoardBench(configuration)
        try bench.send("03 1C 01; 03 02 01 00; 03 01 01; 13 07 01; 13 02 01 00; 13 01 01")
        #expect(try bench.heard(after: 0.1) == [])
    }

    @Test func theConfigurationIsReadBackAndKeptWhileMeasuring() throws {
        let bench = try BoardBench(.metaMotionRL)
        #expect(try bench.ask("03 83") == "03 83 28 03")
        try bench.send("03 03 27 05; 03 03 27 04; 03 03 2F 05; 03 03 27; 03 03 27 05 00")
        #expect(try bench.ask("03 83") == "03 83 27 05")
        try bench.send("03 01 01; 03 03 28 03")
        #expect(try bench.ask("03 83") == "03 83 27 05")
        try bench.send("03 01 00; 03 03 28 03")
        #expect(try bench.ask("03 83") == "03 83 28 03")
    }

    @Test func lowPowerMeasuresToo() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("03 03 23 02; 03 04 01; 03 02 01 00; 03 01 02")
        #expect(try bench.timed(after: 0.7).map(\.milliseconds) == [320, 640])
        #expect(try bench.heard().isEmpty)
    }

    @Test(arguments: [
        (MotionAxes(x: 90), [-16_384, 0, 0]), (MotionAxes(x: -90), [16_384, 0, 0]),
        (MotionAxes(y: 90), [0, 16_384, 0]),
        (MotionAxes(y: -90), [0, -16_384, 0]), (MotionAxes(x: 180), [0, 0, -16_384]),
        (MotionAxes(z: 123), [0, 0, 16_384]),
        (MotionAxes(x: 30), [-8192, 0, 14_189]), (MotionAxes(x: 30, y: 60), [-4096, 14_189, 7094]),
    ])
    func gravityTellsHowItIsHeld(attitude: MotionAxes, expected: [Int]) throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("03 01 01")
        try bench.device.move(to: attitude)
        bench.advance(1)
        #expect(BoardBench.axes(try bench.ask("03 84")) == expected)
    }

    @Test func aFallingBoardFeelsNothingAndAShakenOneALot() throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("03 03 28 08; 03 01 01")
        try bench.perform(.fall, for: 0.5)
        #expect(BoardBench.axes(try bench.ask("03 84")) == [0, 0, 0])
        bench.advance(0.6)
        #expect(BoardBench.axes(try bench.ask("03 84")) == [0, 0, 4096])
        try bench.perform(.tap, 1, MotionAxes(x: 2000))
        #expect(BoardBench.axes(try bench.ask("03 84")) == [8192, 0, 4096])
        bench.advance(0.02)
        #expect(BoardBench.axes(try bench.ask("03 84")) == [0, 0, 4096])
        let shake = MotionStep(.shake, duration: 1, amplitude: MotionAxes(x: 1000, z: -2000), period: 0.2)
        try bench.device.play(MotionScript(checking: [shake], repeats: false))
        #expect(BoardBench.axes(try bench.ask("03 84")) == [4096, 0, -4096])
        bench.advance(0.1)
        #expect(BoardBench.axes(try bench.ask("03 84")) == [-4096, 0, 12_288])
    }

    @Test func whatIsTooMuchIsClipped() throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("03 01 01")
        try bench.perform(.tap, 1, MotionAxes(x: -9000, z: 9000))
        #expect(BoardBench.axes(try bench.ask("03 84")) == [-32_768, 0, 32_767])
    }

    @Test func noiseIsAddedInRawValuesAndTheSameInEveryRun() throws {
        func samples(seed: UInt64) throws -> [String] {
            let bench = try BoardBench(BoardConfiguration(.metaMotionS), seed: seed)
            try bench.device.play(named: "rest")
            try bench.send("03 04 01; 03 02 01 00; 03 01 01")
            return try bench.heard(after: 1)
        }
        let first = try samples(seed: 1)
        #expect(first.count == 100)
        #expect(Set(first).count > 10)
        for sample in first.map(BoardBench.axes) {
            #expect(abs(sample[0]) <= 4)
            #expect((4092...4100).contains(sample[2]))
        }
        #expect(try samples(seed: 1) == first)
        #expect(try samples(seed: 2) != first)
    }

    @Test func anOffsetOfABMI270IsAdded() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("03 03 A8 00; 03 01 01; 03 10 00 10 00 F0")
        #expect(BoardBench.axes(try bench.ask("03 84")) == [0, 0, 16_384])
        try bench.send("03 10 08 10 00 F0")
        #expect(BoardBench.axes(try bench.ask("03 84")) == [1022, 0, 15_362])
        #expect(try bench.ask("03 90") == "03 90 08 10 00 F0")
    }

    // MARK: Gyroscope

    private func spin(_ bench: BoardBench, _ rates: MotionAxes) throws {
        let turn = MotionStep(.turn, duration: 100, amplitude: rates)
        try bench.device.play(MotionScript(checking: [turn], repeats: false))
    }

    @Test(arguments: [
        (BoardConfiguration.Hardware.metaMotionRL, "13 05 01", "13 05"), (.metaMotionS, "13 04 01", "13 04"),
    ])
    func aTurningBoardMeasuresItsRate(hardware: BoardConfiguration.Hardware, subscribe: String, header: String) throws {
        let bench = try BoardBench(hardware)
        try spin(bench, MotionAxes(z: 90))
        try bench.send("13 03 28 02; \(subscribe); 13 02 01 00; 13 01 01")
        let packets = try bench.timed(after: 0.05)
        #expect(packets.map(\.milliseconds) == [10, 20, 30, 40, 50])
        for packet in packets {
            #expect(packet.packet.hasPrefix(header))
            #expect(BoardBench.axes(packet.packet) == [0, 0, 5904])
        }
    }

    @Test(arguments: [("00", 1640), ("01", 3280), ("02", 6560), ("03", 13_120), ("04", 26_240)])
    func aRangeOfTheGyroscopeScales(code: String, expected: Int) throws {
        let bench = try BoardBench(.metaMotionRL)
        try spin(bench, MotionAxes(x: 100))
        try bench.send("13 03 28 \(code); 13 01 01")
        bench.advance(1)
        #expect(BoardBench.axes(try bench.ask("13 85")) == [0, expected, 0])
        #expect(try bench.ask("13 83") == "13 83 28 \(code)")
    }

    @Test(arguments: [
        (BoardConfiguration.Hardware.metaMotionRL, "13 07 01", "13 07"), (.metaMotionS, "13 05 01", "13 05"),
    ])
    func threeRotationsInAPacket(hardware: BoardConfiguration.Hardware, subscribe: String, header: String) throws {
        let bench = try BoardBench(hardware)
        try bench.send("13 03 2A 00; \(subscribe); 13 02 01 00; 13 01 01")
        let packets = try bench.timed(after: 0.03)
        #expect(packets.map(\.packet) == [String](repeating: header + String(repeating: " 00", count: 18), count: 4))
    }

    @Test func whatTheGyroscopeAddsUpToIsWhatGravityShows() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("13 03 28 01; 13 04 01; 13 02 01 00; 13 01 01; 03 01 01")
        try bench.device.move(to: MotionAxes(x: 40))
        let rolled = try bench.heard(after: 0.5).map { Double(BoardBench.axes($0)[1]) / 32.8 * 0.01 }.reduce(0, +)
        #expect(abs(rolled - 40) < 0.1)
        try bench.device.move(to: MotionAxes(x: 40, y: 30))
        let pitched = try bench.heard(after: 0.5).map(BoardBench.axes).map { ($0[0], $0[2]) }
        #expect(pitched.contains { $0.0 > 0 && $0.1 > 0 })
    }

    @Test func aDriftingGyroscopeIsWrongByTheDrift() throws {
        let bench = try BoardBench(.metaMotionRL)
        let steps = [MotionStep(.drift, amplitude: MotionAxes(y: 5)), MotionStep(.rest, duration: 1)]
        try bench.device.play(MotionScript(checking: steps, repeats: false))
        try bench.send("13 01 01; 03 01 01")
        bench.advance(0.1)
        #expect(BoardBench.axes(try bench.ask("13 85")) == [0, 82, 0])
        #expect(BoardBench.axes(try bench.ask("03 84")) == [0, 0, 16_384])
    }

    @Test func theGyroscopeOfABMI270HasAnOffset() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("13 01 01; 13 06 10 00 F0; 13 06 10")
        #expect(BoardBench.axes(try bench.ask("13 84")) == [16, 0, -16])
        #expect(try bench.ask("13 86") == "13 86 10 00 F0")
    }

    @Test func powerModesOfABMI160AreRead() throws {
        let bench = try BoardBench(.metaMotionRL)
        #expect(try bench.ask("13 86") == "13 86 00")
        try bench.send("13 01 03; 03 01 02")
        #expect(try bench.ask("13 86") == "13 86 2C")
        #expect(try bench.ask("03 96") == "03 96 2C")
    }
}
