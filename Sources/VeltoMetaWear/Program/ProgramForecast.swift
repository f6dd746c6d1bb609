internal import VeltoCore
internal import VeltoWearable

/// A forecast of slots, memory and losses of parts, before anything is written to the board.
struct ProgramForecast: Hashable, Sendable {
    /// The slots that the parts use, by module.
    private(set) var slots: [BoardModule: Int] = [:]
    /// The slots that are free afterwards.
    private(set) var freeSlots: [BoardModule: Int] = [:]
    /// The minimum number of bytes that the processors store.
    private(set) var heldSize = 0
    /// Packets to the board.
    private(set) var packetCount = 0
    /// The rates of the processors' outputs.
    private(set) var rates: [PartID: OutputRate] = [:]
    /// Notifications per second of the streamed signals, as far as they are known.
    private(set) var notificationRate = 0.0
    /// The share of notifications beyond the capacity of the link.
    private(set) var lostShare = 0.0
    /// Entries per second of the logged signals, as far as they are known.
    private(set) var entryRate = 0.0

    /// Simulates the creation of parts; throws the error of the first part that the board would refuse.
    ///
    /// `carried` is the capacity of the link in notifications per second, without other streams.
    init(
        _ parts: [(id: PartID, contents: ProgramItem.Contents)], on program: BoardProgram,
        _ firmware: ProcessorFirmware,
        streaming signals: [ProcessorSignal] = [], carried: Double = .infinity
    ) throws(VeltoError) {
        var program = program
        let held = program.heldSize
        for part in parts {
            try program.add(part.contents, as: part.id, firmware)
            slots[part.contents.module, default: 0] += part.contents.slotCount
            packetCount += part.contents.creation(firmware).count
            switch part.contents {
            case .processor(let processor): rates[part.id] = processor.configuration.rate(of: processor.source.rate)
            case .loggers(let signal): entryRate += (signal.rate.limit ?? 0) * Double(signal.loggerSlots)
            case .timer, .events, .macro: break
            }
        }
        for module in slots.keys { freeSlots[module] = program.freeSlots(module) }
        heldSize = program.heldSize - held
        for signal in signals where !signal.isStreamable {
            throw VeltoError(
                .unsupported,
                "\(signal.path.text) cannot be streamed: it has \(signal.payload.size) bytes or notifies nothing by itself"
            )
        }
        notificationRate = signals.reduce(0) { $0 + ($1.rate.limit ?? 0) }
        if notificationRate > carried { lostShare = 1 - max(carried, 0) / notificationRate }
    }
}
