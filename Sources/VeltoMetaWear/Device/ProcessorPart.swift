internal import VeltoCore
internal import VeltoWearable

/// A processor as a part of a device: its definition, as it was created.
final class ProcessorPart: DevicePartContents {
    static let partName = "processor"
    static let refusal =
        "expected a handle of kind device, got one of kind processor: its device is in velto_processor_info"

    let kind: ProcessorKind
    let processor: Processor

    init(_ kind: ProcessorKind, _ processor: Processor) {
        self.kind = kind
        self.processor = processor
    }
}

/// Information about a processor.
public struct ProcessorInfo: Hashable, Sendable {
    /// Its type.
    public let kind: ProcessorKind
    /// Its number on the board; nil until the board has created it.
    public let number: UInt8?
    /// The identifier of its source.
    public let source: String
    /// Samples per second of its output at most; nil if that is unknown.
    public let rate: Double?
    /// The number of bytes that the board holds for it from one sample to the next, at least.
    public let heldSize: Int
    /// The number of bytes of a packet of its output.
    public let outputSize: Int
    /// Whether it has a state that can be read.
    public let hasState: Bool
    /// Whether another program has made it.
    public let isRecovered: Bool

    init(
        _ kind: ProcessorKind, _ processor: Processor, _ number: UInt8?, _ slots: [PartID: UInt8], isRecovered: Bool
    ) {
        let (source, configuration) = (processor.source, processor.configuration)
        self.kind = kind
        (self.number, self.isRecovered) = (number, isRecovered)
        self.source = source.path.identifier(slots) ?? source.path.text
        rate = configuration.rate(of: source.rate).limit
        heldSize = configuration.heldSize(of: source.payload)
        outputSize = configuration.output(of: source.payload).size
        hasState = configuration.state(of: source.payload) != nil
    }
}

/// The resources that a processor would take, before anything is written.
public struct ProcessorEstimate: Hashable, Sendable {
    /// The number of the board's processors that it takes.
    public let slotCount: Int
    /// The number of the board's processors that are free then.
    public let freeSlotCount: Int
    /// The bytes that the board holds for it, at least.
    public let heldSize: Int
    /// The bytes that the board holds then for all processors of the program, at least.
    public let allHeldSize: Int
    /// Samples per second of its output at most; nil if that is unknown.
    public let rate: Double?
    /// The share of its packets that the link would lose if it were streamed now.
    public let lostShare: Double
    /// The number of the board's loggers that its output takes; 0 if it cannot be logged.
    public let loggerSlotCount: Int
}
