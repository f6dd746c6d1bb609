public import VeltoCore

/// A page of a download, which waits for its acknowledgement.
public struct DownloadPage: Hashable, Sendable {
    /// Whether it is the last page of the log.
    public var isLast: Bool
    /// The number of samples, and of entries of unknown loggers.
    public var sampleCount: Int
    /// The number of these that the program has not read.
    public var unreadCount: Int
    /// The number of entries of unknown loggers.
    public var unknownCount: Int
    /// The number of places at which entries are missing.
    public var gapCount: Int

    init(_ page: LogPage, isLast: Bool) {
        self.isLast = isLast
        sampleCount = page.frames.reduce(page.unknown.count) { $0 + $1.count }
        unreadCount = page.unreadCount
        unknownCount = page.unknown.count
        gapCount = page.gaps.count
    }
}

/// A place of a log at which entries are missing.
public struct DownloadGap: Hashable, Sendable {
    /// The cause of a gap.
    public enum Cause: CaseIterable, Hashable, Sendable {
        /// The board was reset, and logged nothing until it was started again.
        case reset
        /// The board reported more entries than it sent, twice.
        case notSent
        /// The memory was full, and the oldest entries made room.
        case overwritten
    }

    /// The cause.
    public var cause: Cause
    /// The number of entries that are missing; nil if it is not known.
    public var entryCount: UInt64?
    /// The number of entries of the log before it, those of an earlier download whose bookmark was given included.
    public var position: UInt64
    /// The dates between which entries are missing; nil for one that is not known.
    public var since: UTCTime?
    /// The end of the gap; nil if it is not known.
    public var until: UTCTime?

    init(_ gap: LogGap) {
        cause =
            switch gap.cause {
            case .reset: .reset
            case .notSent: .notSent
            case .overwritten: .overwritten
            }
        entryCount = gap.entries.map { UInt64($0) }
        (position, since, until) = (gap.position, gap.since, gap.until)
    }
}

/// Information about a download.
public struct DownloadInfo: Sendable {
    /// The phases of a download.
    public enum State: CaseIterable, Hashable, Sendable {
        /// Entries are being read, or a page waits for its acknowledgement.
        case running
        /// The link is lost, and the download waits for the next one.
        case waiting
        /// The download has ended.
        case ended
    }

    /// The phase.
    public var state: State
    /// The reason for its end; nil before that, and after the whole log was read.
    public var error: VeltoError?
    /// Entries of the log that have arrived, those of an earlier download whose bookmark was given included.
    public var entryCount: UInt64
    /// Entries that the board sent again, and that were dropped.
    public var repeatedCount: UInt64
    /// Complete samples.
    public var sampleCount: UInt64
    /// Entries whose sample is incomplete.
    public var unpairedCount: UInt64
    /// Samples whose tick was out of order or repeated.
    public var irregularCount: UInt64
    /// Entries of unknown loggers.
    public var unknownCount: UInt64
    /// Entries that the board reported and did not send, or that it has overwritten.
    public var missingCount: UInt64
    /// Samples that were given up unread.
    public var discardedCount: UInt64
    /// Acknowledged pages.
    public var pageCount: UInt64
    /// Parts of the log between resets of the board.
    public var stretchCount: Int

    init(_ reader: LogReader, _ result: Result<Void, VeltoError>?, isWaiting: Bool) {
        let counts = reader.counts
        switch result {
        case nil: (state, error) = (isWaiting ? .waiting : .running, nil)
        case .success: (state, error) = (.ended, nil)
        case .failure(let failure): (state, error) = (.ended, failure)
        }
        entryCount = counts.entries
        repeatedCount = counts.repeated
        sampleCount = counts.samples
        unpairedCount = counts.unpaired
        irregularCount = counts.irregular
        unknownCount = counts.unknown
        missingCount = counts.missing
        discardedCount = counts.discarded
        pageCount = counts.pages
        stretchCount = reader.stretches.count
    }
}
