/// Finds the sampling period of a recording with missing samples and jitter.
///
/// A single step is not reliable: arrival times jitter, and the samples of a packet may share one time. The number of
/// missing samples is derived from several packets on both sides, and is a multiple of the usual packet size.
struct RecordedPeriod {
    /// Samples that arrived together.
    private struct Packet {
        var time: Double
        /// The number of samples up to the end of the packet.
        var end: Int
        var count: Int
    }

    /// The number of samples in a window of the initial estimate, and the number of packets on each side of a gap.
    private static let (window, side) = (50, 3)
    /// The fraction of a period within which samples belong to one packet.
    private static let nearness = 0.25
    /// The longest step that is used (seconds).
    private static let longestStep = 1.0
    /// The maximum relative deviation of a chip's period from the nominal one.
    private static let largestDeviation = 0.05

    private let guess: Double
    private var packets: [Packet] = []
    /// The usual number of samples in a packet.
    private var usual = 1

    /// Returns the period (seconds) of samples at `times` (seconds), or nil if they do not determine one.
    static func find(_ times: [Double], nominal: Double?) -> Double? {
        guard let guess = nominal ?? guess(times), guess > 0, guess.isFinite else { return nominal }
        // A second pass with the better estimate of the first.
        let found = RecordedPeriod(times, RecordedPeriod(times, guess).mean() ?? guess).mean()
        guard let nominal else { return found }
        let bounds = nominal * (1 - largestDeviation)...nominal * (1 + largestDeviation)
        return found.map { min(max($0, bounds.lowerBound), bounds.upperBound) } ?? nominal
    }

    /// Returns the lower quartile of the mean steps in windows, since most windows miss few samples.
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

    /// Returns the number of missing samples before a packet.
    private func missing(before index: Int) -> Double {
        let before = middle(of: max(index - Self.side, 0)..<index)
        let after = middle(of: index..<min(index + Self.side, packets.count))
        return max(((after - before) / (Double(usual) * guess)).rounded(), 0) * Double(usual)
    }

    /// Returns the median distance of packets from a grid without gaps.
    private func middle(of range: Range<Int>) -> Double {
        let distances = range.map { packets[$0].time - Double(packets[$0].end) * guess }.sorted()
        return distances[distances.count / 2]
    }
}

extension OrientationRecording {
    /// Returns the period (seconds) of samples from their times (nanoseconds); samples may be missing.
    ///
    /// `nominal` is the configured period of the chip, whose actual period deviates by at most 5 %; nil if unknown.
    /// Returns nil if the times do not determine a period.
    public static func period(of nanoseconds: [UInt64], nominal: Double? = nil) -> Double? {
        guard let start = nanoseconds.first else { return nominal }
        return RecordedPeriod.find(nanoseconds.map { Double(Int64(bitPattern: $0 &- start)) / 1e9 }, nominal: nominal)
    }
}
