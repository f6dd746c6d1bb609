import Testing
import VeltoCore
import VeltoSimulation

/// The detectors of a BMI160.
@Suite struct BMI160DetectorTests {
    private func bench(_ commands: String) throws -> BoardBench {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send(commands)
        bench.advance(0.5)
        _ = try bench.heard()
        return bench
    }

    // MARK: Motion

    @Test func anyMotionTellsAxisAndSignOnce() throws {
        let bench = try bench("03 0A 00 14 14 14; 03 0B 01; 03 09 07 00; 03 01 01")
        #expect(try bench.heard(after: 1) == [])
        try bench.perform(.tap, 1, MotionAxes(y: -500))
        #expect(try bench.heard(after: 0.011) == ["03 0B 52"])
        #expect(try bench.heard(after: 1).count <= 1)
    }

    @Test(arguments: [
        // Threshold 0.75 g at 8 g; a knock of 500 mg, and one of 900 mg.
        (500.0, 0), (900, 1),
    ])
    func anyMotionHasAThreshold(force: Double, count: Int) throws {
        let bench = try bench("03 03 28 08; 03 0A 00 30 14 14; 03 0B 01; 03 09 07 00; 03 01 01")
        try bench.perform(.tap, 1, MotionAxes(x: force))
        #expect(try bench.heard(after: 0.015).count == count)
    }

    @Test func anyMotionNeedsAsManySamplesAsItIsTold() throws {
        for (code, isFound) in [("00", true), ("03", false)] {
            let bench = try bench("03 0A \(code) 14 14 14; 03 0B 01; 03 09 07 00; 03 01 01")
            try bench.perform(.tap, 1, MotionAxes(x: 1000))
            #expect(try bench.heard(after: 0.1).isEmpty != isFound)
        }
        let bench = try bench("03 0A 03 14 14 14; 03 0B 01; 03 09 07 00; 03 01 01")
        let shake = MotionStep(.shake, duration: 1, amplitude: MotionAxes(x: 500), period: 0.02)
        try bench.device.play(MotionScript(checking: [shake], repeats: false))
        #expect(try bench.timed(after: 0.5).map(\.milliseconds) == [40])
    }

    @Test(arguments: ["03 09 00 7F", "03 09 00 07", "03 01 00", "03 0B 00", "03 09 00 02"])
    func anyMotionIsSwitchedOff(command: String) throws {
        let bench = try bench("03 0B 01; 03 09 07 00; 03 01 01; \(command)")
        try bench.perform(.tap, 1, MotionAxes(y: -500))
        #expect(try bench.heard(after: 0.1) == [])
    }

    @Test func significantMotionLasts() throws {
        // Skip 1.5 s, proof 1 s.
        let bench = try bench("03 0A 00 14 14 22; 03 0B 01; 03 09 07 00; 03 01 01")
        try bench.perform(.tap, 1)
        #expect(try bench.heard(after: 4) == [])
        try bench.perform(.walk, 20, for: 10)
        let events = try bench.timed(after: 4)
        #expect(events.map(\.packet) == ["03 0B 01", "03 0B 01"])
        #expect((1500...2500).contains(events.first?.milliseconds ?? 0))
    }

    @Test func noMotionComesAfterItsDuration() throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("03 0A 18 14 7F 15; 03 0B 01; 03 09 38 00; 03 01 01")
        let events = try bench.timed(after: 20)
        #expect(events.map(\.packet) == ["03 0B 04"])
        #expect(events.map { ($0.milliseconds / 1000).rounded() } == [9])
        try bench.perform(.tap, 1)
        #expect(try bench.heard(after: 8.5) == [])
        #expect(try bench.heard(after: 1) == ["03 0B 04"])
    }

    @Test func slowMotionCountsSamples() throws {
        let bench = try bench("03 0A 08 14 14 14; 03 0B 01; 03 09 38 00; 03 01 01")
        #expect(try bench.heard(after: 1) == [])
        let shake = MotionStep(.shake, duration: 1, amplitude: MotionAxes(x: 500), period: 0.02)
        try bench.device.play(MotionScript(checking: [shake], repeats: false))
        #expect(try bench.timed(after: 0.5).map(\.packet) == ["03 0B 04"])
    }

    // MARK: Tap

    @Test func aSingleTapTellsAxisAndSign() throws {
        let bench = try bench("03 0D 04 0A; 03 0C 02 00; 03 0E 01; 03 01 01")
        try bench.perform(.tap, 1)
        #expect(try bench.heard(after: 1) == ["03 0E 32"])
        try bench.perform(.tap, 1, MotionAxes(x: 3000))
        #expect(try bench.heard(after: 1) == ["03 0E 06"])
        try bench.perform(.tap, 2)
        #expect(try bench.heard(after: 1) == ["03 0E 32", "03 0E 32"])
    }

    @Test(arguments: [
        ("04", ["03 0E 32", "03 0E 31"]), ("00", ["03 0E 32", "03 0E 32"]), ("03", ["03 0E 32", "03 0E 31"]),
    ])
    func aDoubleTapHasAWindow(timing: String, expected: [String]) throws {
        let bench = try bench("03 0D \(timing) 0A; 03 0C 03 00; 03 0E 01; 03 01 01")
        try bench.perform(.tap, 2)
        #expect(try bench.heard(after: 1) == expected)
    }

    @Test func aTapHasAThreshold() throws {
        // 2 g at 8 g.
        let bench = try bench("03 03 28 08; 03 0D 44 08; 03 0C 03 00; 03 0E 01; 03 01 01")
        try bench.perform(.tap, 1, MotionAxes(z: 1900))
        #expect(try bench.heard(after: 1) == [])
        try bench.perform(.tap, 1, MotionAxes(z: 2100))
        #expect(try bench.heard(after: 1) == ["03 0E 12"])
    }

    @Test func withoutPowerNothingIsTapped() throws {
        let bench = try bench("03 0C 03 00; 03 0E 01")
        try bench.perform(.tap, 2)
        #expect(try bench.heard(after: 1) == [])
    }

    // MARK: Position

    @Test(arguments: [
        (MotionAxes(y: 80), "03 11 01"), (MotionAxes(y: -80), "03 11 03"), (MotionAxes(x: -80), "03 11 05"),
        (MotionAxes(x: 80), "03 11 07"), (MotionAxes(x: 180), "03 11 0F"), (MotionAxes(x: 180, y: 80), "03 11 09"),
        (MotionAxes(x: 180, y: -80), "03 11 0B"), (MotionAxes(x: 120), "03 11 0F"),
    ])
    func theOrientationIsThatOfTheBoard(attitude: MotionAxes, event: String) throws {
        let bench = try bench("03 0F 01 00; 03 11 01; 03 01 01")
        try bench.device.move(to: MotionAxes(x: -150))
        let first = try bench.heard(after: 1)
        try bench.device.move(to: attitude)
        #expect(try (first + bench.heard(after: 1)).last == event)
    }

    @Test func anOrientationIsReportedOnceAndWhenItChanges() throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("03 0F 01 00; 03 11 01; 03 01 01")
        #expect(try bench.heard(after: 1) == ["03 11 01"])
        try bench.device.move(to: MotionAxes(x: 90))
        #expect(try bench.heard(after: 1) == ["03 11 07"])
        try bench.device.move(to: .zero)
        #expect(try bench.heard(after: 1) == [])
    }

    @Test func flatIsReportedWithItsFaceAfterTheHoldTime() throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("03 13 08 11; 03 12 01 00; 03 14 01; 03 01 01")
        let events = try bench.timed(after: 1)
        #expect(events.map(\.packet) == ["03 14 05"])
        #expect(events.map(\.milliseconds) == [650])
        try bench.device.move(to: MotionAxes(x: 180))
        #expect(try bench.heard(after: 1) == [])
        try bench.device.move(to: MotionAxes(x: 90))
        #expect(try bench.heard(after: 1) == ["03 14 01"])
        try bench.device.move(to: MotionAxes(x: 180))
        #expect(try bench.heard(after: 1) == ["03 14 07"])
    }

    @Test func oldFirmwareHasTheFlatBitElsewhere() throws {
        let bench = try BoardBench(.metaMotionR, isOriginal: true)
        try bench.send("03 12 01 00; 03 14 01; 03 01 01")
        #expect(try bench.heard(after: 1) == ["03 14 03"])
    }

    // MARK: Forces

    @Test func aFallIsLow() throws {
        // 0.5 g, 20 ms, sum of the axes.
        let bench = try bench("03 07 07 40 85 0B C0; 03 06 08 00; 03 08 01; 03 01 01")
        try bench.perform(.fall, for: 0.01)
        #expect(try bench.heard(after: 1) == [])
        try bench.perform(.fall, for: 0.2)
        #expect(try bench.heard(after: 1) == ["03 08 02"])
    }

    @Test func aKnockIsHigh() throws {
        let bench = try bench("03 03 28 08; 03 07 07 30 81 00 60; 03 06 07 00; 03 08 01; 03 01 01")
        try bench.perform(.tap, 1, MotionAxes(x: -2500))
        #expect(try bench.heard(after: 1) == [])
        try bench.perform(.tap, 1, MotionAxes(x: -4000))
        #expect(try bench.heard(after: 1) == ["03 08 25"])
        try bench.send("03 06 00 01")
        try bench.perform(.tap, 1, MotionAxes(x: -4000))
        #expect(try bench.heard(after: 1) == [])
    }

    // MARK: Steps

    @Test func everyStepIsDetected() throws {
        let bench = try bench("03 18 15 03; 03 17 01 00; 03 19 01; 03 01 01")
        try bench.perform(.walk, 4, for: 2)
        let steps = try bench.timed(after: 3)
        #expect(steps.map(\.packet) == [String](repeating: "03 19 01", count: 4))
        #expect(steps.map(\.milliseconds) == [500, 1000, 1500, 2000])
        #expect(try bench.ask("03 9A") == "03 9A 00 00")
    }

    @Test func stepsAreCountedAndTheCountIsReset() throws {
        let bench = try bench("03 18 15 0B; 03 01 01")
        try bench.perform(.walk, 300, for: 150)
        #expect(try bench.heard(after: 0.1) == [])
        bench.advance(200)
        #expect(try bench.ask("03 9A") == "03 9A 2C 01")
        try bench.send("03 1B 00")
        #expect(try bench.ask("03 9A") == "03 9A 2C 01")
        try bench.send("03 1B")
        #expect(try bench.ask("03 9A") == "03 9A 00 00")
    }

    @Test(arguments: [
        ("03 05", "03 85", "01 02"), ("03 07", "03 87", "07 40 85 0B C0"), ("03 0A", "03 8A", "03 2F 14 14"),
        ("03 0D", "03 8D", "C0 04"), ("03 10", "03 90", "28 40"), ("03 13", "03 93", "10 21"),
        ("03 15", "03 95", "01 02 03 04 05 06 07"), ("03 18", "03 98", "2D 08"),
    ])
    func configurationsAreReadBackAndOthersIgnored(register: String, read: String, bytes: String) throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("\(register) \(bytes)")
        #expect(try bench.ask(read) == "\(read) \(bytes)")
        try bench.send("\(register) FF; \(register) \(bytes) 00")
        #expect(try bench.ask(read) == "\(read) \(bytes)")
    }

    @Test func enabledDetectorsAreReadBack() throws {
        let bench = try bench("03 09 07 00; 03 09 38 01; 03 0C 03 02")
        #expect(try bench.ask("03 89; 03 8C") == "03 89 3E; 03 8C 01")
    }
}
