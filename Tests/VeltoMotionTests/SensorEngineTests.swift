import Testing
import VeltoCore
import VeltoMotion

@Suite struct SensorEngineTests {
    private func time(_ seconds: Double) -> Timestamp {
        Timestamp(nanoseconds: UInt64(seconds * 1e9))
    }

    @Test func f9ClickAndShakeShowForAQuarterOfASecond() {
        var engine = SensorEngine()
        engine.takeShake(at: time(1))
        let shaken = engine.end(isClicked: true, elapsed: 0.1)
        #expect(shaken && engine.readings.shake && engine.readings.click)
        let later = (0..<3).map { _ in
            _ = engine.end(isClicked: false, elapsed: 0.1)
            return engine.readings.shake && engine.readings.click
        }
        #expect(later == [true, true, false])
    }

    @Test func shakesKeepTheirDistance() {
        var engine = SensorEngine()
        let shakes = [1.0, 1.05, 1.1, 1.19, 1.2].map { seconds in
            engine.takeShake(at: time(seconds))
            return engine.end(isClicked: false, elapsed: 0.05)
        }
        #expect(shakes == [true, false, true, false, true])
    }

    @Test func aShakeIsReportedOnce() {
        var engine = SensorEngine()
        engine.takeShake(at: time(1))
        let reports = (0..<2).map { _ in engine.end(isClicked: false, elapsed: 0.01) }
        #expect(reports == [true, false])
    }

    @Test func resettingForgetsWhatWasNotReported() {
        var engine = SensorEngine()
        engine.config.tiltSmoothing = 0.5
        engine.takeShake(at: time(1))
        engine.reset()
        let isShaken = engine.end(isClicked: false, elapsed: 0.01)
        #expect(!isShaken && !engine.readings.shake)
        #expect(engine.config.tiltSmoothing == 0.5)
    }

    @Test func framesAreSmoothedAboveTheNoiseFloor() {
        var engine = SensorEngine()
        engine.config.tiltSmoothing = 0.5
        engine.config.noiseFloor = 0.1
        var frame = MotionFrame.Readings()
        frame.tiltX = 0.8
        frame.gyro = MotionFrame.Axes(x: 0.6, y: 0.8)
        let tilts = (0..<4).map { _ in
            engine.take(frame, smooths: true)
            return engine.readings.tiltX
        }
        #expect(tilts.elementsEqual([0.4, 0.6, 0.7, 0.7]) { isClose($0, $1) })
        #expect(engine.readings.motion == 1)
    }

    @Test func blocksAreLimited() {
        var engine = SensorEngine()
        engine.config.tiltSmoothing = 0.5
        var block = MotionFrame.Readings()
        (block.tiltX, block.tiltY, block.rotation) = (25, -25, 25)
        block.gyro = MotionFrame.Axes(x: 0.3, y: 0.4)
        engine.take(block, smooths: false)
        #expect(engine.readings.tiltX == 1 && engine.readings.tiltY == -1 && engine.readings.rotation == 1)
        #expect(isClose(engine.readings.motion, 0.5))
    }
}
