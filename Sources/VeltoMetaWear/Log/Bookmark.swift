internal import VeltoCore

/// The program's position in a board's log: bytes to store together with the samples read so far.
///
/// A bookmark contains the entries that the board may send again, the chunks of incomplete samples, and everything that
/// determines values and dates of later entries. A download that continues from it loses nothing and repeats nothing.
struct Bookmark: Hashable, Sendable {
    private static let magic: UInt32 = 0x424C_4D56
    private static let version: UInt8 = 2
    private static let hashSize = 8
    /// An upper bound of the bytes in addition to the entries, except for logs with many resets.
    private static let usualSize = 2048

    /// The serial number of the board.
    var serial: String
    var counts: LogCounts
    /// The remaining length announced by the board; nil if there was none.
    var left: UInt32?
    var layouts: [LoggerLayout]
    var clock: LogClock
    /// The log section of the newest entry, and earlier sections.
    var current: LogStretch
    var finished: [LogStretch]
    /// The incomplete sample and the newest tick of each logger.
    var begun: [LogAssembler.Begun]
    var newestTicks: [Int64]
    /// Entries whose tick depends on later entries.
    var waiting: [LogEntry]
    /// The entries of the newest page.
    var tail: [LogEntry]
    /// The recycled pages before the newest page; nil if the board does not report them.
    var recycled: RecycledPages?
    /// The newest clock reading before the download.
    ///
    /// The clock also has it, and takes later readings.
    var taken: LogAnchors.Anchor?

    /// The reset id of the newest entry; nil before the first.
    var reset: UInt8? { current.count > 0 ? current.reset : nil }

    // MARK: Checks

    /// Throws for a bookmark of another board.
    func check(serial: String) throws(VeltoError) {
        guard self.serial == serial else {
            throw .invalidArgument(
                "bookmark",
                "is of the board \(self.serial), and this is the board \(serial)",
                remedy: "use the bookmark of this board")
        }
    }

    /// Throws for a board whose loggers have other signals.
    ///
    /// A logger's number is not reassigned while the log has its entries.
    func check(_ present: [LoggerLayout]) throws(VeltoError) {
        guard left != 0 else { return }
        for layout in present {
            let other = layouts.first {
                !$0.hasSamples(of: layout) && !Set($0.loggers).isDisjoint(with: layout.loggers)
            }
            guard let other else { continue }
            throw .invalidArgument(
                "bookmark",
                "is of a log that was cleared: \(layout.identifier) has taken a logger of \(other.identifier) since",
                remedy: "download without it")
        }
    }

    /// Throws for a log from which entries after the bookmark were erased.
    func check(length: UInt32) throws(VeltoError) {
        // The header of a page may count as an entry.
        guard let left, length < left - min(left, 1) else { return }
        throw VeltoError(
            .invalidState,
            "the bookmark is older than the log: \(left - length) entries that follow it were read, cleared or overwritten "
                + "since then", remedy: "download without the bookmark to read the rest")
    }

    /// The maximum number of ticks between the clock read and the length read: one second.
    private static let slack: Int32 = 683

    /// Throws if the first entry of a log was logged after the bookmark although other entries must come first.
    func check(first entry: LogEntry) throws(VeltoError) {
        // Some firmware reports one entry for an empty log.
        guard let left, left > 1, let taken, taken.resetID == entry.reset else { return }
        guard BoardTick.distance(from: taken.tick, to: entry.tick) > Self.slack else { return }
        throw VeltoError(
            .invalidState,
            "the bookmark is older than the log: \(left) entries that follow it were read, cleared or overwritten, and others were logged "
                + "since then", remedy: "download without the bookmark to read these")
    }

    // MARK: Bytes

    /// The bytes.
    ///
    /// The last eight are a hash of the others.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.reserve(Self.usualSize + (waiting.count + tail.count) * LogEntry.size)
        writer.write(Self.magic)
        writer.write(Self.version)
        writer.write(serial)
        for counter in LogCounts.all { writer.write(counts[keyPath: counter]) }
        writer.write(left) { $0.write($1) }
        writer.write(layouts) { $0.write($1) }
        writer.write(clock.anchors) { $0.write($1) }
        writer.write(current)
        writer.write(finished) { $0.write($1) }
        writer.write(begun) { $0.write($1) }
        writer.write(newestTicks) { $0.write($1) }
        writer.write(waiting) { $1.write(to: &$0) }
        writer.write(tail) { $1.write(to: &$0) }
        writer.write(recycled) { writer, recycled in
            writer.write(recycled.count)
            writer.write(recycled.time) { $0.write($1.nanoseconds) }
        }
        writer.write(Self.hash(writer.bytes))
        return writer.bytes
    }

    /// Decodes bytes; throws for invalid or damaged ones.
    init(_ bytes: Span<UInt8>) throws(VeltoError) {
        var header = ByteReader(bytes)
        guard (try? header.read(UInt32.self)) == Self.magic, let version = try? header.read(UInt8.self) else {
            throw VeltoError(.format, "the bytes are no bookmark")
        }
        guard version == Self.version else {
            throw VeltoError(
                .versionMismatch, "the bookmark has version \(version), and this library reads version \(Self.version)")
        }
        let content = bytes.extracting(droppingLast: min(Self.hashSize, bytes.count))
        var end = ByteReader(bytes, at: content.count)
        guard (try? end.read(UInt64.self)) == Self.hash(content) else { throw Self.damaged }
        do {
            try self.init(ByteReader(content, at: header.offset))
        } catch {
            throw Self.damaged
        }
    }

    private static let damaged = VeltoError(
        .format, "the bookmark is damaged: its bytes were changed or are incomplete")

    private init(_ content: consuming ByteReader) throws {
        var reader = content
        serial = try reader.readText()
        counts = LogCounts()
        for counter in LogCounts.all { counts[keyPath: counter] = try reader.readCount() }
        left = try reader.readOptional { reader throws in try reader.read() }
        layouts = try reader.readList { reader throws in try reader.readLayout() }
        clock = LogClock(try reader.readList { reader throws in try reader.readAnchor() })
        current = try reader.readStretch()
        finished = try reader.readList { reader throws in try reader.readStretch() }
        begun = try reader.readList { reader throws in try reader.readBegun() }
        newestTicks = try reader.readList { reader throws in try reader.read() }
        waiting = try reader.readList { reader throws in try reader.readEntry() }
        tail = try reader.readList { reader throws in try reader.readEntry() }
        recycled = try reader.readOptional { reader throws in
            RecycledPages(
                count: try reader.read(),
                time: try reader.readOptional { reader throws in UTCTime(nanoseconds: try reader.read()) })
        }
        try reader.expectEnd()
    }

    init(
        serial: String, counts: LogCounts, left: UInt32?, layouts: [LoggerLayout], clock: LogClock, current: LogStretch,
        finished: [LogStretch], begun: [LogAssembler.Begun], newestTicks: [Int64], waiting: [LogEntry],
        tail: [LogEntry],
        recycled: RecycledPages? = nil
    ) {
        self.serial = serial
        self.counts = counts
        self.left = left
        self.layouts = layouts
        self.clock = clock
        self.current = current
        self.finished = finished
        self.begun = begun
        self.newestTicks = newestTicks
        self.waiting = waiting
        self.tail = tail
        self.recycled = recycled
    }

    /// FNV-1a: detects damage, not forgery.
    private static func hash(_ bytes: Span<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
        return hash
    }

    private static func hash(_ bytes: [UInt8]) -> UInt64 { hash(bytes.span) }
}
