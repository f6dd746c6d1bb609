extension RecordedSample {
    /// Vectors with their measurement times (nanoseconds), oldest first.
    public typealias Vectors = (times: [UInt64], values: [SIMD3<Double>])

    /// The longest gap between two forces that is interpolated (seconds).
    private static let longestBridge = 1.0

    /// Joins the recordings of three sensors into one sample per rate.
    ///
    /// The force of a sample is the nearest one within half a period, or is interpolated between two forces. A field
    /// belongs to the first rate at or after it.
    public static func join(rates: Vectors, forces: Vectors, fields: Vectors, period: Double) -> [RecordedSample] {
        var samples: [RecordedSample] = []
        samples.reserveCapacity(rates.times.count)
        var (force, field) = (0, 0)
        for (time, rate) in zip(rates.times, rates.values) {
            while force + 1 < forces.times.count, forces.times[force + 1] <= time { force += 1 }
            var sample = RecordedSample(
                nanoseconds: time,
                sample: InertialSample(rate: rate, force: Self.force(forces, force, at: time, period)))
            while field < fields.times.count, fields.times[field] <= time {
                sample.field = fields.values[field]
                field += 1
            }
            samples.append(sample)
        }
        return samples
    }

    /// Returns the force at a time, or zero if there is none; `index` is the newest force at or before the time.
    private static func force(_ forces: Vectors, _ index: Int, at time: UInt64, _ period: Double) -> SIMD3<Double> {
        guard index < forces.times.count else { return .zero }
        let distance = { (index: Int) in Double(Int64(bitPattern: forces.times[index] &- time)) / 1e9 }
        let before = distance(index)
        let after = index + 1 < forces.times.count ? distance(index + 1) : .infinity
        let nearest = abs(after) < abs(before) ? index + 1 : index
        if min(abs(before), abs(after)) <= period / 2 { return forces.values[nearest] }
        guard before <= 0, after - before <= longestBridge else { return .zero }
        let share = before / (before - after)
        return forces.values[index] + share * (forces.values[index + 1] - forces.values[index])
    }
}
