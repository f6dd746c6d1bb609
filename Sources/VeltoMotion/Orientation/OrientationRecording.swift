/// A sample of a recording.
public struct RecordedSample: Sendable, BitwiseCopyable {
    /// The timestamp (nanoseconds of any clock).
    public var nanoseconds: UInt64
    /// Rate and force; a non-finite number marks a missing measurement.
    public var sample: InertialSample
    /// The magnetic field; zero or not finite without a measurement.
    public var field: SIMD3<Double>

    /// Creates a sample.
    public init(nanoseconds: UInt64, sample: InertialSample, field: SIMD3<Double> = .zero) {
        (self.nanoseconds, self.sample, self.field) = (nanoseconds, sample, field)
    }
}

/// The orientation at a sample.
public struct OrientationFrame: Sendable, BitwiseCopyable {
    /// Properties of a frame.
    public struct Flags: OptionSet, Sendable, BitwiseCopyable {
        /// The bit mask.
        public let rawValue: UInt32

        /// Creates flags from a bit mask.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// The 6D orientation, whose heading drifts.
    public var orientation: Rotation
    /// The 9D orientation, relative to north.
    public var northOrientation: Rotation
    /// The bias of the gyroscope (rad/s).
    public var bias: SIMD3<Double>
    /// An upper bound of the bias's standard deviation (rad/s).
    public var biasDeviation: Double
    /// The number of missing samples before this one.
    public var missingCount: Int
    /// The properties of the frame.
    public var flags: Flags
}

/// Computes the orientation at each sample of a recording.
public struct OrientationRecording: Sendable {
    /// The sampling period (seconds).
    public var period: Double
    /// The full scale of the gyroscope (rad/s); infinity if unknown.
    public var range = Double.infinity
    /// The number of samples that arrived together.
    public var packetSize = 1
    /// The initial bias and its standard deviation (rad/s); a deviation of 0 means unknown.
    public var bias = (value: SIMD3<Double>.zero, deviation: 0.0)
    /// The constants of the filter.
    public var tuning = OrientationTuning()

    /// Creates a recording with a sampling period (seconds).
    public init(period: Double) {
        self.period = period
    }

    // MARK: Live

    /// Filters the samples as if they arrived packet by packet.
    public func filterLive(_ samples: [RecordedSample]) -> [OrientationFrame] {
        let times = SampleTimes(samples, period: period)
        var tracker = OrientationTracker(period: period, range: range, tuning: tuning)
        // A bias with an unknown deviation gets the initial deviation of the filter.
        let isKnown = bias.value != .zero && bias.deviation == 0
        tracker.filter.setBias(bias.value, deviation: isKnown ? tuning.startingDeviation : bias.deviation)
        var frames: [OrientationFrame] = []
        frames.reserveCapacity(samples.count)
        for index in samples.indices {
            let next = packetSize > 1 ? follower(of: index, in: samples, times) : nil
            let step = tracker.take(samples[index].sample, at: times[index], next: next)
            tracker.filter.takeField(samples[index].field)
            frames.append(tracker.frame(after: step))
        }
        return frames
    }

    /// Returns the next sample if it arrived in the same packet and is one period later.
    private func follower(of index: Int, in samples: [RecordedSample], _ times: SampleTimes) -> InertialSample? {
        guard index + 1 < samples.count, (index + 1) % packetSize != 0 else { return nil }
        return abs(times[index + 1] - times[index] - period) < period / 2 ? samples[index + 1].sample : nil
    }

    // MARK: Offline

    /// Filters the samples forward and backward.
    public func filterOffline(_ samples: [RecordedSample]) -> [OrientationFrame] {
        var frames: [OrientationFrame] = []
        frames.reserveCapacity(samples.count)
        for part in GriddedPart.parts(samples, period: period) {
            append(part, isFirst: part.positions.first?.sample == 0, to: &frames)
        }
        for index in frames.indices where samples[index].sample.isSaturated(range) {
            frames[index].flags.insert(.saturated)
        }
        return frames
    }

    private func append(_ part: GriddedPart, isFirst: Bool, to frames: inout [OrientationFrame]) {
        let results = OfflineOrientation.filter(
            part.samples, fields: part.fields, period: SampleGrid(period: period).period, tuning: tuning)
        // After a gap with an unknown rotation, the heading continues unchanged.
        let end = frames.last.map { Heading.heading(of: $0.orientation) } ?? 0
        let start = results.first.map { Heading.heading(of: $0.orientation) } ?? 0
        let turn = isFirst ? Rotation.identity : Rotation(heading: end - start)
        for (index, position) in part.positions.enumerated() {
            let result = results.indices.contains(position.step) ? results[position.step] : OfflineOrientation.Result()
            var frame = OrientationFrame(
                orientation: turn * result.orientation, northOrientation: result.northOrientation, bias: result.bias,
                biasDeviation: result.biasDeviation, missingCount: position.missingCount, flags: position.flags)
            if index == 0, !isFirst { frame.flags.insert(.unknownGap) }
            if result.isAtRest { frame.flags.insert(.atRest) }
            if result.isFieldDisturbed { frame.flags.insert(.fieldDisturbed) }
            frames.append(frame)
        }
    }
}

extension OrientationTracker {
    /// Returns the orientation after a step.
    @inline(__always)  // A call would copy the filter.
    public func frame(after step: Step) -> OrientationFrame {
        let orientation = filter.orientation
        var flags = step.flags
        if filter.isAtRest { flags.insert(.atRest) }
        if filter.isFieldDisturbed { flags.insert(.fieldDisturbed) }
        if isSaturated { flags.insert(.saturated) }
        return OrientationFrame(
            orientation: orientation, northOrientation: filter.headingTurn * orientation, bias: filter.bias,
            biasDeviation: filter.biasDeviation, missingCount: step.missingCount, flags: flags)
    }
}

extension OrientationTracker.Step {
    /// The number of filled samples.
    var missingCount: Int {
        if case .filled(let count) = self { count } else { 0 }
    }

    /// The flags of the frame after the step.
    var flags: OrientationFrame.Flags {
        switch self {
        case .follows: []
        case .filled, .invalid: .afterGap
        case .unknown: [.afterGap, .unknownGap]
        }
    }
}
