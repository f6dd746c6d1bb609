internal import VeltoCore

extension LogAnchors.Anchor {
    /// The maximum disagreement of two readings of a clock (seconds), and the maximum deviation of its crystal (as a
    /// fraction).
    private static let (jitter, deviation) = (1.0, 200e-6)

    /// Returns whether the board was reset since an earlier read, even if this machine's clock was set in between.
    func isAfterReset(since earlier: LogAnchors.Anchor) -> Bool {
        earlier.ticks(to: self) == nil && (resetID != earlier.resetID || tick < earlier.tick)
    }

    /// The ticks to a later reading of the same clock; nil if reset id or time show that the board was reset between
    /// them.
    func ticks(to later: LogAnchors.Anchor) -> Int64? {
        guard resetID == later.resetID else { return nil }
        let elapsed = Double(later.time.signed - time.signed) / BoardTick.nanoseconds
        let counted = Int64(BoardTick.distance(from: tick, to: later.tick))
        let wraps = Int64(((elapsed - Double(counted)) / Double(BoardTick.wrap)).rounded())
        let ticks = counted + wraps * BoardTick.wrap
        let limit = Self.jitter / BoardTick.seconds + Self.deviation * abs(elapsed)
        // A counter that has wrapped since the first reading cannot have started after it.
        guard abs(elapsed - Double(ticks)) <= limit, Int64(tick) + ticks >= 0 else { return nil }
        return ticks
    }
}
