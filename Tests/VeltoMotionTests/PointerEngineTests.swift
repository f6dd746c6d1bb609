import Testing
import VeltoMotion

/// Worked examples E42, E44 and E45 of the protocol notes.
@Suite struct PointerEngineTests {
    private func inputs(_ engine: inout InputEngine, _ samples: [(gyroX: Double, gyroY: Double)]) -> [GameInput] {
        samples.map { sample in
            engine.ingest(AxisSample(gyroX: sample.gyroX, gyroY: sample.gyroY))
            return engine.step(InputStatus(), TimeStep(given: 1.0 / 60))
        }
    }

    private func expectClose(_ values: [Double], _ expected: [Double]) {
        for (value, target) in zip(values, expected) { #expect(isClose(value, target), "\(values)") }
    }

    @Test func e42BothAxesAreIntegrated() {
        var engine = InputEngine(config: .preset(.pointer))
        let inputs = inputs(&engine, [(0, 0.5), (0, 0.5), (-0.5, 0), (0, 0)])
        expectClose(inputs.map(\.positionX), [0.0146265, 0.0288873375, 0.0281636914, 0.0274552477])
        expectClose(inputs.map(\.positionY), [0, 0, 0.0146265, 0.0142608375])
    }

    @Test func e44OutputSmoothingActsOnBothAxes() {
        var config = MotionConfig.preset(.pointer)
        config.pointer.outputSmoothing = 0.15
        var engine = InputEngine(config: config)
        let inputs = inputs(&engine, [(-1, 1), (-1, 1)])
        for axis in [inputs.map(\.relativeX), inputs.map(\.relativeY)] { expectClose(axis, [0.029253, 0.057774675]) }
        for axis in [inputs.map(\.positionX), inputs.map(\.positionY)] {
            expectClose(axis, [0.00438795, 0.01239595875])
        }
    }

    @Test func e45ANewModeMoves() {
        var engine = InputEngine()
        engine.setMode(.pointer)
        expectClose(inputs(&engine, [(-1, 1)]).map(\.positionX), [0.029253])
    }

    @Test func theDeadZoneActsOnTheInput() {
        var engine = InputEngine(config: .preset(.pointer))
        let weak = inputs(&engine, [(0, 0.019), (0, 0.019)])
        #expect(weak.allSatisfy { $0.positionX == 0 })
    }

    @Test func halfTheRateGivesTheSameDrift() {
        var positions: [Double] = []
        for rate in [60.0, 30.0] {
            var engine = MotionEngine(config: .preset(.pointer))
            engine.config.pointer.damping = 1
            engine.take(AxisSample(gyroY: 1))
            _ = engine.step(TimeStep(given: 1 / rate))
            engine.take(AxisSample())
            var output = MotionOutput()
            for _ in 0..<Int(rate) { output = engine.step(TimeStep(given: 1 / rate)) }
            positions.append(output.positionX * rate / 60)
        }
        #expect(isClose(positions[0], positions[1], 0.01))
    }

    /// What fades for ever becomes so small in the end that the processor computes slowly with it.
    @Test(arguments: [0, 0.15]) func aPointerThatIsLeftAloneComesToAnEnd(smoothing: Double) {
        var config = MotionConfig.preset(.pointer)
        config.pointer.outputSmoothing = smoothing
        var engine = MotionEngine(config: config)
        engine.take(AxisSample(gyroX: 1, gyroY: -1))
        #expect(engine.step(TimeStep(given: 1.0 / 60)).positionX != 0)
        engine.take(AxisSample())
        for _ in 0..<8000 { _ = engine.step(TimeStep(given: 1.0 / 60)) }
        let debug = engine.debug
        #expect([debug.positionX, debug.positionY, debug.rotationX, debug.rotationY] == [0, 0, 0, 0])
        #expect([debug.relativeX, debug.relativeY] == [0, 0])
    }
}
