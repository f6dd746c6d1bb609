import Testing
import VeltoMotion

@Suite struct PointerEngineTests {
    private func inputs(_ engine: inout InputEngine, _ samples: [(gyroX: Double, gyroY: Double)]) -> [GameInput] {
        samples.map { sample in
            engine.ingest(AxisSample(gyroX: sample.gyroX, gyroY: sample.gyroY))
            return engine.step(InputStatus(), TimeStep(given: 1.0 / 60))
        }
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
