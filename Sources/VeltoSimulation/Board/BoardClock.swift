internal import VeltoCore

/// The clock of a board, which counts ticks since its firmware has started.
///
/// Source: MetaWear system notes, 3.3.
struct BoardClock {
    private var start: Timestamp
    /// Nanoseconds for which the firmware had been running at `start`.
    private var elapsed: UInt64

    /// A tick is 48 of 32768 parts of a second, so four ticks are 5,859,375 ns.
    private static let fourTicks: UInt64 = 5_859_375

    init(startingAt time: Timestamp, elapsed: UInt64 = 0) {
        start = time
        self.elapsed = elapsed
    }

    /// Nanoseconds since the firmware has started.
    func uptime(at time: Timestamp) -> UInt64 {
        elapsed &+ (time.nanoseconds - min(time.nanoseconds, start.nanoseconds))
    }

    /// The number of ticks; the count starts again when it is full.
    func ticks(at time: Timestamp) -> UInt32 {
        let (fours, rest) = uptime(at: time).quotientAndRemainder(dividingBy: Self.fourTicks)
        return UInt32(truncatingIfNeeded: fours &* 4 &+ rest * 4 / Self.fourTicks)
    }
}
