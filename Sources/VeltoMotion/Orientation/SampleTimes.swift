/// The times of the samples of a recording, in seconds since its first time.
///
/// Samples of one packet may all have the time of its arrival: such a time is that of the last of them, and the others are a period apart.
struct SampleTimes {
    /// The part of a period within which samples have one time.
    private static let nearness = 0.25

    private let samples: [RecordedSample]
    private let period: Double
    private let start: UInt64
    /// The number of samples behind each one that have its time; empty if no two have one.
    private var behind: [UInt32] = []

    init(_ samples: [RecordedSample], period: Double) {
        (self.samples, self.period, start) = (samples, period, samples.first?.nanoseconds ?? 0)
        for index in samples.indices.dropFirst().reversed() where sharesTime(index) {
            if behind.isEmpty { behind = [UInt32](repeating: 0, count: samples.count) }
            behind[index - 1] = behind[index] &+ 1
        }
    }

    /// Whether a sample has the time of the one before it.
    private func sharesTime(_ index: Int) -> Bool {
        let step = Int64(bitPattern: samples[index].nanoseconds &- samples[index - 1].nanoseconds)
        // Files keep times to a few nanoseconds.
        return abs(Double(step)) < Self.nearness * period * 1e9
    }

    subscript(_ index: Int) -> Double {
        let time = Double(Int64(bitPattern: samples[index].nanoseconds &- start)) / 1e9
        guard !behind.isEmpty, behind[index] > 0 else { return time }
        // The time of the packet is that of its last sample.
        let last = index + Int(behind[index])
        let arrival = Double(Int64(bitPattern: samples[last].nanoseconds &- start)) / 1e9
        return arrival - Double(behind[index]) * period
    }
}
