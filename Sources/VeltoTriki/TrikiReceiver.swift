public import VeltoCore
public import VeltoMotion

/// What must not depend on how often a game polls: decoding, button edges and counters, and the rate of packets.
///
/// Runs where packets arrive. A plain value: time is an argument, and no call allocates.
public struct TrikiReceiver: Sendable {
    /// What a poller needs to know besides the frames.
    public typealias Status = InputStatus

    /// What came of a packet.
    public struct Reception: Sendable {
        /// The packet, decoded.
        public let frame: TrikiFrame
        /// A change of the rate mode that the packet caused.
        public let transition: RateMonitor.Transition?
    }

    /// What a poller needs to know besides the frames, but for what depends on the time.
    public private(set) var counters = InputStatus()
    private var classifier = PacketClassifier()
    private var button = ButtonDecoder()
    private var monitor = RateMonitor()
    private var isClickFlagged = false
    private var lastClick: Timestamp?
    private var lastWakeUp: Timestamp?

    /// A receiver that has seen nothing.
    public init() {}

    // MARK: Packets

    /// Takes a packet; an empty one says nothing and gives nil.
    public mutating func receive(
        _ packet: Span<UInt8>, at time: Timestamp, _ options: PacketOptions = PacketOptions()
    ) -> Reception? {
        guard !packet.isEmpty else { return nil }
        let transition = monitor.recordPacket(at: time)
        // A cap that fell silent does not seem to send again only because silence counts as a slow rate, whose window is
        // wide: the window is that of the rate at the time of the packet.
        counters.receiveWindow = monitor.mode.receiveWindow
        counters.rateMode = monitor.mode
        counters.packetCount &+= 1
        counters.newestPacket = time
        var frame = TrikiFrame(packet, classifier.classify(packet), options, at: time)
        takeButton(packet, &frame)
        takeSensorSamples(packet, &frame, options.clickCooldown)
        return Reception(frame: frame, transition: transition)
    }

    private mutating func takeButton(_ packet: Span<UInt8>, _ frame: inout TrikiFrame) {
        switch button.take(packet) {
        case .none: break
        case .pressed:
            counters.buttonsDown = GameInput.mainButton
            counters.pressCount &+= 1
            frame.flags.insert(.pressed)
            countClick(&frame)
        case .released:
            counters.buttonsDown = 0
            counters.releaseCount &+= 1
            frame.flags.insert(.released)
        }
    }

    private mutating func countClick(_ frame: inout TrikiFrame) {
        counters.clickCount &+= 1
        lastClick = frame.time
        frame.flags.insert(.clicked)
    }

    private mutating func takeSensorSamples(
        _ packet: Span<UInt8>, _ frame: inout TrikiFrame, _ cooldown: Double
    ) {
        switch frame.format {
        case .blocks: break
        case .mini: take(SensorSample(flags: SensorFlags(rawValue: packet[0]), frame: nil), &frame, cooldown)
        case .shortSensorFrame:
            take(SensorSample(flags: [], frame: try? SensorFrame(in: packet)), &frame, cooldown)
        case .longSensorFrame:
            let flags = SensorFlags(rawValue: packet[SensorFrame.longSize - 2])
            take(SensorSample(flags: flags, frame: try? SensorFrame(in: packet)), &frame, cooldown)
        case .sensorFrames:
            var reader = SensorFrameReader()
            while let sample = reader.next(in: packet) { take(sample, &frame, cooldown) }
        }
    }

    private mutating func take(_ sample: SensorSample, _ frame: inout TrikiFrame, _ cooldown: Double) {
        if sample.flags.contains(.shake) { frame.flags.insert(.shaken) }
        // A mini packet's click flag means nothing.
        guard let full = sample.frame else { return }
        frame.take(full)
        // The flag stays set while the button is down: its beginning is the click (correction F33).
        let isRising = sample.flags.contains(.click) && !isClickFlagged
        isClickFlagged = sample.flags.contains(.click)
        if isRising, isClickAllowed(at: frame.time, cooldown) { countClick(&frame) }
    }

    private func isClickAllowed(at time: Timestamp, _ cooldown: Double) -> Bool {
        guard let lastClick else { return true }
        return time.seconds(since: lastClick) >= cooldown - 1e-9
    }

    // MARK: State

    /// The state at one moment, for a poller.
    public func status(at time: Timestamp) -> Status {
        counters.settled(at: time)
    }

    /// How often the cap sends.
    public var rateMode: RateMode { monitor.mode }

    /// The newest button byte.
    public var buttonByte: UInt8 { button.byte }

    /// When the newest packet came, nil before the first.
    public var newestPacket: Timestamp? {
        counters.packetCount > 0 ? counters.newestPacket : nil
    }

    /// Whether a packet came within the receive window.
    public func isReceiving(at time: Timestamp) -> Bool {
        status(at: time).isReceiving
    }

    // MARK: Silence

    /// When to call `evaluateSilence`, nil if no silence can change anything.
    public var silenceDeadline: Timestamp? {
        guard monitor.mode != .lowPower else { return nil }
        return newestPacket?.advanced(bySeconds: RateMonitor.staleInterval)
    }

    /// Takes note that no packet has come up to `time`: after a second and a half the rate counts as slow.
    public mutating func evaluateSilence(at time: Timestamp) -> RateMonitor.Transition? {
        defer { counters.rateMode = monitor.mode }
        return monitor.evaluateSilence(at: time)
    }

    private enum WakeUp {
        static let silence = 4.0
        static let interval = 5.0
    }

    /// The last moment at which a silent cap is not yet to be woken up, nil if there is no cause to.
    public var wakeUpDeadline: Timestamp? {
        guard monitor.mode == .lowPower, let newestPacket else { return nil }
        let silent = newestPacket.advanced(bySeconds: WakeUp.silence)
        guard let lastWakeUp else { return silent }
        return max(silent, lastWakeUp.advanced(bySeconds: WakeUp.interval))
    }

    /// Whether a connected but silent cap is to be woken up now; if so, that counts as an attempt.
    ///
    /// Source: Triki protocol notes, 5.4.
    public mutating func wakeUpDue(now: Timestamp) -> Bool {
        guard let wakeUpDeadline, now > wakeUpDeadline else { return false }
        lastWakeUp = now
        return true
    }

    // MARK: Link

    /// The link is down: a button that is held is released, and the next link begins from nothing.
    ///
    /// Counters of the button go on. Returns whether a release was counted.
    @discardableResult
    public mutating func linkDown() -> Bool {
        let wasReleased = button.release() == .released
        if wasReleased { counters.releaseCount &+= 1 }
        var fresh = TrikiReceiver()
        fresh.counters.pressCount = counters.pressCount
        fresh.counters.releaseCount = counters.releaseCount
        fresh.counters.clickCount = counters.clickCount
        self = fresh
        return wasReleased
    }
}
