internal import VeltoCore
internal import VeltoWearable

/// Parts of the board's program that were made without a handle: found there, of an earlier run, or copied.
extension MetaWearDevice {
    /// The part of the program that a handle stands for.
    func item(of part: PartID) -> PartID { (try? record)?.item(of: part) ?? part }

    /// Gives all of them handles.
    func makePartsOfProgram() {
        guard let record = try? record else { return }
        for item in record.with({ $0.program.items }) where item.id.origin != nil {
            guard record.with({ $0.handles[item.id] }) == nil else { continue }
            makePart(of: item, record)
        }
    }

    private func makePart(of item: ProgramItem, _ record: BoardRecord) {
        let (kind, contents) = item.contents.part
        guard let kind, let part = try? device.makePart(kind, contents) else { return }
        let isTaken = record.with { record in
            guard record.program.item(item.id) != nil, record.handles[item.id] == nil else { return false }
            record.handles[item.id] = part
            return true
        }
        // Another thread was faster, or the part has ended.
        if !isTaken { device.endPart(part) }
    }
}

extension ProgramItem.Contents {
    /// The kind of a handle, and its contents; loggers have handles of their own.
    fileprivate var part: (kind: PartKind?, contents: any DevicePartContents) {
        switch self {
        case .processor(let processor): (.processor, ProcessorPart(processor.configuration.kind, processor))
        case .timer: (.timer, TimerPart())
        case .events: (.boardEvent, EventPart())
        case .macro: (.macro, MacroPart())
        case .loggers: (nil, EventPart())
        }
    }
}
