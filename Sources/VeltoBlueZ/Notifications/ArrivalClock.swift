internal import VeltoCore

/// Converts the send times of a socket's values to the context's clock.
///
/// The kernel's timestamps are in UTC. UTC may be set between sending and reading, and unlike the context's clock it
/// continues while the machine sleeps. The offset between the clocks is therefore measured again for implausible
/// timestamps. Results are clamped to the possible arrival times of the value.
struct ArrivalClock {
    /// The maximum age of a value whose timestamp needs no check (nanoseconds).
    private static let promptTime: UInt64 = 1_000_000
    /// The interval of offset measurements (nanoseconds).
    ///
    /// Corrections of UTC change the offset by up to 0.5 ms per second.
    private static let anchorAge: UInt64 = 1_000_000_000

    /// The minimum change of the offset that means that UTC was set or the machine slept (seconds).
    private static let leastStep = 0.001

    private var anchor: ClockAnchor
    /// The offset before the last change, and the time of its detection.
    ///
    /// Values that waited at that time may have been sent before the change.
    private var older: ClockAnchor
    private var change = Timestamp.zero
    /// The newest arrival; values of a socket arrive in order.
    private(set) var newest = Timestamp.zero

    init(_ anchor: ClockAnchor) {
        self.anchor = anchor
        older = anchor
    }

    /// Returns the arrival time of a value that is read in the turn at `turn` and arrived after `earliest`.
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

    /// Returns the plausible time among those computed with the current and the previous offset.
    ///
    /// If both are plausible, the earlier one is correct, since the later one would leave a gap after the previous
    /// value.
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
