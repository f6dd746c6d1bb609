public import VeltoCore

/// A page of a download that awaits its acknowledgment.
public struct DownloadPage: Hashable, Sendable {
    /// Whether it is the last page of the log.
    public var isLast: Bool
    /// The number of samples, and of entries of unknown loggers.
    public var sampleCount: Int
    /// The number of these that are unread.
    public var unreadCount: Int
    /// The number of entries of unknown loggers.
    public var unknownCount: Int
    /// The number of gaps.
    public var gapCount: Int

    init(_ page: LogPage, isLast: Bool) {
        self.isLast = isLast
        sampleCount = page.frames.reduce(page.unknown.count) { $0 + $1.count }
        unreadCount = page.unreadCount
        unknownCount = page.unknown.count
        gapCount = page.gaps.count
    }
}

/// A gap of a log: missing entries.
public struct DownloadGap: Hashable, Sendable {
    /// The cause of a gap.
    public enum Cause: CaseIterable, Hashable, Sendable {
        /// The board was reset, and logged nothing until the log was restarted.
        case reset
        /// The board twice sent fewer entries than it had reported.
        case notSent
        /// The memory was full, and the oldest entries were overwritten.
        case overwritten
    }

    /// The cause.
    public var cause: Cause
    /// The number of missing entries; nil if it is unknown.
    public var entryCount: UInt64?
    /// The number of earlier log entries, including those of an earlier download with a bookmark.
    public var position: UInt64
    /// The start of the gap; nil if it is unknown.
    public var since: UTCTime?
    /// The end of the gap; nil if it is unknown.
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
        /// Entries are being read, or a page awaits its acknowledgment.
        case running
        /// The link was lost, and the download waits for the next one.
        case waiting
        /// The download has ended.
        case ended
    }

    /// The phase.
    public var state: State
    /// The error of an ended download; nil before its end, and after the whole log was read.
    public var error: VeltoError?
    /// The number of received log entries, including those of an earlier download with a bookmark.
    public var entryCount: UInt64
    /// The number of entries that the board sent again, which were dropped.
    public var repeatedCount: UInt64
    /// The number of complete samples.
    public var sampleCount: UInt64
    /// The number of entries whose sample is incomplete.
    public var unpairedCount: UInt64
    /// The number of samples whose tick was repeated or out of order.
    public var irregularCount: UInt64
    /// The number of entries of unknown loggers.
    public var unknownCount: UInt64
    /// The number of reported entries that the board did not send or has overwritten.
    public var missingCount: UInt64
    /// The number of discarded unread samples.
    public var discardedCount: UInt64
    /// The number of acknowledged pages.
    public var pageCount: UInt64
    /// The number of log sections between resets of the board.
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
