internal import VeltoCore

/// A script prepared for lookup at any point in time.
///
/// The state is a pure function of the time since the script began. Nothing accumulates, so reads do not influence it.
struct MotionTimeline {
    /// The state between two steps.
    struct Segment {
        fileprivate(set) var start: UInt64 = 0
        fileprivate(set) var motion = Motion.steady(.zero)
        /// The position around which the device is shaken.
        fileprivate(set) var shakenAt = MotionAxes.zero
        fileprivate(set) var zeroPoint = Motion.steady(.zero)
        /// The largest random deviation per axis.
        fileprivate(set) var noise = MotionAxes.zero
        fileprivate(set) var isPressed = false
        /// Seconds between packets; 0 if the device chooses.
        fileprivate(set) var packetInterval = 0.0
        fileprivate(set) var isSilent = false
        fileprivate(set) var isLinkLost = false

        var isShaking: Bool {
            if case .jumping = motion { true } else { false }
        }
    }

    /// The state at one point in time.
    struct Moment {
        let segment: Segment
        /// The motion, and the offset of the sensor's zero point.
        let motion: MotionAxes
        let zeroPoint: MotionAxes
        /// The start of the next segment, in nanoseconds since the script began; nil if this is the last one.
        let nextChange: UInt64?

        /// The position of the axes, without noise.
        var axes: MotionAxes { motion + zeroPoint }
    }

    private let segments: [Segment]
    /// The cycle length in nanoseconds; nil if the script does not repeat.
    private let cycle: UInt64?
    /// The acts of one cycle, in order.
    private let acts: [(start: UInt64, step: MotionStep)]

    /// Shorter scripts do not repeat, since they would use up all processor time.
    private static let shortestCycle: UInt64 = 1_000_000

    /// Prepares a script; the axes begin at `position`.
    init(_ script: MotionScript, from position: MotionAxes = .zero) {
        var segments: [Segment] = []
        var acts: [(start: UInt64, step: MotionStep)] = []
        var current = Segment()
        current.motion = .steady(position)
        for step in script.steps {
            if step.kind.isAct { acts.append((current.start, step)) }
            current.begin(step)
            segments.append(current)
            current.end(step)
        }
        if script.repeats, current.start >= Self.shortestCycle {
            cycle = current.start
        } else {
            cycle = nil
            current.motion = .steady(current.motion.axes(at: current.start))
            segments.append(current)
        }
        self.segments = segments
        self.acts = acts
    }

    // MARK: Acts

    /// The maximum number of cycles whose overdue acts are performed when time jumps.
    private static let mostOverdue: UInt64 = 2

    /// Returns the act with a number, counted through all cycles; nil after the last one.
    func act(_ number: UInt64) -> MotionStep? {
        position(ofAct: number).map { acts[$0.index].step }
    }

    /// Returns the time of an act in nanoseconds since the beginning.
    ///
    /// Returns nil after the last act, and for times beyond the range of the clock.
    func time(ofAct number: UInt64) -> UInt64? {
        guard let position = position(ofAct: number) else { return nil }
        let (cycles, isTooLong) = position.cycles.multipliedReportingOverflow(by: cycle ?? 0)
        let (time, isTooLate) = cycles.addingReportingOverflow(acts[position.index].start)
        return isTooLong || isTooLate ? nil : time
    }

    /// Returns the number of the next act to perform.
    ///
    /// If many acts were missed, it is the same act in a later cycle.
    func skippingOverdue(_ number: UInt64, at elapsed: UInt64) -> UInt64 {
        guard let cycle, let due = time(ofAct: number), elapsed > due else { return number }
        let missed = (elapsed - due) / cycle
        return missed > Self.mostOverdue ? number + (missed - Self.mostOverdue) * UInt64(acts.count) : number
    }

    private func position(ofAct number: UInt64) -> (cycles: UInt64, index: Int)? {
        let count = UInt64(acts.count)
        guard count > 0, cycle != nil || number < count else { return nil }
        return (number / count, Int(number % count))
    }

    // MARK: State

    /// Returns the state at a time in nanoseconds since the beginning.
    func moment(at elapsed: UInt64) -> Moment {
        let position = cycle.map { elapsed % $0 } ?? elapsed
        let cycleStart = elapsed - position
        let index = lastSegment(at: position)
        let end = segments.indices.contains(index + 1) ? segments[index + 1].start : cycle
        let segment = segments[index]
        return Moment(
            segment: segment,
            motion: segment.motion.axes(at: position), zeroPoint: segment.zeroPoint.axes(at: position),
            nextChange: end.map { cycleStart &+ $0 })
    }

    /// Returns the last segment that begins at or before a position.
    ///
    /// Segments without duration are skipped.
    private func lastSegment(at position: UInt64) -> Int {
        var low = 0
        var high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].start <= position { low = middle } else { high = middle }
        }
        return low
    }
}

extension MotionTimeline.Segment {
    fileprivate mutating func begin(_ step: MotionStep) {
        let period = Timestamp.zero.advanced(bySeconds: step.period).nanoseconds
        let duration = Timestamp.zero.advanced(bySeconds: step.duration).nanoseconds
        switch step.kind {
        case .rest: motion = .steady(.zero)
        case .hold: motion = .steady(step.amplitude)
        case .sweep: motion = .swinging(step.amplitude, period: period, start: start)
        case .shake:
            if !isShaking { shakenAt = motion.axes(at: start) }
            motion = .jumping(step.amplitude, period: period, start: start)
        case .tilt: motion = .moving(from: motion.axes(at: start), to: step.amplitude, start: start, duration: duration)
        case .press: isPressed = true
        case .release: isPressed = false
        case .rate: packetInterval = step.period
        case .silence: isSilent = true
        case .linkLoss: isLinkLost = true
        case .drift:
            let old = zeroPoint.axes(at: start)
            zeroPoint = .moving(from: old, to: old + step.amplitude, start: start, duration: duration)
        case .noise: noise = step.amplitude
        case .turn:
            let old = motion.axes(at: start)
            motion = .moving(from: old, to: old + step.amplitude * step.duration, start: start, duration: duration)
        case .tap, .gesture, .keyboard, .posture, .battery, .walk, .fall, .charger, .temperature, .pressure, .light,
            .humidity, .pin, .openPin:
            break
        }
    }

    fileprivate mutating func end(_ step: MotionStep) {
        start = Timestamp(nanoseconds: start).advanced(bySeconds: step.duration).nanoseconds
        isSilent = false
        isLinkLost = false
    }
}

/// A motion of three axes as a function of time, in nanoseconds.
enum Motion {
    case steady(MotionAxes)
    case swinging(MotionAxes, period: UInt64, start: UInt64)
    case jumping(MotionAxes, period: UInt64, start: UInt64)
    case moving(from: MotionAxes, to: MotionAxes, start: UInt64, duration: UInt64)

    func axes(at time: UInt64) -> MotionAxes {
        switch self {
        case .steady(let axes): axes
        case .swinging(let amplitude, let period, let start):
            amplitude * Self.swing(Self.turn(time, period, start))
        case .jumping(let amplitude, let period, let start):
            Self.turn(time, period, start) < 0.5 ? amplitude : amplitude * -1
        case .moving(let from, let to, let start, let duration):
            from + (to - from) * Self.progress(time, start, duration)
        }
    }

    /// Returns the elapsed fraction of the current period, in 0..<1.
    private static func turn(_ time: UInt64, _ period: UInt64, _ start: UInt64) -> Double {
        period == 0 ? 0 : Double((time &- start) % period) / Double(period)
    }

    private static func progress(_ time: UInt64, _ start: UInt64, _ duration: UInt64) -> Double {
        duration == 0 ? 1 : min(1, Double(time &- start) / Double(duration))
    }

    /// Returns a sine to within 0.2 % (Bhaskara's formula).
    ///
    /// The arithmetic gives the same bits on every machine.
    private static func swing(_ turn: Double) -> Double {
        let half = turn < 0.5 ? turn : turn - 0.5
        let product = half * (0.5 - half)
        let height = 64 * product / (5 - 16 * product)
        return turn < 0.5 ? height : -height
    }
}
