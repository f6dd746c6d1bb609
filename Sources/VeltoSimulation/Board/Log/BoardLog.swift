internal import VeltoCore

/// The log of a board: its loggers, and pages of entries, oldest first.
///
/// Current firmware collects a page in memory. Until the page is full or flushed, its entries cannot be read, and a
/// reset loses them. Older firmware writes each entry at once. Source: MetaWear system notes, 3.1 and 3.8.
struct BoardLog {
    /// The dimensions of a log, which depend on the firmware and the board.
    struct Format: Equatable {
        /// The maximum number of loggers.
        var loggers = 0
        /// The maximum number of entries.
        var capacity = 0
        /// The number of entries in a page.
        var pageSize = 127
        /// Whether the newest page stays in memory until it is full.
        var holdsNewestPage = false
    }

    let format: Format
    private(set) var loggers: [BoardLogger?]
    /// The entries of each page; removed pages remain as empty slots before `first`.
    private var pages: [[UInt8]] = []
    private var first = 0
    /// Whether the newest page accepts further entries.
    private(set) var isNewestOpen = false
    /// The number of entries.
    private(set) var count = 0
    /// The number of removed pages.
    private(set) var removedPageCount = 0
    /// The number of pages overwritten by newer ones since the board's first use.
    var recycledPageCount: UInt16 = 0

    init(_ format: Format) {
        self.format = format
        loggers = Array(repeating: nil, count: format.loggers)
    }

    // MARK: Loggers

    /// Adds a logger and returns its number, the lowest free one, or nil if the table is full.
    mutating func add(_ logger: BoardLogger) -> UInt8? {
        guard let id = loggers.firstIndex(where: { $0 == nil }) else { return nil }
        loggers[id] = logger
        return UInt8(id)
    }

    /// Adds a saved logger; returns false if the number does not exist or is in use.
    mutating func restore(_ logger: BoardLogger, as id: UInt8) -> Bool {
        guard Int(id) < loggers.count, loggers[Int(id)] == nil else { return false }
        loggers[Int(id)] = logger
        return true
    }

    func logger(_ id: UInt8) -> BoardLogger? { Int(id) < loggers.count ? loggers[Int(id)] : nil }

    mutating func removeLogger(_ id: UInt8) {
        if Int(id) < loggers.count { loggers[Int(id)] = nil }
    }

    mutating func removeAllLoggers() {
        loggers = Array(repeating: nil, count: format.loggers)
    }

    // MARK: Pages

    var pageCount: Int { pages.count - first }

    /// The entries of the oldest page; empty if the log is empty.
    var oldestPage: [UInt8] { pageCount > 0 ? pages[first] : [] }

    /// All pages, oldest first.
    var allPages: ArraySlice<[UInt8]> { pages[first...] }

    private var heldCount: Int {
        format.holdsNewestPage && isNewestOpen ? (pages.last?.count ?? 0) / BoardLogEntry.size : 0
    }

    /// The number of readable pages and entries.
    var readablePageCount: Int { pageCount - (heldCount > 0 ? 1 : 0) }
    var readableCount: Int { count - heldCount }

    /// The length that the board reports.
    ///
    /// Older firmware also counts the headers of all pages but the first.
    var length: Int { readableCount + (countsHeaders ? max(0, readablePageCount - 1) : 0) }

    /// Whether lengths include page headers.
    var countsHeaders: Bool { !format.holdsNewestPage }

    /// Appends an entry; a full log drops the entry, or its oldest page if `overwriting`.
    mutating func append(_ entry: BoardLogEntry, overwriting: Bool) {
        if count >= format.capacity {
            guard overwriting, pageCount > 0 else { return }
            removeOldestPage()
            recycledPageCount &+= 1
        }
        if !isNewestOpen {
            pages.append([])
            pages[pages.count - 1].reserveCapacity(format.pageSize * BoardLogEntry.size)
            isNewestOpen = true
        }
        entry.write(to: &pages[pages.count - 1])
        count += 1
        if pages[pages.count - 1].count >= format.pageSize * BoardLogEntry.size { isNewestOpen = false }
    }

    /// Completes the newest page, which makes it readable.
    mutating func flush() {
        isNewestOpen = false
    }

    /// Drops the page in memory, as a reset does.
    mutating func losePageInMemory() {
        if heldCount > 0 {
            count -= heldCount
            pages.removeLast()
        }
        isNewestOpen = false
    }

    /// Adds a saved page; returns false if it does not fit.
    mutating func restore(_ page: [UInt8]) -> Bool {
        let entries = page.count / BoardLogEntry.size
        guard page.count % BoardLogEntry.size == 0, (1...format.pageSize).contains(entries),
            count + entries <= format.capacity
        else { return false }
        pages.append(page)
        count += entries
        return true
    }

    /// Makes a restored newest page accept further entries.
    mutating func reopenNewestPage() {
        isNewestOpen = pageCount > 0 && (pages.last?.count ?? 0) < format.pageSize * BoardLogEntry.size
    }

    // MARK: Removal

    /// Removes the oldest entries.
    mutating func remove(_ number: Int) {
        var rest = min(number, count)
        while rest > 0, pageCount > 0 {
            let entries = pages[first].count / BoardLogEntry.size
            if entries <= rest {
                removeOldestPage()
            } else {
                pages[first].removeFirst(rest * BoardLogEntry.size)
                count -= rest
            }
            rest -= min(rest, entries)
        }
    }

    private mutating func removeOldestPage() {
        count -= pages[first].count / BoardLogEntry.size
        pages[first] = []
        first += 1
        removedPageCount += 1
        if pageCount == 0 { isNewestOpen = false }
        // Release the slots of removed pages from time to time.
        guard first > 64, first > pageCount else { return }
        pages.removeFirst(first)
        first = 0
    }
}

extension BoardLog.Format {
    /// The first revision that keeps the newest page in memory and reports its page size.
    private static let revisionOfHeldPages: UInt8 = 3

    /// Creates the format from the description of the logging module.
    ///
    /// Without a description, the log is always full.
    init(_ information: BoardModuleInformation?) {
        guard let information else { return }
        let extra = information.extra
        let number = { (bytes: Range<Int>) in
            bytes.reversed().reduce(0) { $0 << 8 | ($1 < extra.count ? Int(extra[$1]) : 0) }
        }
        loggers = min(number(0..<1), 32)
        capacity = number(1..<5)
        holdsNewestPage = information.revision >= Self.revisionOfHeldPages
        if holdsNewestPage { pageSize = max(1, number(5..<7)) }
    }
}
