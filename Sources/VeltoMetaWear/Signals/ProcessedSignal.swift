internal import VeltoCore
internal import VeltoWearable

/// The processor-specific part of a signal, for outputs and states of processors.
struct ProcessedSignal: Sendable {
    /// The name by which the kit knows the signal: its identifier has numbers that the board gives later.
    let key: String
    /// The layout of the payload behind the number of the processor.
    let payload: ProcessorPayload
    let rate: OutputRate
    /// The signals of the board that it is made of, with the scales for which the processors were created.
    var roots: [BoardSignal] = []
}

extension ProcessedSignal {
    /// The key of the output of a processor.
    static func outputKey(of part: PartID) -> String { "output of processor \(part.handle.rawValue)" }

    /// The key of the state of a processor.
    static func stateKey(of part: PartID) -> String { "state of processor \(part.handle.rawValue)" }

    /// Whether a name is such a key.
    fileprivate static func isKey(_ name: String) -> Bool {
        name.hasPrefix("output of processor ") || name.hasPrefix("state of processor ")
    }
}

extension VeltoError {
    /// The board has no signal of that identifier or key.
    static func noSignal(_ name: String) -> VeltoError {
        let processor = "the processor that the signal comes from"
        return VeltoError(
            .notFound,
            ProcessedSignal.isKey(name) ? "the board no longer has \(processor)" : "the board has no signal \(name)")
    }
}

extension ProcessorPayload {
    /// The numbers of a sample; an event without data is a number that is always the same byte.
    var columns: [ProcessorNumber] { numbers.isEmpty ? [number] : numbers }

    /// The common type of the numbers, widened to 32 bits.
    var valueType: SampleTable.ValueType {
        let kinds = Set(columns.map(\.kind))
        if kinds == [.unsigned] { return .uint32 }
        return kinds == [.signed] ? .int32 : .float32
    }

    /// Whether a logger stores it in a form that a download can tell apart: one sample of numbers of usual widths, without a counter.
    var isStorable: Bool {
        counter == nil && sampleCount == 1 && !numbers.isEmpty && numbers.allSatisfy { $0.format != nil }
    }
}

extension ProcessorPayload {
    /// All numbers of a payload as a logger stores it: with the counters, and those of each sample of a packet.
    fileprivate var stored: [ProcessorNumber] {
        let prefix =
            counter.map { [ProcessorNumber($0.kind == .count ? "count" : "tick", width: $0.width, .unsigned)] } ?? []
        guard sampleCount > 1 || counter?.isOfSamples == true else { return prefix + numbers }
        let samples = (0..<sampleCount).flatMap { index in
            ((counter?.isOfSamples == true ? prefix : []) + numbers).map { number in
                ProcessorNumber(
                    "\(number.name)\(index)", width: number.width, number.kind, unit: number.unit, scale: number.scale)
            }
        }
        return (counter?.isOfSamples == false ? prefix : []) + samples
    }
}

extension BoardSignal {
    /// The signal with a channel for each number of a stored payload: other programs log counted and packed samples too.
    var asStored: BoardSignal {
        guard let processed, !processed.payload.isStorable else { return self }
        var stored = BoardSignal(
            identifier: identifier, register: register, id: id,
            fields: processed.payload.stored.map {
                Field(name: $0.name, unit: $0.unit, format: $0.format ?? .uint32, scale: $0.scale)
            }, abilities: abilities)
        stored.processed = processed
        return stored
    }
}

extension ProcessorNumber {
    /// The format of the bytes; nil for widths that are no format.
    var format: SampleFormat? {
        switch (width, kind) {
        case (1, .unsigned): .uint8
        case (1, .signed): .int8
        case (2, .unsigned): .uint16
        case (2, .signed): .int16
        case (4, .unsigned): .uint32
        case (4, .signed): .int32
        case (4, .float): .float32
        default: nil
        }
    }
}

extension BoardSignal {
    /// The output or the state of a processor, of which the board has given the number.
    init(
        _ signal: ProcessorSignal, _ processed: ProcessedSignal, number: UInt8?, identifier: String
    ) {
        self.init(
            identifier: identifier, register: BoardRegister(.processor, signal.register), id: number ?? .max,
            fields: processed.payload.columns.map {
                Field(name: $0.name, unit: $0.unit, format: $0.format ?? .uint32, scale: $0.scale)
            },
            abilities: signal.isNotified ? (signal.isStreamable ? .streamable : []) : .readable)
        self.processed = processed
    }
}
