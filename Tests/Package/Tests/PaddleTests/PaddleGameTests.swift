import Paddle
import Testing
import VeltoKit

/// A game's unit tests: no radio, no thread, no pause, and the same result every time.
@Suite struct PaddleGameTests {
    private let frame = Duration.seconds(1) / 60
    private let context: Context
    private var game: PaddleGame

    init() throws {
        context = try Context.simulated(script: nil, hasManualClock: true)
        game = PaddleGame(pad: context.player(0))
    }

    @Test mutating func withoutAPlayerTheGameWaits() {
        for _ in 0..<60 { game.runFrame() }
        #expect(game.isPaused && game.paddle == 0)
    }

    @Test mutating func aClickServes() throws {
        let hand = try context.createVirtualDevice("hand")
        var input = GameInput()
        input.positionX = 0.5
        for isDown in [true, false, true, false] {
            input.buttonsDown = isDown ? GameInput.mainButton : 0
            try hand.supply(input)
            try context.advanceClock(by: frame)
            game.runFrame()
        }
        #expect(game.paddle == 0.5 && game.serves == 2)
    }

    @Test mutating func aLostCapPausesTheGameUntilItIsBack() throws {
        var definition = SimulatorDefinition()
        definition.scriptName = "sweep"
        let cap = try context.createSimulator(definition)
        try context.setAutoConnect(players: 1)
        var pauses: [Int] = []
        for number in 0..<900 {
            if number == 300 { cap.peripheral.dropLink() }
            try context.advanceClock(by: frame)
            let wasPaused = game.isPaused
            game.runFrame()
            if game.isPaused != wasPaused { pauses.append(number) }
        }
        #expect(pauses.count == 3 && pauses[1] >= 300 && game.rightmost > 0.5)
    }

    @Test func aTestDoubleIsAnInputProviderToo() {
        struct Lean: InputProvider {
            func pollInput(deltaTime: Double?) -> GameInput {
                var input = GameInput()
                input.positionX = 0.75
                return input
            }
        }
        var game = PaddleGame(pad: Lean())
        game.runFrame()
        #expect(game.paddle == 0.75)
    }

    @Test func aTaskAwaitsWhileTheTestPumps() async throws {
        let context = try Context.simulated(script: "rest", hasManualClock: true)
        let events = context.events(of: .link)
        let connecting = Task {
            for await event in events {
                if case .deviceConnected = event.payload { return event.device }
            }
            return nil
        }
        try context.setAutoConnect(players: 1)
        while context.player(0).device?.record.linkState != .ready { try context.advanceClock(by: .milliseconds(50)) }
        // The clock stands still: the event is there, and the loop has only to wake the task.
        let isPumping = Task { while !Task.isCancelled { _ = try context.dispatch(); await Task.yield() } }
        #expect(await connecting.value === context.player(0).device)
        isPumping.cancel()
    }
}
