internal import VeltoCore
internal import VeltoWearable

/// Reads the timers or events of the board, of any program; lost parts of this one end.
///
/// A board that does not answer about one slot is asked no further. Source: MetaWear system protocol, 4.1 and 4.2.
struct ReadSlots: BoardCommand {
    let slots: BoardModule
    /// Whether one slot is requested alone, to see whether the board answers.
    let isProbe: Bool

    /// The commands that read a module: the second asks only if the first was answered.
    static func all(of module: BoardModule) -> [any BoardCommand] {
        [ReadSlots(slots: module, isProbe: true), ReadSlots(slots: module, isProbe: false)]
    }

    var module: BoardModule? { slots }

    /// Seconds that a board has for an answer that it may not have.
    private static let patience = 0.5

    private func requests(_ number: UInt8) -> [[UInt8]] {
        slots == .timer ? [BoardTimer.query(number)] : BoardEvent.queries(number)
    }

    /// The slot that the first question is about: one that the program knows, if there is one.
    private func probed(on board: BoardPlan) -> UInt8 {
        board.program.items.first { $0.module == slots && !$0.numbers.isEmpty }?.numbers.first ?? 0
    }

    private func numbers(on board: BoardPlan) -> [UInt8] {
        if isProbe { return [probed(on: board)] }
        let count = UInt8(clamping: board.program.slotCount(slots))
        return board.program.found[slots] == nil ? [] : Array(0..<count)
    }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        numbers(on: board).flatMap(requests).map { packet in
            let register = BoardRegister.header(of: packet)?.register ?? BoardTimer.create
            return .ask(
                BoardStep.Question(
                    reply: .answer(register), packet: packet, name: "a slot", patience: Self.patience, silence: .isEmpty
                ))
        }
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        if isProbe { return takeProbe(answers.contains(where: \.isEmpty), &board) }
        // After a silence, what the board has is not known.
        guard !answers.isEmpty, !answers.contains(where: \.isEmpty) else {
            board.program.found[slots] = nil
            return []
        }
        let found = FoundSlots(answers, width: requests(0).count)
        let before = board.program
        let (gone, left) = board.program.take(found, of: slots)
        let ends = board.endStreams(of: gone.flatMap(before.signals))
        for part in gone { board.slots[part] = nil }
        board.losePolls { !found.numbers.contains(slots == .timer ? $0.timer : $0.event) }
        let removals = left.map { slots == .timer ? BoardTimer.remove(.value($0)) : BoardEvent.remove(.value($0)) }
        return ends + warnings(gone, before) + [.effect(.endParts(gone))]
            + removals.map { .write(BoardStep.Write(packet: $0, purpose: "remove what was left", kind: .ending)) }
    }

    private func takeProbe(_ isSilent: Bool, _ board: inout BoardPlan) -> [BoardStep] {
        board.program.found[slots] = isSilent ? nil : FoundSlots()
        guard isSilent, board.program.hasLeftovers(slots) else { return [] }
        board.program.leftovers.removeAll { $0.module == slots }
        let text = "the board does not answer about its \(slots) slots: one may be taken by what a lost link has left"
        return [.effect(.log(.warning, text))]
    }

    private func warnings(_ gone: [PartID], _ program: BoardProgram) -> [BoardStep] {
        gone.compactMap { program.item($0)?.contents.name }.map { name in
            .effect(.log(.warning, "the board no longer has \(name)"))
        }
    }
}

/// Reads the loggers, timers and events of the board, of any program, as far as it answers.
struct RecoverParts: BoardCommand {
    func preparations(on board: BoardPlan) -> [any BoardCommand] {
        let described = [BoardModule.timer, .event].filter { board.modules[$0] != nil }
        let loggers: [any BoardCommand] = board.modules[.logging] == nil ? [] : [ReadLoggers()]
        return loggers + described.flatMap(ReadSlots.all)
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard [BoardModule.logging, .timer, .event].contains(where: { board.modules[$0] != nil }) else {
            throw .lacks(.logging)
        }
        return []
    }
}
