import Paddle
import VeltoKit

/// A Swift program of another project: a simulated cap becomes player 0, and what it does is printed.
@main
enum Consumer {
    static func main() throws {
        let context = try Context.simulated(script: nil, hasManualClock: true)
        defer { context.destroy() }

        var cap = SimulatorDefinition()
        cap.name = "Triki package"
        cap.script = MotionScript.named("sweep")
        _ = try context.createSimulator(cap)
        try context.setAutoConnect(players: 1)

        let player = context.player(0)
        var game = PaddleGame(pad: player)
        for _ in 1...180 {
            try context.advanceClock(by: .seconds(1) / 60)
            game.runFrame()
            precondition(player.peekInput().device === player.device)
        }
        print("\(player.device?.record.name ?? "nobody") went as far as \(game.rightmost)")
    }
}
