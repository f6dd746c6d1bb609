import LinkModel

/// The streams that exceed the promises of the guide, with seeds and links to which nothing was tuned.
struct BoardPromises {
    /// Intervals and losses beside those of the other tables (seconds, and percent).
    private static let intervals = LinkScenario.intervals + [0.01125, 0.02, 0.0225, 0.0375, 0.045, 0.04875]
    private static let scenarios =
        LinkScenario.promised + [1, 10, 35, 65].map(LinkScenario.random) + [10, 35, 65].map(LinkScenario.bursts)
        + [20, 65].map(LinkScenario.gaps)

    /// The largest error of a timestamp, as `LinkScenario.bound` states it (milliseconds).
    private static let error = "error, ms"
    private static let order = "timestamps that do not rise"
    private static let count = "samples counted as lost"
    private static let rate = "rate error, %"
    private static let steps = "uneven steps, %"
    private static let limits = [order: 0, count: 0, rate: 0.5, steps: 4]

    /// The seeds that exceed a promise, and the largest value.
    private var exceeded: [String: (seeds: Int, worst: Double)] = [:]

    /// Prints the samples per packet, the interval, the losses, the promise, the number of seeds beyond it and the largest value;
    /// last the number of all streams.
    static func write(_ seeds: ClosedRange<UInt64>) {
        var streams = 0
        for samples in [3, 1] {
            for interval in intervals.sorted() {
                for scenario in scenarios {
                    write(scenario, samples, interval, seeds)
                    streams += seeds.count
                }
            }
        }
        line("\(streams)")
    }

    private static func write(
        _ scenario: LinkScenario, _ samples: Int, _ interval: Double, _ seeds: ClosedRange<UInt64>
    ) {
        var promises = BoardPromises()
        for seed in seeds {
            let link = scenario.link(samples, interval: interval, seed: seed)
            var clock = ClockStamps(rate: link.rate)
            let score = LinkScore(link, seed: seed, bound: LinkScenario.shortestGap(interval), &clock)
            let bound = max(LinkScenario.bound(interval), score.oldest)
            promises.expect(error, 1000 * score.largestAfterRecovery, atMost: 1000 * bound)
            promises.expect(order, Double(score.notRising))
            guard score.lost == 0, scenario.name == LinkScenario.lossless.name else { continue }
            promises.expect(count, Double(score.found))
            promises.expect(rate, 100 * abs(score.rate - 1))
            promises.expect(steps, 100 * Double(score.irregular) / Double(max(score.steps, 1)))
        }
        for (promise, (count, worst)) in promises.exceeded.sorted(by: { $0.key < $1.key }) {
            line("\(samples)", digits(interval * 1000, 2), scenario.name, promise, "\(count)", digits(worst, 1))
        }
    }

    private mutating func expect(_ promise: String, _ value: Double, atMost limit: Double? = nil) {
        guard value > limit ?? Self.limits[promise] ?? 0 else { return }
        let before = exceeded[promise] ?? (0, 0)
        exceeded[promise] = (before.seeds + 1, max(before.worst, value))
    }
}
