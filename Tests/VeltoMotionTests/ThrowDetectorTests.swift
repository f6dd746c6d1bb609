import Testing
import VeltoMotion

/// Worked examples E46 and E47 of the protocol notes.
@Suite struct ThrowDetectorTests {
    private func inputs(_ engine: inout InputEngine, _ gyroX: [Double], dt: Double = 1.0 / 60) -> [GameInput] {
        gyroX.map { value in
            engine.ingest(AxisSample(gyroX: value))
            return engine.step(InputStatus(), TimeStep(given: dt))
        }
    }

    private func expectHeights(_ inputs: [GameInput], _ expected: [Double]) {
        #expect(inputs.count == expected.count)
        for (input, target) in zip(inputs, expected) { #expect(isClose(input.relativeY, target)) }
    }

    private var aim: MotionConfig {
        var config = MotionConfig.preset(.gesture)
        config.pointer.sensitivity = 0.10
        config.pointer.damping = 0.985
        return config
    }

    @Test func e46PullBackAndThrust() {
        var engine = InputEngine(config: .preset(.gesture))
        let inputs = inputs(&engine, [1, 1, 1, 1, 0, -1, -1, -1, -1])
        expectHeights(
            inputs,
            [
                -0.0432, -0.084672, -0.12448512, -0.162705715, -0.156197487, -0.106749587, -0.0592796036,
                -0.0137084195, 0.0300399173,
            ])
        #expect(inputs.map(\.gesturePrimed) == [false, false, true, true, true, true, true, false, false])
        #expect(inputs.indices.filter { inputs[$0].shotTriggered } == [7])
        #expect(isClose(inputs[7].throwPower, 0.830825254))
        #expect(inputs[7].primaryAction && inputs[7].didShoot)
        #expect(inputs[8].throwPower == 0)
        #expect(inputs[8].counts.throw == 1)
    }

    @Test func e47ALivelierTuning() {
        var engine = InputEngine(config: aim)
        let inputs = inputs(&engine, [1, 1, 0, -1, -1, 1, 1, -1, -1])
        expectHeights(
            inputs,
            [
                -0.0985, -0.1955225, -0.192589663, -0.0912008176, 0.0086671947, -0.0899628132, -0.187113371,
                -0.0858066705, 0.0139804296,
            ])
        #expect(inputs[0].gesturePrimed)
        #expect(inputs.indices.filter { inputs[$0].shotTriggered } == [8])
        #expect(isClose(inputs[8].throwPower, 0.997871001))
    }

    @Test func anArmedThrowIsGivenUpAfterThreeSeconds() {
        var engine = InputEngine(config: .preset(.gesture))
        _ = inputs(&engine, [1, 1, 1])
        let still = inputs(&engine, [Double](repeating: 1, count: 200))
        let first = still.firstIndex { !$0.gesturePrimed } ?? -1
        #expect((178...181).contains(first))
    }

    @Test func aTimeoutOfZeroKeepsItArmed() {
        var config = MotionConfig.preset(.gesture)
        config.gesture.armTimeout = 0
        var engine = InputEngine(config: config)
        _ = inputs(&engine, [1, 1, 1])
        let held = inputs(&engine, [Double](repeating: 1, count: 400))
        #expect(held.allSatisfy { $0.gesturePrimed })
    }

    @Test func theLinearLawSpreadsThePower() {
        var config = aim
        config.gesture.powerLaw = .linear
        var engine = InputEngine(config: config)
        let power = inputs(&engine, [1, 1, 0, -1, -1, 1, 1, -1, -1]).map(\.throwPower).max() ?? 0
        #expect(power > 0.2 && power < 0.6)
    }

    @Test func throwsKeepTheirDistance() {
        var engine = InputEngine(config: aim)
        let inputs = inputs(&engine, (0..<30).flatMap { _ in [1.0, 1, 1, -1, -1, -1] })
        let shots = inputs.indices.filter { inputs[$0].shotTriggered }
        #expect(shots.count > 2)
        for (earlier, later) in zip(shots, shots.dropFirst()) { #expect(Double(later - earlier) / 60 >= 0.45 - 1e-9) }
    }

    @Test func resettingTheBaselineForgetsTheThrowInTheMaking() {
        var engine = InputEngine(config: .preset(.gesture))
        _ = inputs(&engine, [1, 1, 1])
        engine.calibrateNeutral()
        #expect(engine.latest.positionY == 0)
        let next = inputs(&engine, [0])[0]
        #expect(!next.gesturePrimed)
        #expect(abs(next.relativeY) < 0.01)
    }
}
