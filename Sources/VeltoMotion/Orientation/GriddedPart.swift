/// A part of a recording without long gaps, with one sample per period.
///
/// Source: orientation, 2 and D3.
struct GriddedPart {
    /// The position of a recorded sample.
    struct Position {
        /// The index in the recording.
        let sample: Int
        /// The index of its period in the part.
        let step: Int
        /// The number of missing samples before this one.
        let missingCount: Int
        let flags: OrientationFrame.Flags
    }

    /// The longest gap that is filled (seconds); a longer one ends the part.
    private static let longestFill = 1.0
    /// The limits of filled samples in a recording: a number per sample, and an extra number.
    private static let (fillsPerSample, leastFills) = (8, 65_536)

    private(set) var samples: [InertialSample] = []
    /// The field at each sample; zero without a measurement.
    private(set) var fields: [SensorVector] = []
    private(set) var positions: [Position] = []

    /// Returns the parts of a recording; every recorded sample has a position.
    static func parts(_ recorded: [RecordedSample], period: Double) -> [GriddedPart] {
        guard !recorded.isEmpty else { return [] }
        var grid = SampleGrid(period: period)
        let times = SampleTimes(recorded, period: grid.period)
        var parts = [GriddedPart()]
        // A far too short period would fill without limit.
        var room = fillsPerSample * recorded.count + leastFills
        /// The number of periods since the newest measurement.
        var count = 0
        for (index, sample) in recorded.enumerated() {
            // Times that go back begin a new part.
            count = min(count + (grid.periods(to: times[index]) ?? (index == 0 ? 1 : 1_000_000_000)), 1 << 40)
            guard sample.sample.isMeasurement else {
                parts[parts.count - 1].appendMissing(index)
                continue
            }
            let isLong = Double(count) * grid.period > longestFill || count > room
            if isLong, !parts[parts.count - 1].samples.isEmpty {
                parts.append(GriddedPart())
            } else {
                room -= count
            }
            let next = Self.follower(of: index, in: recorded, times, grid.period)
            parts[parts.count - 1].append(sample, index, after: count, next)
            count = 0
        }
        return parts
    }

    private static func follower(
        of index: Int, in recorded: [RecordedSample], _ times: SampleTimes, _ period: Double
    ) -> InertialSample? {
        guard index + 1 < recorded.count, recorded[index + 1].sample.isMeasurement else { return nil }
        return abs(times[index + 1] - times[index] - period) < period / 2 ? recorded[index + 1].sample : nil
    }

    private mutating func appendMissing(_ index: Int) {
        positions.append(Position(sample: index, step: max(samples.count - 1, 0), missingCount: 0, flags: .afterGap))
    }

    private mutating func append(
        _ recorded: RecordedSample, _ index: Int, after periods: Int, _ next: InertialSample?
    ) {
        let missing = samples.isEmpty ? 0 : periods - 1
        if missing > 0, let last = samples.last {
            let before = samples.count > 1 ? samples[samples.count - 2] : nil
            let fill = SampleFill(
                from: last, after: before, to: recorded.sample, followedBy: next, periods: missing + 1)
            for step in 1...missing { samples.append(fill.sample(step)) }
            fields.append(contentsOf: repeatElement(.zero, count: missing))
        }
        positions.append(
            Position(
                sample: index, step: samples.count, missingCount: missing, flags: missing > 0 ? .afterGap : []))
        samples.append(recorded.sample)
        fields.append(recorded.field.isWithin(1e9) ? recorded.field : .zero)
    }
}
