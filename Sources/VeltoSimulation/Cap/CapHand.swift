internal import VeltoCore

/// The hand that holds a cap: plays a script or stays where a program put it, and presses the button.
struct CapHand {
    private var timeline = MotionTimeline(MotionScript([MotionStep(.rest)], repeats: false))
    private var start: Timestamp?
    private var pressEnd = Timestamp.zero
    /// A press shorter than the interval between two packets still shows in one of them.
    private var hasUnsentPress = false
    private var random: SeededGenerator

    /// The current state of the script.
    private(set) var segment = MotionTimeline.Segment()
    /// The time of the script's next change.
    private(set) var nextChange = Timestamp.distantFuture

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed, stream: 0x4A)
    }

    mutating func play(_ script: MotionScript) {
        timeline = MotionTimeline(script)
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
        segment = MotionTimeline.Segment()
        nextChange = .distantFuture
    }

    /// Starts or resumes the script.
    mutating func begin(at time: Timestamp) {
        start = start ?? time
        advance(to: time)
    }

    mutating func advance(to time: Timestamp) {
        guard let start else { return }
        let moment = timeline.moment(at: time.nanoseconds &- start.nanoseconds)
        segment = moment.segment
        nextChange = moment.nextChange.map { Timestamp(nanoseconds: start.nanoseconds &+ $0) } ?? .distantFuture
        if segment.isPressed { hasUnsentPress = true }
    }

    func isOutOfReach(at time: Timestamp) -> Bool {
        guard let start, time >= start else { return false }
        return timeline.moment(at: time.nanoseconds - start.nanoseconds).segment.isLinkLost
    }

    mutating func sample(at time: Timestamp) -> CapSample {
        var sample = CapSample()
        if let start, time >= start {
            sample.axes = timeline.moment(at: time.nanoseconds - start.nanoseconds).axes + noise()
        }
        sample.isPressed = segment.isPressed || time < pressEnd || hasUnsentPress
        sample.isShaking = segment.isShaking
        return sample
    }

    /// Drops presses that have been sent.
    mutating func forgetPress() {
        hasUnsentPress = false
    }

    private mutating func noise() -> MotionAxes {
        guard segment.noise != .zero else { return .zero }
        return MotionAxes(
            x: segment.noise.x * random.number(from: -1, to: 1),
            y: segment.noise.y * random.number(from: -1, to: 1),
            z: segment.noise.z * random.number(from: -1, to: 1))
    }
}
