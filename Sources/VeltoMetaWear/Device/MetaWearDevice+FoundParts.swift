internal import VeltoCore
internal import VeltoWearable

/// Parts of the board's program created without a handle: recovered, of an earlier run, or copied.
extension MetaWearDevice {
    /// Returns the part of the program for a handle.
    func item(of part: PartID) -> PartID { (try? record)?.item(of: part) ?? part }

    /// Creates handles for all of them.
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
    /// The handle kind and the contents.
    ///
    /// Loggers have separate handles.
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
