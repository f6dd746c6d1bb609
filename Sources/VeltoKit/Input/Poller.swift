internal import VeltoCore
internal import VeltoMotion

/// The polling side of an input channel, as one value: the engine, and what it has seen of the receiving side.
struct Poller {
    var engine = InputEngine()
    var prompt = CalibrationPrompt()
    /// The events of the last poll.
    private(set) var news: PollNews = []
    private var lastPoll: Timestamp?
    private var linksEnded: UInt32 = 0
    private var calibrationsLost: UInt32 = 0
    private var calibrations: UInt32 = 0

    /// Applies what the receiving side has left for the poller.
    mutating func catchUp(with queue: MotionQueue, _ snapshot: borrowing MotionSnapshot) {
        if snapshot.linksEnded != linksEnded { linkEnded(snapshot) }
        if snapshot.calibrations != calibrations { calibrated(queue, snapshot) }
    }

    private mutating func linkEnded(_ snapshot: borrowing MotionSnapshot) {
        engine.reset(keepCalibration: snapshot.calibrationsLost == calibrationsLost)
        prompt.linkDown()
        linksEnded = snapshot.linksEnded
        calibrationsLost = snapshot.calibrationsLost
    }

    private mutating func calibrated(_ queue: MotionQueue, _ snapshot: borrowing MotionSnapshot) {
        calibrations = snapshot.calibrations
        // A link that ended meanwhile has discarded it.
        guard snapshot.center.isFinite else { return }
        calibrateNeutral(queue, snapshot)
        if engine.config.mode == .paddle { engine.paddleOffset = snapshot.center }
    }

    mutating func calibrateNeutral(_ queue: MotionQueue, _ snapshot: borrowing MotionSnapshot) {
        engine.calibrateNeutral(queue, snapshot)
        prompt.calibrated()
    }

    /// Steps the engine into its `latest` input.
    mutating func poll(
        _ queue: MotionQueue, step: Double, at now: Timestamp, _ owner: borrowing InputOwner
    ) {
        let snapshot = queue.snapshot
        catchUp(with: queue, snapshot)
        let time = Self.timeStep(step, since: lastPoll, at: now)
        lastPoll = now
        let wasPrimed = engine.latest.states.contains(.gesturePrimed)
        engine.advance(queue, snapshot, at: now, time)
        let asks = prompt.observe(isReceiving: owner.isConnected && engine.latest.flags.contains(.receiving))
        show(owner)
        news = PollNews.of(engine.latest, wasPrimed: wasPrimed, asksForCalibration: asks)
    }

    /// A static function: a method would capture a copy of the value.
    @inline(__always)
    private static func timeStep(_ step: Double, since lastPoll: Timestamp?, at now: Timestamp) -> TimeStep {
        guard step == InputChannel.measuredStep else { return TimeStep(given: step) }
        return TimeStep(measured: lastPoll.map { now.seconds(since: $0) } ?? 0)
    }

    /// Updates the members of the last polled input that change without a poll.
    mutating func refresh(_ queue: MotionQueue, at now: Timestamp, _ owner: borrowing InputOwner) {
        let snapshot = queue.snapshot
        catchUp(with: queue, snapshot)
        engine.latest.show(snapshot.status.settled(at: now))
        show(owner)
    }

    private mutating func show(_ owner: borrowing InputOwner) {
        engine.latest.show(owner, isCalibrated: engine.paddleOffset != nil, isCalibrationWanted: prompt.isWanted)
    }

    /// Resets everything but tuning; waiting frames are dropped.
    mutating func reset(_ queue: MotionQueue) {
        let snapshot = queue.snapshot
        queue.clear(before: snapshot)
        engine.reset()
        engine.discardPackets(snapshot)
        lastPoll = nil
    }
}
