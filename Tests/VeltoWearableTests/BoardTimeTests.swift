import Glibc
import LinkModel
import Testing

/// The promises of the guide about boards' timestamps, on simulated links; `SEEDS` sets the range of seeds.
@Suite struct BoardTimeTests {
    /// A seed for each deviation of a chip; nothing was tuned to those of later ranges.
    private static let seeds = SeedRange(getenv("SEEDS").map { String(cString: $0) } ?? "1-9")?.seeds ?? 1...9

    private func scores<Estimator: StampEstimator>(
        _ scenario: LinkScenario, _ samples: Int, _ interval: Double, _ make: (Double) -> Estimator
    ) -> [LinkScore] {
        Self.seeds.map { seed in
            let link = scenario.link(samples, interval: interval, seed: seed)
            var estimator = make(link.rate)
            return LinkScore(link, seed: seed, bound: LinkScenario.shortestGap(interval), &estimator)
        }
    }

    private func own(_ scenario: LinkScenario, _ samples: Int, _ interval: Double) -> [LinkScore] {
        scores(scenario, samples, interval) { ClockStamps(rate: $0) }
    }

    /// Two connection intervals or 60 ms, from 0.3 s after a gap; a packet that two failed events held up is as old as it is.
    @Test(arguments: LinkScenario.promised, [1, 3])
    func errorsStayWithinTheBound(_ scenario: LinkScenario, _ samples: Int) {
        for interval in LinkScenario.intervals {
            for score in own(scenario, samples, interval) {
                let bound = max(LinkScenario.bound(interval), score.oldest)
                #expect(score.largestAfterRecovery <= bound, "\(interval) s")
                #expect(score.notRising == 0)
            }
        }
    }

    @Test(arguments: [1, 3], LinkScenario.intervals)
    func withoutLossNothingIsCountedAndStepsAreRegular(_ samples: Int, _ interval: Double) {
        for score in own(.lossless, samples, interval) {
            #expect(score.found == 0 && score.lost == 0)
            #expect(Double(score.irregular) <= 0.03 * Double(score.steps))
            #expect(abs(score.rate - 1) < 0.005, "after 30 s, by the last ten")
        }
    }

    /// Where one packet is longer than the link's jitter, of few losses most are found; of many, all in number.
    @Test(arguments: [(5, 0.85), (20, 0.95), (50, 0.97), (80, 0.97)])
    func lossesAreFound(_ percent: Int, _ part: Double) {
        for interval in [0.0075, 0.015] {
            let scores = own(.random(percent), 3, interval)
            let (lost, found) = (scores.reduce(0) { $0 + $1.lost }, scores.reduce(0) { $0 + $1.found })
            #expect(Double(found) > (interval < 0.01 ? part : part - 0.1) * Double(lost) && found <= lost + lost / 20)
        }
    }

    /// Neither is the arrival taken for the measurement, nor are losses found after seconds alone.
    @Test(arguments: [0, 5, 20, 50])
    func bothSimplerEstimatorsAreWorse(_ percent: Int) {
        let scenario = percent == 0 ? LinkScenario.lossless : .random(percent)
        let interval = 0.015
        let (mine, arrival) = (own(scenario, 3, interval), scores(scenario, 3, interval) { _ in ArrivalStamps() })
        #expect(median(mine) < median(arrival))
        // Where half is lost, the line moves more often than packets jitter.
        if percent < 50 { #expect(irregular(mine) < irregular(arrival)) }
        let line = scores(scenario, 3, interval) { WindowLineStamps(rate: $0) }
        #expect(median(mine) < median(line) + 0.002)
        if percent > 0 { #expect((line.map(\.largestAfterRecovery).max() ?? 0) > 0.1) }
    }

    private func median(_ scores: [LinkScore]) -> Double { scores.reduce(0) { $0 + $1.median } }
    private func irregular(_ scores: [LinkScore]) -> Int { scores.reduce(0) { $0 + $1.irregular } }

    /// Before its rate is known, such a chip is as late as if packets were missing.
    @Test(arguments: [0.015, 0.02, 0.0225])
    func aSlowChipIsNotTakenForLossesAtTheStart(_ interval: Double) {
        for seed in Self.seeds {
            var link = BoardLink()
            (link.samplesPerPacket, link.deviation, link.interval, link.failures, link.queue) = (
                1, 0.03, interval, 0, 64
            )
            var clock = ClockStamps(rate: link.rate)
            let score = LinkScore(link, seed: seed, bound: 0.06, &clock)
            #expect(score.found == 0 && score.largest < 0.06)
        }
    }

    /// The second event brings what the first had no room for: it is old as well, although it comes without a gap.
    @Test(arguments: [0.1, 0.11, 0.12])
    func aQueueThatTakesTwoEventsIsOld(_ stall: Double) {
        for seed in Self.seeds {
            var link = BoardLink()
            (link.samplesPerPacket, link.interval, link.failures, link.queue) = (1, 0.05, 0, 64)
            link.stalls = [(15, stall)]
            var clock = ClockStamps(rate: link.rate)
            let score = LinkScore(link, seed: seed, bound: 0.06, &clock)
            #expect(score.found == 0 && score.largestAfterRecovery < 0.06)
        }
    }

    @Test func aChipThatDriftsIsFollowed() {
        var link = BoardLink()
        (link.deviation, link.drift, link.interval, link.queue, link.seconds) = (0.01, 1e-4, 0.015, 64, 120)
        var clock = ClockStamps(rate: link.rate)
        let score = LinkScore(link, seed: 1, bound: 0.06, &clock)
        #expect(score.found == 0 && score.largest < 0.04 && abs(score.rate - 1) < 0.005)
    }

    @Test(arguments: [0.0075, 0.015, 0.03])
    func twoSensorsOfALinkKeepTheirTime(_ interval: Double) {
        var link = BoardLink()
        (link.sensorCount, link.deviation, link.interval, link.queue) = (2, 0.01, interval, 64)
        var clock = ClockStamps(rate: link.rate)
        let score = LinkScore(link, seed: 2, bound: 0.06, &clock)
        #expect(score.found == 0 && score.largest < 0.06 && score.irregular < 20)
    }
}
