internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// The polling side of an input channel as a value: the engine, and the last seen state of the receiving side.
struct Poller {
    var engine = InputEngine()
    var prompt = CalibrationPrompt()
    /// The events of the last poll.
    private(set) var news: PollNews = []
    /// The last commit of the receiving side that the poller has processed.
    private(set) var snapshot = MotionSnapshot()
    /// Whether the device is not virtual and its polls are not recorded.
    private(set) var isUsual: Bool
    private let isVirtual: Bool
    /// The recorder of polls; nil for most devices.
    var recorder: Recorder? {
        didSet { isUsual = !isVirtual && !isRecorded }
    }
    /// The session samplers of polls; empty for most devices.
    var samplers: [InputSampler] = [] {
        didSet { isUsual = !isVirtual && !isRecorded }
    }
    private var isRecorded: Bool { recorder != nil || !samplers.isEmpty }
    /// The configuration until the program sets another.
    private var standard = InputEngine().gameConfig
    private var lastPoll: Timestamp?
    /// The step (seconds) above which repeated steps are probably in milliseconds.
    private static let longestStep = 1.0
    private static let suspiciousSteps = 3
    private var longSteps = 0
    private var lastLongStep: Timestamp?
    private var hasLongSteps = false
    private var linksEnded: UInt32 = 0
    private var calibrationsLost: UInt32 = 0
    private var calibrations: UInt32 = 0
    private var restarts: UInt16 = 0

    init(isVirtual: Bool) {
        self.isVirtual = isVirtual
        isUsual = !isVirtual
    }

    /// Applies pending changes of the receiving side.
    @inline(__always)
    mutating func catchUp(with queue: MotionQueue, _ restartMark: borrowing Mailbox<MotionSnapshot>) {
        queue.refresh(&snapshot)
        if snapshot.linksEnded != linksEnded { linkEnded() }
        if snapshot.calibrations != calibrations { calibrated(queue) }
        if snapshot.restarts != restarts { restarted(at: restartMark) }
    }

    @inline(never)  // A rare call, which takes no stack space for every poll.
    private mutating func restarted(at mark: borrowing Mailbox<MotionSnapshot>) {
        engine.restartSession(mark.take() ?? snapshot)
        restarts = snapshot.restarts
    }

    private mutating func linkEnded() {
        let keepsCalibration = snapshot.calibrationsLost == calibrationsLost
        engine.reset(keepCalibration: keepsCalibration)
        prompt.linkDown(keepsCalibration: keepsCalibration)
        linksEnded = snapshot.linksEnded
        calibrationsLost = snapshot.calibrationsLost
    }

    private mutating func calibrated(_ queue: MotionQueue) {
        calibrations = snapshot.calibrations
        // A link that has ended since has discarded it.
        guard snapshot.center.isFinite else { return }
        calibrateNeutral(queue)
        if engine.config.mode == .paddle { engine.paddleOffset = snapshot.center }
    }

    mutating func calibrateNeutral(_ queue: MotionQueue) {
        engine.calibrateNeutral(queue, snapshot)
        prompt.calibrated()
    }

    /// Sets the raw value of the paddle's center; nil clears it.
    mutating func setPaddleOffset(_ offset: Double?) {
        engine.resetPaddleCenter()
        guard let offset else { return }
        engine.paddleOffset = offset
        prompt.calibrated()
    }

    /// Applies the measurements of the device's family.
    ///
    /// A configuration set by the program stays.
    mutating func take(_ family: FamilyMotion) {
        if engine.gameConfig == standard { engine.config = family.config }
        standard = family.config
        engine.paddleLevel = family.measuresLevel ? 0 : nil
        prompt.isNeeded = !family.measuresLevel
    }

    /// Applies a loaded profile.
    mutating func take(_ loaded: LoadedProfile) {
        engine.config = loaded.profile.motion
        engine.gamepad.config = loaded.profile.gamepad
        engine.sensors.config = loaded.profile.sensors
        // A calibration made or lost since then is newer.
        guard let offset = loaded.profile.paddleOffset, loaded.snapshot.calibrations == snapshot.calibrations,
            loaded.snapshot.calibrationsLost == snapshot.calibrationsLost
        else { return }
        setPaddleOffset(offset)
    }

    /// Steps the engine into its `latest` input, up to the snapshot.
    @inline(__always)
    mutating func poll(_ queue: MotionQueue, step: Double, at now: Timestamp, _ owner: borrowing InputOwner) {
        let time = takeStep(step, at: now)
        lastPoll = now
        let wasPrimed = engine.latest.states.contains(.gesturePrimed)
        engine.advance(queue, &snapshot, at: now, time)
        let asks = prompt.observe(isReceiving: owner.isConnected && engine.latest.flags.contains(.receiving))
        show(owner)
        news = PollNews.of(engine.latest, wasPrimed: wasPrimed, asksForCalibration: asks)
    }

    /// Steps a virtual device into the engine's `latest` input.
    mutating func poll(
        _ virtual: Guarded<VirtualEngine>, step: Double, at now: Timestamp, _ owner: borrowing InputOwner
    ) {
        let time = Self.timeStep(step, since: lastPoll, at: now)
        lastPoll = now
        let wasPrimed = engine.latest.states.contains(.gesturePrimed)
        virtual.withLock { $0.advance(&engine.latest, at: now, time) }
        showAsSupplied(owner)
        news = PollNews.of(engine.latest, wasPrimed: wasPrimed, asksForCalibration: false)
    }

    /// Does the same as `refresh(at:_:)` for a virtual device.
    mutating func refresh(_ virtual: Guarded<VirtualEngine>, at now: Timestamp, _ owner: borrowing InputOwner) {
        virtual.withLock { $0.refresh(&engine.latest, at: now) }
        showAsSupplied(owner)
    }

    private mutating func showAsSupplied(_ owner: borrowing InputOwner) {
        let flags = engine.latest.flags
        engine.latest.show(
            owner, isCalibrated: flags.contains(.calibrated), isCalibrationWanted: flags.contains(.calibrationWanted))
    }

    /// The time step of a poll at `now`.
    func timeStep(_ step: Double, at now: Timestamp) -> TimeStep {
        Self.timeStep(step, since: lastPoll, at: now)
    }

    /// The time step of a poll.
    ///
    /// Long steps are counted.
    @inline(__always)
    private mutating func takeStep(_ step: Double, at now: Timestamp) -> TimeStep {
        guard step == InputChannel.measuredStep else {
            return step > 0 && step <= Self.longestStep ? TimeStep(trusted: step) : takeUnusualStep(step, at: now)
        }
        return TimeStep(measured: lastPoll.map { now.seconds(since: $0) } ?? 0)
    }

    @inline(never)  // A rare call, which takes no stack space for every poll.
    private mutating func takeUnusualStep(_ step: Double, at now: Timestamp) -> TimeStep {
        if step > Self.longestStep {
            longSteps = lastLongStep == lastPoll ? longSteps + 1 : 1
            lastLongStep = now
            if longSteps == Self.suspiciousSteps, !isVirtual {
                hasLongSteps = true
                isUsual = false
            }
        }
        return TimeStep(given: step)
    }

    /// Returns once whether several consecutive steps were probably in milliseconds.
    mutating func takeLongSteps() -> Bool {
        guard hasLongSteps else { return false }
        hasLongSteps = false
        isUsual = !isRecorded
        return true
    }

    /// A static function: a method would capture a copy of the value.
    @inline(__always)
    private static func timeStep(_ step: Double, since lastPoll: Timestamp?, at now: Timestamp) -> TimeStep {
        guard step == InputChannel.measuredStep else { return TimeStep(given: step) }
        return TimeStep(measured: lastPoll.map { now.seconds(since: $0) } ?? 0)
    }

    /// Updates the members of the last polled input that change without a poll.
    mutating func refresh(at now: Timestamp, _ owner: borrowing InputOwner) {
        engine.latest.show(snapshot.status.settled(at: now))
        show(owner)
    }

    @inline(__always)
    private mutating func show(_ owner: borrowing InputOwner) {
        engine.latest.show(owner, isCalibrated: engine.paddleOffset != nil, isCalibrationWanted: prompt.isWanted)
    }

    /// Resets everything except tuning, and drops waiting frames.
    mutating func reset(_ queue: MotionQueue) {
        queue.clear(before: snapshot)
        engine.reset()
        engine.discardPackets(snapshot)
        lastPoll = nil
    }
}
