internal import VeltoCore

/// The clock of a board, which counts ticks since the start of its firmware.
///
/// Source: MetaWear system notes, 3.3.
struct BoardClock {
    private var start: Timestamp
    /// Nanoseconds from the start of the firmware to `start`.
    private var elapsed: UInt64

    /// Nanoseconds of four ticks; a tick is 48/32768 s, so four are a whole number of nanoseconds.
    private static let fourTicks: UInt64 = 5_859_375

    init(startingAt time: Timestamp, elapsed: UInt64 = 0) {
        start = time
        self.elapsed = elapsed
    }

    /// Returns the nanoseconds since the start of the firmware.
    func uptime(at time: Timestamp) -> UInt64 {
        elapsed &+ (time.nanoseconds - min(time.nanoseconds, start.nanoseconds))
    }

    /// Returns the number of ticks; the count wraps around.
    func ticks(at time: Timestamp) -> UInt32 {
        let (fours, rest) = uptime(at: time).quotientAndRemainder(dividingBy: Self.fourTicks)
        return UInt32(truncatingIfNeeded: fours &* 4 &+ rest * 4 / Self.fourTicks)
    }
}
