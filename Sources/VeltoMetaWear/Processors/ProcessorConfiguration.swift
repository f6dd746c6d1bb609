internal import VeltoCore

/// The configuration of a processor of any type.
enum ProcessorConfiguration: Hashable, Sendable {
    case passthrough(PassthroughProcessor)
    case accumulator(AccumulatorProcessor)
    case average(AverageProcessor)
    case comparator(ComparatorProcessor)
    case vector(VectorProcessor)
    case time(TimeProcessor)
    case math(MathProcessor)
    case delay(DelayProcessor)
    case pulse(PulseProcessor)
    case delta(DeltaProcessor)
    case threshold(ThresholdProcessor)
    case buffer(BufferProcessor)
    case packer(PackerProcessor)
    case accounter(AccounterProcessor)
    case fuser(FuserProcessor)
    /// An unknown type or mode, with its bytes.
    case unknown(code: UInt8, [UInt8])

    private typealias Reading = @Sendable (inout ByteReader, ProcessorFirmware) -> ProcessorConfiguration?

    private static let readings: [UInt8: Reading] = [
        PassthroughProcessor.code: { PassthroughProcessor(&$0, $1).map(Self.passthrough) },
        AccumulatorProcessor.code: { AccumulatorProcessor(&$0, $1).map(Self.accumulator) },
        AverageProcessor.code: { AverageProcessor(&$0, $1).map(Self.average) },
        ComparatorProcessor.code: { ComparatorProcessor(&$0, $1).map(Self.comparator) },
        VectorProcessor.code: { VectorProcessor(&$0, $1).map(Self.vector) },
        TimeProcessor.code: { TimeProcessor(&$0, $1).map(Self.time) },
        MathProcessor.code: { MathProcessor(&$0, $1).map(Self.math) },
        DelayProcessor.code: { DelayProcessor(&$0, $1).map(Self.delay) },
        PulseProcessor.code: { PulseProcessor(&$0, $1).map(Self.pulse) },
        DeltaProcessor.code: { DeltaProcessor(&$0, $1).map(Self.delta) },
        ThresholdProcessor.code: { ThresholdProcessor(&$0, $1).map(Self.threshold) },
        BufferProcessor.code: { BufferProcessor(&$0, $1).map(Self.buffer) },
        PackerProcessor.code: { PackerProcessor(&$0, $1).map(Self.packer) },
        AccounterProcessor.code: { AccounterProcessor(&$0, $1).map(Self.accounter) },
        FuserProcessor.code: { FuserProcessor(&$0, $1).map(Self.fuser) },
    ]

    /// The numbers of the types.
    static var codes: [UInt8] { readings.keys.sorted() }

    /// Reads the bytes after a type; incomplete or unknown bytes are kept unchanged.
    init(code: UInt8, _ bytes: ByteReader, _ firmware: ProcessorFirmware) {
        var reader = bytes
        if let known = Self.readings[code]?(&reader, firmware) {
            self = known
        } else {
            var rest = bytes
            self = .unknown(code: code, rest.readRest())
        }
    }

    /// The number of configuration bytes of a type; nil if the bytes do not reveal it.
    static func size(code: UInt8, _ bytes: ByteReader, _ firmware: ProcessorFirmware) -> Int? {
        // The number of references follows from the number of bytes.
        guard code != ComparatorProcessor.code || !firmware.has(.referenceLists) else { return nil }
        var reader = bytes
        guard readings[code]?(&reader, firmware) != nil else { return nil }
        return bytes.remaining - reader.remaining
    }

    /// The values; nil for an unknown type.
    private var type: (any ProcessorType)? {
        switch self {
        case .passthrough(let type): type
        case .accumulator(let type): type
        case .average(let type): type
        case .comparator(let type): type
        case .vector(let type): type
        case .time(let type): type
        case .math(let type): type
        case .delay(let type): type
        case .pulse(let type): type
        case .delta(let type): type
        case .threshold(let type): type
        case .buffer(let type): type
        case .packer(let type): type
        case .accounter(let type): type
        case .fuser(let type): type
        case .unknown: nil
        }
    }

    /// The number of the type in packets.
    var code: UInt8 {
        if case .unknown(let code, _) = self { return code }
        return type.map { Swift.type(of: $0).code } ?? 0
    }

    /// The name in identifiers and messages.
    var name: String { type?.name ?? "unknown\(code)" }

    /// The type in the public interface.
    var kind: ProcessorKind {
        switch self {
        case .passthrough: .passthrough
        case .accumulator(let type): type.mode == .sum ? .accumulate : .count
        case .average(let type): type.isHighPass ? .highPass : .lowPass
        case .comparator: .comparison
        case .vector(let type): type.mode == .rms ? .rms : .rss
        case .time: .time
        case .math: .math
        case .delay: .delay
        case .pulse: .pulse
        case .delta: .delta
        case .threshold: .threshold
        case .buffer: .buffer
        case .packer: .packer
        case .accounter: .accounter
        case .fuser: .fuser
        case .unknown: .unknown
        }
    }

    /// Throws for values out of range, and for a source that the processor does not accept.
    func check(_ source: ProcessorSignal, _ firmware: ProcessorFirmware) throws(VeltoError) {
        guard let type else {
            throw VeltoError(.unsupported, "the library does not know processors of the type \(code)")
        }
        guard source.rate != .silent else {
            throw .invalidArgument("source", "\(source.path.text) notifies nothing", remedy: "use what it buffers")
        }
        try type.requirement(firmware).check(source, type.name)
        try type.check(source.payload, firmware)
    }

    /// The bytes after the type.
    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        if case .unknown(_, let bytes) = self { return bytes.map { .value($0) } }
        return type?.bytes(for: source, firmware) ?? []
    }

    /// The payload of the output; that of the source for an unknown type.
    func output(of source: ProcessorPayload) -> ProcessorPayload { type?.output(of: source) ?? source }

    /// The rate of the output.
    func rate(of source: OutputRate) -> OutputRate { type?.rate(of: source) ?? source.filtered }

    /// Returns the payload of the state, as it is read and logged; nil for a type without a state.
    func state(of source: ProcessorPayload) -> ProcessorPayload? { type?.state(of: source) }

    /// The number of bytes of a written state; nil if the state cannot be written.
    var writtenStateSize: Int? { type?.writtenStateSize }

    /// Returns the minimum number of bytes that the board stores between samples.
    func heldSize(of source: ProcessorPayload) -> Int { type?.heldSize(of: source) ?? 0 }

    /// The numbers of the buffers that a fuser reads; none for other types.
    var inputs: [BoardPacket.Byte] { if case .fuser(let fuser) = self { fuser.buffers } else { [] } }
}
