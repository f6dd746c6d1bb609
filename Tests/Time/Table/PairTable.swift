import LinkModel

/// The accuracy between two boards that measure the same: the difference of their timestamps' errors.
enum PairTable {
    static func write(_ seeds: ClosedRange<UInt64>) {
        for samples in [3, 1] {
            for interval in LinkScenario.intervals {
                for scenario in [LinkScenario.lossless, .random(5), .random(20)] {
                    write(scenario, samples, interval, seeds)
                }
            }
        }
    }

    private static func write(
        _ scenario: LinkScenario, _ samples: Int, _ interval: Double, _ seeds: ClosedRange<UInt64>
    ) {
        var (offsets, jitters): ([Double], [Double]) = ([], [])
        for seed in seeds {
            let both = [seed, seed + 1000].map { seed in
                let link = scenario.link(samples, interval: interval, seed: seed)
                var clock = ClockStamps(rate: link.rate)
                return LinkScore(link, seed: seed, bound: 1, &clock)
            }
            let differences = differences(both[0], both[1])
            let mean = differences.reduce(0, +) / Double(max(differences.count, 1))
            let squares = differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
            offsets.append(abs(mean))
            jitters.append((squares / Double(max(differences.count, 1))).squareRoot())
        }
        line(
            "\(samples)", digits(interval * 1000, 1), scenario.name,
            milliseconds(offsets.reduce(0, +) / Double(offsets.count)), milliseconds(offsets.max() ?? 0),
            milliseconds(jitters.reduce(0, +) / Double(jitters.count)), milliseconds(jitters.max() ?? 0))
    }

    /// The differences between the errors at the packets of one board and those of the other at that time, after 10 s.
    private static func differences(_ one: LinkScore, _ other: LinkScore) -> [Double] {
        var index = 0
        return one.errors.filter { $0.arrival > 10 }.map { packet in
            while index + 1 < other.errors.count, other.errors[index + 1].arrival <= packet.arrival { index += 1 }
            return packet.error - other.errors[index].error
        }
    }
}
