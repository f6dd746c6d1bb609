/// Measures the time between messages, and counts lost messages.
///
/// The first gaps determine the period: the mean of the gaps near the median, which is robust against losses and
/// irregular messages. After that, each message is compared with its expected time, and slightly corrects that time and
/// the period. Jitter does not accumulate, and a message that was counted as lost but arrives is subtracted.
struct TickRhythm {
    /// The number of gaps that make a first measurement.
    private static let fewGaps = 3
    /// The number of gaps that make it good.
    private static let enoughGaps = 16
    /// The valid range of a gap of a single period, as a share of the median.
    private static let nearMedian = 0.5...1.5
    // Separate constants: a pair would be created at run time and looked up for every message.
    /// The part of a deviation that corrects the expected moment.
    private static let phaseGain = 0.125
    /// The part of a deviation that corrects the period.
    private static let periodGain = 0.0078125
    /// The surplus of unexpected messages above which the period has changed.
    private static let largestSurplus = 2.0

    /// The first gaps in milliseconds, smallest first.
    private var gaps = [16 of Double](repeating: 0)
    private var gapCount = 0
    /// Milliseconds, 0 until it is measured.
    private(set) var period = 0.0
    /// Whether the period is known.
    var hasPeriod: Bool { period > 0 }
    /// The lateness of the newest message against its expected time (milliseconds).
    private var lateness = 0.0
    /// The number of messages that were counted as lost but arrived.
    private var surplus = 0.0

    /// Processes the gap before a message (milliseconds, at most 10,000), and returns the number of messages lost in
    /// it.
    @inline(__always)
    mutating func missing(after gap: UInt32) -> UInt64 {
        // An equal time is a copy.
        guard gap > 0 else { return 0 }
        guard gapCount == Self.enoughGaps else { return measure(Double(gap)) }
        lateness += Double(gap) - period
        guard abs(lateness) < period / 2 else { return count((lateness / period).rounded()) }
        period += lateness * Self.periodGain
        lateness -= lateness * Self.phaseGain
        return 0
    }

    @inline(never)
    private mutating func count(_ skipped: Double) -> UInt64 {
        lateness -= skipped * period
        let lost = max(0, skipped - surplus)
        surplus = max(0, surplus - skipped)
        if surplus > Self.largestSurplus { self = TickRhythm() }
        return UInt64(lost)
    }

    // MARK: The first gaps

    @inline(never)
    private mutating func measure(_ gap: Double) -> UInt64 {
        insert(gap)
        guard gapCount >= Self.fewGaps else { return 0 }
        // The shorter one of two in the middle: messages are lost more often than they come early.
        let median = gaps[(gapCount - 1) / 2]
        var (sum, count) = (0.0, 0.0)
        for index in 0..<gapCount where Self.nearMedian.contains(gaps[index] / median) {
            sum += gaps[index]
            count += 1
        }
        period = sum / count
        guard gapCount == Self.fewGaps else { return missing(in: gap) }
        return (0..<gapCount).reduce(0) { $0 + missing(in: gaps[$1]) }
    }

    private mutating func insert(_ gap: Double) {
        var place = gapCount
        while place > 0, gaps[place - 1] > gap {
            gaps[place] = gaps[place - 1]
            place -= 1
        }
        gaps[place] = gap
        gapCount += 1
    }

    private func missing(in gap: Double) -> UInt64 {
        UInt64(max(1, (gap / period).rounded())) - 1
    }
}
