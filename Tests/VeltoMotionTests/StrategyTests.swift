import Testing
import VeltoCore
import VeltoMotion

/// Worked examples E68 to E74 of the protocol notes.
@Suite struct StrategyTests {
    private let frame = 1.0 / 60

    private func frames(
        _ strategy: inout GameStrategy, rate: RateMode = .normal, dt: Double = 1.0 / 60,
        _ values: [Double], _ member: WritableKeyPath<GameInput, Double>
    ) -> [StrategyFrame] {
        values.map { value in strategy.process(input(rate) { $0[keyPath: member] = value }, dt: dt) }
    }

    @Test(arguments: [
        (PongStyle.raw, RateMode.normal, [0.5, 0.502, 0.54, 0.70, 0.70], [0, 0, 9.5, 20, 0]),
        (.raw, .fast, [0.5, 0.54], [0, 10.8]),
        (.arcade, .normal, [0.5, 0.54, 0.70], [0, 12, 30]),
        (.smooth, .normal, [0.5, 0.54, 0.54, 0.62], [0, 2.88, 0, 5.472]),
    ])
    func e68ToE71Pong(_ style: PongStyle, _ rate: RateMode, _ positions: [Double], _ expected: [Double]) {
        var strategy = GameStrategy()
        strategy.pong.config = .preset(style)
        let movements = frames(&strategy, rate: rate, positions, \.positionX).map(\.pongMovement)
        for (movement, target) in zip(movements, expected) { #expect(isClose(movement, target), "\(movements)") }
    }

    @Test func thePongPaddleStaysBetweenTheWalls() {
        #expect(PongStrategy.move(100, by: 9.5, between: 26, 134) == 109.5)
        #expect(PongStrategy.move(130, by: 9.5, between: 26, 134) == 134)
        #expect(PongStrategy.move(140, by: 0, between: 26, 134) == 140)
    }

    @Test func e72Bowling() {
        var strategy = GameStrategy(mode: .bowling)
        let throwsSeen = frames(&strategy, [0.02, 0.05, 0.09, 0.03, 0.08, 0.02], \.frameDeltaX).map(\.bowlingThrow)
        #expect(throwsSeen.indices.filter { throwsSeen[$0] != nil } == [3])
        #expect(isClose(throwsSeen[3] ?? 0, 0.75))
    }

    @Test func e73Darts() {
        var strategy = GameStrategy(mode: .dart)
        var powers = frames(&strategy, [0.071, 0.08, 0.10], \.frameDeltaX).map(\.dartThrow)
        powers += frames(&strategy, dt: 0.47, [0.10], \.frameDeltaX).map(\.dartThrow)
        powers += frames(&strategy, [0.10], \.frameDeltaX).map(\.dartThrow)
        #expect(powers.indices.filter { powers[$0] != nil } == [0, 3])
        #expect(isClose(powers[0] ?? 0, 0.591667, 1e-6))
        #expect(isClose(powers[3] ?? 0, 0.833333, 1e-6))
    }

    @Test func e74TiltedToTheLeftNothingFlies() {
        var strategy = GameStrategy(mode: .dart)
        let frame = strategy.process(
            input(.normal) {
                $0.states = .tiltLeft
                $0.velocity = 9
            }, dt: frame)
        #expect(frame.rawVelocity == -9)
        #expect(frame.dartThrow == nil)
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
        strategy.quiz.config.isStabilised = true
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
