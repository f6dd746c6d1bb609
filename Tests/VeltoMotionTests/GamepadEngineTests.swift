import Testing
import VeltoCore
import VeltoMotion

@Suite struct GamepadEngineTests {
    @Test func samplesShareTheTimeSinceTheLastOnes() {
        var engine = GamepadEngine()
        for (count, y) in [(1, Float(0)), (0, 0), (0, 0), (1, 0.3)] {
            engine.begin(samples: count, .normal, TimeStep(given: 0.02))
            if count > 0 { engine.take(y) }
            engine.end(isReceiving: true)
        }
        #expect(abs(engine.output.velocity - 0.3 / 0.06) < 1e-5)
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

    /// The tilt that counts at a slow rate is 0.85 of the configured one.
    @Test func newConstantsAndAnotherRateCountFromTheNextSample() {
        var engine = GamepadEngine()
        engine.config.tiltThreshold = 0.5
        engine.config.tiltFrames = 1
        func isTilted(_ sample: Float, _ rate: RateMode) -> Bool {
            engine.begin(samples: 1, rate, TimeStep(given: 0.25))
            for _ in 0..<3 { engine.take(sample) }
            return engine.output.isTiltRight
        }
        #expect(!isTilted(0.45, .normal) && isTilted(0.45, .lowPower) && !isTilted(0.45, .normal))
        engine.config.tiltThreshold = 0.4
        #expect(isTilted(0.45, .normal) && !isTilted(0.35, .normal) && isTilted(0.35, .lowPower))
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
