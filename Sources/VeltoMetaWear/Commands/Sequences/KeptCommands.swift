internal import VeltoCore
internal import VeltoWearable

/// A snapshot of a sequence's commands, for a macro or event.
struct KeptCommands: Sendable {
    let commands: [any BoardCommand]

    /// The parts named by the commands.
    var usedParts: [PartID] { commands.flatMap(\.usedParts) }

    /// Plans the packets for an idle board with those modules and preferences.
    func writes(on board: BoardPlan) throws(VeltoError) -> [BoardStep.Write] { try plan(on: board).writes }

    /// Plans the packets, and the numbers of the parts that they create.
    func plan(on board: BoardPlan) throws(VeltoError) -> (writes: [BoardStep.Write], parts: [PlannedNumbers.Part]) {
        var idle = board.idle
        var writes: [BoardStep.Write] = []
        for command in commands {
            let steps = try Self.plan(command, on: &idle)
            try Self.check(steps, of: command)
            writes += steps.writes
        }
        return (writes, idle.planned.parts)
    }

    /// Plans a command.
    ///
    /// An error about running sensors concerns those started by the sequence itself.
    private static func plan(
        _ command: any BoardCommand, on board: inout BoardPlan
    ) throws(VeltoError) -> [BoardStep] {
        do throws(VeltoError) {
            return try command.plan(on: &board)
        } catch {
            guard error.code == .invalidState else { throw error }
            throw VeltoError(.invalidState, "at this point of the command sequence, \(error.message)")
        }
    }

    /// Throws for steps that a board cannot perform by itself.
    ///
    /// Reads that verify a write are skipped.
    private static func check(_ steps: [BoardStep], of command: any BoardCommand) throws(VeltoError) {
        for step in steps {
            switch step {
            case .wake(let module, let seconds): throw refusal(of: command, "\(module) to wake up", seconds)
            case .rest(let sensor, let seconds): throw refusal(of: command, "\(sensor) to stand still", seconds)
            case .ask where steps.writes.isEmpty:
                throw VeltoError(
                    .invalidState, "a sequence writes packets and awaits no answer", remedy: "read from the host")
            default: break
            }
        }
    }

    private static func refusal(of command: any BoardCommand, _ wait: String, _ seconds: Double) -> VeltoError {
        let isFusion = (command as? StartSensor)?.sensor == .fusion
        let other = isFusion ? "set sensor fusion to \(FusionMode.imuPlus), which has no magnetometer, or " : ""
        return VeltoError(
            .invalidState,
            "it takes \(seconds) s for the \(wait), and a sequence has no pauses: \(other)start the sensor from the host "
                + "and leave it running")
    }
}
