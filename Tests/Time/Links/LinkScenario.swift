/// Losses and stalls as they occur, each on a link of any interval.
package struct LinkScenario: Sendable, CustomStringConvertible {
    /// The deviations of the chips, and how they drift per second, by seed.
    private static let deviations = [0, 0.005, -0.005, 0.01, -0.01, 0.02, -0.02, 0.03, -0.03]
    private static let drifts = [0, 3e-5, -3e-5]

    package let name: String
    private let change: @Sendable (inout BoardLink) -> Void

    package var description: String { name }

    /// The link of a seed, at an interval in seconds.
    package func link(_ samplesPerPacket: Int, interval: Double, seed: UInt64) -> BoardLink {
        var link = BoardLink()
        link.samplesPerPacket = samplesPerPacket
        link.interval = interval
        link.deviation = Self.deviations[Int(seed % 9)]
        // The drift leads back to the nominal rate: no chip is off by more than 3 %.
        let drift = Self.drifts[Int(seed / 9 % 3)]
        link.drift = link.deviation * drift > 0 ? -drift : drift
        change(&link)
        return link
    }

    /// Nothing is lost: the queue is long enough for each event that fails.
    package static let lossless = LinkScenario(name: "none") { $0.queue = 64 }
    package static func random(_ percent: Int) -> LinkScenario {
        LinkScenario(name: "random, \(percent) %") { $0.losses = .random(Double(percent) / 100) }
    }
    package static func bursts(_ percent: Int) -> LinkScenario {
        LinkScenario(name: "bursts of 0.15 s, \(percent) %") { $0.losses = .pieces(Double(percent) / 100, mean: 0.15) }
    }
    package static func gaps(_ percent: Int) -> LinkScenario {
        LinkScenario(name: "gaps of 1.5 s, \(percent) %") { $0.losses = .pieces(Double(percent) / 100, mean: 1.5) }
    }
    /// The link stands still for 0.2 to 3 s, while the board's queue is full and drops the rest.
    package static func stalls(queue: Int) -> LinkScenario {
        LinkScenario(name: "stalls, queue of \(queue)") {
            $0.queue = queue
            $0.stalls = [(5, 0.3), (8, 1), (12, 0.2), (15, 3), (22, 0.5)]
        }
    }
    /// Three sensors send three times what the link carries.
    package static let overload = LinkScenario(name: "three times the capacity") {
        $0.sensorCount = 3
        $0.rate = Double($0.samplesPerPacket) * 100
        $0.capacity = max(1, Int($0.interval * 100 + 0.5))
    }

    /// Those for which the guide promises a bound, and all.
    package static let promised: [LinkScenario] =
        [lossless] + [2, 5, 20, 50, 80].map(random) + [5, 20, 50, 80].map(bursts) + [5, 50, 80].map(gaps)
        + [stalls(queue: 6)]
    package static let all: [LinkScenario] = promised + [stalls(queue: 64), overload]
    /// The largest error that the guide promises: two connection intervals or 60 ms (seconds).
    package static func bound(_ interval: Double) -> Double { max(0.06, 2 * interval) }
    /// The shortest silence that is a gap: 60 ms, or one event that brings nothing of two (seconds).
    package static func shortestGap(_ interval: Double) -> Double { max(0.06, 1.9 * interval) }

    /// The connection intervals that centrals choose (seconds).
    package static let intervals = [0.0075, 0.015, 0.03, 0.05]
}
