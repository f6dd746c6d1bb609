import Testing
import VeltoMotion

/// Worked examples E36 to E41 of the protocol notes.
@Suite struct PaddleEngineTests {
    private func positions(_ engine: inout MotionEngine, _ samples: [Double], dt: Double = 1.0 / 60) -> [Double] {
        samples.map { sample in
            engine.take(raw: sample)
            return engine.step(TimeStep(given: dt)).positionX
        }
    }

    private func expectClose(_ values: [Double], _ expected: [Double]) {
        #expect(values.count == expected.count)
        for (value, target) in zip(values, expected) { #expect(isClose(value, target), "\(values)") }
    }

    @Test func e36ThePresetFollowsAtOnceOutsideItsDeadZone() {
        var engine = MotionEngine()
        let samples: [Double] = [0, 100, 123, 124, 200, 90, 81, 80, 0, 600, -600, 2, 2]
        let values = positions(&engine, samples)
        expectClose(values, [0, 0, 0, 0.4216, 0.68, 0.306, 0.2754, 0, 0, 1.7, -1.7, 0, 0])
        #expect(isClose(engine.paddleOffset ?? .nan, 0.03))
        engine.take(raw: 3)
        let output = engine.step(TimeStep(given: 1.0 / 60))
        #expect(output.positionX == 0)
        #expect(output.isAtRest)
    }

    @Test func e36AtRestIsWhereThePositionIsZero() {
        var engine = MotionEngine()
        for sample: Double in [0, 100, 124, 200, 81, 80] {
            engine.take(raw: sample)
            let output = engine.step(TimeStep(given: 1.0 / 60))
            #expect(output.isAtRest == (output.positionX == 0))
        }
    }

    @Test(arguments: [
        (1.0 / 60, [0, 0, 0.14553, 0.2875761, 0.325871217, 0.280249247, 0.241014352]),
        (0.05, [0, 0, 0.325754352]),
        (2.0, [0, 0, 0.325754352]),
    ])
    func e37TheBareDefaultsSmooth(_ dt: Double, _ expected: [Double]) {
        var engine = MotionEngine(config: MotionConfig())
        let samples = [0, 300, 300, 300, 0, 0, 0].prefix(expected.count).map(Double.init)
        let values = positions(&engine, samples, dt: dt)
        for (value, target) in zip(values, expected) { #expect(isClose(value, target)) }
    }

    @Test func e38TheFirstSampleIsTheCenter() {
        var engine = MotionEngine()
        expectClose(positions(&engine, [500, 500, 700]), [0, 0, 0.68])
    }

    @Test func e39Calibration() {
        var engine = MotionEngine()
        expectClose(positions(&engine, [0, 200]), [0, 0.68])
        engine.calibrateNeutral()
        expectClose(positions(&engine, [200, 0]), [0, -0.68])
        engine.flipPaddleOffset()
        #expect(engine.paddleOffset == -200)
        expectClose(positions(&engine, [0]), [0.68])
        engine.resetPaddleCenter()
        expectClose(positions(&engine, [321]), [0])
        #expect(engine.paddleOffset == 321)
    }

    @Test func e40NothingIsLockedBeforeTheFirstSample() {
        var engine = MotionEngine()
        let before = engine.step(TimeStep(given: 1.0 / 60))
        #expect(before.positionX == 0)
        #expect(engine.paddleOffset == nil)
        expectClose(positions(&engine, [300]), [0])
        #expect(engine.paddleOffset == 300)
    }

    @Test func e41ASampleOfTheProgramSteersThePaddle() {
        var engine = InputEngine()
        let inputs = [0, 0.1].map { gyroY in
            engine.ingest(AxisSample(gyroY: gyroY))
            return engine.step(InputStatus(), TimeStep(given: 1.0 / 60))
        }
        expectClose(inputs.map(\.positionX), [0, 0.68])
    }

    @Test func aRestoredCenterWaitsForTheFirstSample() {
        var engine = MotionEngine()
        engine.paddleOffset = 100
        let waiting = engine.step(TimeStep(given: 1.0 / 60))
        #expect(waiting.positionX == 0)
        expectClose(positions(&engine, [300]), [0.68])
    }
}
