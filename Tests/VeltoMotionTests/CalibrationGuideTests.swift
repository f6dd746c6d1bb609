import Testing
import VeltoCore

@testable import VeltoMotion

@Suite("CalibrationGuide")
struct CalibrationGuideTests {
    private func guide(_ samples: [(time: Double, value: Double)], holdTime: Double = 1) -> CalibrationGuide {
        var config = CalibrationGuide.Config()
        config.holdTime = holdTime
        var guide = CalibrationGuide(config: config)
        for sample in samples {
            guide.take(
                steering: sample.value, second: 0, at: Timestamp.zero.advanced(bySeconds: 10 + sample.time))
        }
        return guide
    }

    @Test("A hand that keeps still for the whole while is calibrated to the middle of its samples")
    func stillHand() {
        let found = guide((0...10).map { (Double($0) / 10, $0.isMultiple(of: 2) ? 100 : 102) })
        #expect(found.progress.isComplete)
        #expect(abs((found.center ?? 0) - (6 * 100 + 5 * 102) / 11) < 1e-9)
    }

    @Test("A movement takes the progress back, and nothing is found")
    func movement() {
        let found = guide([(0, 0), (0.5, 0), (0.9, 100), (1.0, 100), (1.1, 100)])
        #expect(found.center == nil)
        #expect(found.progress.share < 0.25)
    }

    @Test("Two samples far apart in time are too few to be called still")
    func tooFewSamples() {
        #expect(guide([(0, 5), (3, 5)]).center == nil)
    }

    @Test("A found pose stays, whatever comes after it")
    func foundPoseStays() {
        let found = guide([(0, 5), (0.5, 5), (1, 5), (1.1, 900)])
        #expect(found.center == 5)
    }
}
