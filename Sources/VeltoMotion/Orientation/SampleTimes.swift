/// The times of a recording's samples, in seconds since the first time.
///
/// The samples of a packet may all have its arrival time. That time then is the time of the last sample, and the others
/// are one period apart.
struct SampleTimes {
    /// The fraction of a period within which samples share a time.
    private static let nearness = 0.25

    private let samples: [RecordedSample]
    private let period: Double
    private let start: UInt64
    /// The number of samples after each one that share its time; empty if no samples share a time.
    private var behind: [UInt32] = []

    init(_ samples: [RecordedSample], period: Double) {
        (self.samples, self.period, start) = (samples, period, samples.first?.nanoseconds ?? 0)
        for index in samples.indices.dropFirst().reversed() where sharesTime(index) {
            if behind.isEmpty { behind = [UInt32](repeating: 0, count: samples.count) }
            behind[index - 1] = behind[index] &+ 1
        }
    }

    /// Returns whether a sample shares the time of the previous one.
    private func sharesTime(_ index: Int) -> Bool {
        let step = Int64(bitPattern: samples[index].nanoseconds &- samples[index - 1].nanoseconds)
        // Files store times with a precision of a few nanoseconds.
        return abs(Double(step)) < Self.nearness * period * 1e9
    }

    subscript(_ index: Int) -> Double {
        let time = Double(Int64(bitPattern: samples[index].nanoseconds &- start)) / 1e9
        guard !behind.isEmpty, behind[index] > 0 else { return time }
        // The arrival time is that of the packet's last sample.
        let last = index + Int(behind[index])
        let arrival = Double(Int64(bitPattern: samples[last].nanoseconds &- start)) / 1e9
        return arrival - Double(behind[index]) * period
    }
}
