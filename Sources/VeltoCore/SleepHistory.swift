/// The sleep periods of the machine, in which a context's clock stood still and UTC continued.
struct SleepHistory {
    private struct Sleep {
        /// The last time at which the machine was known to be awake before.
        let after: Timestamp
        /// Nanoseconds asleep since the history began, with this sleep.
        let total: UInt64
    }

    /// The number of sleeps that are remembered; the oldest merge.
    private static let capacity = 256
    /// Two readings of clocks are never of the same moment: shorter sleeps (nanoseconds) do not count.
    private static let shortest: UInt64 = 10_000_000

    private var sleeps: [Sleep] = []
    private var begin: UInt64?
    private var total: UInt64 = 0
    private var newestLook = Timestamp.zero

    /// Learns how long (nanoseconds) the machine has been asleep in all.
    ///
    /// The newest part of it came after the last look, and after the time `awake`.
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

    /// The last known awake time before the newest sleep, and all nanoseconds asleep; nil without a sleep.
    var newest: (after: Timestamp, total: UInt64)? { sleeps.last.map { ($0.after, $0.total) } }

    /// Returns a time on the context's clock in UTC, by the present moment on both.
    func utc(at time: Timestamp, _ present: ClockAnchor) -> UTCTime {
        let before = sleeps.last { $0.after < time }?.total ?? 0
        let utc = present.utc(at: time)
        return UTCTime(nanoseconds: utc.nanoseconds - min(total - before, utc.nanoseconds))
    }
}
