internal import VeltoCore
internal import VeltoWearable

/// A processor as a part of a device: its definition at creation.
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
    /// The type.
    public let kind: ProcessorKind
    /// The number on the board; nil until the board has created the processor.
    public let number: UInt8?
    /// The identifier of the source.
    public let source: String
    /// The maximum output rate in samples per second; nil if it is unknown.
    public let rate: Double?
    /// The minimum number of bytes that the board stores for the processor between samples.
    public let heldSize: Int
    /// The number of bytes in an output packet.
    public let outputSize: Int
    /// Whether the processor has a readable state.
    public let hasState: Bool
    /// Whether another program created the processor.
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

/// The resources that a processor would take, computed before any write.
public struct ProcessorEstimate: Hashable, Sendable {
    /// The number of processor slots that it takes.
    public let slotCount: Int
    /// The number of free processor slots after that.
    public let freeSlotCount: Int
    /// The minimum number of bytes that the board stores for the processor.
    public let heldSize: Int
    /// The minimum number of bytes that the board then stores for all processors of the program.
    public let allHeldSize: Int
    /// The maximum output rate in samples per second; nil if it is unknown.
    public let rate: Double?
    /// The share of output packets that the link would lose if streamed now.
    public let lostShare: Double
    /// The number of logger slots for the output; 0 if it cannot be logged.
    public let loggerSlotCount: Int
}
