internal import Synchronization
internal import VeltoBluetooth
public import VeltoCore
public import VeltoMotion
internal import VeltoWearable

/// The channel of a device's motion, from packets to polls.
///
/// Packets are decoded and queued on arrival. The poller's thread runs the engine over the packets queued since its
/// last poll. Only setters compete for the poller's lock; the loop never takes it. Neither side allocates.
///
/// A noncopyable part of its device: using it counts no references.
public struct InputChannel: ~Copyable, Sendable {
    /// Requests a measured time between polls.
    package static let measuredStep = -1.0

    let device: ObjectHandle
    let time: TimeSource
    let events: EventHub
    let log: Log
    /// The queue of frames, buttons and packets to the poller.
    let motion = MotionQueue()
    private let feed = Guarded<PacketFeed?>(nil)
    let isFed: Bool
    /// The input of a virtual device; nil for others.
    let virtual: Guarded<VirtualEngine>?
    private let poller: Guarded<Poller>
    /// A loaded profile for the poller.
    private let loaded = Mailbox<LoadedProfile>()
    private let family = Mailbox<FamilyMotion>()
    /// The state at the last restart of the session, until the poller has processed the restart.
    private let restartMark = Mailbox<MotionSnapshot>()
    private let isPolling = Atomic(false)
    private let connection = Atomic(false)
    private let player = Atomic<Int32>(-1)
    private let attachment = Atomic<UInt64>(0)
    private let abilities = Atomic<UInt64>(0)
    private let probe = SharedProbe()

    init(device: ObjectHandle, source: InputSource, time: TimeSource, events: EventHub, log: Log) {
        self.device = device
        isFed = source != .link
        virtual = source == .inputs ? Guarded(VirtualEngine()) : nil
        poller = Guarded(Poller(isVirtual: source == .inputs))
        self.time = time
        self.events = events
        self.log = log
    }

    // MARK: State set by others

    /// Whether the device is ready.
    var isConnected: Bool {
        get { connection.load(ordering: .relaxed) }
        nonmutating set { connection.store(newValue, ordering: .relaxed) }
    }

    /// The player index.
    var playerIndex: Int32 {
        get { player.load(ordering: .relaxed) }
        nonmutating set { player.store(newValue, ordering: .relaxed) }
    }

    /// The program's user data of the device.
    var userData: UInt64 {
        get { attachment.load(ordering: .relaxed) }
        nonmutating set { attachment.store(newValue, ordering: .relaxed) }
    }

    /// The capabilities of the device's family; none while the family is unknown.
    var capabilities: WearableCapabilities {
        get { WearableCapabilities(rawValue: abilities.load(ordering: .relaxed)) }
        nonmutating set { abilities.store(newValue.rawValue, ordering: .relaxed) }
    }

    var owner: InputOwner {
        InputOwner(
            device: device, playerIndex: playerIndex, isConnected: isConnected,
            hasPosition: capabilities.contains(.position))
    }

    // MARK: Receiving side

    /// Accepts packets of that family from now on, and returns its signals.
    func prepare(_ wearable: any Wearable) -> [SignalDescription] {
        let new = PacketFeed(wearable, into: motion, at: time.now)
        feed.withLock { feed in
            motion.setMonitorsRate(wearable.monitorsRate)
            feed = new
        }
        return new.listed
    }

    /// Feeds a packet of the program, and returns whether to start the silence timer.
    ///
    /// The first packet connects the device.
    @inline(__always)  // Called in one place, for every packet.
    func ingest(_ bytes: Span<UInt8>, of uuid: BluetoothUUID?, at time: Timestamp) throws(VeltoError) -> Bool {
        try feed.withLock { feed throws(VeltoError) in
            guard feed?.receive(bytes, of: uuid, at: time) == true else {
                throw VeltoError(.notFound, "the device's family does not use that characteristic")
            }
            guard !bytes.isEmpty else { return false }
            isConnected = true
            return took(bytes, at: time)
        }
    }

    /// Applies the settings to the session of a device fed by the program.
    func apply(_ settings: InputSettings) {
        produce { feed in
            feed?.apply(settings)
            commit(at: time.now)
        }
    }

    /// Sets whether received motion feeds game input.
    ///
    /// Turning it off resets motion like the end of a link.
    func setFeedsGame(_ feedsGame: Bool) {
        produce { _ in
            motion.setOpen(feedsGame)
            commit(at: time.now)
        }
    }

    /// Handles the start of a link.
    func linkUp(_ wearable: (any Wearable)?) {
        motion.setMonitorsRate(wearable?.monitorsRate ?? true)
    }

    /// Handles the end of the link: releases held buttons, and resets motion.
    func linkDown(keepsCalibration: Bool) {
        isConnected = false
        produce { feed in
            feed?.linkDown(at: time.now)
            motion.linkDown(keepsCalibration: keepsCalibration)
            motion.setGyroscope(.unknown, hasRested: false)
            commit(at: time.now)
        }
    }

    /// Handles a session restart on the same link.
    func restartSession() {
        if let virtual { return virtual.withLock { $0.restartSession() } }
        produce { feed in
            feed?.restart()
            motion.restart()
            // Before the commit that notifies the poller.
            restartMark.put(motion.snapshot)
            _ = motion.commit()
        }
    }

    /// Publishes the decoded packet to the poller, and returns whether to start the silence timer.
    @inline(__always)
    func took(_ bytes: Span<UInt8>, at time: Timestamp) -> Bool {
        if probe.isOn || log.isOn(.packets) { show(bytes, at: time) }
        return commit(at: time, isNotification: true).contains(.mustWatch)
    }

    @inline(never)  // Few programs use the probe, so the call takes no stack space for every packet.
    private func show(_ packet: Span<UInt8>, at time: Timestamp) {
        if probe.isOn { probe.take(packet, at: time) }
        log.write(.packets, device: device, Hex.text(packet))
    }

    /// Publishes changes that the session made to the input without a packet.
    func sessionActed() {
        produce { _ in _ = commit(at: time.now) }
    }

    /// Checks a device for silence.
    ///
    /// Returns the time of the next check, or nil if only a packet can change the state.
    func checkSilence(at now: Timestamp) -> Timestamp? {
        produce { _ in
            let next = motion.checkSilence(at: now)
            commit(at: now)
            return next
        }
    }

    /// Runs `body` exclusively on the receiving side: on the given loop, except for a device fed by the program.
    func produce<Result>(_ body: (inout PacketFeed?) -> Result) -> Result {
        guard !isFed else { return feed.withLock(body) }
        var none: PacketFeed?
        return body(&none)
    }

    /// Publishes the session's changes to the poller, and publishes its events.
    @inline(__always) @discardableResult
    private func commit(
        at now: @autoclosure () -> Timestamp, isNotification: Bool = false
    ) -> MotionQueue.Commit {
        let commit = motion.commit(isNotification: isNotification)
        if commit.contains(.news) { publishNews(at: now()) }
        return commit
    }

    @inline(never)  // Few packets cause events.
    private func publishNews(at time: Timestamp) {
        let news = motion.takeNews()
        news.forEachEdge { isDown, presses, releases in
            publish(.button(1, isDown: isDown, pressCount: presses, releaseCount: releases), at: time)
        }
        guard let transition = news.transition else { return }
        log.write(.timing, device: device, "\(transition.previous) -> \(transition.current), \(transition.interval) s")
        publish(
            .rateModeChanged(
                previous: transition.previous, current: transition.current, interval: transition.interval),
            at: time)
    }

    func publish(_ payload: Event.Payload, at time: Timestamp) {
        events.publish(event(payload, at: time))
    }

    private func event(_ payload: Event.Payload, at time: Timestamp) -> Event {
        var event = Event(payload)
        event.deviceHandle = device
        event.userData = userData
        event.time = time
        return event
    }

    // MARK: Program side

    /// Steps the engine by `step` seconds and returns the new input.
    ///
    /// If nil, the step is the measured time since the last poll.
    ///
    /// A concurrent poll throws an error: use `peek` to read without stepping.
    ///
    /// ```swift
    /// let input = try device.input.poll(step: 1.0 / 60)
    /// if input.flags.contains(.receiving) { movePaddle(0, input.positionX) }
    /// if input.gestures.contains(.click) { serve() }
    /// ```
    public func poll(step: Double? = nil) throws(VeltoError) -> GameInput {
        if let step, !(step >= 0) {
            throw .invalidArgument("step", "is \(step): must be 0 or more, or nil to measure it")
        }
        var input = GameInput()
        try poll(step: step ?? Self.measuredStep) { input = $0 }
        return input
    }

    /// Steps the engine by `step` validated seconds, and passes the new input to `read`.
    ///
    /// The input is passed in place, therefore `inout`. `read` must copy what it needs, change nothing, and return
    /// quickly, since setters wait for it.
    @inline(__always)
    package func poll(step: Double, _ read: (inout GameInput) -> Void) throws(VeltoError) {
        // The lock below makes polls exclusive. A concurrent poll gets an error instead of waiting.
        guard !isPolling.load(ordering: .relaxed) else { throw VeltoError(.busy, "another thread polls the device") }
        let now = time.now
        withPoller { poller in
            isPolling.store(true, ordering: .relaxed)
            defer { isPolling.store(false, ordering: .relaxed) }
            if poller.isUsual {
                poller.poll(motion, step: step, at: now, owner)
            } else {
                pollUnusually(&poller, step: step, at: now)
            }
            // Under the lock, so that the events match the result of this poll and are in the order of the polls.
            if !poller.news.isEmpty, events.wants(poller.news.classes) { publish(poller, at: now) }
            read(&poller.engine.latest)
        }
    }

    @inline(never)  // Few polls raise events, so the call takes no stack space for every poll.
    func publish(_ poller: borrowing Poller, at time: Timestamp) {
        poller.news.forEachEvent(of: poller.engine.latest) { events.publishWithoutWaiting(event($0, at: time)) }
    }

    /// Returns the last polled input, with current values of the members that change without a poll.
    ///
    /// Steps and consumes nothing.
    public func peek() -> GameInput {
        var input = GameInput()
        peek { input = $0 }
        return input
    }

    /// Passes the last polled input to `read`, as `poll(step:_:)` does.
    package func peek(_ read: (inout GameInput) -> Void) {
        let now = time.now
        withPoller { poller in
            if let virtual { poller.refresh(virtual, at: now, owner) } else { poller.refresh(at: now, owner) }
            read(&poller.engine.latest)
        }
    }

    /// Reads or changes the motion configuration.
    ///
    /// ```swift
    /// try device.input.withEngine { engine in
    ///     engine.config = .preset(.paddle)
    ///     engine.config.paddle.inputGain = 0.5  // a smaller movement reaches the edge
    /// }
    /// ```
    public func withEngine<Result>(
        _ body: (inout InputEngine) throws(VeltoError) -> Result
    ) throws(VeltoError) -> Result {
        try withPoller { poller throws(VeltoError) in
            defer { motion.options = MotionOptions(poller.engine) }
            return try body(&poller.engine)
        }
    }

    /// Reads poller state in other files of this type.
    func look<Result>(_ body: (borrowing Poller) -> Result) -> Result {
        withPoller { body($0) }
    }

    /// Changes poller state in other files of this type.
    @discardableResult
    func change<Result, Failure: Error>(
        _ body: (inout Poller) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withPoller { poller throws(Failure) in
            defer { motion.options = MotionOptions(poller.engine) }
            return try body(&poller)
        }
    }

    /// Runs `body` with the poller, after applying pending changes of other threads.
    @inline(__always)
    func withPoller<Result, Failure: Error>(
        _ body: (inout Poller) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try poller.withLock { poller throws(Failure) in
            if loaded.isEmpty, family.isEmpty {
                poller.catchUp(with: motion, restartMark)
            } else {
                takeLetters(&poller)
            }
            return try body(&poller)
        }
    }

    @inline(never)  // Rare work takes no stack space for every poll.
    private func takeLetters(_ poller: inout Poller) {
        if let family = family.take() { poller.take(family) }
        // Taken before the snapshot, which then includes everything until the load.
        let profile = loaded.take()
        poller.catchUp(with: motion, restartMark)
        if let profile { poller.take(profile) }
        motion.options = MotionOptions(poller.engine)
    }

    /// Applies a family's measurements before the next input is visible, without waiting for the poller.
    func use(_ wearable: (any Wearable)?) {
        family.put(FamilyMotion(wearable))
    }

    /// Applies a profile before the next input is visible, without waiting for the poller.
    func use(_ profile: DeviceProfile) {
        motion.options = MotionOptions(profile.motion, profile.gamepad, profile.sensors)
        loaded.put(LoadedProfile(profile: profile, snapshot: motion.snapshot))
    }

    // MARK: The byte probe

    /// Whether the byte probe is on.
    ///
    /// Setting it clears the results.
    public var isProbing: Bool {
        get { probe.isOn }
        nonmutating set { probe.setOn(newValue) }
    }

    /// The newest byte changes, oldest first.
    public var probeChanges: [ProbeChange] { probe.changes }

    // MARK: Counters

    /// The number of packets over all links.
    public var totalPackets: UInt64 { virtual?.withLock { $0.packetCount } ?? motion.packetCount }

    /// The number of packets since the link came up.
    public var linkPackets: UInt64 { motion.linkPacketCount }

    /// The number of frames dropped before a poll.
    public var droppedFrames: UInt64 { motion.droppedFrames }

    /// The current state of the receiving side.
    public var status: InputStatus {
        motion.snapshot.status.settled(at: time.now)
    }
}
