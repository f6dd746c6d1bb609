internal import VeltoCore

/// Assigns entries to the periods between resets, in which ticks increase.
///
/// A single odd tick is neither a reset nor a gap: later entries determine the meaning of an unexpected tick. If they
/// have not arrived, the entry waits for the next page.
struct LogOrder: Hashable, Sendable {
    /// The meaning of an entry's tick.
    enum Verdict: Hashable, Sendable {
        /// The entry follows the previous ones.
        case regular
        /// The entry is out of order, and later entries do not confirm it.
        case odd
        /// The board was reset before the entry.
        case afterReset
        /// Later entries are needed.
        case undecided
    }

    /// The number of entries that are examined after an unexpected tick, and the majority that ends the examination
    /// early.
    static let window = 16
    private static let majority = 3
    /// A lower count after this number of ticks (4.5 days) is not a wrap of the counter.
    fileprivate static let longestPause: Int32 = 1 << 28

    /// The largest step that needs no confirmation, in ticks.
    let normalStep: Int32
    /// The part of the log with the newest entry; initially without entries, with an invalid reset id.
    private(set) var current = LogStretch(reset: .max, first: 0, last: 0)
    /// The earlier parts.
    private(set) var finished: [LogStretch] = []

    /// The maximum number of parts that are reported.
    static let capacity = 64
    /// The standard step (seconds), and the normal step in periods of the fastest logger.
    private static let (standardStep, normalPeriods) = (1.0, 3.0)

    /// Expects entries of loggers with these rates.
    init(rates: [Double]) {
        let fastest = rates.filter(\.isFinite).max().map { Self.normalPeriods / max($0, 1e-3) } ?? Self.standardStep
        normalStep = Int32(min(fastest, Self.standardStep) / BoardTick.seconds) + 2
    }

    /// Restores a saved order.
    init(normalStep: Int32, current: LogStretch, finished: [LogStretch]) {
        self.normalStep = normalStep
        self.current = current
        self.finished = Array(finished.suffix(Self.capacity))
    }

    /// Takes the entries in regular order from an index on, and returns their number.
    @inline(__always)
    mutating func takeRegular(_ entries: [LogEntry], from start: Int) -> Int {
        var (last, passed, index) = (current.lastTick, Int64(0), start)
        while index < entries.count {
            let entry = entries[index]
            let step = BoardTick.distance(from: last, to: entry.tick)
            guard step >= 0, step <= normalStep, entry.reset == current.reset else { break }
            passed &+= Int64(step)
            last = entry.tick
            index &+= 1
        }
        current.last &+= passed
        current.count &+= UInt64(index &- start)
        return index &- start
    }

    /// Processes an entry out of regular order.
    ///
    /// Later entries determine the meaning of its tick.
    ///
    /// Without later entries, the present ones decide.
    mutating func takeUnexpected(
        _ entries: [LogEntry], at index: Int, isFinal: Bool, _ clock: LogClock
    ) -> Verdict {
        guard current.count > 0 else { return takeFirst(entries, at: index, isFinal: isFinal, clock) }
        let entry = entries[index]
        let change = Change(from: current, to: entry)
        guard let isConfirmed = isConfirmed(change, entries, index, isFinal) else { return .undecided }
        guard isConfirmed else {
            current.count += 1
            return .odd
        }
        if change == .pause {
            current.last += Int64(BoardTick.distance(from: current.lastTick, to: entry.tick))
            current.count += 1
            return .regular
        }
        finished.append(current)
        if finished.count > Self.capacity { finished.removeFirst() }
        begin(entry, after: current.end, clock)
        return .afterReset
    }

    private mutating func takeFirst(
        _ entries: [LogEntry], at index: Int, isFinal: Bool, _ clock: LogClock
    ) -> Verdict {
        let entry = entries[index]
        let next = entries[index...].dropFirst().first { !$0.isBeside(entry) }
        guard next != nil || isFinal || entry.tick != 0 else { return .undecided }
        if let next, entry.tick == 0, BoardTick.distance(from: 0, to: next.tick) > normalStep {
            begin(next, after: nil, clock)
            return .odd
        }
        begin(entry, after: nil, clock)
        return .regular
    }

    private mutating func begin(_ entry: LogEntry, after end: LogStretch.End?, _ clock: LogClock) {
        let tick = Int64(entry.tick)
        current = LogStretch(
            reset: entry.reset, first: tick, last: tick, count: 1,
            line: clock.line(reset: entry.reset, first: entry.tick, after: end), previous: end)
    }

    /// Dates the current part if a newer reading belongs to it.
    mutating func date(by clock: LogClock) {
        guard current.count > 0, current.line == nil else { return }
        current.line = clock.line(
            reset: current.reset, first: UInt32(truncatingIfNeeded: current.first), after: current.previous)
    }

    // MARK: Unexpected ticks

    /// The apparent cause of an unexpected tick.
    private enum Change {
        /// Nothing was logged for a while.
        case pause
        /// The tick is lower under the same reset id.
        case lowerTick
        /// The reset id is another one.
        case otherReset

        init(from current: LogStretch, to entry: LogEntry) {
            let step = BoardTick.distance(from: current.lastTick, to: entry.tick)
            if entry.reset != current.reset {
                self = .otherReset
            } else if step < 0 || entry.tick < current.lastTick && step > LogOrder.longestPause {
                self = .lowerTick
            } else {
                self = .pause
            }
        }
    }

    /// Returns whether the later entries continue this entry rather than the previous ones; nil if there are too few to
    /// decide.
    private func isConfirmed(
        _ change: Change, _ entries: [LogEntry], _ index: Int, _ isFinal: Bool
    ) -> Bool? {
        let entry = entries[index]
        let last = LogEntry(logger: 0, reset: current.reset, tick: current.lastTick, data: 0)
        let following = entries[(index + 1)...].prefix(Self.window)
        var votes = 0
        // The chunks of the same sample have the same tick, which proves nothing.
        for other in following where !other.isBeside(entry) {
            let (confirms, denies) = (other.follows(entry), other.follows(last))
            // After a lower tick, every entry that continues the newest one also continues this one.
            if change == .lowerTick ? denies : denies && !confirms { votes -= 1 } else if confirms { votes += 1 }
            if abs(votes) >= Self.majority { return votes > 0 }
        }
        guard isFinal || following.count == Self.window else { return nil }
        return votes == 0 ? change != .lowerTick : votes > 0
    }
}

extension LogEntry {
    /// Whether two entries may be chunks of one sample.
    fileprivate func isBeside(_ other: LogEntry) -> Bool {
        reset == other.reset && abs(Int64(BoardTick.distance(from: other.tick, to: tick))) <= 1
    }

    /// Whether an entry may follow another one.
    fileprivate func follows(_ other: LogEntry) -> Bool {
        reset == other.reset && (0...LogOrder.longestPause).contains(BoardTick.distance(from: other.tick, to: tick))
    }
}
