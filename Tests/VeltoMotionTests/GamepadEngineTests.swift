import Testing
import VeltoCore
import VeltoMotion

/// Worked examples E28 to E33 of the protocol notes, to a relative 1e-4.
@Suite struct GamepadEngineTests {
    private struct Sample {
        var y: Float
        var shake = false
        var button = false
    }

    private func play(
        _ style: GamepadStyle, _ rate: RateMode, dt: Double, _ samples: [Sample]
    ) -> [GamepadOutput] {
        var engine = GamepadEngine(config: .preset(style))
        return samples.map { sample in
            engine.begin(samples: 1, rate, TimeStep(given: dt))
            engine.take(sample.y, buttonEdge: sample.button, shakeFlag: sample.shake)
            engine.end(isReceiving: true)
            return engine.output
        }
    }

    private func expectClose(_ values: [Float], _ expected: [Float]) {
        #expect(values.count == expected.count)
        for (value, target) in zip(values, expected) {
            #expect(abs(value - target) <= 1e-4 * max(1, abs(target)), "\(values)")
        }
    }

    private func indices(_ outputs: [GamepadOutput], _ member: KeyPath<GamepadOutput, Bool>) -> [Int] {
        outputs.indices.filter { outputs[$0][keyPath: member] }
    }

    @Test func e28FastGame() {
        let outputs = play(.game, .fast, dt: 0.02, [0, 0.01, 0.01, 0.011].map { Sample(y: $0) })
        expectClose(outputs.map(\.direction), [0, 0.275, 0.0085, 0.0275])
        expectClose(outputs.map(\.velocity), [0, 0.5, 0, 0.05])
        #expect(indices(outputs, \.isMoving) == [1])
        #expect(indices(outputs, \.isShake) == [1])
        #expect(indices(outputs, \.isSwing) == [2])
        #expect(indices(outputs, \.isAction) == [2])
    }

    @Test func e29NormalGame() {
        let ys: [Float] = [0, 0.25, 0.25, 0.25, 0.25, 0.1, -0.3, -0.3, -0.3, -0.3]
        let outputs = play(.game, .normal, dt: 0.04, ys.map { Sample(y: $0) })
        expectClose(outputs.map(\.velocity), [0, 6.25, 0, 0, 0, 3.75, 10, 0, 0, 0])
        #expect(indices(outputs, \.isTiltRight) == [4])
        #expect(indices(outputs, \.isTiltLeft) == [9])
        #expect(indices(outputs, \.isShake) == [1, 5])
        #expect(indices(outputs, \.isSwing) == [2, 7])
        #expect(indices(outputs, \.isAction) == [2, 7])
    }

    @Test func e30LowPowerGame() {
        var samples = [0.2, 0.2, 0.1, -0.19, -0.19].map { Sample(y: $0) }
        samples[2].shake = true
        samples[4].button = true
        let outputs = play(.game, .lowPower, dt: 0.25, samples)
        expectClose(outputs.map(\.direction), [0.35, 0.35, 0, -0.35, -0.35])
        expectClose(outputs.map(\.velocity), [0, 0, 0, 0, 0])
        #expect(indices(outputs, \.isTiltRight) == [1])
        #expect(indices(outputs, \.isTiltLeft) == [4])
        #expect(indices(outputs, \.isShake) == [2])
        #expect(indices(outputs, \.isAction) == [4])
        #expect(indices(outputs, \.isMoving).isEmpty)
    }

    @Test func e31FastSmooth() {
        let outputs = play(.smooth, .fast, dt: 0.02, [0, 0.002, 0.004, 0.02].map { Sample(y: $0) })
        expectClose(outputs.map(\.direction), [0, 0.035, 0.035, 0.28])
        expectClose(outputs.map(\.velocity), [0, 0.1, 0.1, 0.8])
        #expect(indices(outputs, \.isMoving) == [3])
        #expect(indices(outputs, \.isShake) == [1])
        #expect(indices(outputs, \.isAction) == [3])
    }

    @Test func e32TheFirstSampleIsNoMovement() {
        let output = play(.game, .unknown, dt: 0, [Sample(y: 0.5)])[0]
        #expect(output.velocity == 0)
        #expect(!output.isShake)
        #expect(output.direction == 0.5)
    }

    @Test func e33ImpulsesOfABatchAreCollectedAndLastOneTick() {
        var engine = GamepadEngine()
        let batches: [[Float]] = [[0], [1, 1], []]
        let outputs = batches.map { batch in
            engine.begin(samples: batch.count, .unknown, TimeStep(given: 0.02))
            for y in batch { engine.take(y) }
            engine.end(isReceiving: true)
            return engine.output
        }
        #expect(outputs[1].isShake && outputs[1].isSwing && outputs[1].isAction)
        #expect(outputs[1].velocity == 0 && outputs[1].direction == 1)
        #expect(!outputs[2].isShake && !outputs[2].isSwing && !outputs[2].isAction)
        #expect(outputs[2].direction == 1, "a level stays")
    }

    @Test func samplesShareTheTimeSinceTheLastOnes() {
        var engine = GamepadEngine()
        for (count, y) in [(1, Float(0)), (0, 0), (0, 0), (1, 0.3)] {
            engine.begin(samples: count, .normal, TimeStep(given: 0.02))
            if count > 0 { engine.take(y) }
            engine.end(isReceiving: true)
        }
        expectClose([engine.output.velocity], [0.3 / 0.06])
    }

    @Test func aSilentDeviceIsHeldNowhere() {
        var engine = GamepadEngine()
        for _ in 0..<6 {
            engine.begin(samples: 1, .normal, TimeStep(given: 0.04))
            engine.take(0.5)
            engine.end(isReceiving: true)
        }
        #expect(engine.output.isTiltRight)
        engine.begin(samples: 0, .normal, TimeStep(given: 0.4))
        engine.end(isReceiving: false)
        #expect(engine.output == GamepadOutput())
    }

    @Test func theRobustConstantsIgnoreNoise() {
        var engine = GamepadEngine(config: .preset(.robust))
        for index in 0..<50 {
            engine.begin(samples: 1, .fast, TimeStep(given: 0.02))
            engine.take(index % 2 == 0 ? 0 : 0.01)
            engine.end(isReceiving: true)
            #expect(!engine.output.isShake && !engine.output.isAction && !engine.output.isMoving)
        }
    }

    @Test func badConstantsAreRefusedByName() {
        var config = GamepadConfig()
        config.shakeCooldown = -1
        #expect {
            try config.validate()
        } throws: {
            ($0 as? VeltoError)?.message.hasPrefix("shakeCooldown is -1") ?? false
        }
    }
}
