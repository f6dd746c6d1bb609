import Testing
import VeltoCore

@testable import VeltoSimulation

@Suite struct MotionTimelineTests {
    private func timeline(_ steps: [MotionStep], repeats: Bool = false) throws -> MotionTimeline {
        MotionTimeline(try MotionScript(checking: steps, repeats: repeats))
    }

    private func axis(_ timeline: MotionTimeline, _ seconds: Double) -> Double {
        moment(timeline, seconds).axes.x
    }

    private func moment(_ timeline: MotionTimeline, _ seconds: Double) -> MotionTimeline.Moment {
        timeline.moment(at: Timestamp.zero.advanced(bySeconds: seconds).nanoseconds)
    }

    @Test func aSweepGoesOnceToBothSidesPerPeriod() throws {
        let line = try timeline([MotionStep(.sweep, duration: 8, amplitude: MotionAxes(x: 294), period: 4)])
        #expect([0, 1, 2, 3, 4, 5].map { axis(line, $0) } == [0, 294, 0, -294, 0, 294])
        #expect(abs(axis(line, 0.5) - 294 * 0.70710678) < 1)
    }

    @Test func aTiltMovesEvenlyFromWhereTheDeviceIsAndStays() throws {
        let line = try timeline([
            MotionStep(.hold, duration: 1, amplitude: MotionAxes(x: 100)),
            MotionStep(.tilt, duration: 2, amplitude: MotionAxes(x: 300)),
            MotionStep(.press, duration: 1), MotionStep(.rest, duration: 1),
        ])
        #expect([0.5, 1, 2, 3, 3.5, 4.5].map { axis(line, $0) } == [100, 100, 200, 300, 300, 0])
    }

    @Test func aShakeJumpsTwicePerPeriodAndEndsWithTheScript() throws {
        let line = try timeline([MotionStep(.shake, duration: 0.25, amplitude: MotionAxes(x: 900), period: 0.1)])
        #expect([0.01, 0.06, 0.11, 0.16].map { axis(line, $0) } == [900, -900, 900, -900])
        #expect(moment(line, 0.1).segment.isShaking)
        #expect(!moment(line, 1).segment.isShaking)
        #expect(axis(line, 1) == axis(line, 2))
    }

    @Test func driftStaysAndAddsToTheMotion() throws {
        let line = try timeline([
            MotionStep(.hold, amplitude: MotionAxes(x: 10)),
            MotionStep(.drift, duration: 2, amplitude: MotionAxes(x: 50)),
            MotionStep(.rest, duration: 1),
        ])
        #expect([0, 1, 2, 9].map { axis(line, $0) } == [10, 35, 50, 50])
    }

    @Test func buttonRateSilenceAndLossHoldAsLongAsTheySay() throws {
        let line = try timeline([
            MotionStep(.press, duration: 1), MotionStep(.release, duration: 1),
            MotionStep(.rate, duration: 1, period: 0.05), MotionStep(.silence, duration: 1),
            MotionStep(.linkLoss, duration: 1), MotionStep(.rate, duration: 1),
        ])
        let segments = (0...5).map { moment(line, Double($0) + 0.5).segment }
        #expect(segments.map(\.isPressed) == [true, false, false, false, false, false])
        #expect(segments.map(\.packetInterval) == [0, 0, 0.05, 0.05, 0.05, 0])
        #expect(segments.map(\.isSilent) == [false, false, false, true, false, false])
        #expect(segments.map(\.isLinkLost) == [false, false, false, false, true, false])
    }

    @Test func changesAreToldInAdvanceAndOnlyWhereThereAreAny() throws {
        let steps = [MotionStep(.press, duration: 1), MotionStep(.noise), MotionStep(.release, duration: 2)]
        let once = try timeline(steps)
        #expect([0, 1.5, 3, 99].map { moment(once, $0).nextChange } == [1_000_000_000, 3_000_000_000, nil, nil])
        let forever = try timeline(steps, repeats: true)
        #expect(
            [0, 1, 3, 4].map { moment(forever, $0).nextChange }
                == [1_000_000_000, 3_000_000_000, 4_000_000_000, 6_000_000_000])
    }

    @Test func aRepeatedScriptBeginsAsNew() throws {
        let line = try timeline(
            [
                MotionStep(.hold, duration: 1, amplitude: MotionAxes(x: 5)),
                MotionStep(.drift, duration: 1, amplitude: MotionAxes(x: 50)), MotionStep(.press, duration: 1),
            ], repeats: true)
        #expect([0.5, 2.5, 3.5, 5.5].map { axis(line, $0) } == [5, 55, 5, 55])
        #expect([2.5, 3.5].map { moment(line, $0).segment.isPressed } == [true, false])
    }

    @Test func aRepeatedScriptWithoutDurationDoesNotRunInCircles() throws {
        let line = try timeline([MotionStep(.press), MotionStep(.hold, amplitude: MotionAxes(x: 7))], repeats: true)
        #expect(moment(line, 5).nextChange == nil)
        #expect(axis(line, 5) == 7)
    }

    @Test func theEndOfTimeIsReachedWithoutATrap() throws {
        let day = MotionScript.maximumSeconds
        let steps = Array(
            repeating: MotionStep(.sweep, duration: day, period: day), count: MotionScript.maximumStepCount)
        for repeats in [false, true] {
            let line = try timeline(steps, repeats: repeats)
            #expect(line.moment(at: .max).axes.x == 0)
        }
    }
}

@Suite struct MotionScriptTests {
    private static let wrongSteps: [[MotionStep]] = [
        [], Array(repeating: MotionStep(.rest), count: MotionScript.maximumStepCount + 1),
        [MotionStep(.rest, duration: -1)], [MotionStep(.rest, duration: .nan)],
        [MotionStep(.rest, duration: .infinity)],
        [MotionStep(.sweep, period: -1)], [MotionStep(.sweep, period: .nan)],
        [MotionStep(.hold, amplitude: MotionAxes(x: .nan))], [MotionStep(.hold, amplitude: MotionAxes(z: .infinity))],
    ]

    @Test(arguments: wrongSteps.indices)
    func stepsThatMakeNoSenseAreInvalidArguments(index: Int) {
        let error = #expect(throws: VeltoError.self) {
            _ = try MotionScript(checking: Self.wrongSteps[index], repeats: false)
        }
        #expect(error?.code == .invalidArgument)
    }

    @Test(arguments: MotionScript.builtInNames)
    func builtInScriptsAreValidAndTheSameForTheSameSeed(name: String) throws {
        let script = try #require(MotionScript.named(name, seed: 5))
        #expect(try MotionScript(checking: script.steps, repeats: script.repeats) == script)
        #expect(MotionScript.named(name, seed: 5) == script)
    }

    @Test(arguments: ["play", "pong", "bowling", "dart"])
    func gamesArePlayedDifferentlyWithAnotherSeed(name: String) {
        #expect(MotionScript.named(name, seed: 5) != MotionScript.named(name, seed: 6))
    }

    @Test(arguments: ["", "Play", "no such script"])
    func unknownNamesHaveNoScript(name: String) {
        #expect(MotionScript.named(name) == nil)
    }
}
