internal import Synchronization
internal import VeltoCore

/// The steps of more than a second that a program passes: three that come faster than time goes are milliseconds.
///
/// A game that was stopped for a while passes one long step, or some, but never faster than time goes.
struct LongSteps: ~Copyable, Sendable {
    /// No game draws so seldom.
    static let least = 1.0
    /// The number of steps in a row that are no chance.
    private static let run: UInt32 = 3

    private let count = Atomic<UInt32>(0)
    private let newest = Atomic<UInt64>(0)

    init() {}

    /// Takes a step of a poll, in seconds.
    @inline(never)
    func take(_ step: Double, at now: Timestamp, _ log: Log, _ device: ObjectHandle) {
        let previous = Timestamp(nanoseconds: newest.exchange(now.nanoseconds, ordering: .relaxed))
        guard now.seconds(since: previous) < step / 2 else { return count.store(1, ordering: .relaxed) }
        guard count.add(1, ordering: .relaxed).newValue == Self.run else { return }
        log.write(
            .warning, device: device,
            "the last \(Self.run) polls passed steps of more than a second, the newest \(step), faster than time goes: dt is in "
                + "seconds, not in milliseconds")
    }
}
