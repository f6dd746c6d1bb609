internal import VeltoCore
internal import VeltoWearable

/// A source of a logger: a register of the board and the bytes of its payload that are stored.
///
/// Source: MetaWear system protocol, 2.1 to 2.4.
struct LogSource: Hashable, Sendable {
    /// The bytes that one logger stores: at most four.
    struct Chunk: Hashable, Sendable {
        let offset: Int
        let length: Int

        private static let offsetBits: UInt8 = 0x1F

        init(offset: Int, length: Int) {
            self.offset = offset
            self.length = length
        }

        /// Reads a trigger byte.
        init(trigger: UInt8) {
            offset = Int(trigger & Self.offsetBits)
            length = Int(trigger >> 5) + 1
        }

        /// The trigger byte; longer ones lose their upper bits, as the firmware expects.
        var trigger: UInt8 {
            UInt8(truncatingIfNeeded: (length - 1) << 5) | UInt8(truncatingIfNeeded: offset) & Self.offsetBits
        }
    }

    /// The byte for a source without an id.
    static let noID: UInt8 = 0xFF
    /// The bits of a read whose answer goes to loggers only.
    private static let silentRead: UInt8 = 0xC0

    let module: BoardModule
    /// The register byte: that of notifications, or that of silent reads.
    let register: UInt8
    let id: UInt8
    /// The place of the bytes in the payload after the id.
    let offset: Int
    let size: Int

    init(module: BoardModule, register: UInt8, id: UInt8 = noID, offset: Int = 0, size: Int) {
        self.module = module
        self.register = register
        self.id = id
        self.offset = offset
        self.size = size
    }

    /// The source of a signal, or of one of its channels; nil for a signal that cannot be logged.
    ///
    /// A logger receives the payload of a read without the id at the start of the transmitted answer.
    init?(_ signal: BoardSignal, channel: Int? = nil) {
        let isRead = !signal.abilities.contains(.streamable)
        var (offset, size) = (signal.skipped, signal.size)
        if let channel {
            guard signal.fields.indices.contains(channel) else { return nil }
            offset += signal.fields[..<channel].reduce(0) { $0 + $1.format.width }
            size = signal.fields[channel].format.width
        }
        guard !signal.isCounted, size > 0, offset + size <= LogAssembler.largestSize else { return nil }
        self.init(
            module: signal.register.module,
            register: isRead ? signal.register.number | Self.silentRead : signal.register.number,
            id: signal.id ?? Self.noID, offset: offset, size: size)
    }

    /// The source of a signal, or of one of its channels; throws unless the board sends the signal by itself, and it is
    /// small enough.
    init(loggable signal: BoardSignal, channel: Int? = nil) throws(VeltoError) {
        guard signal.isLoggable, let source = LogSource(signal, channel: channel) else {
            throw VeltoError(
                .unsupported,
                "the signal \(signal.identifier) cannot be logged: it sends nothing by itself"
                    + (signal.isPollable ? ", let the board read it with a poll interval" : ""))
        }
        self = source
    }

    /// Creates the source of a polled signal, or of one of its channels.
    ///
    /// Throws for a signal that the board sends by itself, and for one that cannot be read.
    init(pollable signal: BoardSignal, channel: Int? = nil) throws(VeltoError) {
        guard signal.isPollable, let source = LogSource(signal, channel: channel) else {
            let comesByItself = signal.abilities.contains(.streamable)
            throw VeltoError(
                .unsupported,
                comesByItself
                    ? "the signal \(signal.identifier) comes by itself: log it without a poll interval"
                    : "the board cannot read the signal \(signal.identifier) by itself")
        }
        self = source
    }

    /// Whether the source is a read whose answer goes to loggers only.
    var isRead: Bool { register & Self.silentRead == Self.silentRead }

    /// The number of logger slots that the source uses.
    var slotCount: Int { LogEntry.count(forSize: size) }

    /// The bytes of each logger, in the order of creation.
    var chunks: [Chunk] {
        stride(from: 0, to: size, by: LogEntry.dataSize).map {
            Chunk(offset: offset + $0, length: min(LogEntry.dataSize, size - $0))
        }
    }
}

/// A signal in the log: its loggers, and the meaning of the bytes they store, as it was when logging started.
struct LoggerLayout: Hashable, Sendable {
    /// A number in a sample.
    struct Field: Hashable, Sendable {
        let name: String
        let unit: SampleUnit
        let format: SampleFormat
    }

    /// The canonical identifier of the signal.
    let identifier: String
    let source: LogSource
    /// The numbers of the loggers on the board, in the order of the chunks.
    let loggers: [UInt8]
    let fields: [Field]
    /// Samples per second; nil without a steady rate.
    var rate: Double?
    /// The largest value, in the native unit; nil for a signal with one range.
    var range: Double?
    /// One LSB of each number in the native unit; nil if the range was not recorded, so that values are raw.
    private(set) var scales: [Double]?

    /// Creates the loggers of a signal; throws unless there is one for each chunk.
    init(
        _ identifier: String, _ source: LogSource, loggers: [UInt8], _ fields: [Field], scales: [Double]?
    ) throws(VeltoError) {
        guard (1...LogAssembler.largestSize).contains(source.size) else {
            throw .invalidArgument("source", "has \(source.size) bytes: must be 1 to \(LogAssembler.largestSize)")
        }
        guard loggers.count == source.slotCount, Set(loggers).count == loggers.count,
            loggers.allSatisfy({ $0 < LogEntry.loggerLimit })
        else {
            throw .invalidArgument("loggers", "are not one for each of the \(source.slotCount) chunks")
        }
        guard fields.reduce(0, { $0 + $1.format.width }) == source.size else {
            throw .invalidArgument("fields", "do not have the \(source.size) bytes of the signal")
        }
        self.identifier = identifier
        self.source = source
        self.loggers = loggers
        self.fields = fields
        self.scales = scales?.count == fields.count ? scales : nil
    }

    /// The layout of a board's signal, or of one of its channels, as its sensor is configured.
    init(_ signal: BoardSignal, channel: Int? = nil, loggers: [UInt8], scale: Double? = nil) throws(VeltoError) {
        guard let source = LogSource(signal, channel: channel) else {
            throw VeltoError(.unsupported, "the signal \(signal.identifier) cannot be logged")
        }
        let fields = channel.map { [signal.fields[$0]] } ?? signal.fields
        try self.init(
            signal.identifier + (channel.map { "[\($0)]" } ?? ""), source, loggers: loggers,
            fields.map { Field(name: $0.name, unit: $0.unit, format: $0.format) },
            scales: fields.map { scale ?? $0.scale })
    }

    /// Whether the library does not know the signal.
    var isNameless: Bool { identifier == source.identifier }

    /// Whether values are delivered as raw numbers: the range is unknown.
    var isUnscaled: Bool { scales == nil }

    /// Takes the scales of a range that became known afterwards; ignored unless there is one for each number.
    mutating func setRange(_ range: Double, scales: [Double]) {
        guard scales.count == fields.count else { return }
        self.range = range
        self.scales = scales
    }

    /// Clears the scales, since the range was not recorded before the board was reset.
    mutating func forgetRange() {
        range = nil
        scales = nil
    }
}
