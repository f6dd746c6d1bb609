internal import VeltoCore

/// The hand that holds or wears a device.
///
/// It plays a script or keeps a position, and presses the button.
struct ScriptedHand {
    private var timeline = MotionTimeline(MotionScript([MotionStep(.rest)], repeats: false))
    private var start: Timestamp?
    /// The position before the start.
    private var origin = MotionAxes.zero
    /// The end of the last unscripted press.
    private(set) var pressEnd = Timestamp.zero
    /// Whether a press has not been sent yet.
    ///
    /// Even a press shorter than the packet interval is sent in one packet.
    private var hasUnsentPress = false
    private var random: SeededGenerator

    /// The current state of the script.
    private(set) var segment = MotionTimeline.Segment()
    /// The time of the script's next change.
    private(set) var nextChange = Timestamp.distantFuture
    /// The number of performed acts of the script.
    private var actCount: UInt64 = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed, stream: 0x4A)
    }

    mutating func play(_ script: MotionScript, from position: MotionAxes = .zero) {
        timeline = MotionTimeline(script, from: position)
        origin = position
        rewind()
    }

    mutating func hold(_ axes: MotionAxes) {
        play(MotionScript([MotionStep(.hold, amplitude: axes)], repeats: false))
    }

    mutating func press(until end: Timestamp) {
        pressEnd = max(pressEnd, end)
        hasUnsentPress = true
    }

    mutating func rewind() {
        start = nil
        actCount = 0
        segment = MotionTimeline.Segment()
        nextChange = .distantFuture
    }

    /// Starts or resumes the script.
    mutating func begin(at time: Timestamp) {
        start = start ?? time
        advance(to: time)
    }

    /// Starts or resumes the script.
    ///
    /// Acts in between are dropped, since they are not observable.
    mutating func resume(at time: Timestamp) {
        begin(at: time)
        while nextAct < time { _ = takeAct(at: time) }
    }

    mutating func advance(to time: Timestamp) {
        guard let start else { return }
        let moment = timeline.moment(at: time.nanoseconds &- start.nanoseconds)
        segment = moment.segment
        let change = moment.nextChange.map { Timestamp(nanoseconds: start.nanoseconds &+ $0) }
        // The sum wraps around at the end of the clock's range.
        nextChange = change.map { $0 > time ? $0 : .distantFuture } ?? .distantFuture
        if segment.isPressed { hasUnsentPress = true }
    }

    func isOutOfReach(at time: Timestamp) -> Bool {
        guard let start, time >= start else { return false }
        return timeline.moment(at: time.nanoseconds - start.nanoseconds).segment.isLinkLost
    }

    /// The time of the script's next act, such as a tap.
    var nextAct: Timestamp {
        guard let start, let elapsed = timeline.time(ofAct: actCount) else { return .distantFuture }
        let (time, overflow) = start.nanoseconds.addingReportingOverflow(elapsed)
        return overflow ? .distantFuture : Timestamp(nanoseconds: time)
    }

    /// Takes the next act; if time has jumped to `now`, old repetitions are skipped.
    mutating func takeAct(at now: Timestamp) -> MotionStep? {
        guard let start, now >= nextAct else { return nil }
        actCount = timeline.skippingOverdue(actCount, at: now.nanoseconds &- start.nanoseconds)
        defer { actCount += 1 }
        return timeline.act(actCount)
    }

    /// Returns whether the button is down.
    func isPressed(at time: Timestamp) -> Bool {
        segment.isPressed || time < pressEnd
    }

    mutating func sample(at time: Timestamp) -> HandSample {
        var sample = HandSample()
        if let start, time >= start {
            sample.axes = timeline.moment(at: time.nanoseconds - start.nanoseconds).axes + noise()
        }
        sample.isPressed = isPressed(at: time) || hasUnsentPress
        sample.isShaking = segment.isShaking
        return sample
    }

    /// Returns the position and the movement of the device, without noise.
    func pose(at time: Timestamp) -> HandPose {
        guard let start, time >= start else { return HandPose(position: origin) }
        let moment = timeline.moment(at: time.nanoseconds - start.nanoseconds)
        let isShaking = moment.segment.isShaking
        return HandPose(
            position: isShaking ? moment.segment.shakenAt : moment.motion, shake: isShaking ? moment.motion : .zero,
            zeroPoint: moment.zeroPoint)
    }

    /// Returns whether the button is down, or was down since the last call.
    mutating func takePress(at time: Timestamp) -> Bool {
        defer { hasUnsentPress = false }
        return isPressed(at: time) || hasUnsentPress
    }

    /// Drops the presses that have been sent.
    mutating func forgetPress() {
        hasUnsentPress = false
    }

    /// Returns random deviations of three axes.
    mutating func noise() -> MotionAxes {
        guard segment.noise != .zero else { return .zero }
        return MotionAxes(
            x: segment.noise.x * random.number(from: -1, to: 1),
            y: segment.noise.y * random.number(from: -1, to: 1),
            z: segment.noise.z * random.number(from: -1, to: 1))
    }
}

/// The components of a motion.
struct HandPose {
    var position = MotionAxes.zero
    /// The motion of a shake.
    var shake = MotionAxes.zero
    /// The zero point error of the sensor.
    var zeroPoint = MotionAxes.zero
}

/// A measured sample of a hand.
struct HandSample {
    var axes = MotionAxes.zero
    var isPressed = false
    var isShaking = false
}
