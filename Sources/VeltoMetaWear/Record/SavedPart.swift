internal import VeltoCore
internal import VeltoWearable

/// A part of a board's program in a saved state: the module, the number, and the payloads of its creation commands.
///
/// Loggers are saved in a separate member.
struct SavedPart: Hashable, Sendable {
    let module: BoardModule
    let number: UInt8
    /// The payloads: one for a processor and a timer, entry and parameters of an event, and the commands of a macro.
    let payloads: [[UInt8]]
    /// Whether this program created the part.
    var isOwn = true
    /// Whether a macro runs at boot.
    var runsAtBoot = false
    /// Whether the payload of a processor has all bytes.
    var isWhole = true
    /// One LSB of a processor's source in the native unit; nil if unknown, or if the source is another processor.
    var scale: Double?
    /// Samples per second of that source; nil if unknown.
    var rate: Double?
}

extension BoardProgram {
    /// The parts to save: those with assigned numbers and known bytes.
    var savedParts: [SavedPart] {
        items.filter { !$0.id.isInternal }.flatMap { item -> [SavedPart] in
            let isOwn = item.id.origin != .anotherProgram
            switch item.contents {
            case .processor(let processor): return item.numbers.first.map { saved(processor, $0, isOwn) } ?? []
            case .macro(let macro): return item.numbers.first.map { saved(macro, $0, isOwn) } ?? []
            case .timer, .events:
                return zip(item.numbers, item.contents.payloads(numbers)).map {
                    SavedPart(module: item.module, number: $0, payloads: $1, isOwn: isOwn)
                }
            case .loggers: return []
            }
        } + foreignSlots
    }

    /// The timers and events of other programs that the library has read but does not support.
    var foreignSlots: [SavedPart] {
        [BoardModule.timer, .event].flatMap { module in
            (foreign[module] ?? []).sorted().compactMap { number in
                found[module]?[number].map { SavedPart(module: module, number: number, payloads: $0, isOwn: false) }
            }
        }
    }

    private func saved(_ processor: Processor, _ number: UInt8, _ isOwn: Bool) -> [SavedPart] {
        // Bytes read from the board do not depend on the firmware; written bytes are for the firmware of the board.
        let packet = ProcessorPackets.create(processor, firmware)
        guard let command = try? packet.resolved(by: numbers).dropFirst(BoardPacket.headerSize) else { return [] }
        let source = processor.source
        let isScaled = source.module != .processor && source.payload.number.unit != .none
        return [
            SavedPart(
                module: .processor, number: number, payloads: [processor.found?.saved ?? Array(command)],
                isOwn: isOwn, isWhole: processor.found?.isWhole ?? true,
                scale: isScaled ? source.payload.number.scale : nil,
                rate: source.module == .processor ? nil : source.rate.limit)
        ]
    }

    private func saved(_ macro: BoardMacro, _ number: UInt8, _ isOwn: Bool) -> [SavedPart] {
        let commands = macro.commands.compactMap { try? $0.resolved(by: numbers) }
        guard commands.count == macro.commands.count else { return [] }
        return [
            SavedPart(
                module: .macro, number: number, payloads: commands, isOwn: isOwn, runsAtBoot: macro.runsAtBoot)
        ]
    }

    /// Takes saved parts; parts that the library would not create are omitted.
    ///
    /// `signals` are those of the board; `isRanged` returns whether the scale of a signal depends on a range.
    mutating func take(_ parts: [SavedPart], _ signals: [BoardSignal], isRanged: @escaping (BoardSignal) -> Bool) {
        let owners = Dictionary(parts.map { (SavedPlace($0), $0.isOwn) }) { first, _ in first }
        let origin = { (module: BoardModule) in
            { (number: UInt8) -> PartOrigin in
                owners[SavedPlace(module: module, number: number)] == true ? .earlierRun : .anotherProgram
            }
        }
        let processors = Dictionary(parts.filter { $0.module == .processor }.map { ($0.number, $0) }) { first, _ in
            first
        }
        answers = processors.compactMapValues { part in
            part.payloads.first.flatMap { ProcessorAnswer(command: $0, isWhole: part.isWhole) }
        }
        foreign[.processor] = Set(answers.keys)
        let scales = processors.values.map { ($0.payloads.first?.prefix(3), $0.scale, $0.rate) }
        let ranged = Set(signals.filter(isRanged).map(\.identifier))
        adoptProcessors(firmware, from: origin(.processor)) { module, register, id, chunk in
            let row = scales.first { $0.0 == [module.rawValue, register, id] }
            return ProcessorSignal(rootOf: (module, register, id), chunk, in: signals) { signal in
                let isRanged = ranged.contains(signal.identifier)
                return .init(scale: isRanged ? row?.1 : nil, rate: row?.2, isKnown: !isRanged || row?.1 != nil)
            }
        }
        for part in parts where part.module == .timer || part.module == .event {
            guard let contents = ProgramItem.Contents(part.payloads, of: part.module) else {
                foreign[part.module, default: []].insert(part.number)
                continue
            }
            adopt(contents, part.module, part.number, part.isOwn ? .earlierRun : .anotherProgram)
        }
        for part in parts where part.module == .macro {
            guard let macro = try? BoardMacro(part.payloads.map { BoardPacket($0) }, runsAtBoot: part.runsAtBoot) else {
                continue
            }
            adopt(.macro(macro), .macro, part.number, part.isOwn ? .earlierRun : .anotherProgram)
        }
    }
}

/// The place of a part on a board.
private struct SavedPlace: Hashable {
    let module: BoardModule
    let number: UInt8

    init(_ part: SavedPart) { (module, number) = (part.module, part.number) }

    init(module: BoardModule, number: UInt8) { (self.module, self.number) = (module, number) }
}
