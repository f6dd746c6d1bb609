internal import Glibc
internal import Synchronization

/// The clock of a context: the system's monotonic clock, or a manual one.
public final class TimeSource: Sendable {
    /// The time of a manual clock, in nanoseconds.
    private let manualTime: Atomic<UInt64>
    /// Whether the clock is manual.
    public let isManual: Bool
    /// The nanoseconds between UTC and a manual clock, which a day on that clock does not change.
    private let manualOffset: UInt64
    private let sleeps = Guarded(SleepHistory())

    private init(manual: Bool, start: Timestamp) {
        isManual = manual
        manualOffset = manual ? Self.systemTime(CLOCK_REALTIME).nanoseconds &- start.nanoseconds : 0
        manualTime = Atomic(start.nanoseconds)
        lookForSleep()
    }

    /// The system's monotonic clock.
    public static func monotonic() -> TimeSource {
        TimeSource(manual: false, start: .zero)
    }

    /// A manual clock, which stands still until `set(_:)`.
    ///
    /// It starts at one second, so that "never" (0) and "at the beginning" differ.
    public static func manual(start: Timestamp = Timestamp(nanoseconds: 1_000_000_000)) -> TimeSource {
        TimeSource(manual: true, start: start)
    }

    /// The time now.
    public var now: Timestamp {
        isManual
            ? Timestamp(nanoseconds: manualTime.load(ordering: .acquiring)) : Self.systemTime(CLOCK_MONOTONIC)
    }

    /// Moves a manual clock forward; a time in the past has no effect.
    public func set(_ time: Timestamp) {
        // Not `Atomic.max`, which takes the upper half of the unsigned numbers for negative ones.
        var present = manualTime.load(ordering: .relaxed)
        while time.nanoseconds > present {
            let (isSet, newer) = manualTime.weakCompareExchange(
                expected: present, desired: time.nanoseconds, ordering: .acquiringAndReleasing)
            if isSet { return }
            present = newer
        }
    }

    /// The current time in UTC.
    ///
    /// On a manual clock, it is the system's time at the clock's creation plus the time passed on the clock: a day
    /// simulated in a second ends on the next date.
    public var utc: UTCTime {
        UTCTime(nanoseconds: isManual ? now.nanoseconds &+ manualOffset : Self.systemTime(CLOCK_REALTIME).nanoseconds)
    }

    /// The time now, on this clock and in UTC.
    public var anchor: ClockAnchor {
        let time = now
        guard !isManual else { return ClockAnchor(time: time, utc: utc) }
        let utc = utc
        // Midway between two readings: the thread may lose the processor between them.
        return ClockAnchor(time: Timestamp(nanoseconds: time.nanoseconds / 2 &+ now.nanoseconds / 2), utc: utc)
    }

    /// Converts a time on this clock to UTC.
    ///
    /// The system's clock as last set determines the result: if it is set, earlier dates shift too. Sleep periods, in
    /// which this clock stands still and UTC continues, are taken into account.
    public func utc(at time: Timestamp) -> UTCTime {
        let present = anchor
        guard !isManual else { return present.utc(at: time) }
        lookForSleep()
        return sleeps.withLock { $0.utc(at: time, present) }
    }

    /// The last known awake time before the newest sleep of the machine, and all nanoseconds asleep since the clock was made.
    package var newestSleep: (after: Timestamp, total: UInt64)? {
        lookForSleep()
        return sleeps.withLock { $0.newest }
    }

    /// Lets the machine of a manual clock sleep for `seconds`, in which the clock stands still.
    package func sleep(seconds: Double) {
        guard isManual else { return }
        sleeps.withLock { sleeps in
            let before = sleeps.newest?.total ?? 0
            sleeps.learn(asleep: before, at: now)
            sleeps.learn(asleep: before + UInt64(max(0, min(seconds, 1e9)) * 1e9), at: now, after: now)
        }
    }

    /// Notices that the machine was asleep, after a time at which it was awake.
    func lookForSleep(after awake: Timestamp = .zero) {
        guard !isManual else { return }
        let now = Self.systemTime(CLOCK_MONOTONIC)
        let withSleep = Self.systemTime(CLOCK_BOOTTIME)
        // If the thread lost the processor in between, the readings are not of one moment.
        guard Self.systemTime(CLOCK_MONOTONIC).seconds(since: now) < 0.005 else { return }
        sleeps.withLock { $0.learn(asleep: withSleep.nanoseconds &- now.nanoseconds, at: now, after: awake) }
    }

    private static func systemTime(_ clock: clockid_t) -> Timestamp {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        let seconds = UInt64(truncatingIfNeeded: time.tv_sec)
        return Timestamp(nanoseconds: seconds &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec))
    }
}
