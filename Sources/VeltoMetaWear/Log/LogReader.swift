internal import VeltoCore

/// Converts the entries of a log to samples, page by page.
///
/// It is the state of a download that outlives a link.
///
/// Entries become samples when their page is complete. Until then they can be read again on another link.
struct LogReader: Hashable, Sendable {
    /// The loggers.
    private(set) var layouts: [LoggerLayout]
    /// The readings of the board's clock.
    private(set) var clock: LogClock
    /// The unacknowledged samples.
    private(set) var page: LogPage
    private(set) var counts = LogCounts()

    private(set) var held = HeldEntries()
    private(set) var order: LogOrder
    private(set) var assembler: LogAssembler
    /// Entries whose tick can be interpreted only with the next page.
    private(set) var waiting: [LogEntry] = []
    /// The entries of the current page on the current link.
    private(set) var received: [LogEntry] = []
    /// The length that the board announced on the current link; nil before that.
    private var announced: Int?
    /// The announced length after the last page that was read.
    private var left: Int?
    /// The reading of the recycled pages up to which overwriting is reported; nil before the first.
    private(set) var recycled: RecycledPages?
    /// Whether the held page was confirmed on this link.
    ///
    /// Entries that arrive after the confirmation are new. Until one arrives, the confirmation may have been lost.
    private var isConfirmed = false
    /// Whether the board may send entries from before the bookmark again.
    private var mayPrecede = false
    /// Whether the received page contained only such entries.
    private var isCovered = false

    /// The number of consecutive regular entries from before the bookmark.
    private static let convincing = 3
    /// The standard size of a page, for memory.
    private static let pageSize = 512

    /// Begins a download of these loggers.
    init(_ layouts: [LoggerLayout], _ clock: LogClock = LogClock(), recycled: RecycledPages? = nil) {
        self.layouts = layouts
        self.recycled = recycled
        self.clock = clock
        page = LogPage(layouts)
        order = LogOrder(rates: layouts.compactMap(\.rate))
        assembler = LogAssembler(layouts)
        received.reserveCapacity(Self.pageSize)
    }

    /// Continues a download.
    init(_ bookmark: Bookmark) {
        self.init(bookmark.layouts, bookmark.clock, recycled: bookmark.recycled)
        counts = bookmark.counts
        left = bookmark.left.map { Int($0) }
        held = HeldEntries(read: bookmark.tail, left: left)
        order = LogOrder(
            normalStep: order.normalStep, current: bookmark.current, finished: bookmark.finished)
        assembler.restore(bookmark.begun, newest: bookmark.newestTicks)
        waiting = bookmark.waiting
        mayPrecede = !clock.anchors.isEmpty
    }

    /// The bookmark after all read samples.
    func bookmark(of serial: String) -> Bookmark {
        Bookmark(
            serial: serial, counts: counts, left: left.map { UInt32(clamping: $0) }, layouts: layouts,
            clock: clock, current: order.current, finished: order.finished, begun: assembler.begun,
            newestTicks: assembler.newestTicks, waiting: waiting, tail: Array(held.entries[..<held.readCount]),
            recycled: recycled)
    }

    /// Adds a reading of the board's clock; returns whether the board was reset since the previous one.
    @discardableResult
    mutating func add(_ anchor: LogAnchors.Anchor) -> Bool {
        defer { order.date(by: clock) }
        return clock.add(anchor)
    }

    /// Takes a reading of the recycled pages.
    ///
    /// Entries that were overwritten since the previous reading are missing before the next entries.
    mutating func take(_ reading: RecycledPages, pageSize: UInt32) {
        let position = counts.entries + UInt64(held.unread.count)
        if var gap = recycled?.gap(to: reading, pageSize: pageSize, at: position) {
            gap.since = order.current.date(order.current.last) ?? gap.since
            add(gap)
            assembler.noteGap()
        }
        recycled = reading
    }

    /// The parts of the log between resets, oldest first; parts without entries are omitted.
    var stretches: [LogStretch] { order.finished + (order.current.count > 0 ? [order.current] : []) }

    // MARK: Links

    /// Handles the announced length on a new link.
    mutating func begin(length: Int) {
        announced = length
    }

    /// Takes a packet of entries.
    @inline(__always)
    mutating func take(_ packet: ByteReader) {
        LogEntry.append(packet, to: &received)
    }

    /// Keeps the entries of a page interrupted by the end of the link; `left` is the announced length after them.
    mutating func interrupt(left: Int?) {
        if !received.isEmpty {
            join()
            held.left = left
        }
        discard()
    }

    /// Discards the entries of an incomplete page, which is read again.
    mutating func discard() {
        if isConfirmed, !received.isEmpty { held.removeAll() }
        isConfirmed = false
        received.removeAll(keepingCapacity: true)
        announced = nil
    }

    private mutating func join() {
        if isConfirmed, !received.isEmpty { held.removeAll() }
        isConfirmed = false
        dropCovered()
        counts.repeated += UInt64(held.join(received, length: announced))
        received.removeAll(keepingCapacity: true)
        // The length was reported before the first page.
        announced = nil
    }

    /// Drops entries from before the bookmark, which the program has.
    ///
    /// A board may send them again if it had not stored the confirmation of their pages.
    private mutating func dropCovered() {
        isCovered = false
        guard mayPrecede, let first = held.entries.first, !received.isEmpty else { return }
        guard clock.runs(since: order.current) else { return mayPrecede = false }
        // Without a reset since then, an entry that is not after the bookmark's first entry is before it.
        let precedes = { (entry: LogEntry) in
            entry.reset != first.reset || BoardTick.distance(from: first.tick, to: entry.tick) < 0
        }
        let count = received.prefix(while: precedes).count
        guard count >= min(Self.convincing, received.count) else { return mayPrecede = false }
        received.removeFirst(count)
        counts.repeated += UInt64(count)
        isCovered = received.isEmpty
        mayPrecede = isCovered
    }

    // MARK: Pages

    /// Converts a complete page to samples, and returns whether any entry was new.
    ///
    /// At the end of the log, no entry waits for later ones to interpret its tick.
    mutating func endPage(left: Int?, isLast: Bool, missing: UInt32 = 0) -> Bool {
        join()
        (self.left, held.left) = (left, left)
        if missing > 0 { add(LogGap(cause: .notSent, entries: missing, position: counts.entries)) }
        let isNew = !held.unread.isEmpty
        counts.entries += UInt64(held.unread.count)
        let first = page.frames.map(\.count)
        readHeld(isFinal: isLast)
        held.read()
        page.dateGaps(before: first)
        return isNew
    }

    private mutating func readHeld(isFinal: Bool) {
        guard !waiting.isEmpty else { return read(held.entries, from: held.readCount, isFinal: isFinal) }
        let entries = waiting + held.unread
        waiting = []
        read(entries, from: 0, isFinal: isFinal)
    }

    private mutating func read(_ entries: [LogEntry], from start: Int, isFinal: Bool) {
        var index = start
        while index < entries.count {
            let tick = order.current.last
            let count = order.takeRegular(entries, from: index)
            if count > 0 {
                assembler.take(entries, index..<index + count, after: tick, order.current, &counts, into: &page)
                index += count
            } else if readUnexpected(entries, at: index, isFinal: isFinal) {
                index += 1
            } else {
                waiting += entries[index...]
                return
            }
        }
        if isFinal { assembler.emitComplete(order.current, &counts, into: &page) }
    }

    /// Reads an entry with an unexpected tick; returns false if later entries are needed to interpret it.
    private mutating func readUnexpected(_ entries: [LogEntry], at index: Int, isFinal: Bool) -> Bool {
        let before = order.current
        let verdict = order.takeUnexpected(entries, at: index, isFinal: isFinal, clock)
        if verdict == .undecided { return false }
        if verdict == .afterReset {
            assembler.endAll(before, &counts, into: &page)
            let (after, left) = (order.current, UInt64(entries.count - index))
            page.gaps.append(
                LogGap(
                    cause: .reset, entries: nil, position: counts.entries - min(left, counts.entries),
                    since: before.date(before.last), until: after.date(after.first)))
        }
        assembler.take(
            entries[index], at: order.current.last, isOdd: verdict == .odd, order.current, &counts, into: &page)
        return true
    }

    /// Adds a gap to the page.
    mutating func add(_ gap: LogGap) {
        counts.missing += UInt64(gap.entries ?? 0)
        page.gaps.append(gap)
    }

    /// Takes unread samples of a logger, and returns their indices in the page.
    mutating func read(_ count: Int, of index: Int) -> Range<Int> {
        page.frames.indices.contains(index) ? page.frames[index].read(count) : 0..<0
    }

    /// Takes unread entries of unknown loggers, and returns their indices in the page.
    mutating func readUnknown(_ count: Int) -> Range<Int> { page.readUnknown(count) }

    /// Acknowledges the samples of the page; throws while some are unread, unless they are discarded.
    mutating func acknowledge(discardsUnread: Bool) throws(VeltoError) {
        if !discardsUnread { try checkRead() }
        counts.discarded += UInt64(page.unreadCount)
        counts.pages += 1
        page.removeAll()
    }

    /// Throws while samples of the page are unread.
    func checkRead() throws(VeltoError) {
        guard page.unreadCount > 0 else { return }
        var parts = zip(layouts, page.frames).filter { $1.unreadCount > 0 }.map { layout, frames in
            "\(frames.unreadCount) samples of \(layout.identifier)"
        }
        if page.unreadUnknownCount > 0 { parts.append("\(page.unreadUnknownCount) entries of unknown loggers") }
        throw VeltoError(
            .invalidState,
            "\(parts.joined(separator: ", ")) of the page are unread", remedy: "read them before the page is erased")
    }

    /// Records that the board may erase the page.
    mutating func confirm() {
        isConfirmed = !isCovered
    }

    /// Whether there are entries that the board may not erase yet.
    var hasOpenPage: Bool { !received.isEmpty || !isConfirmed && !held.entries.isEmpty }

    // MARK: Ranges

    /// Sets the scales of a logger whose range was unknown, for later samples.
    mutating func setRange(_ range: Double, scales: [Double], of index: Int) {
        guard layouts.indices.contains(index) else { return }
        layouts[index].setRange(range, scales: scales)
        let (begun, newest) = (assembler.begun, assembler.newestTicks)
        assembler = LogAssembler(layouts)
        assembler.restore(begun, newest: newest)
    }
}
