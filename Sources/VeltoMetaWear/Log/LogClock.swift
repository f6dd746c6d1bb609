internal import VeltoCore

/// The reads of a board's clock, which date the entries of its log.
///
/// A reset restarts the clock at tick 0, so reads are related only between two resets. The first and the latest read of
/// each period are kept: a crystal that is off by 30 ppm deviates by a second after a night, which two reads reveal.
///
/// Source: MetaWear system protocol, 3.7.
struct LogClock: Hashable, Sendable {
    /// The maximum number of readings that are kept.
    static let capacity = 16
    /// The maximum duration of a reset in nanoseconds.
    ///
    /// With the same id, it must be distinguished from a second reset.
    static let (longestReset, longestResetUnderSameID) = (60e9, 5e9)
    /// The maximum time by which an entry may seem to be later than the download (nanoseconds).
    private static let future: Int64 = 60_000_000_000
    /// The minimum time between two readings that determine the rate of the clock (nanoseconds): each has an error of
    /// about 50 ms.
    fileprivate static let shortestBaseline: Int64 = 3_600_000_000_000

    /// The readings, oldest first.
    private(set) var anchors: [LogAnchors.Anchor] = []

    /// Creates a clock without readings, or with saved ones.
    init(_ anchors: [LogAnchors.Anchor] = []) {
        self.anchors = Array(anchors.suffix(Self.capacity))
    }

    /// Stores a reading; returns whether the board was reset since the previous one.
    @discardableResult
    mutating func add(_ anchor: LogAnchors.Anchor) -> Bool {
        guard let newest = anchors.last else {
            anchors = [anchor]
            return false
        }
        guard newest != anchor else { return false }
        let isSame = newest.ticks(to: anchor) != nil
        let isThird = isSame && anchors.count > 1 && anchors[anchors.count - 2].ticks(to: newest) != nil
        if isThird { anchors.removeLast() }
        anchors.append(anchor)
        if anchors.count > Self.capacity { anchors.removeFirst() }
        return !isSame
    }

    /// Whether the board was not reset between the newest entry of a stretch and the latest reading.
    ///
    /// If a reading has a date before that entry, the host's clock was set back: then only the ticks decide.
    func runs(since stretch: LogStretch) -> Bool {
        guard let line = stretch.line, let latest = anchors.last, latest.resetID == stretch.reset else { return false }
        let ticks = BoardTick.distance(from: stretch.lastTick, to: latest.tick)
        let elapsed = Double(latest.time.signed) - Double(line.time(stretch.last))
        let difference = abs(elapsed - Double(ticks) * BoardTick.nanoseconds)
        return ticks >= 0 && (elapsed < 0 || difference < Self.longestResetUnderSameID)
    }

    /// The time between two resets, as far as it was read.
    private struct Boot {
        let first: LogAnchors.Anchor
        var last: LogAnchors.Anchor

        /// The line through the readings for a stretch of entries that began at the tick `start`.
        func line(from start: UInt32) -> LogLine {
            // The reading may be before the start, or one wrap later.
            let tick = Int64(start) + Int64(BoardTick.distance(from: start, to: first.tick))
            let elapsed = last.time.signed - first.time.signed
            guard elapsed >= LogClock.shortestBaseline, let ticks = first.ticks(to: last), ticks > 0 else {
                return LogLine(tick: tick, utc: first.time.signed)
            }
            return LogLine(tick: tick, utc: first.time.signed, nanosecondsPerTick: Double(elapsed) / Double(ticks))
        }
    }

    private var boots: [Boot] {
        var boots: [Boot] = []
        for anchor in anchors {
            if let newest = boots.last, newest.last.ticks(to: anchor) != nil {
                boots[boots.count - 1].last = anchor
            } else {
                boots.append(Boot(first: anchor, last: anchor))
            }
        }
        return boots
    }

    /// The line for a stretch of entries that begins at a tick; nil if no reading belongs to it.
    ///
    /// Reset ids repeat after eight resets. A reading before the first entry belongs to the stretch. Any other reading
    /// belongs to it only if the board started after the end of the previous stretch.
    func line(reset: UInt8, first: UInt32, after previous: LogStretch.End?) -> LogLine? {
        guard let latest = anchors.last?.time.signed else { return nil }
        let candidates = boots.filter { boot in
            guard boot.first.resetID == reset else { return false }
            if let earliest = previous?.earliestBoot, boot.first.boot <= earliest { return false }
            let wasRead = BoardTick.distance(from: boot.first.tick, to: first) >= 0
            return wasRead && previous == nil || boot.line(from: first).time(Int64(first)) <= latest + Self.future
        }
        let readBefore = candidates.filter { BoardTick.distance(from: $0.first.tick, to: first) >= 0 }
        let boot: Boot?
        if let previous, let expected = previous.utc {
            let length = previous.reset == reset ? Self.longestResetUnderSameID : Self.longestReset
            let slack = Double(previous.slack) + length
            boot = candidates.first { abs(Double($0.first.boot &- expected)) <= slack } ?? readBefore.first
        } else {
            boot = (previous == nil ? readBefore.last : nil) ?? candidates.first
        }
        return boot?.line(from: first)
    }
}
