internal import VeltoCore
internal import VeltoWearable

/// Creates the events that execute the commands of a sequence for each sample of a signal.
struct CreateEventsOfSequence: BoardCommand {
    let part: PartID
    /// The identifier or key of the whole signal.
    let identifier: String
    let kept: KeptCommands
    var token: EventToken?

    var usedParts: [PartID] { kept.usedParts }
    var usedSignal: String? { identifier }
    var module: BoardModule? { .event }
    var createdPart: PartID? { part }

    func preparations(on board: BoardPlan) -> [any BoardCommand] { board.cleanings(of: .event) }

    private func creation(on board: BoardPlan) throws(VeltoError) -> CreateEvents {
        guard let source = board.source(named: identifier) else {
            throw .noSignal(identifier)
        }
        return try CreateEvents(part, source, try kept.writes(on: board).map(\.packet), token)
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try creation(on: board).steps(on: &board)
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try creation(on: board).finish(answers, on: &board)
    }

    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        (try? creation(on: board))?.undo(answers, on: &board) ?? []
    }
}

/// Records the commands of a sequence as a macro.
struct CreateMacroOfSequence: BoardCommand {
    let part: PartID
    let kept: KeptCommands
    let runsAtBoot: Bool

    var usedParts: [PartID] {
        let created = kept.commands.compactMap(\.createdPart)
        return kept.usedParts.filter { !created.contains($0) }
    }
    var module: BoardModule? { .macro }
    var createdPart: PartID? { part }
    var isEnd: Bool { true }
    var isExclusive: Bool { true }

    private func creation(on board: BoardPlan) throws(VeltoError) -> CreateMacro {
        let plan = try kept.plan(on: board)
        let macro = try BoardMacro(plan.writes.map(\.packet), runsAtBoot: runsAtBoot)
        return CreateMacro(part: part, macro: macro, parts: plan.parts)
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try creation(on: board).steps(on: &board)
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try creation(on: board).finish(answers, on: &board)
    }

    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        (try? creation(on: board))?.undo(answers, on: &board) ?? []
    }
}
