import Testing
import VeltoMotion

@Suite struct PaddleEngineTests {
    @Test func aRestoredCenterWaitsForTheFirstSample() {
        var engine = MotionEngine()
        engine.paddleOffset = 100
        let waiting = engine.step(TimeStep(given: 1.0 / 60))
        #expect(waiting.positionX == 0)
        engine.take(raw: 300)
        #expect(isClose(engine.step(TimeStep(given: 1.0 / 60)).positionX, 0.68))
    }
}
