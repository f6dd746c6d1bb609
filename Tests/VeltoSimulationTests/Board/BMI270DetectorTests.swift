import Testing
import VeltoCore
import VeltoSimulation

/// The features of a BMI270.
@Suite struct BMI270DetectorTests {
    private func bench(_ commands: String) throws -> BoardBench {
        let bench = try BoardBench(.metaMotionS)
        try bench.send(commands)
        bench.advance(0.5)
        _ = try bench.heard()
        return bench
    }

    private static let shaking = MotionStep(.shake, duration: 20, amplitude: MotionAxes(x: 500), period: 0.5)

    // MARK: Motion

    @Test func anyMotionNeedsFeatureAndInterruptAndAThreshold() throws {
        let setup = "03 08 01 00 E0 A0 39; 03 07 40 00; 03 06 40 00; 03 09 01; 03 01 01"
        let bench = try bench(setup)
        #expect(try bench.heard(after: 1) == [])
        try bench.perform(.tap, 1, MotionAxes(x: 150))
        #expect(try bench.heard(after: 0.5) == [])
        try bench.perform(.tap, 1, MotionAxes(x: 300))
        #expect(try bench.heard(after: 0.015).first == "03 09 04")
        for missing in ["03 07 40 00", "03 06 40 00", "03 09 01", "03 01 01"] {
            let bench = try self.bench(setup.replacing(missing, with: "03 90"))
            _ = try bench.heard()
            try bench.perform(.tap, 1, MotionAxes(x: 300))
            #expect(try bench.heard(after: 0.1) == [], "\(missing)")
        }
    }

    @Test func aDetectorWithoutOutputIsMute() throws {
        let bench = try bench("03 08 01 00 E0 A0 00; 03 07 40 00; 03 06 40 00; 03 09 01; 03 01 01")
        try bench.perform(.tap, 1)
        #expect(try bench.heard(after: 0.1) == [])
    }

    @Test func anyMotionLasts() throws {
        // 100 ms on x, at 200 mg: longer than a knock.
        let bench = try bench("03 08 01 05 20 A0 39; 03 07 40 00; 03 06 40 00; 03 09 01; 03 01 01")
        try bench.perform(.tap, 1, MotionAxes(x: 1000))
        #expect(try bench.heard(after: 0.5) == [])
        try bench.device.move(to: MotionAxes(x: 45))
        #expect(try bench.heard(after: 0.5).first == "03 09 04")
        try bench.device.move(to: MotionAxes(x: 45, y: 90))
        _ = try bench.heard(after: 1)
        try bench.device.move(to: MotionAxes(y: 80))
        #expect(try bench.heard(after: 1) == [])
    }

    @Test func noMotionComesOnceAfterItsDuration() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("03 08 02 32 E0 90 30; 03 07 20 00; 03 06 20 00; 03 09 01; 03 01 01")
        let events = try bench.timed(after: 5)
        #expect(events.map(\.packet) == ["03 09 02"])
        #expect(events.map(\.milliseconds) == [1010])
        try bench.device.move(to: MotionAxes(x: 45))
        #expect(try bench.heard(after: 1) == [])
        #expect(try bench.heard(after: 1) == ["03 09 02"])
    }

    @Test func significantMotionFillsTwoBlocks() throws {
        let bench = try bench("03 08 03 32 00; 03 07 01 00; 03 06 01 00; 03 09 01; 03 01 01")
        try bench.perform(.tap, 1)
        #expect(try bench.heard(after: 5) == [])
        try bench.device.play(MotionScript(checking: [Self.shaking], repeats: false))
        let events = try bench.timed(after: 3.5)
        #expect(events.first?.packet == "03 09 01")
        #expect((1000...2000).contains(events.first?.milliseconds ?? 0))
    }

    @Test func featuresNeedTwentyFiveHertz() throws {
        for (code, isFound) in [("A5", false), ("A6", true)] {
            let bench = try bench(
                "03 03 \(code) 00; 03 08 01 00 E0 A0 39; 03 07 40 00; 03 06 40 00; 03 09 01; 03 01 01")
            try bench.device.move(to: MotionAxes(x: 90))
            #expect(try bench.heard(after: 1).isEmpty != isFound)
        }
    }

    // MARK: Steps

    @Test func stepsAreCountedAndReadAndReset() throws {
        let bench = try bench("03 07 02 00; 03 06 02 00; 03 01 01")
        try bench.perform(.walk, 300, for: 150)
        bench.advance(200)
        #expect(try bench.ask("03 8B") == "03 8B 2C 01")
        try bench.send("03 08 07 00 0E 58 06")
        #expect(try bench.ask("03 8B") == "03 8B 00 00")
        #expect(try bench.ask("03 88 07") == "03 88 07 00 0E 58 02")
    }

    @Test func aWatermarkNotifiesEveryTwentySteps() throws {
        let bench = try bench("03 07 02 00; 03 06 02 00; 03 08 07 00 0E 01 00; 03 0B 01; 03 01 01")
        try bench.perform(.walk, 45, for: 9)
        let events = try bench.timed(after: 10)
        #expect(events.map(\.packet) == ["03 0B 14 00", "03 0B 28 00"])
        #expect(events.map(\.milliseconds) == [4000, 8000])
        try bench.send("03 08 07 00 0E 00 00")
        try bench.perform(.walk, 45, for: 9)
        #expect(try bench.heard(after: 10) == [])
    }

    @Test func theStepDetectorNotifiesEachStep() throws {
        let bench = try bench("03 07 80 00; 03 06 80 00; 03 0B 01; 03 01 01")
        try bench.perform(.walk, 3)
        #expect(try bench.heard(after: 2) == [String](repeating: "03 0B 01", count: 3))
        #expect(try bench.ask("03 8B") == "03 8B 00 00")
    }

    // MARK: Wearing

    @Test func activitiesChange() throws {
        let bench = try bench("03 07 04 00; 03 06 04 00; 03 0C 01; 03 01 01")
        try bench.perform(.walk, 4, for: 2)
        #expect(try bench.heard(after: 2) == ["03 0C 03"])
        try bench.perform(.walk, 10, for: 3)
        #expect(try bench.heard(after: 3) == ["03 0C 05"])
        #expect(try bench.heard(after: 1.9) == [])
        #expect(try bench.heard(after: 0.2) == ["03 0C 01"])
    }

    @Test func anArmIsRaisedAndMakesGestures() throws {
        let bench = try bench("03 08 08 15 00 EE 06 04 00 C8 00; 03 07 18 00; 03 06 18 00; 03 0A 01; 03 01 01")
        for code in 0...6 { try bench.perform(.gesture, UInt32(code)) }
        #expect(try bench.heard() == ["03 0A 01", "03 0A 06", "03 0A 0A", "03 0A 0E", "03 0A 12", "03 0A 16"])
        try bench.send("03 07 00 10; 03 06 00 10")
        for code in 0...6 { try bench.perform(.gesture, UInt32(code)) }
        #expect(try bench.heard() == ["03 0A 01"])
    }

    // MARK: Registers

    @Test(arguments: [
        ("00", "88 00"), ("01", "05 E0 AA 38"), ("02", "05 E0 90 30"), ("03", "FA 00"),
        ("04", "2D 01 D4 7B 3B 01 DB 7A 04 00 3F 7B CD 6C C3 4C"), ("07", "00 0E 00 00"),
        ("08", "05 00 EE 06 04 00 C8 00"), ("09", "A8 05 EE 06 00 04 BC 02 B3 00 85 07"),
    ])
    func banksAreReadAndWritten(bank: String, bytes: String) throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("03 88 \(bank)") == "03 88 \(bank) \(bytes)")
        try bench.send("03 08 \(bank) 01; 03 08 \(bank) \(bytes) 01")
        #expect(try bench.ask("03 88 \(bank)") == "03 88 \(bank) \(bytes)")
        let others = bytes.split(separator: " ").map { _ in "01" }.joined(separator: " ")
        try bench.send("03 08 \(bank) \(others)")
        #expect(try bench.ask("03 88 \(bank)") == "03 88 \(bank) \(others)")
    }

    @Test func thereIsNoEleventhBank() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("03 88 0A; 03 88; 03 08") == "")
    }

    @Test func itHasNoOrientation() throws {
        let bench = try bench("03 0F 01 00; 03 11 01; 03 01 01")
        #expect(try bench.heard(after: 1) == [])
        #expect(try bench.ask("03 91") == "03 91 01")
    }

    @Test func theChipHasATemperature() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(try bench.ask("03 8F") == "")
        try bench.send("03 0E 01")
        try bench.perform(.temperature, 1, MotionAxes(x: 25))
        #expect(try bench.ask("03 8F") == "03 8F 00 04")
    }
}
