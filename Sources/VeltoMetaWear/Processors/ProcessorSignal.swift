internal import VeltoCore
internal import VeltoWearable

/// A signal as a source of processors, loggers and events: a register of the board, and the layout of its payload.
///
/// Source: MetaWear system protocol, 2.1 to 2.3.
struct ProcessorSignal: Hashable, Sendable {
    let path: SignalPath
    let module: BoardModule
    /// The register byte of notifications, or of a normal read, since silent reads reach no processor.
    let register: UInt8
    /// The channel, pin or processor; `noID` for none.
    let id: BoardPacket.Byte
    /// The place of the numbers in the payload after the id.
    let offset: Int
    let payload: ProcessorPayload
    let rate: OutputRate

    static let noID = BoardPacket.Byte.value(LogSource.noID)
    private static let (output, stateRegister): (UInt8, UInt8) = (0x03, 0x04)
    private static let (readBit, silentBit): (UInt8, UInt8) = (0x80, 0x40)
    /// The maximum number of bytes after module, register and id in a packet.
    static let longestPayload = BoardPacket.largestSize - BoardPacket.headerSize - 1
    /// The maximum number of bytes that the loggers of a signal store.
    private static let longestEntry = LogAssembler.largestSize

    /// A register of a module.
    init(
        _ root: String, _ module: BoardModule, _ register: UInt8, id: BoardPacket.Byte = noID, offset: Int = 0,
        _ payload: ProcessorPayload, rate: OutputRate = .irregular
    ) {
        path = SignalPath(root)
        self.module = module
        self.register = register
        self.id = id
        self.offset = offset
        self.payload = payload
        self.rate = rate
    }

    private init(
        _ path: SignalPath, _ module: BoardModule, _ register: UInt8, _ id: BoardPacket.Byte, at offset: Int,
        _ payload: ProcessorPayload, _ rate: OutputRate
    ) {
        self.path = path
        self.module = module
        self.register = register
        self.id = id
        self.offset = offset
        self.payload = payload
        self.rate = rate
    }

    /// The numbers selected by a trigger byte that does not select all: raw bytes, unless they match numbers of the
    /// payload.
    func taking(_ chunk: LogSource.Chunk) -> ProcessorSignal {
        guard chunk.trigger != trigger else { return self }
        var (start, numbers) = (offset, [ProcessorNumber]())
        for number in payload.columns {
            if start >= chunk.offset, start + number.width <= chunk.offset + chunk.length { numbers.append(number) }
            start += number.width
        }
        let isCovered = payload.counter == nil && numbers.reduce(0, { $0 + $1.width }) == chunk.length
        let raw = ProcessorNumber("value", width: chunk.length, payload.number.kind)
        let single = payload.columns.count == 1 ? payload.number.with(width: chunk.length) : raw
        return ProcessorSignal(
            path, module, register, id, at: chunk.offset, ProcessorPayload(isCovered ? numbers : [single]), rate)
    }

    /// The same signal without units, since the scale of its sensor is unknown.
    var unscaled: ProcessorSignal {
        ProcessorSignal(path, module, register, id, at: offset, payload.map { $0.with(isUnitless: true) }, rate)
    }

    // MARK: Processors

    /// The output of a processor of this signal.
    func output(of configuration: ProcessorConfiguration, _ number: BoardPacket.Byte) -> ProcessorSignal {
        ProcessorSignal(
            path.through(configuration.name, number), .processor, Self.output, number, at: 0,
            configuration.output(of: payload), configuration.rate(of: rate))
    }

    /// The readable state of a processor of this signal; nil for a type without a state.
    func state(of configuration: ProcessorConfiguration, _ number: BoardPacket.Byte) -> ProcessorSignal? {
        guard let payload = configuration.state(of: payload) else { return nil }
        return ProcessorSignal(
            path.through(configuration.name, number).state, .processor, Self.stateRegister | Self.readBit, number,
            at: 0,
            payload, .irregular)
    }

    /// A channel of a processor's output; nil if there is none, and for packets with several samples or a counter.
    func channel(_ index: Int) -> ProcessorSignal? {
        guard module == .processor, payload.counter == nil, payload.sampleCount == 1,
            payload.numbers.indices.contains(index)
        else { return nil }
        let before = payload.numbers[..<index].reduce(0) { $0 + $1.width }
        return ProcessorSignal(
            path.channel(index), module, register, id, at: offset + before,
            ProcessorPayload([payload.numbers[index]]), rate)
    }

    /// The identifier in messages, with the numbers assigned by the board.
    func name(_ numbers: [PartID: UInt8]) -> String {
        module == .timer ? "timer?id=\(id.resolved(by: numbers).map { "\($0)" } ?? "..")" : path.text(numbers)
    }

    // MARK: Use

    /// Whether the signal notifies by itself.
    var isNotified: Bool { register & Self.readBit == 0 }
    /// Whether it can be streamed: it notifies, and its payload fits into a packet.
    var isStreamable: Bool { isNotified && rate != .silent && payload.size <= Self.longestPayload }
    /// Whether it can be logged: it has bytes to store.
    ///
    /// This includes the output of an accounter, against which the vendor advises.
    var isLoggable: Bool { rate != .silent && !payload.numbers.isEmpty && payload.size <= Self.longestEntry }
    /// The number of logger slots that it uses; 0 if it cannot be logged.
    var loggerSlots: Int { isLoggable ? LogEntry.count(forSize: payload.size) : 0 }

    /// The part that the signal depends on; nil for a signal of the board itself, and if the number is known.
    var part: PartID? { if case .slot(let part) = id { part } else { nil } }

    /// The byte that names length and offset; lengths above 8 lose their upper bits, as firmware expects.
    var trigger: UInt8 { LogSource.Chunk(offset: offset, length: payload.size).trigger }

    /// The source in the command that creates a processor.
    var sourceBytes: [BoardPacket.Byte] {
        [.value(module.rawValue), .value(register), id, .value(trigger)]
    }

    /// The source in the command that creates an event.
    ///
    /// The vendor's library uses the silent form of reads there. Source: MetaWear system protocol, 4.2.
    var eventBytes: [BoardPacket.Byte] {
        [.value(module.rawValue), .value(isNotified ? register : register | Self.silentBit), id]
    }
}
