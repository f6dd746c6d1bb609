internal import VeltoCore
internal import VeltoWearable

/// The processors, timers, events, macros and loggers of a board, with their slots and dependencies.
///
/// A value without session or board. It refuses a part that the board would refuse, before anything is written.
struct BoardProgram: Sendable {
    /// The parts, oldest first.
    var items: [ProgramItem] = []
    /// The firmware of the processors, for the bytes that are saved.
    var firmware = ProcessorFirmware.current
    /// The slots of each module, and the slots used by other programs.
    private var slots: [BoardModule: Int] = [:]
    /// The numbers of parts of unknown origin.
    var foreign: [BoardModule: Set<UInt8>] = [:]
    /// The processors described by the board, whichever program created them.
    var answers: [UInt8: ProcessorAnswer] = [:]
    /// The slots described by the board, by module, if it describes them; see `FoundSlots`.
    var found: [BoardModule: FoundSlots] = [:]
    /// The parts whose creation has failed.
    ///
    /// The board may have some of these parts.
    var leftovers: [ProgramLeftover] = []
    /// Whether the board erases its macros when the link ends.
    var erasesMacros = false

    /// The modules that number parts, and their slots on firmware that does not report the number.
    private static let modules: [(module: BoardModule, slots: Int, name: String)] = [
        (.processor, 28, "processors"), (.event, 28, "events"), (.logging, 8, "loggers"), (.timer, 8, "timers"),
        (.macro, 8, "macros"),
    ]

    /// The program of a board with those modules.
    init(_ modules: [BoardModule: ModuleInfo] = [:]) { take(modules) }

    /// Adds modules that have answered late.
    mutating func take(_ modules: [BoardModule: ModuleInfo]) {
        slots = Dictionary(
            uniqueKeysWithValues: Self.modules.map { row in
                (row.module, modules[row.module].map { $0.extra.first.map(Int.init) ?? row.slots } ?? 0)
            })
    }

    // MARK: Slots

    /// The number of slots of a module.
    func slotCount(_ module: BoardModule) -> Int { slots[module] ?? 0 }

    /// The number of slots of a module that are free.
    func freeSlots(_ module: BoardModule) -> Int {
        let own = items.filter { $0.module == module }
        let numbers = Set(own.flatMap(\.numbers))
        return slotCount(module) - own.reduce(0) { $0 + $1.slotCount }
            - (foreign[module] ?? []).subtracting(numbers).count
    }

    /// The minimum number of bytes that the processors store between samples: firmware does not publish its memory.
    var heldSize: Int {
        items.reduce(0) { size, item in
            guard case .processor(let processor) = item.contents else { return size }
            return size + processor.configuration.heldSize(of: processor.source.payload)
        }
    }

    // MARK: Changes

    /// Adds a part.
    ///
    /// Throws, without a change, if the board has no free slot or lacks the parts that it needs.
    mutating func add(_ contents: ProgramItem.Contents, as id: PartID, _ firmware: ProcessorFirmware) throws(VeltoError)
    {
        if case .processor(let processor) = contents { try processor.configuration.check(processor.source, firmware) }
        if case .loggers(let signal) = contents, !signal.isLoggable {
            throw VeltoError(.unsupported, "\(signal.path.text) cannot be logged")
        }
        for number in contents.targets.map(\.number) + (contents.source.map { [$0.id] } ?? []) {
            guard case .slot(let part) = number, item(part) == nil else { continue }
            throw VeltoError(.cancelled, "\(contents.name(numbers)) depends on a part that the board no longer has")
        }
        try checkSlots(contents)
        append(contents, as: id)
    }

    /// Adds a part without checking slots: current slots do not matter for a planned part.
    mutating func append(_ contents: ProgramItem.Contents, as id: PartID) {
        items.append(ProgramItem(id: id, contents: contents))
    }

    private func checkSlots(_ contents: ProgramItem.Contents) throws(VeltoError) {
        let (module, free) = (contents.module, freeSlots(contents.module))
        guard contents.slotCount > free else { return }
        guard slotCount(module) > 0 else { throw .lacks(module) }
        let name = Self.modules.first { $0.module == module }?.name ?? "slots"
        throw VeltoError(
            .noSlot,
            "\(contents.name(numbers)) takes \(contents.slotCount) of the board's \(slotCount(module)) \(name), and \(free) are free: "
                + (module == .macro ? "erase the macros" : "remove others"))
    }

    /// Returns whether a number of a module belongs to a part.
    func isTaken(_ number: UInt8, of module: BoardModule) -> Bool {
        items.contains { $0.module == module && $0.numbers.contains(number) }
    }

    /// Records the numbers assigned by the board.
    mutating func created(_ id: PartID, _ numbers: [UInt8]) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].numbers = numbers
    }

    /// Ends a part that the board has not created, with its dependents.
    ///
    /// Returns the ended parts.
    mutating func failed(_ id: PartID) -> [PartID] {
        // A macro stays on the board.
        let gone = [id] + dependents(of: id, throughMacros: false)
        items.removeAll { gone.contains($0.id) }
        return Array(gone.dropFirst())
    }

    /// Replaces the values of a part, which keeps its numbers.
    mutating func replace(_ id: PartID, by contents: ProgramItem.Contents) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index] = ProgramItem(id: id, contents: contents, numbers: items[index].numbers)
    }

    /// Removes parts that the board has removed.
    mutating func removed(_ ids: [PartID]) { items.removeAll { ids.contains($0.id) } }

    /// The known numbers, by part.
    var numbers: [PartID: UInt8] {
        Dictionary(items.compactMap { item in item.numbers.first.map { (item.id, $0) } }) { first, _ in first }
    }

    // MARK: Dependencies

    func item(_ id: PartID) -> ProgramItem? { items.first { $0.id == id } }

    /// The macros of the program, in the order of their numbers, which is their order at boot.
    var macros: [BoardMacro] {
        items.filter { $0.module == .macro }.sorted { ($0.numbers.first ?? .max) < ($1.numbers.first ?? .max) }
            .compactMap { if case .macro(let macro) = $0.contents { macro } else { nil } }
    }

    /// Whether a boot macro of the program starts the log.
    var startsLogAtBoot: Bool {
        macros.filter(\.runsAtBoot).flatMap(\.commands).contains { command in
            command.register == LogRegister.enable && command.bytes.last == .value(1)
        }
    }

    /// Returns whether a number in a module refers to a part.
    private func isPart(_ id: PartID, _ module: BoardModule, _ number: BoardPacket.Byte) -> Bool {
        if case .slot(of: id) = number { return true }
        guard let item = item(id), item.module == module else { return false }
        return number.resolved(by: [:]).map { item.numbers.contains($0) } ?? false
    }

    private func hasSource(_ item: ProgramItem, _ id: PartID) -> Bool {
        item.id != id && item.contents.source.map { isPart(id, $0.module, $0.id) } ?? false
    }

    private func hasTarget(_ item: ProgramItem, _ id: PartID) -> Bool {
        item.id != id && item.contents.targets.contains { isPart(id, $0.module, $0.number) }
    }

    /// All parts that depend on a part, directly or not, oldest first.
    func dependents(of id: PartID, throughMacros: Bool = true) -> [PartID] {
        var found: Set<PartID> = []
        var next = [id]
        while let part = next.popLast() {
            for item in items where item.id != id && (hasSource(item, part) || hasTarget(item, part)) {
                guard throughMacros || item.module != .macro else { continue }
                if found.insert(item.id).inserted { next.append(item.id) }
            }
        }
        return items.map(\.id).filter(found.contains)
    }

    /// The packets that remove a part, and with `cascade` all its dependents.
    ///
    /// Leaves come first, and after each part the events of its signal. Source: MetaWear system protocol, 5.8.
    func removal(of id: PartID, cascade: Bool) throws(VeltoError) -> [(part: PartID, packet: BoardPacket)] {
        guard let item = item(id) else { throw VeltoError(.invalidState, "the board no longer has the part") }
        let dependents = dependents(of: id).compactMap(self.item)
        if let macro = dependents.first(where: { $0.module == .macro }) {
            let named = dependents.first { hasTarget(macro, $0.id) } ?? item
            throw VeltoError(
                .hasDependents,
                "a macro names \(named.contents.name(numbers)), and boards erase macros together",
                remedy: "erase them all first")
        }
        if let dependent = dependents.first, !cascade {
            throw VeltoError(
                .hasDependents,
                "\(dependent.contents.name(numbers)) depends on \(item.contents.name(numbers))",
                remedy: "remove it first"
                    + (item.module == .processor ? ", or remove all with it (cascade)" : ""))
        }
        var removed: Set<PartID> = []
        return removal(of: item, &removed).flatMap { item in
            ProgramPackets.removal(of: item).map { (item.id, $0) }
        }
    }

    private func removal(of item: ProgramItem, _ removed: inout Set<PartID>) -> [ProgramItem] {
        guard removed.insert(item.id).inserted else { return [] }
        var order: [ProgramItem] = []
        // Parts that name this part in their bytes would refer to the next part with that number.
        for other in items where hasTarget(other, item.id) { order += removal(of: other, &removed) }
        let followers = items.filter { hasSource($0, item.id) }
        for other in followers where other.module != .event { order += removal(of: other, &removed) }
        order.append(item)
        for other in followers where other.module == .event { order += removal(of: other, &removed) }
        return order
    }
}
