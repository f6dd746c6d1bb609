internal import VeltoCore
internal import VeltoWearable

/// Creates a processor.
///
/// Source of all in this file: MetaWear system protocol, 4 and 5.
struct CreateProcessor: BoardCommand {
    let part: PartID
    let processor: Processor

    var module: BoardModule? { .processor }
    var createdPart: PartID? { part }
    var usedParts: [PartID] {
        [processor.source.id].compactMap(\.part) + processor.configuration.inputs.compactMap(\.part)
    }
    private var contents: ProgramItem.Contents { .processor(processor) }

    func preparations(on board: BoardPlan) -> [any BoardCommand] {
        board.knowsProcessors || !board.isLive ? [] : [ReadParts(all: [.processor], of: board)]
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let packet = ProcessorPackets.create(processor, board.processorFirmware)
        let steps = try board.create(part, contents, [packet], ProcessorPackets.create, "create \(contents.name)")
        if board.isLive { board.program.leftovers.append(try leftover(on: board)) }
        return steps
    }

    /// Returns the part that the board may have if no answer arrives.
    private func leftover(on board: BoardPlan) throws(VeltoError) -> ProgramLeftover {
        let packet = try ProcessorPackets.create(processor, board.processorFirmware).resolved(by: board.slots)
        return ProgramLeftover(module: .processor, payloads: [[Array(packet.dropFirst(BoardPacket.headerSize))]])
    }

    private func forgetLeftover(on board: inout BoardPlan) {
        let leftover = try? leftover(on: board)
        if let index = board.program.leftovers.lastIndex(where: { $0 == leftover }) {
            board.program.leftovers.remove(at: index)
        }
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.created(part, contents, answers)
        forgetLeftover(on: &board)
        return [.effect(.describeSignals(board.signals(of: part).map(\.description)))]
    }

    /// Removes a processor with a known number.
    ///
    /// A processor without an answer is searched for among those of the board.
    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        guard let answer = answers.first else {
            board.knowsProcessors = false
            return []
        }
        forgetLeftover(on: &board)
        var value = answer.reader(at: BoardPacket.headerSize)
        guard let number = value.next(UInt8.self), !board.program.isTaken(number, of: .processor) else { return [] }
        let packet = try? ProcessorPackets.remove(.value(number)).resolved(by: [:])
        return BoardStep.end(packet.map { [$0] } ?? [], "remove a processor")
    }
}

/// Creates a stopped timer.
struct CreateTimer: BoardCommand {
    let part: PartID
    let timer: BoardTimer

    var module: BoardModule? { .timer }
    var createdPart: PartID? { part }

    func preparations(on board: BoardPlan) -> [any BoardCommand] { board.cleanings(of: .timer) }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.create(part, .timer(timer), [timer.creation], BoardTimer.create, "create a timer")
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.created(part, .timer(timer), answers)
        return []
    }

    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        board.undoCreation(part, .timer(timer), answers, BoardTimer.remove)
    }
}

/// Creates the events that execute commands for each sample of a signal, one event per command.
struct CreateEvents: BoardCommand {
    let part: PartID
    let events: [BoardEvent]

    /// Creates prepared events.
    init(part: PartID, events: [BoardEvent]) { (self.part, self.events) = (part, events) }

    /// Creates events for commands.
    ///
    /// Throws for no commands, for commands that no event can hold, and for an invalid token.
    init(_ part: PartID, _ source: ProcessorSignal, _ commands: [BoardPacket], _ token: EventToken? = nil)
        throws(VeltoError)
    {
        self.part = part
        events = try BoardEvent.events(source, commands, token)
    }

    var module: BoardModule? { .event }
    var createdPart: PartID? { part }

    func preparations(on board: BoardPlan) -> [any BoardCommand] { board.cleanings(of: .event) }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let purpose = "create \(ProgramItem.Contents.events(events).name)"
        guard board.isLive else {
            return try board.create(part, .events(events), events.flatMap(\.creation), BoardEvent.create, purpose)
        }
        var steps: [BoardStep] = []
        var next = board.program
        try next.add(.events(events), as: part, board.processorFirmware)
        for event in events { steps += try board.ask(event.creation, BoardEvent.create, purpose) }
        return steps
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.created(part, .events(events), answers)
        return []
    }

    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        board.undoCreation(part, .events(events), answers, BoardEvent.remove)
    }
}

/// Records a macro: begins it, and writes its commands with its number.
struct CreateMacro: BoardCommand {
    let part: PartID
    let macro: BoardMacro
    /// The parts created by the commands, in order.
    ///
    /// They get the numbers after those of earlier boot macros.
    var parts: [PlannedNumbers.Part] = []

    var module: BoardModule? { .macro }
    var createdPart: PartID? { part }
    /// A partial macro would run at boot, so the recording completes even without a waiting operation.
    var isEnd: Bool { true }
    var isExclusive: Bool { true }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard board.isLive else {
            throw VeltoError(.unsupported, "a sequence cannot record a macro", remedy: "create it from the host")
        }
        guard !board.program.erasesMacros else {
            throw VeltoError(
                .invalidState,
                "the board erases its macros when the link ends, and this one with them", remedy: "disconnect first")
        }
        var next = board.program
        try next.add(.macro(macro), as: part, board.processorFirmware)
        let numbers = try numbers(on: board)
        for write in macro.recording {
            guard (try? write.packet.resolved(by: numbers)) == nil else { continue }
            throw .invalidArgument(
                "sequence",
                macro.runsAtBoot
                    ? "names a part that is gone after the reset that the macro follows: it may name macros, and what it creates"
                    : "names a part that the board no longer has")
        }
        return try board.ask([macro.beginning], BoardMacro.begin, "begin a macro")
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let numbers = try numbers(on: board)
        try checkOrder(answers, board)
        try board.created(part, .macro(try known(by: numbers)), answers)
        var steps: [BoardStep] = []
        for write in macro.recording {
            let packet = BoardPacket(try write.packet.resolved(by: numbers))
            steps.append(
                .write(
                    BoardStep.Write(
                        packet: packet, purpose: "record a macro",
                        kind: write.isAcknowledged ? .acknowledged : .plain)))
        }
        return steps
    }

    /// Without the last acknowledgment, the board may have the macro.
    ///
    /// Its number is not relied on.
    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        board.program.removed([part])
        board.slots[part] = nil
        for number in answers.compactMap(\.createdNumber) where !board.program.isTaken(number, of: .macro) {
            board.program.foreign[.macro, default: []].insert(number)
        }
        // A board that is still recording would add further commands to the macro.
        return [.write(BoardStep.Write(packet: BoardMacro.ending, purpose: "end the recording", kind: .ending))]
    }

    /// Returns the macro as stored on the board.
    ///
    /// A macro that runs on request depends on the parts that it names.
    private func known(by numbers: [PartID: UInt8]) throws(VeltoError) -> BoardMacro {
        guard macro.runsAtBoot else { return macro }
        var commands: [BoardPacket] = []
        for command in macro.commands { commands.append(BoardPacket(try command.resolved(by: numbers))) }
        return try BoardMacro(commands, runsAtBoot: true)
    }

    /// Refuses a macro that creates parts after macros of others, which may create parts before it.
    private func checkOrder(_ answers: [ReceivedBytes], _ board: BoardPlan) throws(VeltoError) {
        guard !parts.isEmpty, let number = answers.first?.createdNumber else { return }
        let own = board.program.items.filter { $0.module == .macro }.flatMap(\.numbers)
        guard let other = (0..<number).first(where: { !own.contains($0) }) else { return }
        throw VeltoError(
            .invalidState,
            "the board has the macro \(other) of another program or run, which may make parts at boot: their numbers are not known, erase "
                + "the macros first")
    }

    /// Returns the numbers that the macro's commands refer to: future numbers of its own parts, and those assigned by
    /// the board.
    ///
    /// When a boot macro runs, only macros still exist.
    private func numbers(on board: BoardPlan) throws(VeltoError) -> [PartID: UInt8] {
        // Only boot macros are resolved with them.
        var planned = PlannedNumbers(after: board.program.macros)
        for part in parts where planned.add(part) == nil {
            throw VeltoError(.noSlot, "the boot macros make more parts than a board has numbers for")
        }
        try planned.check(board.program)
        let others =
            macro.runsAtBoot ? board.slots.filter { board.program.item($0.key)?.module == .macro } : board.slots
        return others.merging(planned.numbers) { _, planned in planned }
    }
}
