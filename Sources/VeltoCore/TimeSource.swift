internal import Glibc
internal import Synchronization

/// The clock of a context: the system's monotonic clock, or a manual one.
public final class TimeSource: Sendable {
    /// The time of a manual clock (nanoseconds).
    private let manualTime: Atomic<UInt64>
    /// Whether the clock is manual.
    public let isManual: Bool
    /// The constant offset between UTC and a manual clock (nanoseconds).
    private let manualOffset: UInt64
    private let sleeps = Guarded(SleepHistory())

    private init(manual: Bool, start: Timestamp) {
        isManual = manual
        manualOffset = manual ? Self.systemTime(CLOCK_REALTIME).nanoseconds &- start.nanoseconds : 0
        manualTime = Atomic(start.nanoseconds)
        lookForSleep()
    }

    /// Returns the system's monotonic clock.
    public static func monotonic() -> TimeSource {
        TimeSource(manual: false, start: .zero)
    }

    /// Returns a manual clock, which stands still until `set(_:)`.
    ///
    /// It starts at one second, so that the start differs from 0, which means "never".
    public static func manual(start: Timestamp = Timestamp(nanoseconds: 1_000_000_000)) -> TimeSource {
        TimeSource(manual: true, start: start)
    }

    /// The current time.
    public var now: Timestamp {
        isManual
            ? Timestamp(nanoseconds: manualTime.load(ordering: .acquiring)) : Self.systemTime(CLOCK_MONOTONIC)
    }

    /// Advances a manual clock; a time in the past has no effect.
    public func set(_ time: Timestamp) {
        // Not `Atomic.max`, which treats the upper half of unsigned numbers as negative.
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
    /// A manual clock starts at the system's time of its creation, and UTC advances with it: a day simulated in a
    /// second ends on the next date.
    public var utc: UTCTime {
        UTCTime(nanoseconds: isManual ? now.nanoseconds &+ manualOffset : Self.systemTime(CLOCK_REALTIME).nanoseconds)
    }

    /// The current time on this clock and in UTC.
    public var anchor: ClockAnchor {
        let time = now
        guard !isManual else { return ClockAnchor(time: time, utc: utc) }
        let utc = utc
        // The midpoint of two readings, since the thread may be descheduled between them.
        return ClockAnchor(time: Timestamp(nanoseconds: time.nanoseconds / 2 &+ now.nanoseconds / 2), utc: utc)
    }

    /// Converts a time on this clock to UTC.
    ///
    /// The current setting of the system's clock determines the result, so setting it shifts earlier dates, too. Sleep
    /// periods, during which this clock stops and UTC continues, are included.
    public func utc(at time: Timestamp) -> UTCTime {
        let present = anchor
        guard !isManual else { return present.utc(at: time) }
        lookForSleep()
        return sleeps.withLock { $0.utc(at: time, present) }
    }

    /// The last known awake time before the machine's newest sleep, and the total sleep time; nil without a sleep.
    package var newestSleep: (after: Timestamp, total: UInt64)? {
        lookForSleep()
        return sleeps.withLock { $0.newest }
    }

    /// Simulates a sleep of `seconds` on a manual clock, which stands still meanwhile.
    package func sleep(seconds: Double) {
        guard isManual else { return }
        sleeps.withLock { sleeps in
            let before = sleeps.newest?.total ?? 0
            sleeps.learn(asleep: before, at: now)
            sleeps.learn(asleep: before + UInt64(max(0, min(seconds, 1e9)) * 1e9), at: now, after: now)
        }
    }

    /// Detects a sleep of the machine after a time at which it was awake.
    func lookForSleep(after awake: Timestamp = .zero) {
        guard !isManual else { return }
        let now = Self.systemTime(CLOCK_MONOTONIC)
        let withSleep = Self.systemTime(CLOCK_BOOTTIME)
        // If the thread was descheduled in between, the readings are not simultaneous.
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
