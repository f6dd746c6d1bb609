internal import VeltoCore

/// The time of a sample from a log, and its flags; the values are in `LoggerFrames`.
struct LogSample: BitwiseCopyable, Hashable, Sendable {
    /// Properties of a sample.
    struct Flags: OptionSet, BitwiseCopyable, Hashable, Sendable {
        let rawValue: UInt8

        /// The time is relative to the board's reset, since no date is known.
        static let unanchored = Flags(rawValue: 1)
        /// The values are raw, since the range was not recorded.
        static let unscaled = Flags(rawValue: 2)
        /// The tick was out of order or repeated; the time is that of the previous samples.
        static let irregular = Flags(rawValue: 4)
        /// Previous samples are missing.
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

/// The samples of a logger that were not acknowledged, oldest first.
struct LoggerFrames: Hashable, Sendable {
    /// The number of bytes of a sample.
    let size: Int
    /// The consecutive samples: time, tick, reset id and flags, and the data of the entries.
    ///
    /// A single array holds all of this, since each array costs a check per sample.
    private(set) var words: [UInt32] = []
    /// The number of samples.
    private(set) var count = 0
    /// The number of samples that the program has read.
    private(set) var readCount = 0

    private static let headerCount = 4
    /// The number of entries of a sample, and the number of words.
    private let (entryCount, wordCount): (Int, Int)

    init(size: Int) {
        self.size = size
        entryCount = min(LogEntry.count(forSize: size), SIMD8<UInt32>.scalarCount)
        wordCount = Self.headerCount + entryCount
    }

    /// The number of samples that the program has not read.
    var unreadCount: Int { count - readCount }

    /// Appends a sample.
    @inline(__always)
    mutating func append(_ data: SIMD8<UInt32>, _ sample: LogSample) {
        let (time, entryCount) = (UInt64(bitPattern: sample.time), entryCount)
        words.append(addingCapacity: wordCount) { words in
            words.append(UInt32(truncatingIfNeeded: time))
            words.append(UInt32(truncatingIfNeeded: time >> 32))
            words.append(sample.tick)
            words.append(UInt32(sample.reset) | UInt32(sample.flags.rawValue) << 8)
            for index in 0..<entryCount { words.append(data[index]) }
        }
        count &+= 1
    }

    /// Returns the time and the flags of a sample.
    @inline(__always)
    func sample(_ index: Int) -> LogSample {
        let start = index * wordCount
        let (time, rest) = (UInt64(words[start]) | UInt64(words[start + 1]) << 32, words[start + 3])
        return LogSample(
            time: Int64(bitPattern: time), tick: words[start + 2], reset: UInt8(truncatingIfNeeded: rest),
            flags: LogSample.Flags(rawValue: UInt8(truncatingIfNeeded: rest >> 8)))
    }

    /// Returns the place of a sample's data among the bytes of `words`, which are little-endian.
    @inline(__always)
    func place(of index: Int) -> Range<Int> {
        let start = (index * wordCount + Self.headerCount) * LogEntry.dataSize
        return start..<start + size
    }

    /// Takes the next unread samples, and returns their indices.
    mutating func read(_ count: Int) -> Range<Int> {
        let start = readCount
        readCount += min(max(count, 0), unreadCount)
        return start..<readCount
    }

    /// Removes the samples and keeps the memory.
    mutating func removeAll() {
        words.removeAll(keepingCapacity: true)
        (count, readCount) = (0, 0)
    }
}

/// An entry of a logger that the program does not know.
struct RawLogEntry: Hashable, Sendable {
    var entry: LogEntry
    var sample: LogSample
}

/// A missing part of a log.
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
    /// The number of entries of the log before the gap.
    var position: UInt64
    /// The dates between which entries are missing; nil for one that is not known.
    var since: UTCTime?
    var until: UTCTime?
}

/// The counters of a download.
struct LogCounts: Hashable, Sendable {
    /// New entries.
    var entries: UInt64 = 0
    /// Entries that the board sent again, and that the program already has.
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

/// The samples of an unacknowledged page.
///
/// Nothing is dropped, since the board waits.
struct LogPage: Hashable, Sendable {
    /// The frames of each logger, in the order of the layouts.
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

    /// Ends the gaps of overwritten entries at the first later sample; `counts` are the numbers of samples before it.
    mutating func dateGaps(before counts: [Int]) {
        guard gaps.contains(where: { $0.cause == .overwritten && $0.until == nil }) else { return }
        let following = zip(frames, counts).filter { $0.count > $1 }.map { $0.sample($1) }
        let dated = following.filter { !$0.flags.contains(.unanchored) }.map(\.time)
        guard let first = dated.min(), first > 0 else { return }
        for index in gaps.indices where gaps[index].cause == .overwritten && gaps[index].until == nil {
            gaps[index].until = UTCTime(nanoseconds: UInt64(first))
        }
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
    var isEmpty: Bool { unknown.isEmpty && gaps.isEmpty && frames.allSatisfy { $0.count == 0 } }
}
