internal import VeltoCore
internal import VeltoWearable

/// A part whose creation has failed.
///
/// The board may have it under an unknown number.
struct ProgramLeftover: Hashable, Sendable {
    let module: BoardModule
    /// The payloads of its creation commands, one row for each slot without a number.
    let payloads: [[[UInt8]]]
}

// MARK: Processors

extension BoardProgram {
    /// The bytes after the header of a processor's creation command; nil while a number is missing.
    private func payload(
        of processor: Processor, _ numbers: [PartID: UInt8], _ firmware: ProcessorFirmware
    ) -> [UInt8]? {
        let packet = try? ProcessorPackets.create(processor, firmware).resolved(by: numbers)
        return packet.map { Array($0.dropFirst(BoardPacket.headerSize)) }
    }

    /// Synchronizes the processors with the slots that were read: all of the board's, or a few; nil is an empty slot.
    ///
    /// Returns the missing processors with their dependents, and the numbers left by failed creations. After reading a
    /// few slots, the other processors stay unchanged.
    mutating func take(
        _ read: [UInt8: ProcessorAnswer?], _ firmware: ProcessorFirmware, isWhole: Bool = true
    ) -> (gone: [PartID], left: [UInt8]) {
        let numbers = numbers
        let answers = read.compactMapValues { $0 }
        let differing = items.filter { item in
            guard case .processor(let processor) = item.contents, let number = item.numbers.first else { return false }
            guard isWhole || read.keys.contains(number) else { return false }
            return !(answers[number]?.isOf(payload(of: processor, numbers, firmware)) ?? false)
        }
        var gone: [PartID] = []
        for item in differing where self.item(item.id) != nil { gone += [item.id] + failed(item.id) }
        guard isWhole else { return (gone, []) }
        let own = Set(items.filter { $0.module == .processor }.flatMap(\.numbers))
        var unknown = answers.filter { !own.contains($0.key) }
        var left: [UInt8] = []
        for payload in leftovers.filter({ $0.module == .processor }).flatMap(\.payloads).compactMap(\.first) {
            // Of equal processors, that of the failed creation is the newest, if boards assign numbers in order.
            guard let number = unknown.filter({ $0.value.isOf(payload) }).keys.max() else { continue }
            unknown[number] = nil
            left.append(number)
        }
        leftovers.removeAll { $0.module == .processor }
        foreign[.processor] = Set(unknown.keys)
        self.answers = answers
        // A processor is removed before its source.
        return (gone, left.sorted(by: >))
    }
}

extension ProcessorAnswer {
    /// Returns whether the board describes a processor created by a command with that payload.
    fileprivate func isOf(_ payload: [UInt8]?) -> Bool {
        payload.map { isMade(by: ProcessorPackets.create.command($0)) } ?? false
    }
}
