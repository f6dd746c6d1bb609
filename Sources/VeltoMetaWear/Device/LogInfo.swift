public import VeltoCore

/// The state of a board's log, as the library knows it; it asks the board nothing.
public struct LogInfo: Hashable, Sendable {
    /// The reason for which a log that should run does not.
    public enum Interruption: Hashable, Sendable {
        /// The board was reset.
        case reset
        /// The memory was full.
        case full
    }

    /// The mode of the log while it runs; nil while it is stopped, or if `isUnknown`.
    public var mode: LogMode?
    /// The time of the start; nil while it is stopped, or without a clock of the board.
    public var started: UTCTime?
    /// The reason for which the newest run ended by itself; nil if it did not.
    public var interruption: Interruption?
    /// The time from which on nothing was logged; nil without an interruption, or if the time is not known.
    public var interrupted: UTCTime?
    /// Whether the log runs, and has stored nothing for three periods of its slowest logger, or nothing of one logger: `silentLoggers`.
    public var isStalled = false
    /// The identifiers of the loggers of which one has probably stored nothing, while others do.
    public var silentLoggers: [String] = []
    /// Whether it is not known whether the log runs: the library has not stopped it, and the board does not report it.
    public var isUnknown = false
    /// Whether the log was stopped by a download that goes on, which has not started it again.
    public var isPaused = false
    /// The number of loggers, and of those found on the board with no program that knew them.
    public var (loggerCount, recoveredCount) = (0, 0)
    /// The number of the board's loggers that are in use, and that it has.
    public var (slotCount, slotCapacity) = (0, 0)
    /// The length of the log in entries, as it was read last; nil before.
    public var entries: UInt32?
    /// The number of entries that the memory holds; 0 if the board does not report it.
    public var capacity: UInt32 = 0
    /// Entries per second of the loggers whose rate is known.
    public var entryRate = 0.0
    /// The number of the newest reset, 0 to 7; nil before the board's clock was read.
    public var resetID: UInt8?
    /// The number of resets that readings of the board's clock show.
    public var resetCount = 0

    init(_ log: LogState, _ limits: LogLimits, _ anchors: LogAnchors) {
        (mode, started) = (log.run?.mode, log.run?.start?.time)
        interruption = log.interruption.map { $0.cause == .full ? .full : .reset }
        (interrupted, isStalled) = (log.interruption?.since, log.isStalled || !log.silent.isEmpty)
        silentLoggers = log.silent
        (isPaused, isUnknown) = (log.resumption != nil, log.run == nil && !log.isStopped)
        (loggerCount, recoveredCount) = (log.loggers.count, log.loggers.count { $0.isRecovered })
        (slotCount, slotCapacity) = (log.slotCount, limits.loggers)
        (entries, capacity, entryRate) = (log.length, limits.capacity, log.entryRate)
        resetID = anchors.all.last?.resetID
        resetCount = zip(anchors.all, anchors.all.dropFirst()).count { $0.ticks(to: $1) == nil }
    }

    /// The share of the memory that is used, 0 to 1; nil while it is unknown.
    public var fill: Double? {
        guard let entries, capacity > 0 else { return nil }
        return min(1, Double(entries) / Double(capacity))
    }

    /// The seconds until the memory is full; nil while the log is stopped, or if they are unknown.
    public var remaining: Double? {
        guard mode != nil, let entries, capacity > 0, entryRate > 0 else { return nil }
        return Double(capacity - min(entries, capacity)) / entryRate
    }
}
