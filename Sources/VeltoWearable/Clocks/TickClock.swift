package import VeltoCore

/// Tracks the device's clock of a kind of message: the time of each message, and the number of lost messages.
///
/// Source: TAP protocol notes, 3.6.
package struct TickClock {
    /// The clock wraps after 31 bits of milliseconds.
    private static let mask: UInt32 = 0x7FFF_FFFF
    /// The maximum step of the same clock (milliseconds).
    ///
    /// A longer step, or one back, is another clock.
    private static let longestGap: UInt32 = 10_000
    /// A message this much older than the one before is out of order (milliseconds).
    private static let longestDisorder: UInt32 = 100
    private static let tick = 0.001
    /// The largest deviation of the device's clock, as a part of its rate.
    private static let largestDeviation = 0.01
    /// The distance of the first timestamp from its arrival: messages come several to a packet (seconds).
    private static let firstReserve = 0.04
    /// Lateness above the line that no deviation of the clock explains (seconds).
    private static let outlier = 0.012

    /// A message: its time on the context's clock, and the number of messages lost before it.
    package struct Step {
        package let time: Timestamp
        package let lost: UInt64
    }

    private var newest: UInt32?
    /// The device's time since the first message (seconds), and the arrival of the newest one.
    private var device = 0.0
    private var arrival = 0.0
    private var newestArrival = Timestamp.zero
    private var time = Timestamp.zero
    private var line = DeviceClock(largestDeviation: largestDeviation)
    private var rhythm = TickRhythm()

    /// Creates a clock without messages.
    package init() {}

    /// Seconds between messages, as measured so far; nil before that.
    package var period: Double? { rhythm.hasPeriod ? rhythm.period * Self.tick : nil }

    /// Processes a message with that device time.
    package mutating func take(_ tick: UInt32, arrival: Timestamp) -> Step {
        // Messages come several to a packet.
        let now = arrival == newestArrival ? self.arrival : line.seconds(of: arrival)
        newestArrival = arrival
        guard let newest, now >= self.arrival, let gap = gap(from: newest, to: tick) else {
            return restart(tick, arrival)
        }
        self.newest = (newest &+ gap) & Self.mask
        self.arrival = now
        device += Double(gap) * Self.tick
        if now >= line.windowEnd { endWindow(at: now) }
        line.place(device, now, excess: line.excess(device, now))
        return step(lost: rhythm.missing(after: gap))
    }

    /// The milliseconds between two messages, 0 for one out of order; nil if they are not of one clock.
    private func gap(from newest: UInt32, to tick: UInt32) -> UInt32? {
        let gap = (tick &- newest) & Self.mask
        guard gap > Self.longestGap else { return gap }
        return (newest &- tick) & Self.mask <= Self.longestDisorder ? 0 : nil
    }

    @inline(never)
    private mutating func endWindow(at now: Double) {
        line.follow(line.least, at: now, DeviceClock.Fit(outlier: Self.outlier))
        line.beginWindow(at: now)
    }

    @inline(never)
    private mutating func restart(_ tick: UInt32, _ arrival: Timestamp) -> Step {
        newest = tick
        (device, self.arrival) = (0, 0)
        rhythm = TickRhythm()
        line.begin(at: arrival, reserve: Self.firstReserve)
        return step(lost: 0)
    }

    /// The timestamp of the line, later than the one before it by a nanosecond or more.
    @inline(__always)
    private mutating func step(lost: UInt64) -> Step {
        time = max(line.timestamp, Timestamp(nanoseconds: time.nanoseconds &+ 1))
        return Step(time: time, lost: lost)
    }
}
