internal import VeltoCore

/// Pairs each rotation rate with the force of the same time; every rotation rate counts, at any sampling rates.
///
/// Packets of the sensors arrive one after the other, so a rotation rate waits for a force until a later force has arrived, or
/// for `longestWait`. Without a simultaneous force, it gets the newest unpaired force, or none.
struct SamplePairs {
    /// A sample with its measurement time.
    struct Sample: BitwiseCopyable {
        var time = Timestamp.zero
        var value = Vector.zero
    }

    /// The waiting samples of a sensor, oldest first; it does not allocate.
    struct Waiting {
        static let capacity = 32
        private var samples: InlineArray<32, Sample> = InlineArray(repeating: Sample())
        private var oldest = 0
        private(set) var count = 0
        /// Seconds between samples, as measured so far; 0 before the first.
        var period = 0.0

        /// Returns a sample, 0 for the oldest.
        subscript(_ index: Int) -> Sample { samples[(oldest &+ index) & (Self.capacity - 1)] }

        mutating func append(_ sample: Sample) {
            if count == Self.capacity { removeFirst() }
            samples[(oldest &+ count) & (Self.capacity - 1)] = sample
            count += 1
        }

        mutating func removeFirst() {
            guard count > 0 else { return }
            oldest = (oldest &+ 1) & (Self.capacity - 1)
            count -= 1
        }
    }

    /// The maximum wait of a rotation rate for a force (nanoseconds).
    private static let longestWait: UInt64 = 60_000_000
    /// The maximum age of an unpaired force (nanoseconds).
    private static let longestAge: UInt64 = 250_000_000

    /// Whether the accelerometer measures; without it, rotation rates stay unpaired and are not returned.
    var hasForces = true
    /// Half the nanoseconds between rates.
    private let reach: UInt64
    /// The samples of the accelerometer, and of the gyroscope.
    var forces = Waiting()
    var rates = Waiting()
    /// The newest unpaired force.
    private var late: Sample?

    /// Pairs forces with rates that are measured once in a period (seconds).
    init(period: Double) {
        reach = Timestamp.zero.advanced(bySeconds: period / 2).nanoseconds
    }

    /// Removes and returns the oldest rate with its force, which is zero for none; nil if the rate has to wait.
    mutating func next() -> (force: Sample, rate: Sample)? {
        while forces.count > 0, rates.count > 0 {
            let (force, rate) = (forces[0].time, rates[0].time)
            let distance = Self.distance(force, rate)
            guard distance <= reach else {
                guard force < rate else { return takeUnpaired() }
                late = forces[0]
                forces.removeFirst()
                continue
            }
            if forces.count > 1, Self.distance(forces[1].time, rate) < distance {
                forces.removeFirst()
                continue
            }
            let pair = (forces[0], rates[0])
            forces.removeFirst()
            rates.removeFirst()
            return pair
        }
        return rates.count > 1 && isOverdue && hasForces ? takeUnpaired() : nil
    }

    private var isOverdue: Bool {
        rates.count == Waiting.capacity || Self.distance(rates[rates.count - 1].time, rates[0].time) > Self.longestWait
    }

    @inline(never)  // Rarely called if both sensors have the same sampling rate.
    private mutating func takeUnpaired() -> (force: Sample, rate: Sample) {
        let rate = rates[0]
        rates.removeFirst()
        defer { late = nil }
        let isRecent = late.map { Self.distance($0.time, rate.time) <= Self.longestAge } ?? false
        return (Sample(time: rate.time, value: isRecent ? late?.value ?? .zero : .zero), rate)
    }

    /// The nanoseconds between two times: seconds would have to be computed for each pair.
    private static func distance(_ a: Timestamp, _ b: Timestamp) -> UInt64 {
        a < b ? b.nanoseconds &- a.nanoseconds : a.nanoseconds &- b.nanoseconds
    }
}
