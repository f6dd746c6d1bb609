internal import VeltoCore

/// A part of a log between two resets of the board, in the order of its entries.
struct LogStretch: BitwiseCopyable, Hashable, Sendable {
    /// The reset id.
    var reset: UInt8
    /// The first and the newest tick, without wraps.
    var first: Int64
    var last: Int64
    /// The number of entries.
    var count: UInt64 = 0
    /// The dates; nil if no reading of the clock belongs to it.
    var line: LogLine?
    /// The end of the previous stretch.
    var previous: End?

    /// The estimated end of a stretch.
    struct End: BitwiseCopyable, Hashable, Sendable {
        /// The reset id.
        var reset: UInt8
        /// The date; nil if neither this stretch nor an earlier one has a date.
        var utc: Int64?
        /// The maximum delay between this end and the reset (nanoseconds): a reset loses the entries in memory.
        var slack: Int64 = 0
        /// The date of the board's start before this stretch; the next start is later.
        var earliestBoot: Int64?
    }

    /// The newest tick, as counted by the board.
    @inline(__always)
    var lastTick: UInt32 { UInt32(truncatingIfNeeded: last) }

    /// The maximum number of entries lost by a reset.
    private static let lostEntries = 512.0
    /// The minimum time between two starts of a board (nanoseconds).
    private static let leastDistance: Int64 = 500_000_000

    /// The date of a tick, in nanoseconds since 1970, or without a reading, since the reset.
    @inline(__always)
    func time(_ ticks: Int64) -> Int64 {
        if let line { return line.time(ticks) }
        return BoardTick.nanoseconds(of: ticks)
    }

    /// The date of a tick; nil without a reading of the clock.
    func date(_ ticks: Int64) -> UTCTime? {
        guard count > 0, let utc = line?.time(ticks), utc > 0 else { return nil }
        return UTCTime(nanoseconds: UInt64(utc))
    }

    /// The end, as the next stretch finds it.
    var end: End {
        let spacing = Double(last &- first) * BoardTick.nanoseconds / Double(max(count, 2) - 1)
        let slack = Int64(nanoseconds: spacing.magnitude * Self.lostEntries)
        if let line {
            return End(
                reset: reset, utc: line.time(last), slack: slack, earliestBoot: line.time(0) &+ Self.leastDistance)
        }
        // As far as known, it began at the end of the previous stretch.
        let boot = previous?.utc
        let total = Double(slack) + Double(previous?.slack ?? 0) + LogClock.longestReset
        return End(
            reset: reset, utc: boot.map { $0 &+ Int64(nanoseconds: Double(last) * BoardTick.nanoseconds) },
            slack: Int64(nanoseconds: total), earliestBoot: boot ?? previous?.earliestBoot)
    }
}
