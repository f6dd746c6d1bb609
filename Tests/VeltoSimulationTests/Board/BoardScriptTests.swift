import Testing
import VeltoCore
import VeltoSimulation

/// Scripts that move a board, and what a program makes happen.
@Suite struct BoardScriptTests {
    private static let everything =
        "01 01 01; 11 0C 01; 11 11 01; 11 12 01; 03 04 01; 03 0B 01; 03 0E 01; 03 19 01; 03 08 01; 03 11 01"
    private static let detectors =
        "03 0C 03 00; 03 17 01 00; 03 06 0F 00; 03 0F 01 00; 03 02 01 00; 03 01 01"

    @Test func aScriptBeginsWhenTheBoardIsToldToReport() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.device.play(named: "button")
        #expect(try bench.ask("01 81") == "01 81 00")
        bench.advance(0.6)
        #expect(try bench.ask("01 81") == "01 81 00")
        try bench.send("01 01 01")
        #expect(try bench.timed(after: 0.7).map(\.milliseconds) == [500, 650])
    }

    @Test func aScriptBeginsAnewAfterALinkThatLeftNothing() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.device.play(named: "button")
        try bench.send("01 01 01")
        #expect(try bench.heard(after: 0.3) == [])
        try bench.send("01 01 00")
        try bench.disconnect()
        bench.advance(3)
        try bench.connect()
        try bench.send("01 01 01")
        #expect(try bench.timed(after: 0.7).map(\.milliseconds) == [500, 650])
    }

    @Test func aBoardThatWasNotStoppedGoesOn() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.device.play(named: "button")
        try bench.send("01 01 01")
        _ = try bench.heard(after: 0.3)
        try bench.disconnect()
        bench.advance(3)
        try bench.connect()
        #expect(try bench.timed(after: 0.7).map(\.milliseconds) == [200, 350])
    }

    @Test func silenceAndLinkLoss() throws {
        let bench = try BoardBench(.metaMotionRL)
        let steps = [
            MotionStep(.rest, duration: 0.1), MotionStep(.silence, duration: 0.1), MotionStep(.rest, duration: 0.1),
            MotionStep(.linkLoss, duration: 2),
        ]
        try bench.device.play(MotionScript(checking: steps, repeats: false))
        try bench.send("03 04 01; 03 02 01 00; 03 01 01")
        #expect(
            try bench.timed(after: 0.29).map(\.milliseconds) == (1..<10).map { Double($0) * 10 }
                + (20..<30).map { Double($0) * 10 })
        bench.advance(0.02)
        #expect(throws: VeltoError.self) { try bench.heard() }
        bench.advance(1.9)
        #expect(bench.device.advertisement == nil)
        bench.advance(0.2)
        #expect(bench.device.advertisement != nil)
        try bench.connect()
        #expect(try bench.heard(after: 0.1).count == 10)
    }

    @Test(arguments: [
        "rest", "sweep", "edges", "spin", "shake", "button", "knocks", "walk", "fall", "wrist", "power", "temperatures",
        "silence", "play",
    ])
    func everyScriptIsTheSameInEveryRun(name: String) throws {
        func packets() throws -> [String] {
            let bench = try BoardBench(.metaMotionRL)
            try bench.device.play(named: name)
            try bench.send(Self.everything + "; " + Self.detectors)
            return try bench.heard(after: 3)
        }
        let first = try packets()
        #expect(first.count >= 290)
        #expect(try packets() == first)
    }

    @Test(arguments: [
        ("button", "01 01 01"), ("knocks", "03 0E 31"), ("walk", "03 19 01"), ("fall", "03 08 02"),
        ("edges", "03 11 01"), ("power", "11 12 01"), ("power", "11 0C 64 39 10"), ("shake", "03 08 05"),
    ])
    func aScriptShowsWhatItIsCalled(name: String, event: String) throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.device.play(named: name)
        try bench.send("03 03 28 08; 03 07 07 40 85 00 30; " + Self.everything + "; " + Self.detectors)
        #expect(try bench.heard(after: 3).contains(event))
    }

    @Test func thePlayerSteersAndPresses() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.device.play(named: "play")
        try bench.send("01 01 01; 03 03 A7 01; 03 04 01; 03 02 01 00; 03 01 01")
        let packets = try bench.heard(after: 20)
        let tilts = packets.filter { $0.hasPrefix("03 04") }.map { BoardBench.axes($0)[0] }
        // 25 degrees and more to both sides.
        #expect((tilts.min() ?? 0) < -3400)
        #expect((tilts.max() ?? 0) > 3400)
        #expect(packets.filter { $0 == "01 01 01" }.count >= 3)
    }

    @Test func anUnknownScriptNamesTheOthers() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect {
            try bench.device.play(named: "pong")
        } throws: {
            ($0 as? VeltoError)?.description.contains("must be one of point, spin") == true
        }
    }

    @Test func stepsOfALongTimeAgoAreMadeUpForAllAtOnce() throws {
        let bench = try BoardBench(.metaMotionRL)
        try bench.send("03 18 15 0B; 03 17 01 00; 03 19 01; 03 04 01; 03 02 01 00; 03 01 01")
        try bench.perform(.walk, .max, for: 1)
        bench.advance(1e6)
        let packets = try bench.heard()
        #expect(packets.count <= 64)
        #expect(try bench.ask("03 9A").hasPrefix("03 9A"))
    }

    @Test(arguments: ["play", "walk", "power", "knocks"]) func theEndOfTimeIsReached(name: String) throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.device.play(named: name)
        try bench.send("01 01 01; 03 04 01; 03 02 01 00; 03 01 01")
        for _ in 0..<40 {
            bench.advance(1e9)
            #expect(try bench.heard().count <= 64)
        }
    }

    @Test func actsAreNoMotions() throws {
        let bench = try BoardBench(.metaMotionS)
        #expect(throws: VeltoError.self) { try bench.device.perform(MotionStep(.turn)) }
        let cap = SimulatedPeripheral.cap(seed: 2, time: bench.time)
        #expect(throws: VeltoError.self) { try cap.perform(MotionStep(.walk, value: 3)) }
    }
}
