import VeltoCore

/// The quality of an estimator's timestamps against what the link hides.
package struct LinkScore: Sendable {
    /// The time of the first packet on the clock (seconds).
    private static let origin = 100.0
    /// Time after a gap in which an estimator may be wrong (seconds).
    private static let recovery = 0.3
    /// The part of a period by which a step between neighbors may differ.
    private static let largestDeviation = 0.05

    /// The errors of the newest samples, later than the truth is positive (seconds), and their arrivals.
    package private(set) var errors: [(error: Double, arrival: Double)] = []
    /// The largest error, and the largest one that is not within 0.3 s of a gap (seconds).
    package private(set) var largest = 0.0
    package private(set) var largestAfterRecovery = 0.0
    /// The largest age of a packet on arrival, which no estimator can know, except after gaps (seconds).
    package private(set) var oldest = 0.0
    /// The number of packets that are missing among those that came, and of those that the estimator found.
    package private(set) var lost = 0
    package private(set) var found = 0
    /// The number of packets that came.
    package var received: Int { errors.count }
    /// The number of steps between neighbors, and of those more than 5 % off the period.
    package private(set) var steps = 0
    package private(set) var irregular = 0
    /// The number of timestamps that are not later than the one before.
    package private(set) var notRising = 0
    /// The rate over the last ten seconds, with what is missing, as a part of the chip's.
    package private(set) var rate = 0.0

    /// Plays the packets of a link to an estimator; a gap is longer than `bound`.
    package init<Estimator: StampEstimator>(
        _ link: BoardLink, seed: UInt64, bound: Double, _ estimator: inout Estimator
    ) {
        let packets = link.packets(seed: seed)
        var history: [(stamp: Double, count: Int)] = []
        var (before, resumed, total): (LinkPacket?, Double, Int) = (nil, -1, 0)
        for packet in packets {
            let arrival = Timestamp.zero.advanced(bySeconds: Self.origin + packet.arrival)
            let (newest, missing) = estimator.stamp(link.samplesPerPacket, arrival: arrival)
            let stamp = newest.seconds(since: .zero) - Self.origin
            let error = stamp - packet.measured
            total += link.samplesPerPacket + Int(missing)
            found += Int(missing) / link.samplesPerPacket
            if let before, let last = history.last {
                compare(packet, before, step: stamp - last.stamp)
                if packet.arrival - before.arrival > bound { resumed = packet.arrival }
            }
            largest = max(largest, abs(error))
            if packet.arrival > resumed + Self.recovery {
                largestAfterRecovery = max(largestAfterRecovery, abs(error))
                oldest = max(oldest, packet.arrival - packet.measured)
            }
            errors.append((error, packet.arrival))
            history.append((stamp, total))
            before = packet
        }
        rate = Self.rate(history) / (link.rate / (1 + link.deviation + link.drift * (link.seconds - 5)))
    }

    private mutating func compare(_ packet: LinkPacket, _ before: LinkPacket, step: Double) {
        lost += packet.number - before.number - 1
        if step <= 0 { notRising += 1 }
        guard packet.number == before.number + 1 else { return }
        steps += 1
        if abs(step / (packet.measured - before.measured) - 1) > Self.largestDeviation { irregular += 1 }
    }

    private static func rate(_ history: [(stamp: Double, count: Int)]) -> Double {
        guard let last = history.last, let first = history.first(where: { $0.stamp > last.stamp - 10 }) else {
            return 0
        }
        return Double(last.count - first.count) / (last.stamp - first.stamp)
    }

    /// The error that half of the packets exceed, without its sign (seconds).
    package var median: Double {
        let sizes = errors.map { abs($0.error) }.sorted()
        return sizes.isEmpty ? 0 : sizes[sizes.count / 2]
    }
}
