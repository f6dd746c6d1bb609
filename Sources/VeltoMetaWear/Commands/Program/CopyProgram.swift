internal import VeltoCore
internal import VeltoWearable

/// Creates a copied program: all of it, or nothing if a part fails.
struct CopyProgram: BoardCommand {
    /// The number of the copy, which is part of the names of its parts.
    let copy: UInt32
    /// The required slots.
    let slots: [BoardModule: Int]
    let commands: [any BoardCommand]
    /// The final sensor configurations, once all parts exist.
    let choices: [SensorChoice]

    func preparations(on board: BoardPlan) -> [any BoardCommand] {
        let reading: [any BoardCommand] =
            (slots[.processor] == nil || board.knowsProcessors ? [] : [ReadParts(all: [.processor], of: board)])
            + (slots[.logging] == nil || board.knowsLoggers ? [] : [ReadLoggers()])
        return reading + [CheckRoom(slots: slots)] + commands
    }

    func steps(on board: inout BoardPlan) -> [BoardStep] { [] }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        for choice in choices { board.take(choice) }
        for index in board.log.loggers.indices where board.log.loggers[index].part?.copy == copy {
            board.log.loggers[index].part = nil
            board.setNextRange(of: &board.log.loggers[index].layout)
        }
        return [.effect(.keepChoices(choices)), .effect(.saveRecord)]
    }

    func undoPreparations(on board: inout BoardPlan) -> [BoardStep] {
        let loggers = board.log.removeLoggers { $0.part?.copy == copy }
        var steps = LogRegister.remove(loggers.flatMap(\.layout.loggers)) + loggers.flatMap { board.removePoll(of: $0) }
        for command in commands { steps += command.undoPreparations(on: &board) }
        for part in board.program.items.map(\.id) where part.copy == copy {
            guard let removal = try? board.program.removal(of: part, cascade: true) else { continue }
            let packets = removal.compactMap { try? $0.packet.resolved(by: board.slots) }
            board.program.removed(removal.map(\.part))
            for row in removal { board.slots[row.part] = nil }
            steps += BoardStep.end(packets, "remove what was created")
        }
        return steps
    }
}

/// Refuses a program that requires more slots than are free, before any write.
private struct CheckRoom: BoardCommand {
    let slots: [BoardModule: Int]

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        for (module, count) in slots.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let free =
                module == .logging
                ? board.logLimits.loggers - board.log.slotCount : board.program.freeSlots(module)
            guard count > free else { continue }
            throw VeltoError(.noSlot, "the program takes \(count) slots of the board's \(module), and \(free) are free")
        }
        return []
    }
}
