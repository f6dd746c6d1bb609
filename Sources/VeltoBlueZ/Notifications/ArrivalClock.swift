internal import VeltoCore

/// Converts the send times of a socket's values to the context's clock.
///
/// The kernel's timestamps are in UTC. UTC may be set between sending and reading, and it continues while the machine
/// sleeps, unlike the context's clock. The offset between the two clocks is therefore measured again for implausible
/// timestamps, and results are clamped to the time span in which the value can have arrived.
struct ArrivalClock {
    /// A value that was read within this time (nanoseconds) is not worth a look at the clocks.
    private static let promptTime: UInt64 = 1_000_000
    /// The distance between the clocks is looked up again after this time (nanoseconds): corrections of UTC move it by up to
    /// half a millisecond a second.
    private static let anchorAge: UInt64 = 1_000_000_000

    /// A larger change of the distance (seconds) means that UTC was set, or that the machine slept.
    private static let leastStep = 0.001

    private var anchor: ClockAnchor
    /// The distance before it changed, and when that was noticed: what waited then may have been sent before the change.
    private var older: ClockAnchor
    private var change = Timestamp.zero
    /// The newest arrival: those of a socket are in order.
    private(set) var newest = Timestamp.zero

    init(_ anchor: ClockAnchor) {
        self.anchor = anchor
        older = anchor
    }

    /// Returns the arrival of a value that is read in the turn of the loop at `turn`, and that came after `earliest`.
    mutating func arrival(
        sent: UTCTime, turn: Timestamp, after earliest: Timestamp, _ look: () -> ClockAnchor
    ) -> Timestamp {
        let arrival = anchor.time(at: sent)
        let isPrompt =
            turn.nanoseconds &- arrival.nanoseconds < Self.promptTime && turn > change
            && turn.nanoseconds < anchor.time.nanoseconds &+ Self.anchorAge
        newest = isPrompt ? max(arrival, newest) : fit(sent, after: max(earliest, newest), look())
        return newest
    }

    /// Chooses between the times by the present distance of the clocks and by the one before.
    ///
    /// The earlier time that is possible is right: the later one would leave a gap after the value before.
    @inline(never)
    private mutating func fit(_ sent: UTCTime, after earliest: Timestamp, _ present: ClockAnchor) -> Timestamp {
        if abs(anchor.time(at: present.utc).seconds(since: present.time)) > Self.leastStep {
            (older, change) = (anchor, present.time)
        }
        anchor = present
        let (new, old) = (present.time(at: sent), older.time(at: sent))
        let isNewPossible = new >= earliest && new <= present.time
        let isOldPossible = old >= earliest && old <= change
        if isOldPossible { return isNewPossible ? min(new, old) : old }
        return min(max(new, earliest), present.time)
    }
}
