internal import Synchronization
public import VeltoCore
public import VeltoMotion
internal import VeltoTriki

/// The way of a device's motion from its packets to the program's polls.
///
/// Packets are decoded where they arrive and queued; the poller's thread runs the engine over what was queued since its
/// last poll. One lock guards both ends and is held for the arithmetic alone. Neither end allocates.
///
/// A part of its device, which cannot be copied: reaching it counts no references.
public struct InputChannel: ~Copyable, Sendable {
    /// Seconds without a packet after which silence is looked into.
    static let silenceThreshold = RateMonitor.staleInterval
    /// Lets the library measure the time between polls.
    public static let measuredStep = -1.0

    /// What silence calls for.
    enum Silence {
        /// Packets came meanwhile; there can be no silence before that time.
        case stillReceiving(until: Timestamp)
        /// Nothing comes; a sleeping device is to be woken at that time, nil for never.
        case silent(wakeUpAt: Timestamp?)
        /// The device is to be woken now, and again at that time.
        case wakeUp(next: Timestamp)
    }

    private let device: UInt64
    let time: TimeSource
    private let events: EventHub
    private let log: Log
    private let isPolling = Atomic(false)
    private let state: Guarded<InputState>
    private let isProbing = Atomic(false)
    private let probe = Guarded(PacketProbe())

    init(device: UInt64, time: TimeSource, events: EventHub, log: Log) {
        self.device = device
        state = Guarded(InputState(device: device))
        self.time = time
        self.events = events
        self.log = log
    }

    // MARK: From the loop

    /// The device can be used as a member of that family from now on.
    func prepare(_ family: DeviceFamily) {
        state.withLock { $0.prepare(family) }
    }

    /// A link is up.
    func linkUp(_ family: DeviceFamily) {
        state.withLock { $0.linkUp(family) }
    }

    /// The link is down: a button that was held is released, and motion starts anew.
    func linkDown(keepsCalibration: Bool) {
        let now = time.now
        let wasReleased = state.withLock { $0.linkDown(keepsCalibration: keepsCalibration) }
        if wasReleased { publishButton(at: now) }
    }

    /// Whether the device can be used now.
    var isConnected: Bool {
        get { state.withLock { $0.owner.isConnected } }
        nonmutating set { state.withLock { $0.owner.isConnected = newValue } }
    }

    /// The place among the players.
    var playerIndex: Int32 {
        get { state.withLock { $0.owner.playerIndex } }
        nonmutating set { state.withLock { $0.owner.playerIndex = newValue } }
    }

    /// What the program attached to the device.
    var userData: UInt64 {
        get { state.withLock { $0.userData } }
        nonmutating set { state.withLock { $0.userData = newValue } }
    }

    /// Takes a packet; tells whether silence has to be watched for from now on.
    func receive(_ bytes: Span<UInt8>, at time: Timestamp) -> Bool {
        let taken = state.withLock { $0.receive(bytes, at: time) }
        if isProbing.load(ordering: .relaxed) { probe.withLock { $0.take(bytes, at: time) } }
        if log.isOn(.packets) { log.write(.packets, device: device, Hex.text(bytes)) }
        if taken.buttonChanged { publishButton(at: time) }
        if let transition = taken.transition { publish(transition, at: time) }
        return taken.mustWatch
    }

    /// Looks into the silence of a device.
    func checkSilence(at now: Timestamp) -> Silence {
        let (silence, transition) = state.withLock { $0.checkSilence(at: now) }
        if let transition { publish(transition, at: now) }
        return silence
    }

    private func publishButton(at time: Timestamp) {
        let (status, userData) = state.withLock { ($0.receiver.status(at: time), $0.userData) }
        publish(
            .button(
                isDown: status.buttonsDown != 0, pressCount: status.pressCount, releaseCount: status.releaseCount),
            userData, at: time)
    }

    private func publish(_ transition: RateMonitor.Transition, at time: Timestamp) {
        log.write(.timing, device: device, "\(transition.previous) -> \(transition.current), \(transition.interval) s")
        publish(
            .rateModeChanged(
                previous: transition.previous, current: transition.current, interval: transition.interval),
            userData, at: time)
    }

    private func publish(_ payload: Event.Payload, _ userData: UInt64, at time: Timestamp) {
        var event = Event(payload)
        event.device = device
        event.userData = userData
        event.time = time
        events.publish(event)
    }

    // MARK: From the program

    /// Steps the engine by `step` seconds and answers the new input.
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
    /// quick, for the loop waits meanwhile.
    package func poll(step: Double, _ read: (inout GameInput) -> Void) throws(VeltoError) {
        guard step >= 0 || step == Self.measuredStep else {
            throw .invalidArgument("step", "is \(step): must be 0 or more, or `measuredStep`")
        }
        // The lock below makes polls exclusive; whoever would wait there for another poll hears of it instead.
        guard !isPolling.load(ordering: .relaxed) else { throw VeltoError(.busy, "another thread polls the device") }
        let now = time.now
        let news = state.withLock { state in
            isPolling.store(true, ordering: .relaxed)
            defer { isPolling.store(false, ordering: .relaxed) }
            state.poll(step: step, at: now)
            read(&state.engine.input.latest)
            return state.news
        }
        if !news.isEmpty { publish(news, at: now) }
    }

    private func publish(_ news: PollNews, at time: Timestamp) {
        let (input, userData) = state.withLock { ($0.engine.input.latest, $0.userData) }
        news.forEachEvent(of: input) { publish($0, userData, at: time) }
    }

    /// Answers the last polled input, with what can change without a poll as of now.
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
        state.withLock { state in
            state.refresh(at: now)
            read(&state.engine.input.latest)
        }
    }

    /// Looks at or changes how motion becomes input.
    public func withEngine<Result>(
        _ body: (inout InputEngine) throws(VeltoError) -> Result
    ) throws(VeltoError) -> Result {
        try state.withLock { state throws(VeltoError) in
            try body(&state.engine.input)
        }
    }

    /// Makes the present pose the neutral one.
    public func calibrateNeutral() {
        state.withLock { state in
            state.frames.look { state.engine.calibrateNeutral(pending: $0) }
            state.prompt.calibrated()
        }
    }

    /// Sets the raw value of the paddle's centre; nil forgets it.
    func setPaddleOffset(_ offset: Double?) {
        state.withLock { state in
            state.engine.input.resetPaddleCenter()
            if let offset {
                state.engine.input.paddleOffset = offset
                state.prompt.calibrated()
            }
        }
    }

    /// Takes button edges, and every other impulse, up to now for seen.
    public func discardEdges() {
        let now = time.now
        state.withLock { state in
            let status = state.receiver.status(at: now)
            state.frames.drain { state.engine.discardImpulses(pending: $0, status) }
        }
    }

    /// Looks at what other files of this type answer.
    func look<Result>(_ body: (borrowing InputState) -> Result) -> Result {
        state.withLock { body($0) }
    }

    /// Changes what other files of this type set.
    @discardableResult
    func change<Result>(_ body: (inout InputState) -> Result) -> Result {
        state.withLock { body(&$0) }
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

    /// Packets of all links together.
    public var totalPackets: UInt64 {
        state.withLock { $0.totalPackets }
    }

    /// Packets that nobody polled in time.
    public var droppedFrames: UInt64 {
        state.withLock { $0.frames.dropped }
    }

    /// What the receiving side knows now.
    public var status: InputStatus {
        let now = time.now
        return state.withLock { $0.receiver.status(at: now) }
    }
}
