import Testing
import VeltoMotion

@Suite struct ThrowDetectorTests {
    private func inputs(_ engine: inout InputEngine, _ gyroX: [Double], dt: Double = 1.0 / 60) -> [GameInput] {
        gyroX.map { value in
            engine.ingest(AxisSample(gyroX: value))
            return engine.step(InputStatus(), TimeStep(given: dt))
        }
    }

    private var aim: MotionConfig {
        var config = MotionConfig.preset(.gesture)
        config.pointer.sensitivity = 0.10
        config.pointer.damping = 0.985
        return config
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
