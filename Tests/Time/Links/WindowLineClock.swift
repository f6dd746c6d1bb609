import VeltoCore

/// A line through the least lateness of each second: what the library did before it measured its errors.
struct WindowLineClock {
    /// Seconds over which the least lateness counts.
    private static let window = 1.0
    /// The largest deviation of a chip, as a part of its rate.
    private static let largestDeviation = 0.03
    /// The part of a distance from the line by which the line rises.
    private static let rise = 0.3
    /// The part by which it falls: what is early is certain.
    private static let fall = 0.6
    /// The part of a distance that changes the slope, of distances up to a limit (seconds).
    private static let slopeGain = 0.08
    private static let largestDistance = 0.05
    /// Above the line by so much, and by this part of a packet, is where losses are suspected (seconds).
    private static let suspiciousDistance = 0.045
    private static let suspiciousPart = 0.6
    /// Silence of that length is a new beginning (seconds).
    private static let longestSilence = 10.0

    /// The moments of the samples of a packet, and the number of samples that are missing before it.
    struct Step {
        let newest: Timestamp
        /// Nanoseconds between the samples: less than their period after a gap that turned out too short for it.
        let spacing: UInt64
        let lost: UInt64

        /// The moment of the first sample of `count`.
        func first(of count: Int) -> Timestamp {
            let length = UInt64(max(count, 1) - 1).multipliedReportingOverflow(by: spacing).partialValue
            return Timestamp(nanoseconds: newest.nanoseconds - min(length, newest.nanoseconds))
        }
    }

    private let nominal: Double
    /// The part by which samples take longer than nominal.
    private var deviation = 0.0
    /// When the newest packet arrived, nil before the first.
    private var arrival: Timestamp?
    /// By how much it came later than the first one and the nominal rate say (seconds).
    private var lateness = 0.0
    private var newest = Timestamp.zero
    private var windowStart = Timestamp.zero
    private var leastLateness = Double.infinity
    /// A point of the line.
    private var line = (time: Timestamp.zero, lateness: 0.0)
    private var isSuspicious = false

    /// A clock for a rate in Hz.
    init(rate: Double) {
        self.init(nominal: rate >= 0.001 && rate.isFinite ? 1 / rate : 1)
    }

    private init(nominal: Double) {
        self.nominal = nominal
    }

    var period: Double { nominal * (1 + deviation) }

    /// Takes a packet of `count` samples.
    mutating func take(_ count: Int, arrival time: Timestamp) -> Step {
        guard let before = arrival, time.seconds(since: before) < Self.longestSilence else { return begin(at: time) }
        let length = Double(count) * nominal
        // What came before decides, not this packet: it may be the first of a burst.
        let lost = time.seconds(since: windowStart) >= Self.window ? endWindow(packet: length, at: time) : 0
        lateness += time.seconds(since: before) - length
        arrival = time
        leastLateness = min(leastLateness, lateness)
        let expected = min(lateness, onLine(at: time))
        let moment = time.before(seconds: lateness - expected)
        let previous = newest
        newest = min(time, max(moment, previous.advanced(bySeconds: length / 2)))
        // No sample is older than the one before it.
        let room = newest.nanoseconds - min(previous.nanoseconds, newest.nanoseconds)
        let spacing = min(Self.nanoseconds(period), room / UInt64(max(count, 1)))
        return Step(newest: newest, spacing: spacing, lost: lost * UInt64(count))
    }

    private mutating func begin(at time: Timestamp) -> Step {
        self = WindowLineClock(nominal: nominal)
        arrival = time
        newest = time
        windowStart = time
        leastLateness = 0
        line.time = time
        return Step(newest: time, spacing: Self.nanoseconds(nominal), lost: 0)
    }

    private static func nanoseconds(_ seconds: Double) -> UInt64 {
        Timestamp.zero.advanced(bySeconds: seconds).nanoseconds
    }

    private func onLine(at time: Timestamp) -> Double {
        line.lateness + deviation * time.seconds(since: line.time)
    }

    /// Compares the least lateness with the line, and returns the number of packets that were lost.
    private mutating func endWindow(packet: Double, at time: Timestamp) -> UInt64 {
        let length = time.seconds(since: windowStart)
        let middle = time.before(seconds: length / 2)
        var distance = leastLateness - onLine(at: middle)
        windowStart = time
        leastLateness = .infinity
        let isAbove = distance > max(Self.suspiciousDistance, Self.suspiciousPart * packet)
        guard !isAbove || isSuspicious else {
            isSuspicious = true
            return 0
        }
        isSuspicious = false
        let lost = isAbove ? (distance / packet).rounded() : 0
        lateness -= lost * packet
        distance -= lost * packet
        follow(distance, at: middle, elapsed: max(middle.seconds(since: line.time), length))
        return UInt64(lost)
    }

    private mutating func follow(_ distance: Double, at time: Timestamp, elapsed: Double) {
        line = (time, onLine(at: time) + distance * (distance > 0 ? Self.rise : Self.fall))
        let limited = min(max(distance, -Self.largestDistance), Self.largestDistance)
        let changed = deviation + Self.slopeGain * limited / elapsed
        deviation = min(max(changed, -Self.largestDeviation), Self.largestDeviation)
    }
}

extension Timestamp {
    /// The time that many seconds before, not before the clock's origin.
    fileprivate func before(seconds: Double) -> Timestamp {
        let distance = Timestamp.zero.advanced(bySeconds: seconds).nanoseconds
        return Timestamp(nanoseconds: nanoseconds - min(nanoseconds, distance))
    }
}
