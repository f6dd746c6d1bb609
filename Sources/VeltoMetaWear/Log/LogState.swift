internal import VeltoCore
internal import VeltoWearable

/// A run of the log, from its start until it is stopped.
struct LogRun: Hashable, Sendable {
    var mode: LogMode
    /// The reading of the board's clock at the start; nil if the board did not answer.
    var start: LogAnchors.Anchor?

    /// The estimated time at which the memory became full, if it is full at a given time; nil without a start or a
    /// rate.
    func end(before now: UTCTime, _ capacity: UInt32, _ entryRate: Double) -> UTCTime? {
        guard let start, entryRate > 0 else { return nil }
        let seconds = Double(capacity) / entryRate
        guard seconds < 1e9 else { return now }
        return min(now, UTCTime(nanoseconds: start.time.nanoseconds &+ UInt64(seconds * 1e9)))
    }
}

/// The reason that a log has stopped unexpectedly.
struct LogInterruption: Hashable, Sendable {
    enum Cause: CaseIterable, Hashable, Sendable {
        /// The board was reset.
        case reset
        /// The memory was full.
        case full
    }

    let cause: Cause
    /// The time since which nothing was logged; nil if unknown.
    var since: UTCTime?
}

/// The state of a board's log as known to the library.
struct LogState: Hashable, Sendable {
    /// The loggers on the board, in the order of their creation.
    var loggers: [BoardLogger] = []
    /// The current run; nil while the log is stopped.
    var run: LogRun?
    /// Whether the log is known to be stopped.
    ///
    /// Only a stop or a reset of the board shows that.
    var isStopped = false
    /// The reason that the newest run ended unexpectedly; nil if it did not.
    var interruption: LogInterruption?
    /// The mode in which a download must restart the log; nil for none.
    ///
    /// The mode outlives program and link.
    var resumption: LogMode?
    /// A signal whose logger creation has failed.
    ///
    /// The board may have some of its loggers.
    var leftover: LogSource?
    /// The numbers of removed loggers of which the log may have entries.
    ///
    /// They must not be reassigned.
    var retired: Set<UInt8> = []
    /// The number of recycled pages at the start of the log, before any of its entries was overwritten; nil for an
    /// empty log.
    var recycled: RecycledPages?
    /// The entries in the log, as last read; nil before that.
    var length: UInt32?
    /// The last announced share in percent.
    var announced = 0
    /// Whether a running log has stored nothing for three periods of the slowest logger.
    var isStalled = false
    /// The loggers that have probably stored nothing, while others have.
    var silent: [String] = []
    /// The shares of the regular loggers when this process started the log; empty for the log of an earlier run.
    var shares: [LogShare] = []

    /// The number of logger slots in use.
    var slotCount: Int { loggers.reduce(0) { $0 + $1.layout.loggers.count } }

    /// Entries per second of the loggers whose rate is known.
    var entryRate: Double {
        loggers.reduce(0) { $0 + ($1.layout.rate ?? 0) * Double($1.layout.loggers.count) }
    }

    /// Handles an empty log, whose ranges may change.
    mutating func becameEmpty() {
        for index in loggers.indices { loggers[index].mayHaveEntries = false }
        (length, announced, isStalled, silent, retired, recycled) = (0, 0, false, [], [], nil)
        if interruption?.cause == .full { interruption = nil }
    }

    /// Removes missing loggers, and returns them.
    mutating func removeLoggers(where isGone: (BoardLogger) -> Bool) -> [BoardLogger] {
        let gone = loggers.filter(isGone)
        loggers.removeAll(where: isGone)
        for logger in gone where logger.mayHaveEntries { retired.formUnion(logger.layout.loggers) }
        return gone
    }

    /// Handles a reset of the board.
    ///
    /// Loggers and entries are still present, but nothing was logged since, unless a boot macro has restarted the log.
    mutating func boardWasReset(at date: UTCTime?, startsAgain: Bool = false) {
        isStopped = !startsAgain
        guard run != nil else { return }
        run = nil
        (isStalled, silent) = (false, [])
        interruption = startsAgain ? nil : LogInterruption(cause: .reset, since: date)
    }

    /// The logger of a part; nil if there is none.
    func logger(_ part: PartID) -> BoardLogger? { loggers.first { $0.part == part } }

    // MARK: Fill level

    /// The shares of the memory that are announced, in percent.
    private static let marks = [50, 80, 95, 100]

    /// Takes a reading of the length; returns the share in percent if it has passed a mark.
    mutating func take(length: UInt32, of capacity: UInt32) -> Int? {
        self.length = length
        guard capacity > 0 else { return nil }
        let percent = Int(min(100, UInt64(length) * 100 / UInt64(capacity)))
        let mark = Self.marks.last { $0 <= percent } ?? 0
        defer { announced = mark }
        return mark > announced ? percent : nil
    }
}
