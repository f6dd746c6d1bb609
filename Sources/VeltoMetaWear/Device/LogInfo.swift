public import VeltoCore

/// The state of a board's log as known to the library, without a request to the board.
public struct LogInfo: Hashable, Sendable {
    /// The reason that a log has stopped unexpectedly.
    public enum Interruption: Hashable, Sendable {
        /// The board was reset.
        case reset
        /// The memory was full.
        case full
    }

    /// The mode of a running log; nil while it is stopped, or if `isUnknown`.
    public var mode: LogMode?
    /// The start time; nil while the log is stopped, or if the board has no clock.
    public var started: UTCTime?
    /// The reason that the newest run ended unexpectedly; nil if it did not.
    public var interruption: Interruption?
    /// The time from which nothing was logged; nil without an interruption, or if it is unknown.
    public var interrupted: UTCTime?
    /// Whether a running log has stored nothing for three periods of its slowest logger, or nothing of `silentLoggers`.
    public var isStalled = false
    /// The identifiers of loggers that have probably stored nothing while others have.
    public var silentLoggers: [String] = []
    /// Whether the state of the log is unknown: the library has not stopped it, and the board does not report it.
    public var isUnknown = false
    /// Whether a continuing download has stopped the log and not restarted it yet.
    public var isPaused = false
    /// The number of loggers, and of recovered loggers whose program is unknown.
    public var (loggerCount, recoveredCount) = (0, 0)
    /// The number of logger slots in use, and of all logger slots of the board.
    public var (slotCount, slotCapacity) = (0, 0)
    /// The length of the log in entries, as last read; nil before that.
    public var entries: UInt32?
    /// The capacity of the memory in entries; 0 if the board does not report it.
    public var capacity: UInt32 = 0
    /// The entries per second of the loggers with a known rate.
    public var entryRate = 0.0
    /// The number of the newest reset, 0 to 7; nil before the board's clock was read.
    public var resetID: UInt8?
    /// The number of resets observed in the board's clock.
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

    /// The used share of the memory, 0 to 1; nil while it is unknown.
    public var fill: Double? {
        guard let entries, capacity > 0 else { return nil }
        return min(1, Double(entries) / Double(capacity))
    }

    /// The time until the memory is full (seconds); nil while the log is stopped, or if it is unknown.
    public var remaining: Double? {
        guard mode != nil, let entries, capacity > 0, entryRate > 0 else { return nil }
        return Double(capacity - min(entries, capacity)) / entryRate
    }
}
