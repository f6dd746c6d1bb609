package import VeltoCore
internal import VeltoMotion

/// Computes the orientation of a device from its sensors, and feeds the computed signals.
///
/// Used on the loop. Rotation rates and forces arrive in separate packets, so a rate waits for the force of the same
/// time.
///
/// Source: orientation, 2 and 8.
package final class HostOrientation {
    /// The maximum wait of a rate for its force, and the maximum bridged gap between two forces (seconds).
    private static let (longestWait, longestBridge) = (0.25, 1.0)
    /// The time between two reports of the bias (seconds).
    private static let biasPeriod = 1.0
    /// The number of steps on each side of zero that a sensor of 16 bits has.
    private static let steps = 32768.0

    private let rates: InertialSource
    private let forces: InertialSource
    private let fields: InertialSource?
    private let standardRate: Double
    private var tracker: OrientationTracker
    private var meter: PeriodMeter
    private var gravity = GravityMeter()
    private var feeds: [5 of SampleFeed?] = [nil, nil, nil, nil, nil]
    /// The time of the newest processed rate.
    private var newest: Timestamp?
    /// The arrival of the newest packet of any sensor.
    private var arrival = Timestamp.zero
    private var biasDue = Timestamp.zero
    private var wasAtRest = false

    /// Creates a computation; nil unless all sources are listed.
    package init?(_ signals: InertialSignals, in listed: [SignalDescription]) {
        let source = { (source: InertialSignals.Source) in
            listed.first { $0.key == source.signal && $0.channels.indices.contains(source.channels) }
                .map { InertialSource($0, source.channels) }
        }
        guard let rates = source(signals.rotationRate), let forces = source(signals.acceleration) else { return nil }
        (self.rates, self.forces, fields) = (rates, forces, signals.magneticField.flatMap(source))
        standardRate = signals.rate
        meter = PeriodMeter(nominal: 1 / standardRate)
        tracker = OrientationTracker(period: meter.period)
        for source in [rates, forces, fields] { source?.owner = self }
    }

    // MARK: Readers

    /// Creates the reader of a source, to be added to its feed; nil for a source that the device lacks.
    package func makeOutlet(of role: InertialRole) throws(VeltoError) -> SampleOutlet? {
        let found: InertialSource? =
            switch role {
            case .rotationRate: rates
            case .acceleration: forces
            case .magneticField: fields
            }
        guard let found else { return nil }
        found.window.removeAll()
        return try SampleOutlet(found.signal, found.channels, .raw, capacity: 1, sink: found)
    }

    /// Starts feeding a signal without streams so far.
    package func begin(_ signal: ComputedSignal) -> SampleFeed {
        let feed = SampleFeed(signal.description)
        feeds[signal.rawValue] = feed
        feed.configure(rate: signal == .bias ? 1 / Self.biasPeriod : rates.rate, scales: nil)
        return feed
    }

    /// Stops feeding a signal.
    package func end(_ signal: ComputedSignal) { feeds[signal.rawValue] = nil }

    /// The feed of a signal; nil for a signal without readers.
    package func feed(of signal: ComputedSignal) -> SampleFeed? { feeds[signal.rawValue] }

    // MARK: The sensors

    /// Handles a changed sensor configuration.
    ///
    /// The state of the filter stays.
    func configured(_ source: InertialSource) {
        guard source === rates else { return }
        let nominal = 1 / (source.rate ?? standardRate)
        if nominal != meter.nominal {
            meter = PeriodMeter(nominal: nominal)
            tracker.setPeriod(meter.period)
        }
        let isWhole = source.signal.rawType == .int32
        tracker.setRange(isWhole ? Self.steps * source.leastStep : .infinity)
        for (index, signal) in ComputedSignal.allCases.enumerated() where signal != .bias {
            feeds[index]?.configure(rate: source.rate, scales: nil)
        }
    }

    /// Handles the arrival of a sensor packet.
    func arrived(at time: Timestamp) {
        arrival = max(arrival, time)
        while rates.window.count > 0 {
            let rate = rates.window[0]
            guard let force = force(at: rate.time) else { return }
            rates.window.removeFirst()
            take(rate, force)
        }
    }

    /// Returns the force at a time: the nearest sample, or an interpolation.
    ///
    /// Returns zero if there is none, and nil if it may still arrive.
    private func force(at time: Timestamp) -> SIMD3<Double>? {
        let half = tracker.period / 2
        while forces.window.count > 1,
            forces.window[1].time <= time || distance(1, time) <= min(half, -distance(0, time))
        {
            forces.window.removeFirst()
        }
        guard forces.window.count > 0 else { return isOverdue(time) ? .zero : nil }
        let before = distance(0, time)
        if abs(before) <= half { return forces.window[0].value }
        // The accelerometer has begun later.
        if before > 0 { return .zero }
        guard forces.window.count > 1 else { return isOverdue(time) ? .zero : nil }
        let after = distance(1, time)
        guard after - before <= Self.longestBridge else { return .zero }
        let (first, last) = (forces.window[0].value, forces.window[1].value)
        return first + (last - first) * (before / (before - after))
    }

    /// The seconds from a time to a force.
    private func distance(_ index: Int, _ time: Timestamp) -> Double { forces.window[index].time.seconds(since: time) }

    private func isOverdue(_ time: Timestamp) -> Bool {
        rates.window[rates.window.count - 1].time.seconds(since: time) >= Self.longestWait
    }

    private func take(_ rate: TimedVector, _ force: SIMD3<Double>) {
        let count = periods(to: rate)
        let step = tracker.take(
            InertialSample(rate: rate.value, force: force), after: count, next: follower(of: rate))
        newest = rate.time
        takeFields(until: rate.time)
        gravity.take(force, isAtRest: tracker.filter.isAtRest)
        if tracker.filter.hasInclination { feed(rate.time, step, force) }
    }

    /// Returns the number of periods since the previous rate.
    ///
    /// A clock that restarts after a silence counts no losses.
    private func periods(to rate: TimedVector) -> Int {
        guard let newest else {
            meter.take(Double(rate.time.nanoseconds) * 1e-9, after: 1)
            return 1
        }
        let counted = Int(min(rate.lost, 1 << 30)) + 1
        let elapsed = rate.time.seconds(since: newest)
        guard elapsed > Double(counted) * tracker.period + Self.longestBridge else {
            meter.take(Double(rate.time.nanoseconds) * 1e-9, after: counted)
            if meter.period != tracker.period { tracker.setPeriod(meter.period) }
            return counted
        }
        meter.restart()
        return Int(min(elapsed / tracker.period, 1e9))
    }

    /// Returns the next rate if it arrived in the same packet.
    private func follower(of rate: TimedVector) -> InertialSample? {
        guard rates.window.count > 0, rates.window[0].arrival == rate.arrival, rates.window[0].lost == 0 else {
            return nil
        }
        return InertialSample(rate: rates.window[0].value, force: .zero)
    }

    private func takeFields(until time: Timestamp) {
        guard let fields else { return }
        while fields.window.count > 0, fields.window[0].time <= time {
            tracker.filter.takeField(fields.window[0].value, age: time.seconds(since: fields.window[0].time))
            fields.window.removeFirst()
        }
    }

    // MARK: Frames

    private func feed(_ time: Timestamp, _ step: OrientationTracker.Step, _ force: SIMD3<Double>) {
        let frame = tracker.frame(after: step)
        var flags = FrameInfo.Flags(frame.flags)
        if feeds[ComputedSignal.northOrientation.rawValue] != nil {
            let north = frame.flags.contains(.fieldDisturbed) ? flags.union(.fieldDisturbed) : flags
            put(.northOrientation, frame.northOrientation.scalarFirst, time, frame.missingCount, north)
        }
        put(.orientation, frame.orientation.scalarFirst, time, frame.missingCount, flags)
        let down = gravity.strength * tracker.filter.up
        put(.gravity, SIMD4(down, 0), time, frame.missingCount, flags)
        // Without a force there is no acceleration.
        let linear = force == .zero ? SIMD3(repeating: Double.nan) : force - down
        put(.linearAcceleration, SIMD4(linear, 0), time, frame.missingCount, flags)
        guard time >= biasDue || wasAtRest != tracker.filter.isAtRest else { return }
        (biasDue, wasAtRest) = (time.advanced(bySeconds: Self.biasPeriod), tracker.filter.isAtRest)
        flags.remove([.afterGap, .unknownGap])
        put(.bias, SIMD4(frame.bias, frame.biasDeviation), time, 0, flags)
    }

    private func put(
        _ signal: ComputedSignal, _ values: SIMD4<Double>, _ time: Timestamp, _ missing: Int, _ flags: FrameInfo.Flags
    ) {
        guard let feed = feeds[signal.rawValue] else { return }
        if missing > 0 { feed.lose(UInt64(missing), isEstimate: true) }
        let numbers: InlineArray<4, Float> = [Float(values.x), Float(values.y), Float(values.z), Float(values.w)]
        let run = SampleRun(offset: 0, first: time, flags: flags)
        unsafe feed.feed(run, in: numbers.span.bytes, .float32, arrival: arrival)
    }
}

/// Measures gravity from the forces at rest, so that an offset of the accelerometer does not count as acceleration.
private struct GravityMeter {
    private static let (standard, tolerance) = (9.80665, 1.0)
    private static let longestMean = 1000.0

    private(set) var strength = standard
    private var count = 0.0

    mutating func take(_ force: SIMD3<Double>, isAtRest: Bool) {
        guard isAtRest else { return }
        let length = (force * force).sum().squareRoot()
        guard abs(length - Self.standard) < Self.tolerance else { return }
        count = min(count + 1, Self.longestMean)
        strength += (length - strength) / count
    }
}

extension Rotation {
    /// The numbers of the quaternion, the real part first.
    fileprivate var scalarFirst: SIMD4<Double> { SIMD4(w, vector.x, vector.y, vector.z) }
}

extension FrameInfo.Flags {
    /// The frame flags common to all orientation signals.
    fileprivate init(_ flags: OrientationFrame.Flags) {
        self = []
        if flags.contains(.atRest) { insert(.atRest) }
        if flags.contains(.afterGap) { insert(.afterGap) }
        if flags.contains(.unknownGap) { insert(.unknownGap) }
        if flags.contains(.saturated) { insert(.saturated) }
    }
}
