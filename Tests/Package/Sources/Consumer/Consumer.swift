import VeltoKit

/// A Swift program of another project: a simulated cap becomes player 0, and what it does is printed.
@main
enum Consumer {
    static func main() throws {
        var definition = ContextDefinition(backends: [.simulated])
        definition.isEphemeral = true
        definition.isPumped = true
        definition.hasManualClock = true
        let context = try Context.create(definition)
        defer { context.destroy() }

        var cap = SimulatorDefinition()
        cap.name = "Triki package"
        cap.script = MotionScript.named("sweep")
        _ = try context.createSimulator(cap)
        try context.setAutoConnect(players: 1)

        var rightmost = 0.0
        for _ in 1...180 {
            try context.advanceClock(bySeconds: 1.0 / 60)
            guard let device = context.players.device(at: 0) else { continue }
            let input = try device.input.poll(step: 1.0 / 60)
            precondition(input.device === device)
            rightmost = max(rightmost, input.positionX)
        }
        print("\(context.players.device(at: 0)?.record.name ?? "nobody") went as far as \(rightmost)")
    }
}
