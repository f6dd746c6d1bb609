internal import VeltoCore

/// The time of a sample from a log, and its flags; the values are in `LoggerFrames`.
struct LogSample: BitwiseCopyable, Hashable, Sendable {
    /// Properties of a sample.
    struct Flags: OptionSet, BitwiseCopyable, Hashable, Sendable {
        let rawValue: UInt8

        /// The time is that since the board's reset: no date is known.
        static let unanchored = Flags(rawValue: 1)
        /// The values are raw: the range in force was not recorded.
        static let unscaled = Flags(rawValue: 2)
        /// The tick was out of order, or repeated; the time is that of the samples before it.
        static let irregular = Flags(rawValue: 4)
        /// Samples before it are missing.
        static let afterGap = Flags(rawValue: 8)
    }

    /// Nanoseconds since 1970, or since the board's reset.
    var time: Int64
    /// The tick of its first chunk.
    var tick: UInt32
    /// The reset id.
    var reset: UInt8
    var flags: Flags
}

/// The samples of a logger that no acknowledged page holds, the oldest first.
struct LoggerFrames: Hashable, Sendable {
    /// The number of bytes of a sample.
    let size: Int
    /// The stored bytes of the samples, one behind the other.
    var bytes: [UInt8] = []
    var samples: [LogSample] = []
    /// The number of samples that the program has read.
    private(set) var readCount = 0

    init(size: Int) {
        self.size = size
    }

    /// The number of samples that the program has not read.
    var unreadCount: Int { samples.count - readCount }

    /// Takes the next unread samples, and returns their indices.
    mutating func read(_ count: Int) -> Range<Int> {
        let start = readCount
        readCount += min(max(count, 0), unreadCount)
        return start..<readCount
    }

    /// Removes the samples and keeps the memory.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        samples.removeAll(keepingCapacity: true)
        readCount = 0
    }
}

/// An entry of a logger that the program does not know.
struct RawLogEntry: Hashable, Sendable {
    var entry: LogEntry
    var sample: LogSample
}

/// A part of a log that is missing.
struct LogGap: Hashable, Sendable {
    /// The cause of a gap.
    enum Cause: UInt8, CaseIterable, Hashable, Sendable {
        /// The board was reset; a page in memory was lost, if there was one.
        case reset
        /// The board reported more entries than it sent, twice.
        case notSent
        /// The board overwrote its oldest pages.
        case overwritten
    }

    var cause: Cause
    /// The number of entries; nil if it is unknown.
    var entries: UInt32?
    /// The number of entries of the log before it.
    var position: UInt64

    /// The pages that were overwritten between two readings of their counter; nil if there are none.
    static func overwritten(from earlier: UInt16, to later: UInt16, pageSize: UInt32, at position: UInt64) -> LogGap? {
        let pages = later &- earlier
        return pages == 0
            ? nil : LogGap(cause: .overwritten, entries: UInt32(pages) * min(pageSize, 1 << 15), position: position)
    }
}

/// The counters of a download.
struct LogCounts: Hashable, Sendable {
    /// Entries that were new.
    var entries: UInt64 = 0
    /// Entries that the board sent again, and that the program has already.
    var repeated: UInt64 = 0
    /// Complete samples.
    var samples: UInt64 = 0
    /// Chunks whose sample is incomplete.
    var unpaired: UInt64 = 0
    /// Samples whose tick was out of order or repeated.
    var irregular: UInt64 = 0
    /// Entries of unknown loggers.
    var unknown: UInt64 = 0
    /// Entries that the board reported and did not send.
    var missing: UInt64 = 0
    /// Pages that the program has acknowledged.
    var pages: UInt64 = 0
    /// Samples and unknown entries that were acknowledged without being read.
    var discarded: UInt64 = 0

    /// In the order in which a bookmark stores them.
    static let all: [any WritableKeyPath<LogCounts, UInt64> & Sendable] = [
        \.entries, \.repeated, \.samples, \.unpaired, \.irregular, \.unknown, \.missing, \.pages, \.discarded,
    ]
}

/// The samples of a page that the program has not acknowledged: nothing is dropped, since the board waits.
struct LogPage: Hashable, Sendable {
    /// Of each logger, in the order of the layouts.
    var frames: [LoggerFrames]
    var unknown: [RawLogEntry] = []
    var gaps: [LogGap] = []
    /// The number of unknown entries that the program has read.
    private(set) var unknownReadCount = 0

    init(_ layouts: [LoggerLayout]) {
        frames = layouts.map { LoggerFrames(size: $0.source.size) }
    }

    /// Removes everything and keeps the memory.
    mutating func removeAll() {
        for index in frames.indices { frames[index].removeAll() }
        unknown.removeAll(keepingCapacity: true)
        gaps.removeAll(keepingCapacity: true)
        unknownReadCount = 0
    }

    /// The number of unknown entries that the program has not read.
    var unreadUnknownCount: Int { unknown.count - unknownReadCount }

    /// Takes the next unread entries of unknown loggers, and returns their indices.
    mutating func readUnknown(_ count: Int) -> Range<Int> {
        let start = unknownReadCount
        unknownReadCount += min(max(count, 0), unreadUnknownCount)
        return start..<unknownReadCount
    }

    /// The number of samples and entries that the program has not read.
    var unreadCount: Int { frames.reduce(unreadUnknownCount) { $0 + $1.unreadCount } }

    /// Whether there is nothing to read.
    var isEmpty: Bool { unknown.isEmpty && gaps.isEmpty && frames.allSatisfy(\.samples.isEmpty) }
}
