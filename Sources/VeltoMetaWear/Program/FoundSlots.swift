internal import VeltoCore
internal import VeltoWearable

/// The board's description of a module's slots: the bytes of the commands that created the parts, by number.
///
/// An answer contains the number and those bytes; this is unverified. A board that does not answer cannot be read.
/// Source: MetaWear system protocol, 4.1 and 4.2.
struct FoundSlots: Hashable, Sendable {
    /// The payloads of the commands; for events those of the entry and of its parameters.
    private(set) var slots: [UInt8: [[UInt8]]] = [:]

    init() {}

    /// Reads the answers about slots, with the same number for each slot; an answer without bytes is an empty slot.
    init(_ answers: [ReceivedBytes], of numbers: [UInt8]) {
        let width = answers.count / max(numbers.count, 1)
        for (index, number) in numbers.enumerated() {
            let payloads = answers[index * width..<(index + 1) * width].map { Self.payload(in: $0, of: number) }
            guard let entry = payloads.first.flatMap({ $0 }), !entry.isEmpty else { continue }
            slots[number] = payloads.map { $0 ?? [] }
        }
    }

    /// The bytes after the number; nil for an answer about another slot, and for an empty slot.
    private static func payload(in answer: ReceivedBytes, of number: UInt8) -> [UInt8]? {
        var reader = answer.reader(at: BoardPacket.headerSize)
        guard reader.next(UInt8.self) == number else { return nil }
        return reader.readRest()
    }

    /// The numbers of the slots that are in use.
    var numbers: Set<UInt8> { Set(slots.keys) }

    subscript(number: UInt8) -> [[UInt8]]? { slots[number] }

    /// Returns whether a slot matches those payloads, possibly without the last one, lost with the link.
    func hasBegun(_ payloads: [[UInt8]], in number: UInt8) -> Bool {
        guard let slot = slots[number], slot.count == payloads.count else { return false }
        return slot.first == payloads.first && zip(slot, payloads).allSatisfy { $0.isEmpty || $0 == $1 }
    }

    /// Removes slots that are no longer in use.
    mutating func remove(_ numbers: some Sequence<UInt8>) {
        for number in numbers { slots[number] = nil }
    }
}

extension ProgramItem.Contents {
    /// The payloads of the creation commands, one row for each slot; empty while a number is missing, and for parts
    /// that cannot be read.
    func payloads(_ numbers: [PartID: UInt8]) -> [[[UInt8]]] {
        let rows: [[BoardPacket]] =
            switch self {
            case .timer(let timer): [[timer.creation]]
            case .events(let events): events.map(\.creation)
            case .processor, .macro, .loggers: []
            }
        let resolved = rows.compactMap { row -> [[UInt8]]? in
            let packets = row.compactMap { try? $0.resolved(by: numbers) }
            return packets.count == row.count ? packets.map { Array($0.dropFirst(BoardPacket.headerSize)) } : nil
        }
        return resolved.count == rows.count ? resolved : []
    }
}

extension BoardProgram {
    /// Whether the board may have parts whose creation has failed.
    func hasLeftovers(_ module: BoardModule) -> Bool { leftovers.contains { $0.module == module } }

    /// The parts of a module that the board describes differently; nil for `read` means that all slots were read.
    private func differing(_ module: BoardModule, _ slots: FoundSlots, _ read: Set<UInt8>?) -> [PartID] {
        let numbers = numbers
        return items.filter { item in
            guard item.module == module, read?.isSuperset(of: item.numbers) ?? true else { return false }
            let rows = item.contents.payloads(numbers)
            guard !rows.isEmpty, rows.count == item.numbers.count else { return false }
            return zip(item.numbers, rows).contains { slots[$0] != $1 }
        }.map(\.id)
    }

    /// Synchronizes the parts of a module with the slots of the board: all of them, or those in `among` that were read.
    ///
    /// Returns the missing parts, and the slots left by failed creations. After reading a few slots, the other parts of
    /// the module stay unchanged.
    mutating func take(
        _ slots: FoundSlots, of module: BoardModule, among read: Set<UInt8>? = nil
    ) -> (gone: [PartID], left: [UInt8]) {
        let gone = differing(module, slots, read)
        items.removeAll { gone.contains($0.id) }
        guard read == nil else { return (gone, []) }
        var unknown = slots.numbers.subtracting(items.filter { $0.module == module }.flatMap(\.numbers))
        var left: [UInt8] = []
        for payload in leftovers.filter({ $0.module == module }).flatMap(\.payloads) {
            // Of equal parts, the newest has the highest number, if boards assign numbers in order.
            guard let number = unknown.filter({ slots.hasBegun(payload, in: $0) }).max() else { continue }
            unknown.remove(number)
            left.append(number)
        }
        leftovers.removeAll { $0.module == module }
        found[module] = slots
        found[module]?.remove(left)
        foreign[module] = unknown
        return (gone, left.sorted())
    }

    /// Removes the slot of a number that the board has removed.
    mutating func forget(_ number: UInt8, of module: BoardModule) {
        foreign[module]?.remove(number)
        found[module]?.remove([number])
    }

    /// Ends the parts of some modules, including those of other programs, as the board does; returns those of this
    /// program.
    mutating func end(_ modules: Set<BoardModule>) -> [PartID] {
        let gone = items.filter { modules.contains($0.module) }.map(\.id)
        items.removeAll { modules.contains($0.module) }
        leftovers.removeAll { modules.contains($0.module) }
        for module in modules { (foreign[module], found[module]) = (nil, nil) }
        if modules.contains(.processor) { answers = [:] }
        return gone
    }

    /// Takes the parts of an earlier link.
    mutating func take(partsOf earlier: BoardProgram) {
        (items, foreign, found, answers) = (earlier.items, earlier.foreign, earlier.found, earlier.answers)
        (leftovers, erasesMacros) = (earlier.leftovers, earlier.erasesMacros)
    }
}

extension Set<BoardModule> {
    /// The modules whose parts a reset removes.
    static let forgottenByReset: Set = [.processor, .timer, .event]
    /// The modules whose parts boards describe by the bytes of their commands.
    static let described: Set = [.timer, .event]
    /// The modules whose parts make a program.
    static let ofProgram: Set = [.processor, .timer, .event, .macro, .logging]
}
