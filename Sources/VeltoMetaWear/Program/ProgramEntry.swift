internal import VeltoCore
public import VeltoWearable

/// A used slot of a board: a timer, an event or a macro.
public struct ProgramEntry: Hashable, Sendable {
    /// The contents of a slot.
    public enum Contents: Hashable, Sendable {
        /// A timer: its period in seconds, and the number of ticks; nil repeats forever.
        case timer(period: Double, repetitions: UInt16?, startsImmediately: Bool)
        /// An event: module, register and id of its source, and its command.
        case event(module: UInt8, register: UInt8, id: UInt8, command: [UInt8])
        /// A macro with its commands; empty for a macro that the library has not recorded.
        case macro(commands: [[UInt8]], runsAtBoot: Bool)
    }

    /// The number on the board.
    public let number: UInt8
    /// The timer, event or macro.
    public let contents: Contents
    /// Whether this program created it.
    public let isOwn: Bool
    /// The part with a handle; nil for a slot of another program that was not recovered, and for the polling of a
    /// logger.
    public internal(set) var part: PartID?

    init(number: UInt8, contents: Contents, part: PartID?, isOwn: Bool? = nil) {
        (self.number, self.contents, self.part) = (number, contents, part)
        self.isOwn = isOwn ?? part.map { $0.origin != .anotherProgram } ?? false
    }
}

/// The program of a board as values and as text.
extension BoardProgram {
    /// The used slots by kind and number: those of the program, and those described by the board.
    var entries: [ProgramEntry] {
        let own = items.flatMap(entries)
        let timers = unknown(.timer).compactMap { number, payloads in
            Self.timer(payloads, number, nil, isOwn: isMadeAtBoot(.timer, number, payloads))
        }
        let events = unknown(.event).compactMap { number, payloads in
            Self.event(payloads, number, nil, isOwn: isMadeAtBoot(.event, number, payloads))
        }
        let macros = (foreign[.macro] ?? []).sorted().map { number in
            ProgramEntry(number: number, contents: .macro(commands: [], runsAtBoot: false), part: nil)
        }
        return (own + timers + events + macros).sorted {
            ($0.contents.order, $0.number) < ($1.contents.order, $1.number)
        }
    }

    private func entries(_ item: ProgramItem) -> [ProgramEntry] {
        if case .macro(let macro) = item.contents {
            let commands = macro.commands.map { $0.bytes.map { $0.resolved(by: numbers) ?? 0 } }
            return item.numbers.map {
                ProgramEntry(
                    number: $0, contents: .macro(commands: commands, runsAtBoot: macro.runsAtBoot), part: item.id)
            }
        }
        let rows = item.contents.payloads(numbers)
        return zip(item.numbers, rows).compactMap { number, payloads in
            item.module == .timer ? Self.timer(payloads, number, item.id) : Self.event(payloads, number, item.id)
        }
    }

    /// The slots of other programs by number.
    private func unknown(_ module: BoardModule) -> [(UInt8, [[UInt8]])] {
        (foreign[module] ?? []).sorted().compactMap { number in found[module]?[number].map { (number, $0) } }
    }

    /// Returns whether a boot macro of the program creates that slot.
    func isMadeAtBoot(_ module: BoardModule, _ number: UInt8, _ payloads: [[UInt8]]) -> Bool {
        guard let made = bootSlots[module], made.indices.contains(Int(number)) else { return false }
        return made[Int(number)] == payloads
    }

    /// Returns whether a boot macro of the program creates a processor with that number.
    func isMadeAtBoot(processor number: UInt8) -> Bool {
        bootSlots[.processor].map { $0.indices.contains(Int(number)) } ?? false
    }

    /// The payloads of the parts created by the program's boot macros, by number.
    private var bootSlots: [BoardModule: [[[UInt8]]]] {
        var slots: [BoardModule: [[[UInt8]]]] = [:]
        for command in macros.filter(\.runsAtBoot).flatMap(\.commands) {
            let bytes = command.bytes.dropFirst(BoardPacket.headerSize).map { $0.resolved(by: [:]) ?? 0 }
            guard let register = command.register else { continue }
            if register.module == .event, !command.makesPart, let count = slots[.event]?.count, count > 0 {
                slots[.event]?[count - 1].append(bytes)
            } else if command.makesPart {
                slots[register.module, default: []].append([bytes])
            }
        }
        return slots
    }

    private static func timer(
        _ payloads: [[UInt8]], _ number: UInt8, _ part: PartID?, isOwn: Bool? = nil
    ) -> ProgramEntry? {
        let bytes = payloads.first ?? []
        var reader = ByteReader(bytes.span)
        guard let timer = BoardTimer(&reader) else { return nil }
        return ProgramEntry(
            number: number,
            contents: .timer(
                period: Double(timer.period) / 1000, repetitions: timer.repetitions,
                startsImmediately: timer.startsImmediately), part: part, isOwn: isOwn)
    }

    /// The numbers of an entry: its source, and the head of its command.
    private static let entrySize = 5

    private static func event(
        _ payloads: [[UInt8]], _ number: UInt8, _ part: PartID?, isOwn: Bool? = nil
    ) -> ProgramEntry? {
        guard let entry = payloads.first, entry.count > entrySize else { return nil }
        let parameters = payloads.dropFirst().first ?? []
        return ProgramEntry(
            number: number,
            contents: .event(
                module: entry[0], register: entry[1], id: entry[2],
                command: Array(entry[3..<entrySize]) + parameters.prefix(Int(entry[entrySize]))), part: part,
            isOwn: isOwn)
    }

    // MARK: Text

    /// A line for each slot, and for each kind of slot that could not be read.
    var text: String {
        let lines = entries.map { "\($0.contents.name) \($0.number): \($0.contents.text); \($0.origin)" }
        let unread = [(BoardModule.timer, "timers"), (.event, "events")].filter { module, _ in
            slotCount(module) > 0 && found[module] == nil
        }.map { _, name in "\(name) of other programs: not read, or the board does not answer about them" }
        let macros = slotCount(.macro) > 0 ? ["macros of other programs: boards do not report them"] : []
        return (lines + unread + macros).joined(separator: "\n")
    }
}

extension ProgramEntry {
    fileprivate var origin: String {
        if case .macro = contents, part != nil { return "of this program" }
        if isOwn { return part == nil ? "of a macro of this program" : "of this program" }
        if case .macro = contents { return "its recording was interrupted, the board may have it" }
        return "of another program"
    }
}

extension ProgramEntry.Contents {
    /// The place of the kind in a list.
    fileprivate var order: Int {
        switch self {
        case .timer: 0
        case .event: 1
        case .macro: 2
        }
    }

    fileprivate var name: String {
        switch self {
        case .timer: "timer"
        case .event: "event"
        case .macro: "macro"
        }
    }

    fileprivate var text: String {
        switch self {
        case .timer(let period, let repetitions, let startsImmediately):
            "every \(period) s, \(repetitions.map { "\($0) times" } ?? "endlessly")"
                + (startsImmediately ? ", at once when started" : "")
        case .event(let module, let register, let id, let command):
            "\(Hex.text([module, register, id].span)) -> \(Hex.text(command.span))"
        case .macro(let commands, let runsAtBoot):
            commands.isEmpty
                ? "unknown"
                : (runsAtBoot ? "at boot: " : "on request: ")
                    + commands.map { Hex.text($0.span) }.joined(separator: ", ")
        }
    }
}
