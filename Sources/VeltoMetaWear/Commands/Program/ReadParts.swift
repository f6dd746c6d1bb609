internal import VeltoCore
internal import VeltoWearable

/// Reads the board's processors, timers and events.
///
/// Lost parts of the program end, and leftovers of failed creations are removed.
///
/// If a board does not answer about a timer or event, no others are read. Source: MetaWear system protocol, 4.1, 4.2,
/// 5.1 and 6.1.
struct ReadParts: BoardCommand {
    /// The slots of a module to read.
    struct Slots: Hashable, Sendable {
        let module: BoardModule
        let numbers: [UInt8]
        /// Whether these are all slots of the module, so that other programs' parts are known too.
        let isWhole: Bool
    }

    let slots: [Slots]

    /// Reads all slots of modules, including other programs' parts.
    init(all modules: [BoardModule], of board: BoardPlan) {
        slots = modules.compactMap { module in
            let count = UInt8(clamping: board.program.slotCount(module))
            return count == 0 ? nil : Slots(module: module, numbers: Array(0..<count), isWhole: true)
        }
    }

    /// Reads the program's own slots, and all slots of a module that may have leftovers.
    init(ownOf board: BoardPlan) {
        slots = BoardModule.readable.compactMap { module in
            guard board.modules[module] != nil else { return nil }
            if board.program.hasLeftovers(module) { return ReadParts(all: [module], of: board).slots.first }
            let numbers = board.ownNumbers(module)
            return numbers.isEmpty ? nil : Slots(module: module, numbers: numbers, isWhole: false)
        }
    }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        slots.flatMap { slots in
            slots.numbers.flatMap { number in
                slots.module.queries(number).map { .ask(Self.question($0, slots.module)) }
            }
        }
    }

    /// The timeout of an answer that may be missing (seconds).
    private static let patience = 0.5

    private static func question(_ packet: [UInt8], _ module: BoardModule) -> BoardStep.Question {
        let register = BoardRegister.header(of: packet)?.register ?? ProcessorPackets.create
        return BoardStep.Question(
            reply: .answer(register), packet: packet, name: "a slot", patience: patience,
            silence: module == .processor ? .isEmpty : .isUnreadable)
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        var rest = answers[...]
        var steps: [BoardStep] = []
        for slots in slots {
            let own = Array(rest.prefix(slots.numbers.count * slots.module.queries(0).count))
            rest = rest.dropFirst(own.count)
            steps += slots.module == .processor ? board.takeProcessors(own, slots) : board.take(own, slots)
        }
        return steps
    }
}

extension BoardModule {
    /// The modules whose slots a board describes, in reading order.
    static let readable: [BoardModule] = [.processor, .timer, .event]

    /// Returns the packets that request the bytes of a slot.
    fileprivate func queries(_ number: UInt8) -> [[UInt8]] {
        switch self {
        case .processor: [ProcessorPackets.query(number)]
        case .timer: [BoardTimer.query(number)]
        default: BoardEvent.queries(number)
        }
    }
}

extension BoardPlan {
    /// The numbers of the program's parts, and of the timers and events that poll for loggers.
    fileprivate func ownNumbers(_ module: BoardModule) -> [UInt8] {
        let polls = log.loggers.compactMap(\.poll).filter(\.isOnBoard).compactMap { $0.number(of: module) }
        return Set(program.items.filter { $0.module == module }.flatMap(\.numbers) + polls).sorted()
    }

    /// Processes answers about processors.
    fileprivate mutating func takeProcessors(_ answers: [ReceivedBytes], _ slots: ReadParts.Slots) -> [BoardStep] {
        let found = zip(slots.numbers, answers).map { ($0, ProcessorAnswer(answer: $1)) }
        if slots.isWhole { knowsProcessors = true }
        let before = program
        let streams = streams(of: program.items.map(\.id))
        let (gone, left) = program.take(
            Dictionary(uniqueKeysWithValues: found), processorFirmware, isWhole: slots.isWhole)
        for part in gone { self.slots[part] = nil }
        var steps: [BoardStep] = []
        for stream in streams where signal(named: stream.signal.key) == nil {
            let error = VeltoError(.cancelled, "the board no longer has the processor")
            steps.append(.effect(.endStreams(of: [stream.feed.signal.key], error)))
            steps += end(stream.signal, stream.feed)
        }
        return steps + loss(of: gone, before) + removal(of: left.map { ProcessorPackets.remove(.value($0)) })
    }

    /// Processes answers about timers or events.
    ///
    /// After a missing answer, the board's parts are unknown.
    fileprivate mutating func take(_ answers: [ReceivedBytes], _ slots: ReadParts.Slots) -> [BoardStep] {
        let module = slots.module
        guard !answers.isEmpty, !answers.contains(where: \.isEmpty) else {
            guard slots.isWhole else { return [] }
            program.found[module] = nil
            return answers.first?.isEmpty ?? false ? forgetLeftovers(module) : []
        }
        let found = FoundSlots(answers, of: slots.numbers)
        let before = program
        let (gone, left) = program.take(found, of: module, among: slots.isWhole ? nil : Set(slots.numbers))
        let ends = endStreams(of: gone.flatMap(before.signals))
        for part in gone { self.slots[part] = nil }
        losePolls { poll in
            poll.number(of: module).map { slots.numbers.contains($0) && !found.numbers.contains($0) } ?? false
        }
        let removals = left.map { module == .timer ? BoardTimer.remove(.value($0)) : BoardEvent.remove(.value($0)) }
        return ends + loss(of: gone, before) + removal(of: removals)
    }

    private mutating func forgetLeftovers(_ module: BoardModule) -> [BoardStep] {
        guard program.hasLeftovers(module) else { return [] }
        program.leftovers.removeAll { $0.module == module }
        let text = "the board does not answer about its \(module) slots: one may be taken by what a lost link has left"
        return [.effect(.log(.warning, text))]
    }

    private func loss(of gone: [PartID], _ before: BoardProgram) -> [BoardStep] {
        let names = gone.compactMap { before.item($0)?.contents.name(before.numbers) }
        return names.map { .effect(.log(.warning, "the board no longer has \($0)")) }
            + (gone.isEmpty ? [] : [.effect(.endParts(gone))])
    }

    private func removal(of packets: [BoardPacket]) -> [BoardStep] {
        packets.map { .write(BoardStep.Write(packet: $0, purpose: "remove what was left", kind: .ending)) }
    }
}

extension LoggerPoll {
    /// Returns the number of the timer or event; nil for another module.
    fileprivate func number(of module: BoardModule) -> UInt8? {
        switch module {
        case .timer: timer
        case .event: event
        default: nil
        }
    }
}

/// Reads the processors, timers, events and loggers of all programs, where the firmware supports it.
struct RecoverParts: BoardCommand {
    func preparations(on board: BoardPlan) -> [any BoardCommand] {
        let readable = BoardModule.readable.filter { board.modules[$0] != nil }
        let loggers: [any BoardCommand] = board.modules[.logging] == nil ? [] : [ReadLoggers()]
        return [ReadParts(all: readable, of: board), AdoptParts()] + loggers
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard ([.logging] + BoardModule.readable).contains(where: { board.modules[$0] != nil }) else {
            throw .lacks(.logging)
        }
        return []
    }
}
