/// The sleep periods of the machine, during which a context's clock stops and UTC continues.
struct SleepHistory {
    private struct Sleep {
        /// The last time at which the machine is known to have been awake before.
        let after: Timestamp
        /// Nanoseconds asleep since the history began, including this sleep.
        let total: UInt64
    }

    /// The maximum number of recorded sleeps; the oldest ones are merged.
    private static let capacity = 256
    /// The minimum duration of a sleep (nanoseconds), since two clock readings are never simultaneous.
    private static let shortest: UInt64 = 10_000_000

    private var sleeps: [Sleep] = []
    private var begin: UInt64?
    private var total: UInt64 = 0
    private var newestLook = Timestamp.zero

    /// Records the total sleep time of the machine (nanoseconds).
    ///
    /// The newest part of it occurred after the last check, and after the time `awake`.
    mutating func learn(asleep: UInt64, at now: Timestamp, after awake: Timestamp = .zero) {
        let awake = max(awake, newestLook)
        newestLook = max(now, newestLook)
        guard let begin else {
            begin = asleep
            return
        }
        let sum = asleep >= begin ? asleep - begin : 0
        guard sum > total, sum - total >= Self.shortest else { return }
        total = sum
        if sleeps.count == Self.capacity { sleeps.removeFirst() }
        sleeps.append(Sleep(after: awake, total: sum))
    }

    /// The last known awake time before the newest sleep, and the total sleep time; nil without a sleep.
    var newest: (after: Timestamp, total: UInt64)? { sleeps.last.map { ($0.after, $0.total) } }

    /// Converts a time on the context's clock to UTC, given the current time on both clocks.
    func utc(at time: Timestamp, _ present: ClockAnchor) -> UTCTime {
        let before = sleeps.last { $0.after < time }?.total ?? 0
        let utc = present.utc(at: time)
        return UTCTime(nanoseconds: utc.nanoseconds - min(total - before, utc.nanoseconds))
    }
}
