internal import VeltoCore

/// Pairs samples of two sensors that measured at one time: each with the nearest of the other, within half a period.
///
/// Packets of the sensors arrive one after the other, so samples wait for their partners; those without one are left out.
struct SamplePairs {
    /// A sample and when it was measured.
    struct Sample {
        var time = Timestamp.zero
        var value = Vector.zero
    }

    /// The samples of a sensor that wait, oldest first: enough for two packets, so that it does not allocate.
    private struct Waiting {
        private static let capacity = 8
        private var samples: InlineArray<8, Sample> = InlineArray(repeating: Sample())
        private(set) var count = 0

        subscript(_ index: Int) -> Sample { samples[index] }

        mutating func append(_ sample: Sample) {
            if count == Self.capacity { removeFirst() }
            samples[count] = sample
            count += 1
        }

        mutating func removeFirst() {
            guard count > 0 else { return }
            for index in 1..<max(count, 1) { samples[index - 1] = samples[index] }
            count -= 1
        }
    }

    /// Seconds between samples of the slower sensor.
    private let period: Double
    private var forces = Waiting()
    private var rates = Waiting()

    init(period: Double) {
        self.period = period
    }

    /// Takes a sample of the accelerometer.
    mutating func take(force sample: Sample) { forces.append(sample) }

    /// Takes a sample of the gyroscope.
    mutating func take(rate sample: Sample) { rates.append(sample) }

    /// Removes and returns the oldest pair; nil if there is none yet.
    mutating func next() -> (force: Sample, rate: Sample)? {
        while forces.count > 0, rates.count > 0 {
            let (force, rate) = (forces[0], rates[0])
            let distance = abs(force.time.seconds(since: rate.time))
            if distance <= period / 2 {
                if forces.count > 1, abs(forces[1].time.seconds(since: rate.time)) < distance {
                    forces.removeFirst()
                    continue
                }
                forces.removeFirst()
                rates.removeFirst()
                return (force, rate)
            }
            if force.time < rate.time { forces.removeFirst() } else { rates.removeFirst() }
        }
        return nil
    }
}
