import Testing
import VeltoCore
import VeltoMotion

@Suite struct CalibrationTests {
    @Test func thePromptComesOncePerConnection() {
        var prompt = CalibrationPrompt()
        prompt.update(isConnected: true, isReceiving: false)
        #expect(!prompt.isShown)
        prompt.update(isConnected: true, isReceiving: true)
        #expect(prompt.isShown && prompt.state == .awaitingUser)
        prompt.calibrated()
        prompt.update(isConnected: true, isReceiving: true)
        #expect(!prompt.isShown && prompt.state == .done)
        prompt.update(isConnected: false, isReceiving: false)
        #expect(prompt.state == .idle)
        prompt.update(isConnected: true, isReceiving: true)
        #expect(prompt.isShown, "a new connection asks again")
        prompt.skip()
        prompt.update(isConnected: true, isReceiving: true)
        #expect(!prompt.isShown && prompt.state == .idle)
    }

    @Test func thePromptCanBeSwitchedOffAndPresented() {
        var prompt = CalibrationPrompt(isAutomatic: false)
        prompt.update(isConnected: true, isReceiving: true)
        #expect(!prompt.isShown)
        prompt.present(isConnected: false, isReceiving: false)
        #expect(!prompt.isShown)
        prompt.present(isConnected: true, isReceiving: false)
        #expect(prompt.isShown && prompt.state == .idle)
        prompt.update(isConnected: true, isReceiving: true)
        #expect(prompt.state == .awaitingUser)
    }

    private func run(_ raws: [Double], motion: Double = 0, isReceiving: Bool = true) -> [GuidedCalibration.Progress] {
        var calibration = GuidedCalibration()
        return raws.map { raw in
            calibration.step(raw: raw, motion: motion, isReceiving: isReceiving, elapsed: 0.1)
            return calibration.progress
        }
    }

    @Test func holdingStillFinishesWithTheMean() throws {
        let progress = run((0..<12).map { 100 + ($0 % 2 == 0 ? 3 : -3) })
        #expect(progress[0] == .holding(0))
        guard case .holding(let share) = progress[5] else {
            Issue.record("\(progress[5])")
            return
        }
        #expect(isClose(share, 0.5))
        guard case .finished(let centre, let quality) = progress[10] else {
            Issue.record("\(progress[10])")
            return
        }
        #expect(abs(centre - 100) < 0.5 && isClose(quality, 0.75))
        #expect(progress[11] == progress[10], "it stays finished")
    }

    @Test func movingStartsTheTimeAnew() {
        let progress = run([Double](repeating: 0, count: 8) + [50] + [Double](repeating: 50, count: 8))
        #expect(progress[8] == .moving)
        #expect(progress[9] == .holding(0))
        let isFinished = progress.contains { if case .finished = $0 { true } else { false } }
        #expect(!isFinished)
    }

    @Test func turningAndSilenceAreNotStill() {
        #expect(run([0, 0], motion: 0.5).allSatisfy { $0 == .moving })
        #expect(run([0, 0], isReceiving: false).allSatisfy { $0 == .waiting })
        #expect(run([.nan]).allSatisfy { $0 == .waiting })
    }

    @Test func anAttemptIsGivenUp() {
        #expect(run((0..<310).map { Double($0 * 100) }).last == .timedOut)
    }

    @Test func theEngineTakesTheCentre() {
        var engine = InputEngine()
        var calibration = GuidedCalibration()
        var status = InputStatus()
        status.isReceiving = true
        for frame in 0..<80 {
            engine.take(raw: frame < 10 ? 0 : 200)
            _ = engine.step(status, TimeStep(given: 1.0 / 60))
            engine.advance(&calibration, elapsed: 1.0 / 60)
        }
        #expect(calibration.isOver)
        #expect(isClose(engine.paddleOffset ?? 0, 200))
        #expect(engine.latest.positionX == 0)
        #expect(engine.step(status, TimeStep(given: 1.0 / 60)).positionX == 0)
    }
}
