public import VeltoBluetooth
public import VeltoCore

/// The firmware of a MetaWear board: modules with registers that a host reads, writes and subscribes to.
///
/// The model shares no code with the host's codecs. Sources: MetaWear module notes and MetaWear system notes. The guide
/// on simulated devices lists the choices that the notes leave to the device.
public final class BoardModel: TappableModel {
    /// The attribute table of the firmware, or of the bootloader while it runs.
    public var attributes: [PeripheralAttribute] {
        isInBootloader ? bootloader.attributes : BoardTable.attributes
    }

    var bootloaderAttributes: [PeripheralAttribute] { bootloader.attributes }

    /// The serial number of the table; firmware and bootloader share the count.
    public internal(set) var tableSerial = 0

    private let strings: [ValueHandle: String]
    var body: BoardBody
    var modules: BoardModules
    var bus = BoardBus()
    /// Whether a script moves the board, not a program.
    ///
    /// The script restarts when the board wakes up.
    private var isScripted = true
    var isPoweredDown = false
    var isInBootloader = false
    private var bootloader: any BootloaderFirmware
    /// The time at which a bootloader without a host starts the firmware.
    private var bootloaderEnd = Timestamp.distantFuture
    var advertisingStart = Timestamp.zero

    /// Time from the end of a link, or from a reset, to the first advertisement (seconds).
    private static let advertisingPause = 1.0
    private static let bootTime = 2.0
    private static let bootloaderName = "MetaBoot"
    private static let bootloaderTime = 120.0

    /// Creates a board that starts at a time; the default name is `MetaWear`, as on real boards.
    public init(seed: UInt64, name: String? = nil, configuration: BoardConfiguration, at time: Timestamp) {
        strings = [
            BoardTable.manufacturer: "MbientLab Inc", BoardTable.modelNumber: configuration.hardware.modelNumber,
            BoardTable.serial: configuration.serial ?? DeviceAddress(seed: seed).serial,
            BoardTable.hardwareVersion: configuration.hardwareVersion,
        ]
        body = BoardBody(configuration, seed: seed, name: name ?? "MetaWear", at: time)
        modules = BoardModules(configuration)
        bootloader = configuration.bootloader.makeFirmware()
    }

    // MARK: State for tests

    var led: BoardLED? { modules.first(BoardLED.self) }
    var pulses: [BoardPulse] { modules.first(BoardHaptics.self)?.pulses ?? [] }
    var program: ProgramFlash { body.flash.program }

    // MARK: Link

    /// Returns the advertisement of the name or the beacon, which starts shortly after the end of the last link.
    public func advertisement(at time: Timestamp) -> PeripheralAdvertisement? {
        if isInBootloader { return isElsewhere ? nil : bootloaderAdvertisement(at: time) }
        guard time >= advertisingStart, !isPoweredDown, !body.hand.isOutOfReach(at: time) else { return nil }
        return body.advertising.advertisement(of: body.name, since: advertisingStart, at: time)
    }

    /// Returns the bootloader's advertisement, which uses the board's address or the next one.
    func bootloaderAdvertisement(at time: Timestamp) -> PeripheralAdvertisement? {
        guard time >= advertisingStart, !isPoweredDown, !body.hand.isOutOfReach(at: time) else { return nil }
        let service = Array(bootloader.attributes.prefix(1)).services
        return PeripheralAdvertisement(name: Self.bootloaderName, services: service)
    }

    /// Whether the board is in a bootloader that uses another address.
    var isElsewhere: Bool { isInBootloader && body.configuration.bootloaderMovesAddress }

    /// Whether the host has requested the deletion of all bonds.
    public var forgetsBonds: Bool { body.erasesBonds }

    /// The transmit power in the settings.
    public var transmitPower: Int8 { body.advertising.power }

    /// The connection intervals in the settings; nil until a host has written them.
    public var connectionInterval: ClosedRange<Double>? { body.connectionInterval }

    /// Handles a new link; the state is the one that the last link left.
    public func linkUp(at time: Timestamp) {
        bus.radio.clear()
        bus.radio.isOn = true
        bootloaderEnd = .distantFuture
        wake(at: time)
    }

    /// Handles the end of a link.
    ///
    /// Running activities of the board continue.
    public func linkDown(at time: Timestamp) {
        bus.radio.isOn = false
        notice([.linkEnded], at: time)
        bus.radio.clear()
        advertisingStart = time.advanced(bySeconds: Self.advertisingPause)
        body.erasesBonds = false
        if let reason = body.pendingRestart { restart(reason, at: time) }
        watchBootloader(at: time)
        if !isAwake, isScripted, !body.hand.isOutOfReach(at: time) { body.hand.rewind() }
    }

    private func restart(_ reason: BoardRestart, at time: Timestamp) {
        advertisingStart = time.advanced(bySeconds: Self.bootTime)
        isPoweredDown = body.savesPower
        let startsBootloader = body.startsBootloader || !body.flash.program.isStartable
        if isInBootloader != startsBootloader { tableSerial += 1 }
        isInBootloader = startsBootloader
        bootloader.restarted()
        if let version = body.flash.program.installedVersion { body.flash.firmwareVersion = version }
        body.reset(reason, at: time)
        watchBootloader(at: time)
        modules = BoardModules(body.configuration)
        bus.reset()
        if !isInBootloader, !isPoweredDown { modules.boot(&body, &bus, at: time) }
    }

    /// Whether a host has enabled a report or an activity, on this link or an earlier one.
    ///
    /// Only then the script runs.
    private var isAwake: Bool { bus.radio.hasSubscriptions || modules.isRunning }

    private func wake(at time: Timestamp) {
        if isAwake { body.hand.begin(at: time) }
    }

    /// Executes supported commands and ignores all others.
    public func write(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, at time: Timestamp) -> AttributeError?
    {
        guard !isInBootloader else {
            for reaction in bootloader.write(handle, bytes, &body.flash.program) { obey(reaction, at: time) }
            return nil
        }
        guard handle == BoardTable.command else { return .writeNotPermitted }
        let isName = bytes.starts(with: BoardSettings.nameCommand)
        guard bytes.count <= (isName ? BoardTable.longestNamePacket : BoardTable.longestPacket) else {
            return .invalidValueLength
        }
        guard let command = BoardCommand(bytes) else { return nil }
        modules.obey(command, &body, &bus, at: time)
        modules.settle(&body, &bus, at: time)
        wake(at: time)
        return nil
    }

    private func obey(_ reaction: BootloaderReaction, at time: Timestamp) {
        switch reaction {
        case .notify(let bytes): bus.radio.send(BootloaderHandle.control, bytes, at: time)
        case .reset:
            body.pendingRestart = .command
            bus.radio.linkEnd = .remote
        }
    }

    /// Returns the value of a readable characteristic, such as the device information.
    public func read(_ handle: ValueHandle, at time: Timestamp) -> Result<[UInt8], AttributeError> {
        if isInBootloader {
            return bootloader.read(handle, body.flash.program).map { .success($0) } ?? .failure(.readNotPermitted)
        }
        return switch handle {
        case BoardTable.deviceName: .success(Array(body.name.utf8))
        case BoardTable.battery: .success([body.battery])
        case BoardTable.firmwareVersion: .success(Array(body.flash.firmwareVersion.utf8))
        default: strings[handle].map { .success(Array($0.utf8)) } ?? .failure(.readNotPermitted)
        }
    }

    /// Starts a complete firmware after two minutes in the bootloader without a host.
    private func watchBootloader(at time: Timestamp) {
        let waits = isInBootloader && !bus.radio.isOn && body.flash.program.isStartable
        bootloaderEnd = waits ? time.advanced(bySeconds: Self.bootloaderTime) : .distantFuture
    }

    /// Does nothing, since commands subscribe to registers.
    public func subscriptionChanged(_ handle: ValueHandle, isOn: Bool, at time: Timestamp) {}

    /// Restarts a board that was switched off.
    private func wakeUp(at time: Timestamp) {
        if isPoweredDown { restart(.wake, at: time) }
    }

    // MARK: Player

    /// The player of a board's scripts.
    public var player: MotionScript.Player { .board }

    /// Plays a script from the current pose; it starts when a host first enables a measurement or a report.
    public func play(_ script: MotionScript, at time: Timestamp) {
        isScripted = true
        body.hand.play(script.withoutJumps, from: body.hand.pose(at: time).position)
        wake(at: time)
    }

    /// Turns the board to a roll, pitch and heading in degrees within 0.1 s.
    public func move(to axes: MotionAxes, at time: Timestamp) {
        isScripted = false
        let script = MotionScript([MotionStep(.tilt, duration: MotionScript.jumpTime, amplitude: axes)], repeats: false)
        body.hand.play(script, from: body.hand.pose(at: time).position)
        body.hand.begin(at: time)
    }

    /// Presses the switch.
    ///
    /// A press also ends power save mode, and restarts advertising that has timed out.
    public func pressButton(until end: Timestamp, at time: Timestamp) {
        wakeUp(at: time)
        advertisingStart = max(advertisingStart, time)
        body.hand.press(until: end)
        notice(body.switchHappenings(at: time), at: time)
    }

    /// Performs a step at once.
    public func perform(_ act: MotionStep, at time: Timestamp) {
        notice(body.perform(act, at: time), at: time)
    }

    private func notice(_ happenings: [BoardHappening], at time: Timestamp) {
        for happening in happenings {
            modules.notice(happening, &body, &bus, at: time)
            switch happening {
            case .battery: bus.radio.send(BoardTable.battery, [body.battery], at: time)
            case .power where body.isPowered: wakeUp(at: time)
            default: break
            }
        }
        modules.settle(&body, &bus, at: time)
    }

    /// Changes the devices on the buses.
    func changeBuses<Answer>(_ change: (inout BoardSerialDevices) throws(VeltoError) -> Answer) throws(VeltoError)
        -> Answer
    {
        try change(&body.serialDevices)
    }

    // MARK: Time

    /// The time of the next event or sample, or zero while a packet waits.
    public var nextDeadline: Timestamp { bus.radio.isEmpty ? nextDue : .zero }

    var nextDue: Timestamp {
        min(body.nextDue, body.hand.nextChange, body.hand.nextAct, modules.nextDue, bootloaderEnd)
    }

    /// Whether a module such as a logger consumes sensors, switch or battery, or a bootloader waits for a host.
    public var worksAlone: Bool { modules.haveListeners || bootloaderEnd < .distantFuture }

    /// Runs due work and sends the results.
    ///
    /// A host receives only recent packets. Loggers and other consumers receive all of them.
    public func step(to time: Timestamp, into outlet: inout PeripheralOutlet) {
        guard isElsewhere else { return run(to: time, into: &outlet) }
        if bootloaderEnd <= time { restart(.command, at: bootloaderEnd) }
    }

    /// Runs due work and sends the results to the connected host.
    func run(to time: Timestamp, into outlet: inout PeripheralOutlet) {
        let start = worksAlone ? time.catchUpStart : time.backlogStart
        bus.radio.earliest = time.backlogStart
        bus.radio.hasEvents = outlet.connectionInterval > 0
        modules.skip(to: time.backlogStart, orIfHeard: start)
        drain(into: &outlet, at: time)
        while outlet.linkEnd == nil {
            let due = nextDue
            guard due <= time, due < .distantFuture else { return }
            bus.radio.hasRoom = outlet.hasRoom(at: due)
            perform(due, since: start, &outlet)
            drain(into: &outlet, at: due)
        }
    }

    /// Performs the first work that is due at a time.
    func perform(_ due: Timestamp, since start: Timestamp, _ outlet: inout PeripheralOutlet) {
        if body.hand.nextChange <= due {
            follow(max(due, start), &outlet)
        } else if body.hand.nextAct <= due {
            if let act = body.hand.takeAct(at: max(due, start)) { perform(act, at: due) }
        } else if bootloaderEnd <= due {
            restart(.command, at: due)
        } else if body.nextDue <= due {
            notice(body.happenings(at: due, since: start), at: due)
        } else {
            modules.run(&body, &bus, at: due)
            modules.settle(&body, &bus, at: due)
        }
    }

    private func follow(_ change: Timestamp, _ outlet: inout PeripheralOutlet) {
        body.hand.advance(to: change)
        if body.hand.segment.isLinkLost {
            if bus.radio.isOn { outlet.loseLink() }
        } else {
            notice(body.switchHappenings(at: change), at: change)
        }
    }

    /// Forwards packets and the end of the link.
    ///
    /// Without a link, a pending reset takes place at once.
    private func drain(into outlet: inout PeripheralOutlet, at time: Timestamp) {
        bus.radio.drain(into: &outlet, isSilent: body.hand.segment.isSilent)
        guard let end = bus.radio.linkEnd else { return }
        guard !bus.radio.isOn else { return outlet.loseLink(end) }
        bus.radio.linkEnd = nil
        if let reason = body.pendingRestart { restart(reason, at: time) }
    }
}

extension DeviceAddress {
    /// The serial number of six digits, as on real boards.
    fileprivate var serial: String { String(text.filter { $0 != ":" }.suffix(6)) }
}
