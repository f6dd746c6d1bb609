internal import VeltoCore

/// The policy of a download, as a value type: events in, actions out.
///
/// | state     | leaves it                                                                                    |
/// |-----------|----------------------------------------------------------------------------------------------|
/// | offline   | link ready → measuring                                                                       |
/// | measuring | length → reading, or ended if the log is empty; timer → once more, then ended                |
/// | reading   | page complete → closing; nothing left → draining; timer → ended                              |
/// | draining  | page complete → closing; timer → unread                                                      |
/// | closing   | progress, or timer → unread, reading (the program has the page), or renewing (entries lack)  |
/// | unread    | acknowledged → reading, or ended after the last page                                         |
/// | renewing  | link lost → offline                                                                          |
/// | ended     |                                                                                              |
///
/// A lost link leads to offline from every state, and a received page can be acknowledged in every state. A page is
/// confirmed to the board only after the program's acknowledgment, since a board erases confirmed pages.
///
/// Source: MetaWear system protocol, 3.8.
struct DownloadMachine {
    enum State: CaseIterable, Hashable, Sendable {
        case offline, measuring, reading, draining, closing, unread, renewing, ended
    }

    enum Event: Hashable, Sendable {
        /// The link is ready, and the board's clock was read.
        ///
        /// The recycled pages are nil if the board does not report them.
        case linkReady(LogAnchors.Anchor, RecycledPages? = nil)
        /// The board has announced the length of its log.
        case began(entries: UInt32)
        /// The board has reported the remaining length.
        case remaining(UInt32)
        case pageComplete
        /// The page has more entries than any board sends.
        case pageTooLong
        /// Nothing has arrived until the deadline.
        case timer
        case linkLost
        case cancelled
    }

    enum Action: Hashable, Sendable {
        case write([UInt8])
        /// Request the length of the log.
        ///
        /// The board answers with the event `began`.
        case requestLength
        /// The samples of a page can be read.
        case pageReady(isLast: Bool)
        case progress(DownloadProgress)
        /// Expect a packet at least at that interval (seconds); nil expects none.
        case deadline(Double?)
        /// End and re-establish the link: the page is read again.
        case renewLink
        /// Report a reset of the board since the previous link.
        case announceReset
        /// Finish the download; nil is success.
        case finish(VeltoError?)
    }

    struct Options: Hashable, Sendable {
        /// Whether the download continues on the next link after a loss.
        var resumes = true
        /// Whether acknowledging a page discards unread samples.
        var discardsUnread = false
    }

    /// Seconds without a packet.
    private static let (silence, answer, settling, straggling) = (60.0, 5.0, 0.5, 0.3)
    /// The number of repeated length requests after a flush, and of repeated reads of a page.
    private static let (lengthRetries, pageRetries) = (2, 1)
    /// The maximum number of consecutive links without progress.
    private static let fruitlessLinks = 8

    private(set) var state = State.offline
    /// The entries and samples.
    private(set) var reader: LogReader
    let options: Options
    private let limits: LogLimits
    /// Checked against the first length, and the first page.
    private var bookmark: Bookmark?
    /// Whether the log no longer has the entries after the bookmark.
    private(set) var hasStaleBookmark = false

    /// The length of the whole log; nil before the first link has announced it.
    private var total: UInt32?
    /// The latest reported length, the number of entries received before it, and the number of pages ended since.
    private var left: UInt32 = 0
    private var arrivedAtReport = 0
    private var pagesSinceReport = 0
    /// The number of entries in ended pages on this link.
    private var arrivedInPages = 0
    /// The number of reported entries of the page that have not arrived.
    private var missing: UInt32 = 0
    private var lengthRetries = 0
    private var pageRetries = 0
    /// Whether the board reports its progress after each page.
    private var reportsPages = true
    /// Whether the board waits for a confirmation.
    private var awaitsConfirmation = false
    /// Whether the board is still sending a page at the end of the download.
    private(set) var leavesReadout = false
    /// Whether the program has an unacknowledged page.
    private(set) var hasUnacknowledgedPage = false
    private var entriesAtLink: UInt64 = 0
    private var fruitlessLinks = 0
    private var actions: [Action] = []

    /// Begins a download of these loggers.
    init(
        _ layouts: [LoggerLayout], _ clock: LogClock, _ limits: LogLimits, _ options: Options = Options(),
        recycled: RecycledPages? = nil
    ) {
        reader = LogReader(layouts, clock, recycled: recycled)
        self.limits = limits
        self.options = options
    }

    /// Continues from a bookmark of this board.
    init(_ bookmark: Bookmark, _ limits: LogLimits, _ options: Options = Options()) {
        reader = LogReader(bookmark)
        self.limits = limits
        self.options = options
        self.bookmark = bookmark
    }

    /// Processes a packet of entries.
    ///
    /// Returns false if the page is longer than that of any board.
    @inline(__always)
    mutating func take(_ packet: ByteReader) -> Bool {
        switch state {
        case .reading, .draining, .closing, .unread: reader.take(packet)
        case .offline, .measuring, .renewing, .ended: break
        }
        return reader.received.count <= limits.longestPage
    }

    /// Handles an event and returns the actions to perform, in order.
    mutating func handle(_ event: Event) -> [Action] {
        defer { actions = [] }
        switch event {
        case .linkReady(let anchor, let recycled): linkReady(anchor, recycled)
        case .began(let entries): began(entries)
        case .remaining(let left): remaining(left)
        case .pageComplete: pageComplete()
        case .pageTooLong: pageTooLong()
        case .timer: timer()
        case .linkLost: linkLost()
        case .cancelled: end(VeltoError(.cancelled, "the download was cancelled"))
        }
        return actions
    }

    /// Handles the program's acknowledgment of the page; throws without a page, or while samples of it are unread.
    mutating func acknowledge() throws(VeltoError) -> [Action] {
        guard hasUnacknowledgedPage else { throw VeltoError(.invalidState, "there is no page to acknowledge") }
        try reader.acknowledge(discardsUnread: options.discardsUnread)
        defer { actions = [] }
        hasUnacknowledgedPage = false
        if state == .unread { confirm() }
        return actions
    }

    /// Sets the scale of later samples of a logger whose range was unknown.
    mutating func setRange(_ range: Double, scales: [Double], of logger: Int) {
        reader.setRange(range, scales: scales, of: logger)
    }

    /// Reads unread samples of a logger, and returns their indices in the page.
    mutating func read(_ count: Int, of logger: Int) -> Range<Int> { reader.read(count, of: logger) }

    /// Reads unread entries of unknown loggers, and returns their indices in the page.
    mutating func readUnknown(_ count: Int) -> Range<Int> { reader.readUnknown(count) }

    // MARK: Links

    private mutating func linkReady(_ anchor: LogAnchors.Anchor, _ recycled: RecycledPages?) {
        guard state == .offline else { return }
        if let recycled { reader.take(recycled, pageSize: limits.pageSize) }
        if reader.add(anchor), total != nil { actions.append(.announceReset) }
        state = .measuring
        lengthRetries = 0
        entriesAtLink = kept
        if limits.hasFlush { actions.append(.write(LogRegister.flush.command(1))) }
        actions += LogRegister.notifying.map { .write($0.notifications(true)) }
        actions += [.requestLength, .deadline(Self.answer)]
    }

    private mutating func linkLost() {
        guard state != .ended else { return }
        reader.interrupt(left: leftNow)
        fruitlessLinks = kept > entriesAtLink || state == .unread || state == .renewing ? 0 : fruitlessLinks + 1
        (awaitsConfirmation, missing) = (false, 0)
        state = .offline
        actions.append(.deadline(nil))
        if !options.resumes {
            end(
                VeltoError(
                    .disconnected, "the link was lost during the download: unacknowledged pages are still on the board"
                ))
        } else if fruitlessLinks >= Self.fruitlessLinks {
            let text = "the link broke \(fruitlessLinks) times in a row before an entry arrived"
            end(VeltoError(.io, text))
        }
    }

    private mutating func began(_ length: UInt32) {
        guard state == .measuring else { return }
        if length == 0, limits.hasFlush, lengthRetries < Self.lengthRetries {
            // The board counts the entries of a flush with a delay.
            actions.append(.deadline(Self.settling))
            return
        }
        do {
            try bookmark?.check(length: length)
        } catch {
            hasStaleBookmark = true
            return end(error)
        }
        total = max(total ?? length, length)
        left = length
        (arrivedAtReport, arrivedInPages, pagesSinceReport, missing) = (0, 0, 0, 0)
        reader.begin(length: Int(length))
        reportProgress()
        guard length > 0 else { return closePage() }
        state = .reading
        actions += [.write(LogRegister.read(max(length, limits.leastReadout))), .deadline(Self.silence)]
    }

    // MARK: Pages

    /// The entries received over this link.
    private var arrived: Int { arrivedInPages + reader.received.count }

    private var arrivedSinceReport: Int { arrived - arrivedAtReport }

    /// The length after the newest entry.
    private var leftNow: Int { max(Int(left) - arrivedSinceReport - pagesSinceReport, 0) }

    /// The number of entries that no link must send again.
    private var kept: UInt64 { reader.counts.entries + UInt64(reader.held.unread.count) }

    private mutating func remaining(_ length: UInt32) {
        guard state == .reading || state == .draining || state == .closing else { return }
        // A page may count as one more entry: it has a header.
        let reported = Int(left) - Int(length)
        let lacking = max(0, reported - arrivedSinceReport - max(pagesSinceReport, 1))
        missing = UInt32(clamping: Int(missing) + lacking)
        left = length
        (arrivedAtReport, pagesSinceReport) = (arrived, 0)
        reportProgress()
        if state == .closing {
            closePage()
        } else if left == 0 {
            state = .draining
            actions.append(.deadline(Self.straggling))
        }
    }

    private mutating func pageComplete() {
        // A readout's end and the removal of entries look the same: in both cases no page is open.
        guard reader.hasOpenPage else { return }
        switch state {
        case .reading, .draining:
            awaitsConfirmation = true
            pagesSinceReport += 1
            state = .closing
            if arrivedSinceReport == 0 || !reportsPages { return closePage() }
            actions.append(.deadline(Self.straggling))
        case .unread: awaitsConfirmation = true
        case .offline, .measuring, .closing, .renewing, .ended: break
        }
    }

    private mutating func pageTooLong() {
        let problem = "the board has sent \(reader.received.count) entries without the end of a page"
        reader.discard()
        end(VeltoError(.protocol, problem, remedy: "reset it, and try again"))
    }

    private mutating func closePage() {
        if missing > 0, pageRetries < Self.pageRetries {
            pageRetries += 1
            missing = 0
            reader.discard()
            state = .renewing
            actions += [.deadline(nil), .renewLink]
            return
        }
        do {
            try checkFirstEntry()
        } catch {
            reader.discard()
            hasStaleBookmark = true
            return end(error)
        }
        let follows = leftNow
        arrivedInPages += reader.received.count
        let isNew = reader.endPage(left: follows, isLast: left == 0, missing: missing)
        (missing, pageRetries) = (0, 0)
        guard isNew || hasUnacknowledgedPage else { return confirm() }
        state = .unread
        hasUnacknowledgedPage = true
        actions.append(.deadline(nil))
        if isNew { actions.append(.pageReady(isLast: left == 0)) }
    }

    /// Throws if entries after the bookmark are missing that were not overwritten.
    private mutating func checkFirstEntry() throws(VeltoError) {
        guard let bookmark else { return }
        self.bookmark = nil
        guard let first = reader.received.first, !reader.page.gaps.contains(where: { $0.cause == .overwritten }) else {
            return
        }
        try bookmark.check(first: first)
    }

    /// Allows the board to erase the page, and reads the next one.
    private mutating func confirm() {
        if awaitsConfirmation {
            actions.append(.write(LogRegister.confirmation.command()))
            reader.confirm()
            awaitsConfirmation = false
        }
        guard left > 0 else { return end(nil) }
        state = .reading
        actions.append(.deadline(Self.silence))
    }

    // MARK: Ends

    /// Whether the board is sending a page whose end was not reported.
    var isPageComing: Bool {
        switch state {
        case .reading, .draining, .closing, .unread: !awaitsConfirmation
        case .offline, .measuring, .renewing, .ended: false
        }
    }

    private mutating func timer() {
        switch state {
        case .measuring where lengthRetries < Self.lengthRetries:
            lengthRetries += 1
            actions += [.requestLength, .deadline(Self.answer)]
        case .measuring:
            end(
                VeltoError(
                    .timeout, "the board did not report the length of its log, although it is connected",
                    remedy: "download again"
                ))
        case .reading:
            let problem =
                "the board has sent nothing for \(Int(Self.silence)) s, and \(left) entries of its log are left"
            end(VeltoError(.timeout, problem, remedy: "download again"))
        case .closing:
            reportsPages = false
            closePage()
        case .draining: closePage()
        case .offline, .unread, .renewing, .ended: break
        }
    }

    private mutating func end(_ error: VeltoError?) {
        guard state != .ended else { return }
        leavesReadout = error != nil && isPageComing
        if state != .offline { stopListening(isReading: error != nil && state != .measuring) }
        state = .ended
        actions += [.deadline(nil), .finish(error)]
    }

    /// A board that is still reading erases the pages whose ends the host does not receive, so it waits at the end of
    /// the current page.
    private mutating func stopListening(isReading: Bool) {
        let registers = LogRegister.notifying.filter { !isReading || $0 != LogRegister.page }
        actions += registers.map { .write($0.notifications(false)) }
    }

    private mutating func reportProgress() {
        let entries = max(kept, reader.counts.entries + UInt64(reader.received.count))
        actions.append(.progress(DownloadProgress(entries: entries, left: left, total: total ?? left)))
    }
}
