package import VeltoCore

/// The log of a device as provided by its family, read page by page.
///
/// The program reads the samples of a page, stores them with the bookmark, and acknowledges the page. Any thread.
package protocol PagedLog: AnyObject, Sendable {
    /// The page that awaits its acknowledgment; nil if there is none.
    var waitingPage: LogPageSummary? { get }

    /// The result of the log; nil while pages may follow.
    var outcome: Result<Void, VeltoError>? { get }

    /// Whether the log has ended because the entries after the bookmark no longer exist.
    var hasStaleBookmark: Bool { get }

    /// Creates the sources of all samples, including those of unknown loggers.
    func makeSources() -> [LogSampleSource]

    /// The position after the page; throws while samples of the page are unread.
    func bookmark() throws(VeltoError) -> [UInt8]

    /// Acknowledges the page, so that the device may erase it.
    func acknowledgePage() throws(VeltoError)

    /// Releases the log, so that another download can begin.
    func giveUp()
}

/// A waiting page of a log.
package struct LogPageSummary: Sendable {
    /// Whether it is the last page.
    package var isLast: Bool
    /// The gaps of the page.
    package var gaps: [LogPageGap]

    /// Creates a page.
    package init(isLast: Bool, gaps: [LogPageGap]) {
        self.isLast = isLast
        self.gaps = gaps
    }
}

/// A gap of a log: missing entries.
package struct LogPageGap: Sendable {
    /// The cause of a gap.
    package enum Cause: Sendable {
        /// The device was reset.
        case reset
        /// The device could not send the entries.
        case notSent
        /// The memory was full.
        case overwritten
    }

    /// The cause.
    package var cause: Cause
    /// The dates between which entries are missing; nil for an unknown one.
    package var since, until: UTCTime?

    /// Creates a gap.
    package init(_ cause: Cause, since: UTCTime?, until: UTCTime?) {
        (self.cause, self.since, self.until) = (cause, since, until)
    }
}

/// A source of samples of a log.
package struct LogSampleSource: Sendable {
    /// The source.
    package var source: any SampleSource
    /// The logger numbers, which distinguish loggers of the same signal.
    package var key: String
    /// Samples per second; nil without a steady rate.
    package var rate: Double?

    /// Creates a source.
    package init(_ source: any SampleSource, key: String, rate: Double?) {
        (self.source, self.key, self.rate) = (source, key, rate)
    }
}
