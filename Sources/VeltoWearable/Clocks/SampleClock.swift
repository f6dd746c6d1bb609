package import VeltoCore

/// Computes timestamps of a sensor without a device clock from the arrivals of its packets.
///
/// A chip measures at a steady rate, within a few percent of the nominal one. The number of samples, including those
/// that `PacketLoss` detects as lost, is therefore the device's time. `DeviceClock` maps it to the host's clock.
package struct SampleClock {
    /// The largest deviation of a chip, as a part of its rate, and a little more.
    private static let largestDeviation = 0.032
    /// The maximum silence of a radio link (seconds).
    ///
    /// The clock restarts after a longer one.
    private static let longestSilence = 32.0
    /// The minimum and the largest reserve at the start (seconds), and its sum with a packet.
    private static let firstReserve = (least: 0.02, largest: 0.04, withPacket: 0.06)
    private static let shortestPeriod = 1e-5
    /// The longest step within a packet, as a part of the period.
    private static let longestStep = 1.03

    /// The timestamps of a packet's samples, and the number of samples lost before it.
    package struct Step {
        package let newest: Timestamp
        /// Nanoseconds between the samples.
        package let spacing: UInt64
        package let lost: UInt64

        /// Creates a step.
        @inline(__always)
        package init(newest: Timestamp, spacing: UInt64, lost: UInt64) {
            self.newest = newest
            self.spacing = spacing
            self.lost = lost
        }

        /// The timestamp of the first sample of `count`.
        @inline(__always)
        package func first(of count: Int) -> Timestamp {
            let length = UInt64(max(count, 1) - 1).multipliedReportingOverflow(by: spacing).partialValue
            return Timestamp(nanoseconds: newest.nanoseconds - min(length, newest.nanoseconds))
        }
    }

    /// Seconds between samples at the nominal rate.
    private let nominal: Double
    /// The minimum step in nanoseconds where the line would go back in time: a sixteenth of a period.
    private let leastStep: UInt64
    private var line = DeviceClock(largestDeviation: largestDeviation)
    private var losses: PacketLoss
    private var hasBegun = false
    /// The arrival of the newest packet, and its device time (seconds).
    private var arrival = 0.0
    private var device = 0.0
    private var newest = Timestamp.zero

    /// Creates a clock for a rate in Hz.
    package init(rate: Double) {
        nominal = rate >= 0.001 && rate.isFinite ? max(1 / rate, Self.shortestPeriod) : 1
        leastStep = max(Self.nanoseconds(nominal / 16), 1)
        losses = PacketLoss(nominal)
    }

    /// The measured sample period (seconds).
    package var period: Double { nominal * (1 + line.deviation) }

    /// Returns the sample period in nanoseconds at a rate in Hz; 0 for no rate.
    package static func spacing(rate: Double) -> UInt64 { rate > 0 ? nanoseconds(1 / rate) : 0 }

    /// Processes a packet of `count` samples.
    package mutating func take(_ count: Int, arrival time: Timestamp) -> Step {
        let now = line.seconds(of: time)
        let length = Double(max(count, 1)) * nominal
        let interval = now - arrival
        guard hasBegun, interval >= 0, interval < Self.longestSilence else { return begin(count, length, at: time) }
        var missing = now >= line.windowEnd ? endWindow(length, at: now) : 0
        var moment = device + length * (1 + missing)
        var excess = line.excess(moment, now)
        let found = losses.find(excess, PacketLoss.Packet(length: length, interval: interval, reserve: line.reserve))
        if found != 0 {
            missing += found
            moment += found * length
            excess -= found * length
        }
        losses.note(excess, lateness: now - moment, length, hasFound: found != 0)
        line.place(moment, now, excess: excess, oldest: losses.oldest)
        arrival = now
        device = moment
        return step(count, missing: missing == 0 ? 0 : losses.report(missing), time)
    }

    /// The newest timestamp of the line, later than the one before it by the least step per sample or more.
    @inline(__always)
    private mutating func step(_ count: Int, missing: UInt64, _ arrival: Timestamp) -> Step {
        let (before, samples) = (newest.nanoseconds, UInt64(max(count, 1)))
        newest = line.timestamp
        if newest.nanoseconds < before &+ samples &* leastStep { pushForward(before, samples, arrival) }
        // Samples share the time between two packets, unless samples were lost there.
        let room = (newest.nanoseconds &- before) / samples
        let spacing = min(room, Self.nanoseconds(period * Self.longestStep))
        return Step(newest: newest, spacing: spacing, lost: missing &* samples)
    }

    private mutating func begin(_ count: Int, _ length: Double, at time: Timestamp) -> Step {
        let largest = Self.firstReserve.withPacket - 1.1 * length
        let reserve = min(max(largest, Self.firstReserve.least), Self.firstReserve.largest)
        line.begin(at: time, reserve: reserve)
        losses = PacketLoss(length)
        hasBegun = true
        (arrival, device) = (0, 0)
        return step(count, missing: 0, time)
    }

    /// Places the newest sample after the previous ones: no later than its arrival, unless they have just arrived too.
    @inline(never)
    private mutating func pushForward(_ before: UInt64, _ samples: UInt64, _ arrival: Timestamp) {
        let spread = min(before &+ samples &* leastStep, arrival.nanoseconds)
        newest = Timestamp(nanoseconds: max(newest.nanoseconds, spread, before &+ samples))
    }

    /// Moves the line, and returns the number of packets that the window shows as lost.
    @inline(never)
    private mutating func endWindow(_ length: Double, at now: Double) -> Double {
        defer { line.beginWindow(at: now, length: 2 * length) }
        guard line.least.isFinite, !losses.isDoubtful else { return 0 }
        let window = losses.endWindow(line.least, length, number: line.windowCount)
        if window.forgetsDeviation { line.forgetDeviation() }
        line.follow(line.least - window.missing * length, at: now, window.fit)
        return window.missing
    }

    @inline(__always)
    private static func nanoseconds(_ seconds: Double) -> UInt64 {
        seconds > 0 && seconds < 9e9 ? UInt64(bitPattern: Int64(seconds * 1e9)) : 0
    }
}
