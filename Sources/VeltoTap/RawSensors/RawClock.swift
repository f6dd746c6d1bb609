internal import VeltoCore

/// Follows the device's clock of one kind of message: the time of each, and the number of those missing.
///
/// Source: TAP protocol notes, 3.6 and what was found while planning.
struct RawClock {
    /// The clock wraps after 31 bits of milliseconds.
    private static let mask: UInt32 = 0x7FFF_FFFF
    /// A longer way, or one back, is another clock (milliseconds).
    private static let longestGap: UInt32 = 10_000
    /// A measurement is never older than this when it arrives (nanoseconds).
    private static let longestDelay: UInt64 = 1_000_000_000
    private static let nanosecondsPerTick: UInt64 = 1_000_000

    /// A message: its place on the context's clock, and the number of messages that are missing before it.
    struct Step {
        let time: Timestamp
        let lost: UInt64
    }

    private var newest: UInt32?
    /// A moment on both clocks.
    private var anchor: (tick: UInt32, time: Timestamp) = (0, .zero)
    private var rhythm = RawRhythm()

    mutating func take(_ tick: UInt32, arrival: Timestamp) -> Step {
        guard let newest, distance(newest, tick) <= Self.longestGap else {
            restart(tick, arrival)
            return Step(time: arrival, lost: 0)
        }
        self.newest = tick
        let lost = rhythm.missing(after: distance(newest, tick))
        let elapsed = UInt64(distance(anchor.tick, tick)) * Self.nanosecondsPerTick
        let (time, isBeyondTime) = anchor.time.nanoseconds.addingReportingOverflow(elapsed)
        guard !isBeyondTime, time <= arrival.nanoseconds, arrival.nanoseconds - time <= Self.longestDelay else {
            // The device's clock is faster than it seemed, or much was lost.
            anchor = (tick, arrival)
            return Step(time: arrival, lost: lost)
        }
        return Step(time: Timestamp(nanoseconds: time), lost: lost)
    }

    private mutating func restart(_ tick: UInt32, _ arrival: Timestamp) {
        newest = tick
        anchor = (tick, arrival)
        rhythm = RawRhythm()
    }

    private func distance(_ from: UInt32, _ to: UInt32) -> UInt32 { (to &- from) & Self.mask }
}
