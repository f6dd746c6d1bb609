internal import VeltoCore
internal import VeltoMotion
internal import VeltoTriki

/// Both ends of an input channel as one value: what comes in, what waits, and what was last polled.
struct InputState {
    /// What a packet changed.
    struct Taken {
        var buttonChanged = false
        var mustWatch = false
        var transition: RateMonitor.Transition?
    }

    var owner: InputOwner
    var family = DeviceFamily.unknown
    var userData: UInt64 = 0
    var receiver = TrikiReceiver()
    var frames = FrameRing()
    var engine = TrikiInputEngine()
    var prompt = CalibrationPrompt()
    var guide: CalibrationGuide?
    /// What the newest poll has to tell by events.
    private(set) var news: PollNews = []
    /// Packets of all links.
    private(set) var totalPackets: UInt64 = 0
    private var connectsByItself = false
    private var lastPoll: Timestamp?
    private var isWatched = false

    init(device: UInt64) {
        owner = InputOwner(device: device)
    }

    /// Makes a device without a link: it is connected from its first packet on.
    mutating func prepare(_ family: DeviceFamily) {
        self.family = family
        connectsByItself = true
    }

    mutating func linkUp(_ family: DeviceFamily) {
        self.family = family
    }

    /// Ends the link, and tells whether a held button was released by that.
    mutating func linkDown(keepsCalibration: Bool) -> Bool {
        let wasReleased = receiver.linkDown()
        engine.input.reset(keepCalibration: keepsCalibration)
        frames.drain { _ in }
        prompt.linkDown()
        guide = nil
        owner.isConnected = false
        return wasReleased
    }

    mutating func receive(_ bytes: Span<UInt8>, at time: Timestamp) -> Taken {
        var taken = Taken()
        guard family == .triki,
            let reception = receiver.receive(bytes, at: time, PacketOptions(engine.input))
        else { return taken }
        if connectsByItself { owner.isConnected = true }
        frames.append(reception.frame)
        if guide != nil { guideCalibration(by: reception.frame) }
        totalPackets &+= 1
        taken.buttonChanged = !reception.frame.flags.isDisjoint(with: [.pressed, .released])
        taken.transition = reception.transition
        taken.mustWatch = !isWatched
        isWatched = true
        return taken
    }

    private mutating func guideCalibration(by frame: TrikiFrame) {
        guard frame.flags.contains(.hasSteering) else { return }
        guide?.take(
            steering: Double(frame.steering), second: frame.blockCount > 0 ? Double(frame.firstBlock.raw.y) : 0,
            at: frame.time)
    }

    mutating func checkSilence(at now: Timestamp) -> (InputChannel.Silence, RateMonitor.Transition?) {
        guard owner.isConnected, let newest = receiver.newestPacket else {
            isWatched = false
            return (.silent(wakeUpAt: nil), nil)
        }
        let silenceEnd = newest.advanced(bySeconds: InputChannel.silenceThreshold)
        if now < silenceEnd { return (.stillReceiving(until: silenceEnd), nil) }
        let transition = receiver.evaluateSilence(at: now)
        // Only a device with a link can be woken.
        guard !connectsByItself, let wakeUp = receiver.wakeUpDeadline else {
            isWatched = false
            return (.silent(wakeUpAt: nil), transition)
        }
        if receiver.wakeUpDue(now: now), let next = receiver.wakeUpDeadline {
            return (.wakeUp(next: next.advanced(bySeconds: Self.wakeUpSlack)), transition)
        }
        return (.silent(wakeUpAt: wakeUp.advanced(bySeconds: Self.wakeUpSlack)), transition)
    }

    /// The wake-up is due after its deadline, not at it.
    private static let wakeUpSlack = 0.001

    /// Takes a sample that the program decoded itself.
    mutating func ingest(_ sample: AxisSample) {
        if connectsByItself { owner.isConnected = true }
        engine.input.ingest(sample)
    }

    /// Steps the engine into its `latest` input.
    mutating func poll(step: Double, at now: Timestamp) {
        let time = step == InputChannel.measuredStep ? measuredStep(at: now) : TimeStep(given: step)
        lastPoll = now
        let status = receiver.counters.settled(at: now)
        let wasPrimed = engine.input.latest.states.contains(.gesturePrimed)
        frames.drain { engine.advance($0, status, time) }
        let asks = prompt.observe(isReceiving: owner.isConnected && status.isReceiving)
        showOwner(status)
        news = PollNews.of(engine.input.latest, wasPrimed: wasPrimed, asksForCalibration: asks)
    }

    private func measuredStep(at now: Timestamp) -> TimeStep {
        TimeStep(measured: lastPoll.map { now.seconds(since: $0) } ?? 0)
    }

    /// Brings the last polled input up to date in what can change without a poll.
    mutating func refresh(at now: Timestamp) {
        let status = receiver.counters.settled(at: now)
        engine.input.latest.show(status)
        showOwner(status)
    }

    private mutating func showOwner(_ status: InputStatus) {
        engine.input.latest.show(
            owner, status, isCalibrated: engine.input.paddleOffset != nil, isCalibrationWanted: prompt.isWanted)
    }
}
