internal import VeltoCore
internal import VeltoWearable

/// Adopts the parts described by a board or a saved state into the program, so that they can be used and removed.
///
/// Source: MetaWear system protocol, 6.1.
extension BoardProgram {
    /// The processors of the program, by their numbers.
    private var processors: [UInt8: Processor] {
        Dictionary(
            items.compactMap { item in
                guard case .processor(let processor) = item.contents else { return nil }
                return item.numbers.first.map { ($0, processor) }
            }
        ) { first, _ in first }
    }

    /// Adopts processors of other programs whose roots are known.
    mutating func adoptProcessors(
        _ firmware: ProcessorFirmware, from origin: (UInt8) -> PartOrigin = { _ in .anotherProgram },
        root: @escaping ProcessorChains.Root
    ) {
        let chains = ProcessorChains(answers, known: processors, firmware, root: root)
        for number in (foreign[.processor] ?? []).sorted() {
            guard let processor = chains.processor(number) else { continue }
            adopt(
                .processor(processor), .processor, number,
                isMadeAtBoot(processor: number) ? .earlierRun : origin(number))
        }
    }

    /// Adopts timers or events of other programs that the library would create with the same bytes.
    mutating func adoptSlots(
        of module: BoardModule, from origin: (UInt8) -> PartOrigin = { _ in .anotherProgram }
    ) {
        for number in (foreign[module] ?? []).sorted() {
            guard let payloads = found[module]?[number],
                let contents = ProgramItem.Contents(payloads, of: module), contents.payloads([:]) == [payloads]
            else { continue }
            let isOwn = isMadeAtBoot(module, number, payloads)
            adopt(contents, module, number, isOwn ? .earlierRun : origin(number))
        }
    }

    /// Adds a part that the board has.
    mutating func adopt(
        _ contents: ProgramItem.Contents, _ module: BoardModule, _ number: UInt8, _ origin: PartOrigin
    ) {
        items.append(ProgramItem(id: PartID(origin, module, number), contents: contents, numbers: [number]))
        foreign[module]?.remove(number)
    }
}

extension ProgramItem.Contents {
    /// Reads a timer or an event from the payloads of its creation commands; nil for bytes that the library would not
    /// write.
    init?(_ payloads: [[UInt8]], of module: BoardModule) {
        guard let first = payloads.first else { return nil }
        if module == .timer {
            var reader = ByteReader(first.span)
            guard let timer = BoardTimer(&reader) else { return nil }
            self = .timer(timer)
        } else {
            guard payloads.count == 2, let event = try? BoardEvent(entry: first, parameters: payloads[1]) else {
                return nil
            }
            self = .events([event])
        }
    }
}

extension BoardEvent {
    private static let (entrySize, tokenSize) = (6, 2)
    /// An upper bound of the bytes that a token can reach.
    private static let largestSource = 32

    /// Reads an event from the payloads of its entry and its parameters; throws for bytes that no library command has.
    fileprivate init(entry: [UInt8], parameters: [UInt8]) throws(VeltoError) {
        guard entry.count == Self.entrySize || entry.count == Self.entrySize + Self.tokenSize,
            parameters.count == Int(entry[5])
        else { throw VeltoError(.format, "an event has \(entry.count) bytes") }
        let token = entry.count == Self.entrySize ? nil : EventToken(entry[6], entry[7])
        let source = LogSource(
            module: BoardModule(rawValue: entry[0]), register: entry[1], id: entry[2], size: Self.largestSource)
        let raw = ProcessorPayload([ProcessorNumber("value", width: Self.largestSource, .unsigned)])
        try self.init(
            ProcessorSignal(source.identifier, source.module, source.register, id: .value(source.id), raw),
            BoardPacket(Array(entry[3..<5]) + parameters), token)
    }
}
