internal import VeltoCore

/// A buffer: it holds the newest sample, which is read, or combined by a fuser.
///
/// Source of all in this file: MetaWear system protocol, 5.5.
struct BufferProcessor: ProcessorType {
    static let code: UInt8 = 0x0F
    let name = "buffer"
    private static let (lengthBits, largestSize): (UInt8, Int) = (5, 32)

    init() {}

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard bytes.next(UInt8.self) != nil else { return nil }
    }

    func requirement(_ firmware: ProcessorFirmware) -> SourceRequirement { SourceRequirement(size: Self.largestSize) }

    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {
        try firmware.require(.buffer)
    }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        [.value(UInt8(sizeField: source.size, bits: Self.lengthBits))]
    }

    func rate(of source: OutputRate) -> OutputRate { .silent }

    func state(of source: ProcessorPayload) -> ProcessorPayload? { source }

    func heldSize(of source: ProcessorPayload) -> Int { source.size }
}

/// A packer: it puts several samples into one packet.
struct PackerProcessor: ProcessorType {
    static let code: UInt8 = 0x10
    let name = "packer"
    private static let fieldBits: UInt8 = 5
    /// The maximum total size of the samples in bytes: the vendor's library requires less than 17.
    private static let largestSize = 16

    /// The number of samples.
    let count: UInt8

    init(count: UInt8) { self.count = count }

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard bytes.next(UInt8.self) != nil, let count = bytes.next(UInt8.self) else { return nil }
        self.init(count: count.bits(0, Self.fieldBits) + 1)
    }

    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {
        try checkInteger(count, "count", 1, 1 << Self.fieldBits)
        guard source.size * Int(count) <= Self.largestSize else {
            throw .invalidArgument(
                "count",
                "is \(count): a packet has room for \(SourceRequirement.count(Self.largestSize / source.size, "sample")) of "
                    + SourceRequirement.count(source.size, "byte"))
        }
        guard source.sampleCount == 1 else {
            throw .invalidArgument("source", "has several samples in a packet already")
        }
    }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        [
            .value(UInt8(sizeField: source.size, bits: Self.fieldBits)),
            .value(UInt8(sizeField: Int(count), bits: Self.fieldBits)),
        ]
    }

    /// Each sample keeps the counter of an accounter.
    func output(of source: ProcessorPayload) -> ProcessorPayload {
        var output = source
        output.sampleCount = Int(count)
        output.counter = source.counter.map {
            ProcessorPayload.Counter(kind: $0.kind, width: $0.width, isOfSamples: true)
        }
        return output
    }

    func rate(of source: OutputRate) -> OutputRate { source.divided(by: Int(count)) }

    func heldSize(of source: ProcessorPayload) -> Int { Int(count) * source.size }
}

/// An accounter: it puts a counter or a time before each payload, so that lost packets are detected.
struct AccounterProcessor: ProcessorType {
    static let code: UInt8 = 0x11
    let name = "account"
    private static let prescale: UInt8 = 3
    private static let largestWidth = 4
    /// The maximum number of bytes of a payload of a processor in a packet.
    private static let room = ProcessorSignal.longestPayload

    /// The prefix.
    let mode: ProcessorPayload.Counter.Kind
    /// The number of bytes of the prefix, as it was read; nil for the largest that fits.
    private let readWidth: Int?

    init(_ mode: ProcessorPayload.Counter.Kind) { self.init(mode, width: nil) }

    private init(_ mode: ProcessorPayload.Counter.Kind, width: Int?) {
        self.mode = mode
        readWidth = width
    }

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard let byte = bytes.next(UInt8.self), bytes.next(UInt8.self) != nil,
            let mode = ProcessorPayload.Counter.Kind(rawValue: byte.bits(0, 4))
        else { return nil }
        self.init(mode, width: Int(byte.bits(4, 2)) + 1)
    }

    /// A time has four bytes, and a count as many as fit, up to four.
    private func width(for source: ProcessorPayload) -> Int {
        if let readWidth { return readWidth }
        return mode == .time ? Self.largestWidth : min(Self.largestWidth, max(1, Self.room - source.size))
    }

    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {
        guard source.counter == nil else { throw .invalidArgument("source", "has the counter of an accounter already") }
        // The vendor's library requires less than a full packet for a time.
        let largest = mode == .time ? Self.room - Self.largestWidth - 1 : Self.room - 1
        guard source.size <= largest else {
            throw .invalidArgument(
                "source", "has \(source.size) bytes, and an accounter's \(mode) leaves room for \(largest)")
        }
    }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        [.value(mode.rawValue | UInt8(sizeField: width(for: source), bits: 2) << 4), .value(Self.prescale)]
    }

    func output(of source: ProcessorPayload) -> ProcessorPayload {
        var output = source
        output.counter = ProcessorPayload.Counter(kind: mode, width: width(for: source))
        return output
    }
}

/// A fuser: combines each sample of its source with the samples of other signals in buffers.
struct FuserProcessor: ProcessorType {
    static let code: UInt8 = 0x1B
    let name = "fuser"
    private static let places = 12

    /// The numbers of the buffers.
    let buffers: [BoardPacket.Byte]
    /// The payloads of the buffers; fewer than buffers while some are unknown.
    let payloads: [ProcessorPayload]

    init(_ buffers: [(number: BoardPacket.Byte, payload: ProcessorPayload)]) {
        self.init(buffers.map(\.number), buffers.map(\.payload))
    }

    private init(_ buffers: [BoardPacket.Byte], _ payloads: [ProcessorPayload]) {
        self.buffers = buffers
        self.payloads = payloads
    }

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard let byte = bytes.next(UInt8.self), let numbers = try? bytes.read(count: Self.places) else { return nil }
        let count = Int(byte.bits(0, 5))
        guard (1...Self.places).contains(count) else { return nil }
        self.init(numbers.prefix(count).map { .value($0) }, [])
    }

    /// Sets the payloads of the buffers once they are known.
    func resolved(_ payloads: [ProcessorPayload]) -> FuserProcessor { FuserProcessor(buffers, payloads) }

    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {
        try firmware.require(.fuser)
        try checkInteger(buffers.count, "inputs.count", 1, Self.places)
        for payload in [source] + payloads where payload.sampleCount > 1 || payload.counter != nil {
            throw .invalidArgument("inputs", "have packed or counted samples", remedy: "fuse first, then pack or count")
        }
        let size = output(of: source).size
        guard size <= ProcessorSignal.longestPayload else {
            throw .invalidArgument(
                "inputs", "have \(size) bytes together, and a packet holds \(ProcessorSignal.longestPayload)")
        }
    }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        let unused = repeatElement(BoardPacket.Byte.value(0), count: max(0, Self.places - buffers.count))
        return [.value(UInt8(truncatingIfNeeded: buffers.count))] + buffers + unused
    }

    func output(of source: ProcessorPayload) -> ProcessorPayload {
        var output = source
        output.numbers += payloads.flatMap(\.numbers)
        output.isFused = true
        return output
    }
}
