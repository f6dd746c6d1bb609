import Testing
import VeltoCore
import VeltoMotion

@Suite struct StrategyTests {
    private let frame = 1.0 / 60

    private func frames(
        _ strategy: inout GameStrategy, rate: RateMode = .normal, dt: Double = 1.0 / 60,
        _ values: [Double], _ member: WritableKeyPath<GameInput, Double>
    ) -> [StrategyFrame] {
        values.map { value in strategy.process(input(rate) { $0[keyPath: member] = value }, dt: dt) }
    }

    @Test func thePongPaddleStaysBetweenTheWalls() {
        #expect(PongStrategy.move(100, by: 9.5, between: 26, 134) == 109.5)
        #expect(PongStrategy.move(130, by: 9.5, between: 26, 134) == 134)
        #expect(PongStrategy.move(140, by: 0, between: 26, 134) == 140)
    }

    @Test func pausesGoOnInOtherGames() {
        var strategy = GameStrategy(mode: .dart)
        _ = frames(&strategy, [0.08], \.frameDeltaX)
        strategy.setMode(.pong, resetState: false)
        _ = frames(&strategy, dt: 0.3, [0, 0], \.positionX)
        strategy.setMode(.dart, resetState: false)
        #expect(frames(&strategy, [0.08], \.frameDeltaX)[0].dartThrow != nil)
    }

    private func answer(_ strategy: inout GameStrategy, _ position: Double, click: Bool = false) -> StrategyFrame {
        strategy.process(
            input(.normal) {
                $0.positionX = position
                if click { $0.gestures = .click }
            }, dt: frame)
    }

    @Test func theQuizChoosesByPositionAndConfirmsByButton() {
        var strategy = GameStrategy(mode: .quiz)
        #expect(answer(&strategy, 0.33).quizSlot == nil, "inside of the first neutral middle")
        let chosen = answer(&strategy, 0.6)
        #expect(chosen.quizSlot == 3 && chosen.quizSlotChanged && chosen.currentSignal == 0.6)
        #expect(answer(&strategy, 0.2).quizSlot == 2)
        let kept = answer(&strategy, 0.1, click: true)
        #expect(kept.quizSlot == 2 && !kept.quizSlotChanged && kept.quizAnswered)
        _ = answer(&strategy, 0)
        #expect(!answer(&strategy, 0, click: true).quizAnswered, "too soon")
    }

    @Test func theCalmQuizMovesOneAnswerAtATime() {
        var strategy = GameStrategy(mode: .quiz)
        strategy.quiz.config.isCalm = true
        #expect(answer(&strategy, -1).quizSlot == 0)
        let slots = (0..<90).map { _ in answer(&strategy, 1).quizSlot ?? -1 }
        #expect(slots == slots.sorted())
        #expect(Set(slots) == [0, 1, 2, 3])
        let firstMove = slots.firstIndex(of: 1) ?? 0
        #expect(firstMove > 16, "a move has to be meant for a while")
    }

    @Test func settingAGameLoadsTheSourcesConstants() throws {
        var strategy = GameStrategy()
        strategy.pong.config = .preset(.arcade)
        strategy.dart.config.spikeThreshold = 1
        strategy.setMode(.dart)
        #expect(strategy.pong.config == .preset(.raw))
        #expect(strategy.dart.config.spikeThreshold == 7)
        try strategy.validate()
        strategy.quiz.config.neutralExit = 0.5
        #expect {
            try strategy.validate()
        } throws: {
            ($0 as? VeltoError)?.message.hasPrefix("quiz.config.neutralExit is 0.5") ?? false
        }
    }
}
