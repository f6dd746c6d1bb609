/// Finds the period of recorded samples, of which some are missing and whose times jitter.
///
/// Single steps say little: times of arrival jitter, and the samples of a packet may share one. The number of missing samples follows from
/// several packets on both sides, and is a multiple of the usual packet.
struct RecordedPeriod {
    /// Samples that arrived together.
    private struct Packet {
        var time: Double
        /// The number of samples up to its last one.
        var end: Int
        var count: Int
    }

    /// The samples of a window by which the period is guessed, and the packets on each side of a gap.
    private static let (window, side) = (50, 3)
    /// The part of a period within which samples arrive together.
    private static let nearness = 0.25
    /// Longer steps are left out (seconds).
    private static let longestStep = 1.0
    /// The largest deviation of a chip from its nominal period.
    private static let largestDeviation = 0.05

    private let guess: Double
    private var packets: [Packet] = []
    /// The usual number of samples of a packet.
    private var usual = 1

    /// Returns the period (seconds) of samples at those times (seconds); nil if they do not show one.
    static func find(_ times: [Double], nominal: Double?) -> Double? {
        guard let guess = nominal ?? guess(times), guess > 0, guess.isFinite else { return nominal }
        // The second time with a guess that is better.
        let found = RecordedPeriod(times, RecordedPeriod(times, guess).mean() ?? guess).mean()
        guard let nominal else { return found }
        let bounds = nominal * (1 - largestDeviation)...nominal * (1 + largestDeviation)
        return found.map { min(max($0, bounds.lowerBound), bounds.upperBound) } ?? nominal
    }

    /// The lower quartile of the mean steps in windows: most windows miss few samples.
    private static func guess(_ times: [Double]) -> Double? {
        let width = min(window, times.count - 1)
        guard width > 0 else { return nil }
        let ends = stride(from: width, to: times.count, by: width)
        let steps = ends.map { (times[$0] - times[$0 - width]) / Double(width) }.filter { $0 > 0 }.sorted()
        return steps.isEmpty ? nil : steps[steps.count / 4]
    }

    private init(_ times: [Double], _ guess: Double) {
        self.guess = guess
        for (index, time) in times.enumerated() {
            if let last = packets.last, abs(time - last.time) < Self.nearness * guess {
                packets[packets.count - 1].end = index + 1
                packets[packets.count - 1].count += 1
            } else {
                packets.append(Packet(time: time, end: index + 1, count: 1))
            }
        }
        let counts = packets.map(\.count).sorted()
        if !counts.isEmpty { usual = counts[counts.count / 2] }
    }

    private func mean() -> Double? {
        var (elapsed, periods) = (0.0, 0.0)
        for index in packets.indices.dropFirst() {
            let step = packets[index].time - packets[index - 1].time
            guard abs(step) < Self.longestStep else { continue }
            elapsed += step
            let expected = Double(packets[index].count)
            let isLong = step > (expected + Double(usual) / 2) * guess
            periods += expected + (isLong ? missing(before: index) : 0)
        }
        return elapsed > 0 && periods > 0 ? elapsed / periods : nil
    }

    /// The number of samples that are missing before a packet.
    private func missing(before index: Int) -> Double {
        let before = middle(of: max(index - Self.side, 0)..<index)
        let after = middle(of: index..<min(index + Self.side, packets.count))
        return max(((after - before) / (Double(usual) * guess)).rounded(), 0) * Double(usual)
    }

    /// The median distance of packets from a grid without gaps.
    private func middle(of range: Range<Int>) -> Double {
        let distances = range.map { packets[$0].time - Double(packets[$0].end) * guess }.sorted()
        return distances[distances.count / 2]
    }
}

extension OrientationRecording {
    /// Returns the period (seconds) of samples, some of which may be missing, from their times (nanoseconds).
    ///
    /// `nominal` is the period that the chip was set to, from which it deviates by at most 5 %; nil if it is not known. Nil for times that
    /// show none.
    public static func period(of nanoseconds: [UInt64], nominal: Double? = nil) -> Double? {
        guard let start = nanoseconds.first else { return nominal }
        return RecordedPeriod.find(nanoseconds.map { Double(Int64(bitPattern: $0 &- start)) / 1e9 }, nominal: nominal)
    }
}
