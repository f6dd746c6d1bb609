import LinkModel
import VeltoCore

/// Errors, losses found and rates of boards, for each loss and connection interval.
enum BoardTable {
    static func write(_ seeds: ClosedRange<UInt64>) {
        for samples in [3, 1] {
            for interval in LinkScenario.intervals {
                for scenario in LinkScenario.all { write(scenario, samples, interval, seeds) }
            }
        }
    }

    private static func write(
        _ scenario: LinkScenario, _ samples: Int, _ interval: Double, _ seeds: ClosedRange<UInt64>
    ) {
        func scores<Estimator: StampEstimator>(_ make: (Double) -> Estimator) -> [LinkScore] {
            seeds.map { seed in
                let link = scenario.link(samples, interval: interval, seed: seed)
                var estimator = make(link.rate)
                return LinkScore(link, seed: seed, bound: LinkScenario.shortestGap(interval), &estimator)
            }
        }
        let own = scores(ClockStamps.init)
        let arrival = scores { _ in ArrivalStamps() }
        let old = scores(WindowLineStamps.init)
        let lost = own.reduce(0) { $0 + $1.lost }
        line(
            "\(samples)", digits(interval * 1000, 1), scenario.name, milliseconds(median(own)),
            milliseconds(own.map(\.largestAfterRecovery).max() ?? 0), milliseconds(own.map(\.largest).max() ?? 0),
            lost == 0 ? "" : percent(Double(own.reduce(0) { $0 + $1.found }) / Double(lost)),
            "\(own.reduce(0) { $0 + max($1.found - $1.lost, 0) })",
            percent(own.map { abs($0.rate - 1) }.sorted()[own.count / 2]), irregular(own),
            milliseconds(median(arrival)), irregular(arrival), milliseconds(median(old)),
            milliseconds(old.map(\.largestAfterRecovery).max() ?? 0), irregular(old),
            "\(own.reduce(0) { $0 + $1.notRising })", "\(old.reduce(0) { $0 + $1.notRising })",
            lost == 0 ? "" : percent(Double(old.reduce(0) { $0 + $1.found }) / Double(lost)))
    }

    private static func median(_ scores: [LinkScore]) -> Double {
        scores.reduce(0) { $0 + $1.median } / Double(scores.count)
    }

    private static func irregular(_ scores: [LinkScore]) -> String {
        percent(Double(scores.reduce(0) { $0 + $1.irregular }) / Double(max(scores.reduce(0) { $0 + $1.steps }, 1)))
    }
}
