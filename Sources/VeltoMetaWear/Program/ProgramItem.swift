internal import VeltoCore
internal import VeltoWearable

/// A part of a board's program: it uses slots of a module, and depends on other parts.
struct ProgramItem: Hashable, Sendable {
    /// The kinds of parts, with their values.
    enum Contents: Hashable, Sendable {
        case processor(Processor)
        case timer(BoardTimer)
        /// One event for each command that follows a signal.
        case events([BoardEvent])
        case macro(BoardMacro)
        /// The loggers of a signal.
        case loggers(ProcessorSignal)
    }

    let id: PartID
    let contents: Contents
    /// The numbers assigned by the board; empty before.
    var numbers: [UInt8] = []

    /// The module whose slots it uses.
    var module: BoardModule { contents.module }

    /// The number of slots that it uses.
    var slotCount: Int { contents.slotCount }
}

extension ProgramItem.Contents {
    /// The module whose slots are taken.
    var module: BoardModule {
        switch self {
        case .processor: .processor
        case .timer: .timer
        case .events: .event
        case .macro: .macro
        case .loggers: .logging
        }
    }

    /// The number of slots.
    var slotCount: Int {
        switch self {
        case .loggers(let signal): signal.loggerSlots
        case .events(let events): events.count
        case .processor, .timer, .macro: 1
        }
    }

    /// The name in messages, before the board has assigned numbers.
    var name: String { name([:]) }

    /// The name in messages, with the numbers assigned by the board.
    func name(_ numbers: [PartID: UInt8]) -> String {
        switch self {
        case .processor(let processor): "the \(processor.configuration.name) of \(processor.source.path.text(numbers))"
        case .timer: "a timer"
        case .events(let events): "an event of \(events.first?.source.name(numbers) ?? "nothing")"
        case .macro: "a macro"
        case .loggers(let signal): "the logger of \(signal.path.text(numbers))"
        }
    }

    /// The source signal; nil for a timer or a macro.
    var source: ProcessorSignal? {
        switch self {
        case .processor(let processor): processor.source
        case .events(let events): events.first?.source
        case .loggers(let signal): signal
        case .timer, .macro: nil
        }
    }

    /// The modules and numbers of other parts that it names, apart from its source.
    ///
    /// A macro that runs at boot refers to the parts at boot time; of the present parts it can refer to macros only.
    var targets: [(module: BoardModule, number: BoardPacket.Byte)] {
        switch self {
        case .processor(let processor): processor.configuration.inputs.map { (.processor, $0) }
        case .events(let events): events.flatMap { Self.targets(of: $0.command) }
        case .macro(let macro):
            macro.commands.flatMap(Self.targets).filter { !macro.runsAtBoot || $0.module == .macro }
        case .timer, .loggers: []
        }
    }

    private static func targets(of command: BoardPacket) -> [(module: BoardModule, number: BoardPacket.Byte)] {
        guard let module = command.numberedModule, let number = command.bytes.dropFirst(BoardPacket.headerSize).first
        else { return [] }
        return [(module, number)]
    }

    /// The packets that create the part.
    ///
    /// A macro has the packets of its recording, a logger one packet per slot.
    func creation(_ firmware: ProcessorFirmware) -> [BoardPacket] {
        switch self {
        case .processor(let processor): [ProcessorPackets.create(processor, firmware)]
        case .timer(let timer): [timer.creation]
        case .events(let events): events.flatMap(\.creation)
        case .macro(let macro): [macro.beginning] + macro.recording.map(\.packet)
        case .loggers(let signal): ProgramPackets.loggers(of: signal)
        }
    }
}

/// The packets of parts that have no file of their own here.
enum ProgramPackets {
    private static let silentBit: UInt8 = 0x40

    /// Creates the loggers of a signal, also of silent reads: one for each four bytes.
    static func loggers(of signal: ProcessorSignal) -> [BoardPacket] {
        let register = signal.isNotified ? signal.register : signal.register | silentBit
        return stride(from: 0, to: signal.payload.size, by: LogEntry.dataSize).map { start in
            let length = min(LogEntry.dataSize, signal.payload.size - start)
            let chunk = LogSource.Chunk(offset: signal.offset + start, length: length)
            return BoardPacket(
                LogRegister.trigger,
                [.value(signal.module.rawValue), .value(register), signal.id, .value(chunk.trigger)])
        }
    }

    /// Removes parts of a module by their numbers; macros cannot be removed one by one.
    static func removal(of item: ProgramItem) -> [BoardPacket] {
        let numbers = item.numbers.isEmpty ? [.slot(of: item.id)] : item.numbers.map { BoardPacket.Byte.value($0) }
        return numbers.compactMap { number in
            switch item.contents {
            case .processor: ProcessorPackets.remove(number)
            case .timer: BoardTimer.remove(number)
            case .events: BoardEvent.remove(number)
            case .loggers: BoardPacket(LogRegister.removal, [number])
            case .macro: nil
            }
        }
    }
}
