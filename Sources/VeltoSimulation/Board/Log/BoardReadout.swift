internal import VeltoCore

/// A log download.
///
/// It sends the entries page by page, and waits for the host to confirm each page.
///
/// A confirmed page is removed from the log. If the host has not subscribed to page completions, a page is removed once
/// it is sent. Source: MetaWear system notes, 3.8.
struct BoardReadout {
    enum Register {
        static let data: UInt8 = 0x07
        static let progress: UInt8 = 0x08
        static let page: UInt8 = 0x0D
    }

    /// The time of the next packet.
    private(set) var nextDue: Timestamp
    /// The remaining length, as the board counts it.
    private var left: Int
    /// The number of entries between two progress reports; 0 means one report per page.
    private let interval: Int
    private var sinceProgress = 0
    /// The current page, and the number of its sent entries.
    private var page: Int
    private var sent = 0

    private static let module = BoardLogging.module
    private static let entriesInPacket = 2
    /// The packet interval (nanoseconds) over a link with connection events, and over an ideal link.
    ///
    /// Real boards send about 100 packets per second.
    private static let (pause, idealPause): (UInt64, UInt64) = (1_000_000, 10_000_000)

    init(of log: BoardLog, left: Int, progressEvery interval: Int, _ radio: BoardRadio, at time: Timestamp) {
        self.left = left
        self.interval = interval
        page = log.removedPageCount
        nextDue = Self.next(after: time, radio)
    }

    private static func next(after time: Timestamp, _ radio: BoardRadio) -> Timestamp {
        let (sum, overflow) = time.nanoseconds.addingReportingOverflow(radio.hasEvents ? pause : idealPause)
        return overflow ? .distantFuture : Timestamp(nanoseconds: sum)
    }

    /// Sends the next packet and its follow-up packets; returns true at the end of the download.
    mutating func send(_ log: inout BoardLog, _ radio: inout BoardRadio, at time: Timestamp) -> Bool {
        nextDue = Self.next(after: time, radio)
        guard radio.hasRoom else { return false }
        noticeOverwriting(log)
        let entries = log.oldestPage
        let count = min(Self.entriesInPacket, entries.count / BoardLogEntry.size - sent, left)
        guard count > 0 else { return true }
        let start = sent * BoardLogEntry.size
        let packet = [Self.module, Register.data] + entries[start..<start + count * BoardLogEntry.size]
        radio.send(BoardTable.notification, packet, at: time)
        sent += count
        left -= count
        sinceProgress += count
        let isPageOver = left == 0 || sent * BoardLogEntry.size >= entries.count
        if isPageOver, left > 0, log.countsHeaders { left -= 1 }
        let isOver = isPageOver && endPage(&log, &radio, at: time)
        reportProgress(isPageOver, &radio, at: time)
        return isOver
    }

    /// Skips entries that were overwritten since the last packet.
    private mutating func noticeOverwriting(_ log: BoardLog) {
        guard page != log.removedPageCount else { return }
        page = log.removedPageCount
        sent = 0
    }

    /// Ends a page: reports the end and waits, or continues if the host has not subscribed to it.
    ///
    /// Returns true at the end of the download.
    private mutating func endPage(_ log: inout BoardLog, _ radio: inout BoardRadio, at time: Timestamp) -> Bool {
        guard radio.hears(Self.module, Register.page) else { return confirm(&log, radio, at: time) }
        radio.send(BoardTable.notification, [Self.module, Register.page], at: time)
        nextDue = .distantFuture
        return false
    }

    private mutating func reportProgress(_ isPageOver: Bool, _ radio: inout BoardRadio, at time: Timestamp) {
        guard interval > 0 ? sinceProgress >= interval || left == 0 : isPageOver else { return }
        sinceProgress = 0
        guard radio.hears(Self.module, Register.progress) else { return }
        let bytes = UInt32(clamping: left).littleEndianBytes
        radio.send(BoardTable.notification, [Self.module, Register.progress] + bytes, at: time)
    }

    /// Removes the confirmed page and continues.
    ///
    /// Returns true at the end of the download.
    ///
    /// A confirmation in the middle of a page has no effect.
    mutating func confirm(_ log: inout BoardLog, _ radio: BoardRadio, at time: Timestamp) -> Bool {
        let isWaiting = nextDue == .distantFuture || sent * BoardLogEntry.size >= log.oldestPage.count || left == 0
        guard isWaiting else { return false }
        if page == log.removedPageCount { log.remove(sent) }
        page = log.removedPageCount
        sent = 0
        nextDue = Self.next(after: time, radio)
        return left == 0
    }
}
