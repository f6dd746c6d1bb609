internal import VeltoCore

/// The registers of the logging module, and their answers as values.
///
/// Source: MetaWear system protocol, 3.1 and 3.9.
enum LogRegister {
    static let enable = BoardRegister(.logging, 0x01)
    static let trigger = BoardRegister(.logging, 0x02)
    static let removal = BoardRegister(.logging, 0x03)
    /// The clock, by which entries are dated.
    static let clock = BoardRegister(.logging, 0x04)
    static let length = BoardRegister(.logging, 0x05)
    static let readout = BoardRegister(.logging, 0x06)
    static let data = BoardRegister(.logging, 0x07)
    static let progress = BoardRegister(.logging, 0x08)
    static let entryRemoval = BoardRegister(.logging, 0x09)
    static let removeAll = BoardRegister(.logging, 0x0A)
    static let mode = BoardRegister(.logging, 0x0B)
    /// The number of pages that overwriting has recycled since the board's first use.
    static let recycled = BoardRegister(.logging, 0x0C)
    static let page = BoardRegister(.logging, 0x0D)
    static let confirmation = BoardRegister(.logging, 0x0E)
    static let flush = BoardRegister(.logging, 0x10)

    /// The registers that notify during a download.
    static let notifying = [data, page, progress]
    /// The registers that request a page.
    static let reading = [readout, confirmation]
    /// The first revision that collects a page in memory, which a flush writes.
    static let firstFlushRevision: UInt8 = 3

    /// The packet that requests entries, with a report of progress after each page.
    static func read(_ count: UInt32) -> [UInt8] {
        readout.command {
            $0.write(count)
            $0.write(UInt32(0))
        }
    }

    // MARK: Answers

    /// Reads the answer about the number of entries.
    static func length(in answer: ReceivedBytes) throws(VeltoError) -> UInt32 {
        try answer.readValue("the log's length") { value throws(ByteError) in try value.read() }
    }

    /// Reads the answer about the number of recycled pages.
    static func recycledPages(in answer: ReceivedBytes) throws(VeltoError) -> UInt16 {
        try answer.readValue("the log's recycled pages") { value throws(ByteError) in try value.read() }
    }

    /// Reads the answer about a new logger; throws if the board has no room for it.
    static func logger(in answer: ReceivedBytes) throws(VeltoError) -> UInt8 {
        var value = answer.reader(at: BoardPacket.headerSize)
        guard let logger = value.next(UInt8.self), logger < LogEntry.loggerLimit else {
            throw VeltoError(.noSlot, "the board has no room for another logger", remedy: "remove one first")
        }
        return logger
    }

    /// Reads the answer about a logger's source; nil for an empty slot, which boards report in several forms.
    static func source(in answer: ReceivedBytes) -> LogSource? {
        var value = answer.reader(at: BoardPacket.headerSize)
        guard let module = value.next(UInt8.self), module != .max, let register = value.next(UInt8.self),
            let id = value.next(UInt8.self), let trigger = value.next(UInt8.self)
        else { return nil }
        let chunk = LogSource.Chunk(trigger: trigger)
        // The length of a logger's chunk has two bits.
        let size = (chunk.length - 1) % LogEntry.dataSize + 1
        return LogSource(
            module: BoardModule(rawValue: module), register: register, id: id, offset: chunk.offset, size: size)
    }

    /// Reads a progress report, the remaining length; nil for a packet that is too short.
    static func remaining(in packet: ByteReader) -> UInt32? {
        var packet = packet.reader(at: BoardPacket.headerSize)
        return packet.next(UInt32.self)
    }
}

/// The limits of a board's log.
///
/// Source: MetaWear system protocol, 0.4.
struct LogLimits: Hashable, Sendable {
    /// The number of loggers.
    var loggers = 8
    /// The number of entries; 0 if the board does not report it.
    var capacity: UInt32 = 0
    /// The minimum number of entries that a readout may request.
    var leastReadout: UInt32 = 1
    /// Whether the newest page is in memory until it is full or flushed.
    var hasFlush = false
    /// The number of entries of a page.
    var pageSize: UInt32 { hasFlush ? leastReadout : Self.olderPage }
    /// The maximum number of entries that are taken for a page: firmware without pages sends the whole log as one.
    private(set) var longestPage = Self.largestPage

    /// The entries of a page of revision 2, and more than any page has.
    private static let (olderPage, largestPage): (UInt32, Int) = (127, 1 << 16)
    /// The first revision with pages.
    private static let firstPageRevision: UInt8 = 2

    /// The limits before a board has reported its own.
    init() {}

    /// Reads the information of the logging module.
    init(_ info: ModuleInfo) {
        let extra = info.extra
        let number = { (bytes: Range<Int>) in
            bytes.reversed().reduce(UInt32(0)) { $0 << 8 | ($1 < extra.count ? UInt32(extra[$1]) : 0) }
        }
        loggers = min(extra.first.map { Int($0) } ?? 8, LogEntry.loggerLimit)
        capacity = number(1..<5)
        hasFlush = info.revision >= LogRegister.firstFlushRevision
        leastReadout = hasFlush ? max(1, number(5..<7)) : 1
        if info.revision < Self.firstPageRevision { longestPage = max(longestPage, Int(capacity)) }
    }

    /// Refuses more loggers than the board has room for.
    func check(adding slots: Int, to used: Int) throws(VeltoError) {
        guard used + slots <= loggers else {
            throw VeltoError(
                .noSlot,
                "the board has \(loggers) loggers, of which \(used) are in use: \(slots) more do not fit, remove one first"
            )
        }
    }

    /// Refuses to start a log that is full and does not overwrite.
    func check(used: UInt32, _ mode: LogMode) throws(VeltoError) {
        guard mode == .overwrite || capacity == 0 || used < capacity else {
            throw VeltoError(
                .invalidState,
                "the log is full (\(used) of \(capacity) entries)", remedy: "download it, clear it, or let it overwrite"
            )
        }
    }
}
