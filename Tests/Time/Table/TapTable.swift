import LinkModel

/// Errors of TAPs, whose clock comes with each message.
enum TapTable {
    static func write(_ seeds: ClosedRange<UInt64>) {
        for (name, link) in TapLink.scenarios {
            let scores = seeds.map { TapScore(link, seed: $0) }
            line(
                name, milliseconds(scores.map { $0.median(after: 5) }.max() ?? 0),
                milliseconds(scores.map { $0.largest(after: 5) }.max() ?? 0),
                milliseconds(scores.map(\.largestStep).max() ?? 0), "\(scores.reduce(0) { $0 + $1.notRising })",
                "\(scores.reduce(0) { $0 + $1.found })")
        }
    }
}
