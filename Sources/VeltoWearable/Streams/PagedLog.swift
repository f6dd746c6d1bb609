package import VeltoCore

/// The log of a device that is read page by page, as its family provides it.
///
/// The program reads the samples of a page, stores them with the bookmark, and acknowledges the page. Any thread.
package protocol PagedLog: AnyObject, Sendable {
    /// The page that waits for its acknowledgement; nil if none does.
    var waitingPage: LogPageSummary? { get }

    /// The outcome of the log; nil while pages may follow.
    var outcome: Result<Void, VeltoError>? { get }

    /// Whether the log has ended because it no longer has what follows the bookmark.
    var hasStaleBookmark: Bool { get }

    /// Makes the sources of all samples, those of unknown loggers included.
    func makeSources() -> [LogSampleSource]

    /// The place behind the page; throws while samples of it are unread.
    func bookmark() throws(VeltoError) -> [UInt8]

    /// Lets the device erase the page.
    func acknowledgePage() throws(VeltoError)

    /// The log is needed no longer: another one can begin.
    func giveUp()
}

/// A page of a log that waits.
package struct LogPageSummary: Sendable {
    /// Whether it is the last one.
    package var isLast: Bool
    /// The places at which entries are missing.
    package var gaps: [LogPageGap]

    /// Describes a page.
    package init(isLast: Bool, gaps: [LogPageGap]) {
        self.isLast = isLast
        self.gaps = gaps
    }
}

/// A place of a log at which entries are missing.
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
    /// The dates between which entries are missing; nil for one that is not known.
    package var since, until: UTCTime?

    /// Describes a gap.
    package init(_ cause: Cause, since: UTCTime?, until: UTCTime?) {
        (self.cause, self.since, self.until) = (cause, since, until)
    }
}

/// A source of samples of a log.
package struct LogSampleSource: Sendable {
    /// The source.
    package var source: any SampleSource
    /// The numbers of the logger, by which loggers of one signal differ.
    package var key: String
    /// Samples per second; nil if they come at no steady rate.
    package var rate: Double?

    /// Describes a source.
    package init(_ source: any SampleSource, key: String, rate: Double?) {
        (self.source, self.key, self.rate) = (source, key, rate)
    }
}
