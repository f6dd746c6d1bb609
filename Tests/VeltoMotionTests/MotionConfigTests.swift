import Testing
import VeltoCore
import VeltoMotion

@Suite struct MotionConfigTests {
    @Test(arguments: MotionMode.allCases)
    func presetsAreValidAndOfTheirMode(_ mode: MotionMode) throws {
        let preset = MotionConfig.preset(mode)
        try preset.validate()
        #expect(preset.mode == mode)
        try MotionConfig().validate()
    }

    private func spoilt(_ spoil: (inout MotionConfig) -> Void) -> String? {
        var config = MotionConfig.preset(.paddle)
        spoil(&config)
        do throws(VeltoError) {
            try config.validate()
            return nil
        } catch {
            #expect(error.code == .invalidArgument)
            return error.message
        }
    }

    @Test func badNumbersAreRefusedByName() throws {
        #expect(try #require(spoilt { $0.paddle.inputGain = .nan }).hasPrefix("paddle.inputGain is nan"))
        #expect(try #require(spoilt { $0.gesture.cooldown = -1 }).hasPrefix("gesture.cooldown is -1"))
        #expect(try #require(spoilt { $0.pointer.sensitivity = .infinity }).hasPrefix("pointer.sensitivity is inf"))
        #expect(try #require(spoilt { $0.inputSmoothing = 1.5 }).hasPrefix("inputSmoothing is 1.5"))
        #expect(try #require(spoilt { $0.paddle.rawDivisor = 0 }).hasPrefix("paddle.rawDivisor is 0"))
        #expect(spoilt { $0.paddle.inputGain = -0.34 } == nil, "a negative gain mirrors")
    }

    @Test func settingAModeLoadsItsPresetAndKeepsTheAxes() {
        var engine = MotionEngine()
        engine.config.axisMapping.invertX = true
        engine.setMode(.pointer)
        #expect(engine.config.pointer.sensitivity == 0.03)
        #expect(engine.config.axisMapping.invertX)
        engine.setMode(.gesture, loadPreset: false)
        #expect(engine.config.pointer.sensitivity == 0.03)
        #expect(engine.mode == .gesture)
    }

    @Test func assigningAnotherModeStartsFromRest() {
        var engine = MotionEngine()
        engine.take(raw: 5)
        _ = engine.step(TimeStep(given: 0.02))
        #expect(engine.paddleOffset == 5)
        engine.config.paddle.inputGain = 0.5
        #expect(engine.paddleOffset == 5, "the same mode goes on")
        engine.config = .preset(.pointer)
        #expect(engine.paddleOffset == nil)
    }
}
