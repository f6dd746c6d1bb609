import LinkModel
import VeltoCore

/// Timestamps for the arrival times of a recording: what can be said without knowing when samples were measured.
enum Recording {
    static func write(rate: Double) {
        let own = Summary(ClockStamps(rate: rate), arrivals)
        let old = Summary(WindowLineStamps(rate: rate), arrivals)
        for (name, summary) in [("own", own), ("line", old)] {
            line(
                name, "\(summary.count)", digits(summary.seconds, 1), milliseconds(summary.medianAge),
                milliseconds(summary.largestAge), "\(summary.notRising)", percent(summary.irregular),
                "\(summary.lost)", digits(summary.rate, 2))
        }
    }

    private static let arrivals: [Double] = {
        var times: [Double] = []
        while let text = readLine() { if let time = Double(text) { times.append(time) } }
        return times
    }()

    private struct Summary {
        let count: Int
        let seconds: Double
        private(set) var ages: [Double] = []
        private(set) var notRising = 0
        private(set) var lost = 0
        private(set) var rate = 0.0
        /// The part of the steps without a loss that are more than 5 % longer or shorter than the median.
        private(set) var irregular = 0.0

        var medianAge: Double { ages.isEmpty ? 0 : ages.sorted()[ages.count / 2] }
        var largestAge: Double { ages.max() ?? 0 }

        init<Estimator: StampEstimator>(_ estimator: Estimator, _ arrivals: [Double]) {
            var (estimator, before, first): (Estimator, Timestamp?, Double) = (estimator, nil, arrivals.first ?? 0)
            var steps: [Double] = []
            count = arrivals.count
            seconds = (arrivals.last ?? 0) - first
            first -= 100
            for arrival in arrivals {
                let time = Timestamp.zero.advanced(bySeconds: arrival - first)
                let (newest, missing) = estimator.stamp(1, arrival: time)
                ages.append(time.seconds(since: newest))
                lost += Int(missing)
                if let before {
                    if newest <= before { notRising += 1 }
                    if missing == 0 { steps.append(newest.seconds(since: before)) }
                }
                before = newest
            }
            let median = steps.isEmpty ? 1 : steps.sorted()[steps.count / 2]
            irregular = Double(steps.count { abs($0 / median - 1) > 0.05 }) / Double(max(steps.count, 1))
            rate = Double(count + lost) / max(seconds, 1e-9)
        }
    }
}
