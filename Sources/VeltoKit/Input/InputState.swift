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

    let device: UInt64
    var family = DeviceFamily.unknown
    var isConnected = false
    var playerIndex: Int32 = -1
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
        self.device = device
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
        isConnected = false
        return wasReleased
    }

    mutating func receive(_ bytes: Span<UInt8>, at time: Timestamp) -> Taken {
        var taken = Taken()
        guard family == .triki, let reception = receiver.receive(bytes, at: time) else { return taken }
        if connectsByItself { isConnected = true }
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
        guard isConnected, let newest = receiver.newestPacket else {
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
        if connectsByItself { isConnected = true }
        engine.input.ingest(sample)
    }

    mutating func poll(step: Double, at now: Timestamp) -> GameInput {
        let measured = lastPoll.map { now.seconds(since: $0) } ?? 0
        lastPoll = now
        let status = receiver.status(at: now)
        let time = step == InputChannel.measuredStep ? TimeStep(measured: measured) : TimeStep(given: step)
        let wasPrimed = engine.input.latest.states.contains(.gesturePrimed)
        frames.drain { engine.advance($0, status, time) }
        let asks = prompt.observe(isReceiving: isConnected && status.isReceiving)
        engine.input.latest.refresh(ownerFacts, status, at: now)
        news = PollNews.of(engine.input.latest, wasPrimed: wasPrimed, asksForCalibration: asks)
        return engine.input.latest
    }

    /// The last polled input, with what can change without a poll as of now.
    func peek(at now: Timestamp) -> GameInput {
        var input = engine.input.latest
        input.refresh(ownerFacts, receiver.status(at: now), at: now)
        return input
    }

    private var ownerFacts: OwnerFacts {
        OwnerFacts(
            device: device, playerIndex: playerIndex, isConnected: isConnected,
            isCalibrated: engine.input.paddleOffset != nil, isCalibrationWanted: prompt.isWanted)
    }
}

/// What the engine cannot know about an input.
private struct OwnerFacts {
    let device: UInt64
    let playerIndex: Int32
    let isConnected: Bool
    let isCalibrated: Bool
    let isCalibrationWanted: Bool
}

extension GameInput {
    /// Brings up to date what can change without a poll.
    fileprivate mutating func refresh(_ facts: OwnerFacts, _ status: InputStatus, at now: Timestamp) {
        device = facts.device
        playerIndex = facts.playerIndex
        packetCount = status.packetCount
        timestamp = status.newestPacket
        packetAge = status.packetCount == 0 ? .infinity : max(0, now.seconds(since: status.newestPacket))
        rateMode = status.rateMode
        buttonsDown = status.buttonsDown
        counts.press = status.pressCount
        counts.release = status.releaseCount
        counts.click = status.clickCount
        let isSlow = status.rateMode == .lowPower
        flags.set(.connected, facts.isConnected)
        flags.set(.receiving, facts.isConnected && status.isReceiving)
        flags.set(.idleLowPower, facts.isConnected && isSlow)
        flags.set(.controlAvailable, facts.isConnected && (status.isReceiving || isSlow))
        flags.set(.calibrationWanted, facts.isCalibrationWanted)
        flags.set(.calibrated, facts.isCalibrated)
    }
}

extension GameInput.Flags {
    fileprivate mutating func set(_ flag: GameInput.Flags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}
