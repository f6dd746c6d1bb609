internal import Synchronization
internal import VeltoBluetooth
public import VeltoCore
public import VeltoMotion
internal import VeltoWearable

/// The way of a device's motion from its packets to the program's polls.
///
/// Packets are decoded where they arrive and queued; the poller's thread runs the engine over what was queued since its
/// last poll. The poller's lock is met by setters alone: what receives takes no lock that a poll takes. Neither side
/// allocates.
///
/// A part of its device, which cannot be copied: reaching it counts no references.
public struct InputChannel: ~Copyable, Sendable {
    /// Lets the library measure the time between polls.
    public static let measuredStep = -1.0

    private let device: ObjectHandle
    let time: TimeSource
    private let events: EventHub
    private let log: Log
    /// Frames, buttons and packets on their way to the poller.
    let motion = MotionQueue()
    private let options = SharedOptions()
    private let feed = Guarded<PacketFeed?>(nil)
    let isFed: Bool
    private let poller = Guarded(Poller())
    private let isPolling = Atomic(false)
    private let connection = Atomic(false)
    private let player = Atomic<Int32>(-1)
    private let attachment = Atomic<UInt64>(0)
    private let isProbing = Atomic(false)
    private let probe = Guarded(PacketProbe())

    init(device: ObjectHandle, isFed: Bool, time: TimeSource, events: EventHub, log: Log) {
        self.device = device
        self.isFed = isFed
        self.time = time
        self.events = events
        self.log = log
    }

    // MARK: Facts that others set

    /// Whether the device can be used now.
    var isConnected: Bool {
        get { connection.load(ordering: .relaxed) }
        nonmutating set { connection.store(newValue, ordering: .relaxed) }
    }

    /// The place among the players.
    var playerIndex: Int32 {
        get { player.load(ordering: .relaxed) }
        nonmutating set { player.store(newValue, ordering: .relaxed) }
    }

    /// What the program attached to the device.
    var userData: UInt64 {
        get { attachment.load(ordering: .relaxed) }
        nonmutating set { attachment.store(newValue, ordering: .relaxed) }
    }

    private var owner: InputOwner {
        InputOwner(device: device, playerIndex: playerIndex, isConnected: isConnected)
    }

    // MARK: From the side that receives

    /// What decoding needs of the configuration.
    var motionOptions: MotionOptions { options.current }

    /// The device can be fed with packets of that family from now on.
    func prepare(_ wearable: any Wearable) {
        let new = PacketFeed(wearable, into: motion, at: time.now)
        feed.withLock { feed in
            motion.setMonitorsRate(wearable.monitorsRate)
            feed = new
        }
    }

    /// Takes a packet that the program brings, and returns whether silence is to be watched for from now on.
    ///
    /// The device is connected from its first packet on.
    func ingest(_ bytes: Span<UInt8>, of uuid: BluetoothUUID?, at time: Timestamp) throws(VeltoError) -> Bool {
        let options = options.current
        return try feed.withLock { feed throws(VeltoError) in
            guard let source = feed?.source(uuid) else {
                throw VeltoError(.notFound, "the device's family takes no values of that characteristic")
            }
            guard !bytes.isEmpty else { return false }
            isConnected = true
            feed?.receive(source, bytes, at: time, options)
            return took(bytes, at: time)
        }
    }

    /// A link is up.
    func linkUp(_ wearable: (any Wearable)?) {
        motion.setMonitorsRate(wearable?.monitorsRate ?? true)
    }

    /// The link is down: a button that was held is released, and motion starts anew.
    func linkDown(keepsCalibration: Bool) {
        isConnected = false
        produce { feed in
            feed?.linkDown()
            motion.linkDown(keepsCalibration: keepsCalibration)
            if motion.commit().contains(.news) { publishNews(at: time.now) }
        }
    }

    /// The session begins anew on the same link.
    func restartSession() {
        produce { feed in
            feed?.restart()
            motion.restart()
            _ = motion.commit()
        }
        change { $0.engine.restartSession(motion.snapshot) }
    }

    /// Lets the poller see the packet just decoded, and returns whether silence is to be watched for from now on.
    func took(_ bytes: Span<UInt8>, at time: Timestamp) -> Bool {
        let commit = motion.commit()
        if isProbing.load(ordering: .relaxed) { probe.withLock { $0.take(bytes, at: time) } }
        if log.isOn(.packets) { log.write(.packets, device: device, Hex.text(bytes)) }
        if commit.contains(.news) { publishNews(at: time) }
        return commit.contains(.mustWatch)
    }

    /// Looks into the silence of a device, and returns when to look again, nil if only a packet can change anything.
    func checkSilence(at now: Timestamp) -> Timestamp? {
        produce { _ in
            let next = motion.checkSilence(at: now)
            if motion.commit().contains(.news) { publishNews(at: now) }
            return next
        }
    }

    /// Runs `body` alone on the side that receives: on the loop that is given, but not for a device that the program feeds.
    private func produce<Result>(_ body: (inout PacketFeed?) -> Result) -> Result {
        guard !isFed else { return feed.withLock(body) }
        var none: PacketFeed?
        return body(&none)
    }

    private func publishNews(at time: Timestamp) {
        let news = motion.takeNews()
        news.forEachEdge { isDown, presses, releases in
            publish(.button(isDown: isDown, pressCount: presses, releaseCount: releases), at: time)
        }
        guard let transition = news.transition else { return }
        log.write(.timing, device: device, "\(transition.previous) -> \(transition.current), \(transition.interval) s")
        publish(
            .rateModeChanged(
                previous: transition.previous, current: transition.current, interval: transition.interval),
            at: time)
    }

    private func publish(_ payload: Event.Payload, at time: Timestamp) {
        var event = Event(payload)
        event.device = device
        event.userData = userData
        event.time = time
        events.publish(event)
    }

    // MARK: Guided calibration, on the loop

    /// Begins to look for a neutral pose; nil ends that.
    func guideCalibration(_ config: CalibrationGuide.Config?) {
        produce { _ in motion.guideCalibration(config) }
    }

    /// How far a guided calibration is, nil when the link that it belonged to is down.
    var calibrationProgress: CalibrationGuide.Progress? {
        produce { _ in motion.calibrationProgress }
    }

    /// Makes the pose that was found the neutral one.
    func finishCalibration() {
        produce { _ in
            motion.finishCalibration()
            _ = motion.commit()
        }
    }

    // MARK: From the program

    /// Steps the engine by `step` seconds and returns the new input.
    ///
    /// A second poll at the same time is refused: whoever only wants to look uses `peek`.
    public func poll(step: Double) throws(VeltoError) -> GameInput {
        var input = GameInput()
        try poll(step: step) { input = $0 }
        return input
    }

    /// Steps the engine by `step` seconds and shows the new input.
    ///
    /// `read` gets it where it lies, which is what `inout` is for: it copies what it needs and changes nothing, and is
    /// quick, for setters wait meanwhile.
    package func poll(step: Double, _ read: (inout GameInput) -> Void) throws(VeltoError) {
        guard step >= 0 || step == Self.measuredStep else {
            throw .invalidArgument("step", "is \(step): must be 0 or more, or `measuredStep`")
        }
        // The lock below makes polls exclusive; whoever would wait there for another poll hears of it instead.
        guard !isPolling.load(ordering: .relaxed) else { throw VeltoError(.busy, "another thread polls the device") }
        let now = time.now
        let news = poller.withLock { poller in
            isPolling.store(true, ordering: .relaxed)
            defer { isPolling.store(false, ordering: .relaxed) }
            poller.poll(motion, step: step, at: now, owner)
            read(&poller.engine.latest)
            return poller.news
        }
        if !news.isEmpty, events.wants(news.classes) { publish(news, at: now) }
    }

    private func publish(_ news: PollNews, at time: Timestamp) {
        let input = poller.withLock { $0.engine.latest }
        news.forEachEvent(of: input) { publish($0, at: time) }
    }

    /// Returns the last polled input, with what can change without a poll as of now.
    ///
    /// Steps and consumes nothing.
    public func peek() -> GameInput {
        var input = GameInput()
        peek { input = $0 }
        return input
    }

    /// Shows the last polled input as `poll(step:_:)` does.
    package func peek(_ read: (inout GameInput) -> Void) {
        let now = time.now
        poller.withLock { poller in
            poller.refresh(motion, at: now, owner)
            read(&poller.engine.latest)
        }
    }

    /// Looks at or changes how motion becomes input.
    public func withEngine<Result>(
        _ body: (inout InputEngine) throws(VeltoError) -> Result
    ) throws(VeltoError) -> Result {
        try poller.withLock { poller throws(VeltoError) in
            poller.catchUp(with: motion, motion.snapshot)
            defer { options.set(MotionOptions(poller.engine)) }
            return try body(&poller.engine)
        }
    }

    /// Looks at what other files of this type return.
    func look<Result>(_ body: (borrowing Poller) -> Result) -> Result {
        poller.withLock { poller in
            poller.catchUp(with: motion, motion.snapshot)
            return body(poller)
        }
    }

    /// Changes what other files of this type set.
    @discardableResult
    func change<Result>(_ body: (inout Poller) -> Result) -> Result {
        poller.withLock { poller in
            poller.catchUp(with: motion, motion.snapshot)
            defer { options.set(MotionOptions(poller.engine)) }
            return body(&poller)
        }
    }

    // MARK: The byte probe

    /// Switches the byte probe on, from nothing, or off.
    public func setProbe(_ isOn: Bool) {
        probe.withLock { $0 = PacketProbe() }
        isProbing.store(isOn, ordering: .relaxed)
    }

    /// The newest changes of bytes, oldest first.
    public var probeChanges: [ProbeChange] {
        probe.withLock { $0.changes }
    }

    // MARK: Accounts

    /// Packets of all links together.
    public var totalPackets: UInt64 { motion.packetCount }

    /// Frames that no one polled in time.
    public var droppedFrames: UInt64 { motion.droppedFrames }

    /// What the receiving side knows now.
    public var status: InputStatus {
        motion.snapshot.status.settled(at: time.now)
    }
}
