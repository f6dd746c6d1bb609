import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// The framed protocol from the device's side.
@Suite struct TapFramedTests {
    private typealias Uuid = TapBench.Uuid

    private func makeBench(_ features: UInt8...) throws -> TapBench {
        let bench = try TapBench(TapConfiguration(.xr, isFramed: true, modeTimeout: 12))
        for feature in features { try bench.write(Uuid.framesIn, [0, 0, 0, 0, feature, 1]) }
        return bench
    }

    private func frames(_ bench: TapBench, after seconds: Double = 0) throws -> [[UInt8]] {
        try bench.bytes(Uuid.framesOut, after: seconds)
    }

    @Test func tapsGesturesAndMotionAreFramesOfTheirFeatures() throws {
        let bench = try makeBench()
        try bench.perform(.tap, 5)
        #expect(try frames(bench).isEmpty)
        try bench.write(Uuid.framesIn, [0, 0, 0, 0, 1, 1])
        try bench.perform(.tap, 5)
        try bench.perform(.gesture, 105)
        #expect(try frames(bench) == [[1, 2, 0, 0, 5]])
        try bench.write(Uuid.framesIn, [1, 0, 1, 0, 1])
        try bench.perform(.tap, 5)
        try bench.perform(.gesture, 105)
        try bench.device.pressButton(forSeconds: 0.1)
        #expect(try frames(bench) == [[1, 3, 0, 0, 105], [1, 3, 0, 0, 105]])
        try bench.perform(.gesture, 100)
        #expect(try frames(bench) == [[1, 3, 0, 0, 100]])
        try bench.write(Uuid.framesIn, [0, 0, 0, 0, 2, 1])
        try bench.device.move(to: MotionAxes(x: 10, y: 20))
        #expect(
            try frames(bench, after: 0.02) == [
                [0, 0, 0, 0] + [0, 10, 0, 20, 0, 20, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0]
            ])
    }

    @Test func inStreamsTheStateIsSentAgainAndAgain() throws {
        let bench = try makeBench(1)
        try bench.write(Uuid.framesIn, [1, 0, 0, 0, 2])
        try bench.perform(.tap, 3, for: 0.25)
        #expect(try frames(bench, after: 0.4).map { $0[4] } == [3, 3, 3, 0, 0])
        try bench.write(Uuid.framesIn, [1, 0, 1, 0, 1])
        try bench.perform(.gesture, 110)
        #expect(try frames(bench, after: 0.3).map { $0[4] } == [110, 110, 110])
        // Only while there is a gesture.
        try bench.write(Uuid.framesIn, [1, 0, 0, 0, 1])
        try bench.perform(.gesture, 100)
        #expect(try frames(bench, after: 0.3).isEmpty)
    }

    @Test func rawDataIsFramed() throws {
        let bench = try makeBench()
        try bench.write(Uuid.framesIn, [1, 1, 2, 0, 5, 4])
        try bench.write(Uuid.framesIn, [0, 0, 0, 0, 0, 1])
        try bench.device.move(to: MotionAxes(x: 700))
        let first = try #require(try frames(bench, after: 0.1).first)
        #expect(Array(first.prefix(4)) == [0, 1, 0, 0])
        #expect(first.count % 16 == 4)
        // 700 degrees per second at 70 mdps.
        #expect(Array(first[8..<10]) == [0x10, 0x27])
    }

    private static let answers: [(request: [UInt8], answer: [UInt8])] = [
        ([0, 1, 0, 0, 1], [3, 0, 0, 0, 1, 1]), ([0, 1, 0, 0, 2], [3, 0, 0, 0, 2, 0]),
        ([1, 0, 10, 0], [3, 1, 0, 0, 0]),
        ([1, 0, 11, 0], [3, 2, 0, 0, 0]), ([1, 1, 12, 0], [3, 3, 0, 0, 0, 0]), ([3, 3, 0, 0], [2, 0, 0, 0, 0]),
        ([3, 4, 0, 0, 1], [2, 0, 0, 0, 1]),
    ]

    @Test(arguments: answers.indices) func requestsAreAnswered(index: Int) throws {
        let bench = try makeBench(1)
        try bench.write(Uuid.framesIn, Self.answers[index].request)
        #expect(try frames(bench) == [Self.answers[index].answer])
    }

    private static let unknown: [[UInt8]] = [
        [0, 0, 0, 0, 5, 1], [0, 0, 0, 0, 3, 1], [0, 0, 0, 0, 1, 2], [0, 0, 0, 0, 1], [0, 1, 0, 0], [0, 1, 0, 0, 9],
        [1, 0, 0, 0, 3], [1, 0, 1, 0, 2], [1, 1, 2, 0, 6, 0], [1, 1, 2, 0, 0, 5], [1, 2, 3, 0, 1, 2, 3],
        [2, 0, 0, 0, 0],
        [3, 4, 0, 0, 2], [4, 0, 0, 0],
    ]

    @Test(arguments: unknown) func unknownFramesAreRefused(frame: [UInt8]) throws {
        let bench = try makeBench()
        #expect(bench.refusal(Uuid.framesIn, frame) == .att(0x13))
        #expect(bench.refusal(Uuid.framesIn, [0, 0, 0]) == .att(0x0D))
    }

    @Test func theMotorRunsAsTold() throws {
        let bench = try makeBench()
        try bench.write(Uuid.framesIn, [1, 2, 3, 0, 0, 2, 50, 20] + [UInt8](repeating: 0, count: 16))
        #expect(bench.device.vibrations.map(\.duration) == [0.5])
    }

    @Test func inStandbyOnlyItsOwnGesturesAreSent() throws {
        let bench = try makeBench(1)
        try bench.write(Uuid.framesIn, [3, 4, 0, 0, 1])
        _ = try frames(bench)
        try bench.perform(.tap, 5)
        try bench.perform(.gesture, 109)
        #expect(try frames(bench).isEmpty)
        try bench.write(Uuid.framesIn, [0, 0, 0, 0, 4, 1])
        try bench.perform(.gesture, 109)
        #expect(try frames(bench) == [[1, 3, 0, 0, 109]])
    }

    @Test func withoutASignOfLifeNothingIsSentAnyMore() throws {
        let bench = try makeBench(1)
        for _ in 1...3 {
            bench.advance(10)
            try bench.write(Uuid.framesIn, [2, 0, 0, 0])
        }
        try bench.perform(.tap, 1)
        #expect(try frames(bench).count == 1)
        bench.advance(12.1)
        try bench.perform(.tap, 1)
        #expect(try frames(bench).isEmpty)
    }
}
