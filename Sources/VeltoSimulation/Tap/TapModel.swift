public import VeltoBluetooth
public import VeltoCore

/// The firmware of a TAP wearable.
///
/// It reports taps, gestures and hand movements in the modes that a host sets.
///
/// The model shares no code with the host's codecs. Source: TAP protocol notes. The guide on simulated devices lists
/// the choices that the notes leave to the device.
public final class TapModel: TappableModel {
    /// The attribute table.
    public var attributes: [PeripheralAttribute] { table.attributes }

    private let table: TapTable
    private let strings: [TapRole: String]
    private var body: TapBody
    private var firmware: any TapFirmware
    private var streams = TapStreams()
    private var sampler: TapSampler?
    private let clockAtStart: UInt32
    /// Acts of the program and results of commands that wait for the next step.
    private var waitingActs: [MotionStep] = []
    private var replies: [TapReply] = []
    private var isLinked = false
    private var packet = ByteWriter()

    private static let mostWaitingActs = 256

    /// Creates a wearable; the default name is `Tap_` and the last digits of the seed's address.
    public init(seed: UInt64, name: String? = nil, configuration: TapConfiguration) {
        let suffix = DeviceAddress(seed: seed).suffix
        var random = SeededGenerator(seed: seed, stream: 0x7A)
        clockAtStart = UInt32(truncatingIfNeeded: random.next()) & 0xFFFF
        table = TapTable(configuration)
        body = TapBody(configuration, seed: seed, name: name ?? "Tap_D\(suffix)")
        firmware = configuration.isFramed ? TapFramedFirmware(configuration) : TapClassicFirmware(configuration)
        strings = [
            .hardwareVersion: configuration.hardwareVersion, .firmwareVersion: configuration.firmwareVersion + "\0",
            .bootloaderVersion: "012", .serial: configuration.serial ?? "TAP\(suffix)", .manufacturer: "TAP Systems",
            .modelVersion: "42", .secondVersion: "1.5.24",
        ]
    }

    /// The last 256 vibrations.
    var vibrations: [TapVibration] { body.motor.vibrations }

    // MARK: Link

    /// Returns the advertisement of the name and the keyboard service.
    ///
    /// The TAP service is in the scan response.
    public func advertisement(at time: Timestamp) -> PeripheralAdvertisement? {
        guard !body.hand.isOutOfReach(at: time) else { return nil }
        return PeripheralAdvertisement(
            name: body.name, services: [TapTable.keyService], scanResponseServices: [TapTable.tapService])
    }

    /// Handles a new link, which begins in text mode.
    public func linkUp(at time: Timestamp) {
        stop()
        isLinked = true
    }

    /// Handles the end of a link.
    public func linkDown(at time: Timestamp) {
        stop()
        isLinked = false
        if !body.hand.isOutOfReach(at: time) { body.hand.rewind() }
    }

    private func stop() {
        firmware.reset()
        streams = TapStreams()
        sampler = nil
        replies = []
        waitingActs = []
    }

    /// Executes supported commands and refuses all others.
    public func write(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, at time: Timestamp) -> AttributeError?
    {
        let wasAwake = firmware.isAwake
        let refusal = obey(handle, bytes, at: time)
        if firmware.isAwake, !wasAwake { body.hand.resume(at: time) }
        followFirmware(at: time)
        return refusal
    }

    private func obey(_ handle: ValueHandle, _ bytes: [UInt8], at time: Timestamp) -> AttributeError? {
        switch table.role(of: handle) {
        case .settings: body.settings.bytes = bytes
        case .name:
            guard let name = String(validating: bytes, as: UTF8.self) else { return .valueNotAllowed }
            body.name = name
        case .keyControl: break
        case .mouse, .mapIn, .update, nil: return .valueNotAllowed
        case let role?: return firmware.write(role, bytes, &body, &replies, at: time)
        }
        return nil
    }

    /// Returns the stored values and the device information.
    public func read(_ handle: ValueHandle, at time: Timestamp) -> Result<[UInt8], AttributeError> {
        switch table.role(of: handle) {
        case .settings: .success(body.settings.bytes)
        case .name, .deviceName: .success(Array(body.name.utf8))
        case .battery: .success([body.battery])
        case .keyInformation: .success(TapKeys.information)
        case .keyMap: .success(TapKeys.map)
        case let role?: .success(Array(strings[role, default: ""].utf8))
        case nil: .failure(.readNotPermitted)
        }
    }

    /// Does nothing, since no behavior depends on subscriptions.
    public func subscriptionChanged(_ handle: ValueHandle, isOn: Bool, at time: Timestamp) {}

    // MARK: Player

    /// The scripts of a tapping wearable.
    public var player: MotionScript.Player { .wearer }

    /// Plays a script, which starts when a host has set a mode.
    public func play(_ script: MotionScript, at time: Timestamp) {
        body.hand.play(script)
        if firmware.isAwake { body.hand.resume(at: time) }
    }

    /// Turns the hand at a rate in degrees per second.
    public func move(to axes: MotionAxes, at time: Timestamp) {
        body.hand.hold(axes)
        if firmware.isAwake { body.hand.resume(at: time) }
    }

    /// Makes the thumb touch the index finger.
    public func pressButton(until end: Timestamp, at time: Timestamp) {
        body.hand.press(until: end)
        perform(MotionStep(.press), at: time)
    }

    /// Performs an act of the wearer; without a link, only its lasting effect remains.
    public func perform(_ act: MotionStep, at time: Timestamp) {
        guard isLinked else { return body.take(act) }
        if waitingActs.count < Self.mostWaitingActs { waitingActs.append(act) }
    }

    // MARK: Time

    /// The time of the next act, packet or change.
    public var nextDeadline: Timestamp {
        waitingActs.isEmpty && replies.isEmpty ? nextDue : .zero
    }

    private var nextDue: Timestamp {
        let hand = min(body.hand.nextAct, body.hand.nextChange)
        return min(firmware.expiry, firmware.isAwake ? hand : .distantFuture, streams.nextDue)
    }

    /// Performs due work and sends the results.
    public func step(to time: Timestamp, into outlet: inout PeripheralOutlet) {
        while outlet.linkEnd == nil, nextDue <= time, nextDue < .distantFuture {
            let due = nextDue
            if firmware.expiry <= due {
                firmware.expire(at: due)
            } else if firmware.isAwake, body.hand.nextChange <= due {
                follow(max(due, time.backlogStart), &outlet)
            } else if firmware.isAwake, body.hand.nextAct <= due {
                if let act = body.hand.takeAct(at: time) { perform(act, at: due, &outlet) }
            } else {
                stream(at: due, now: time, &outlet)
            }
            followFirmware(at: due)
        }
        if outlet.linkEnd == nil { answer(at: time, &outlet) }
    }

    /// Performs the pending acts and results of commands.
    private func answer(at time: Timestamp, _ outlet: inout PeripheralOutlet) {
        let (replies, acts) = (self.replies, waitingActs)
        self.replies = []
        waitingActs = []
        for reply in replies {
            switch reply {
            case .packet(let packet): send([packet], at: time, &outlet)
            case .tap(let combination): report(.tap(body.tap(combination, forSeconds: 0, at: time)), at: time, &outlet)
            case .posture: report(.posture, at: time, &outlet)
            }
        }
        for act in acts { perform(act, at: time, &outlet) }
        followFirmware(at: time)
    }

    private func perform(_ act: MotionStep, at time: Timestamp, _ outlet: inout PeripheralOutlet) {
        body.take(act)
        switch act.kind {
        case .press: press(at: time, &outlet)
        case .tap:
            let combination = UInt8(truncatingIfNeeded: act.value) & TapStroke.allFingers
            guard combination != 0 else { return }
            report(.tap(body.tap(combination, forSeconds: act.duration, at: time)), at: time, &outlet)
        case .gesture: report(.gesture(act.value), at: time, &outlet)
        case .keyboard: report(.keyboard, at: time, &outlet)
        case .posture: report(.posture, at: time, &outlet)
        case .battery: send([TapPacket(.battery, [body.battery])], at: time, &outlet)
        default: break
        }
    }

    /// Performs a press as a tap of the index finger, or as a pinch, since the wearables have no button.
    private func press(at time: Timestamp, _ outlet: inout PeripheralOutlet) {
        if !firmware.sendsState(body) { body.hand.forgetPress() }
        report(.tap(body.tap(TapStroke.index, forSeconds: 0, at: time)), at: time, &outlet)
        report(.pinch, at: time, &outlet)
    }

    private func follow(_ change: Timestamp, _ outlet: inout PeripheralOutlet) {
        let wasPressed = body.hand.segment.isPressed
        body.hand.advance(to: change)
        if body.hand.segment.isLinkLost {
            stop()
            outlet.loseLink()
        } else if body.hand.segment.isPressed, !wasPressed {
            press(at: change, &outlet)
        }
    }

    // MARK: Sending

    private func stream(at time: Timestamp, now: Timestamp, _ outlet: inout PeripheralOutlet) {
        switch streams.takeNext(now: now) {
        case .pointer:
            let interval = streams.interval(of: .pointer)
            report(.pointer(body.point(at: time, interval: interval)), at: time, &outlet, isStream: true)
        case .state:
            let state = TapHappening.state(pose: body.poseCode(at: time), held: body.held(at: time))
            report(state, at: time, &outlet, isStream: true)
        case .raw: sendRaw(at: time, &outlet)
        case nil: break
        }
    }

    private func report(
        _ happening: TapHappening, at time: Timestamp, _ outlet: inout PeripheralOutlet, isStream: Bool = false
    ) {
        send(firmware.packets(happening, &body), at: time, &outlet, isStream: isStream)
    }

    private func send(
        _ packets: [TapPacket], at time: Timestamp, _ outlet: inout PeripheralOutlet, isStream: Bool = false
    ) {
        guard !body.hand.segment.isSilent else { return }
        for packet in packets {
            guard let handle = table[packet.role] else { continue }
            outlet.notify(handle, packet.bytes.span, at: time, isStream: isStream)
        }
    }

    private func sendRaw(at time: Timestamp, _ outlet: inout PeripheralOutlet) {
        let prefix = firmware.rawPrefix
        guard var sampler, let handle = table[prefix.role] else { return }
        sampler.skip(to: time.backlogStart)
        var isMore = true
        while isMore {
            packet.removeAll()
            packet.write(prefix.bytes.span)
            isMore = sampler.fill(&packet, at: time, from: &body)
            guard packet.bytes.count > prefix.bytes.count, !body.hand.segment.isSilent else { continue }
            outlet.notify(handle, packet.bytes.span, at: time, isStream: true)
        }
        self.sampler = sampler
    }

    /// Starts and stops the continuous reports of the firmware.
    private func followFirmware(at time: Timestamp) {
        let ranges = body.settings.isDeveloperModeOn ? firmware.rawRanges : nil
        if ranges != sampler?.ranges {
            sampler = ranges.map { TapSampler($0, hasFingers: !body.isXR, clockAtStart: clockAtStart, at: time) }
        }
        streams.set(.pointer, isOn: firmware.sendsPointer(body), every: body.hand.segment.packetInterval, at: time)
        streams.set(.state, isOn: firmware.sendsState(body), at: time)
        streams.set(.raw, isOn: sampler != nil, at: time)
    }
}

extension TapStroke {
    /// The bits of all fingers.
    static let allFingers: UInt8 = 31
    static let index: UInt8 = 2
}
