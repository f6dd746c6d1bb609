internal import VeltoCore

/// Pairs simultaneous samples of two sensors: each with the nearest of the other, within half a period.
///
/// Packets of the sensors arrive one after the other, so samples wait for their partners. Samples without a partner are
/// dropped.
struct SamplePairs {
    /// A sample with its measurement time.
    struct Sample: BitwiseCopyable {
        var time = Timestamp.zero
        var value = Vector.zero
    }

    /// The waiting samples of a sensor, oldest first.
    ///
    /// Two packets fit, so that it does not allocate.
    struct Waiting {
        private static let capacity = 8
        private var samples: InlineArray<8, Sample> = InlineArray(repeating: Sample())
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

    /// Half the nanoseconds between samples of the slower sensor.
    private let reach: UInt64
    /// The samples of the accelerometer, and of the gyroscope.
    var forces = Waiting()
    var rates = Waiting()

    /// Pairs samples of two sensors; the slower sensor has the given period (seconds).
    init(period: Double) {
        reach = Timestamp.zero.advanced(bySeconds: period / 2).nanoseconds
    }

    /// Removes and returns the oldest pair; nil if there is none yet.
    mutating func next() -> (force: Sample, rate: Sample)? {
        while forces.count > 0, rates.count > 0 {
            let (force, rate) = (forces[0].time, rates[0].time)
            let distance = Self.distance(force, rate)
            guard distance <= reach else {
                if force < rate { forces.removeFirst() } else { rates.removeFirst() }
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
        return nil
    }

    /// The nanoseconds between two times: seconds would have to be computed for each pair.
    private static func distance(_ a: Timestamp, _ b: Timestamp) -> UInt64 {
        a < b ? b.nanoseconds &- a.nanoseconds : a.nanoseconds &- b.nanoseconds
    }
}
