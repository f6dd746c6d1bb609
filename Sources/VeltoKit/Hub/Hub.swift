internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// The parts of a context that live on its loop: connects them, and passes on to them what the program
/// requests and what the backends report.
final class Hub: @unchecked Sendable {
    // Unchecked: used only on the loop.

    private let core: ContextCore
    private let services: HubServices
    private let links = LinkTable()
    private let discovery: Discovery
    private let seating: Seating
    private let calibrations: Calibrations
    private let scripts: ScriptPlayers
    private let recordings: Recordings
    private let families: Families
    private var centrals: [any Central] = []
    /// The operations that several devices end.
    private var composed: Set<ObjectHandle> = []
    private var inputClocks: [ObjectHandle: InputClock] = [:]
    private lazy var ageTimer = LoopTimer { [unowned self] in forgetUnseen() }

    init(core: ContextCore, families: Families) {
        self.core = core
        self.families = families
        services = HubServices(
            loop: core.loop, log: core.log, events: core.events, operations: core.operations,
            pairingPolicy: core.pairingPolicy, familySettings: core.familySettings)
        discovery = Discovery(
            services: services, links: links, facts: core.facts, settleTime: core.definition.settleTime.seconds)
        seating = Seating(players: core.players, memory: core.memory)
        calibrations = Calibrations(services: services)
        scripts = ScriptPlayers(services: services)
        recordings = Recordings(services: services, onThreads: !core.definition.isPumped)
        discovery.chosen = { [seating] in seating.reserve(for: $0) }
    }

    /// Opens the backends.
    func open(_ centrals: [any Central]) {
        self.centrals = centrals
        discovery.open(centrals)
        for central in centrals { central.open(sink: self) }
    }

    /// Starts the goodbyes of all links; `said` runs when all are complete, which may be at once.
    func sayGoodbyes(_ said: @escaping () -> Void) {
        // Devices released now must not be connected again.
        discovery.setAutoConnect(players: 0)
        var open = 1
        let settle = {
            open -= 1
            if open == 0 { said() }
        }
        for link in links.all {
            open += 1
            link.leave(settle)
        }
        settle()
    }

    /// Ends all links and closes the backends; operations of families end.
    func close() {
        for central in centrals { central.close() }
        for link in links.all { link.close(.contextGone) }
        for device in core.devices.all { device.contextGone() }
        for device in core.devices.all where device.isIngest { finish(device.input.endStreams(.contextGone)) }
        recordings.close()
        centrals = []
        discovery.close()
        services.close()
    }

    // MARK: What the program requests

    func startScan(_ operation: Context.Operation, likelyOnly: Bool) {
        discovery.startScan(operation, likelyOnly: likelyOnly)
    }

    func stopScan() {
        discovery.stopScan()
    }

    func setAutoConnect(players: Int) {
        seating.playerCount = players
        discovery.setAutoConnect(players: players)
    }

    func connect(_ device: Device, _ operation: Context.Operation, timeout: Double) {
        // It was connected by the call.
        if device.isVirtual { return services.finish(operation, .success(())) }
        discovery.connect(device, operation, timeout: timeout)
    }

    func connect(anythingCalled text: String, _ operation: Context.Operation, timeout: Double) {
        discovery.connect(anythingCalled: text, operation, timeout: timeout)
    }

    func pair(_ device: Device, _ operation: Context.Operation) {
        guard let link = links[device] else {
            let error = VeltoError(.notFound, "the device was not seen since the start: scan for it first")
            return services.finish(operation, .failure(error))
        }
        link.pair(operation)
    }

    func replyPairing(of device: Device, _ answer: PairingAnswer, to request: PairingRequest) {
        links[device]?.pairing.reply(answer, to: request)
    }

    func disconnect(_ device: Device, _ operation: Context.Operation) {
        if device.isIngest {
            finish(device.input.endStreams(VeltoError(.disconnected, "the device was disconnected")))
            device.input.linkDown(keepsCalibration: false)
        }
        if device.isVirtual {
            scripts.end(of: device, "the device was disconnected")
            device.setLink(isUp: false)
        }
        discovery.release(device)
        guard let link = links[device] else { return services.finish(operation, .success(())) }
        link.disconnect(operation)
    }

    func forget(_ device: Device, _ operation: Context.Operation) {
        discovery.forget(device)
        guard let link = links[device] else {
            forgetAll(of: device)
            return services.finish(operation, .success(()))
        }
        link.disconnect(nil)
        link.leave { [weak self, weak link] in
            if let self, let link { forget(device, over: link, operation) }
        }
    }

    private func forget(_ device: Device, over link: DeviceLink, _ operation: Context.Operation) {
        let request = services.request { [unowned self] result in
            forgetAll(of: device)
            services.finish(operation, result.map { _ in })
        }
        link.central.forget(link.peer, request)
    }

    private func forgetAll(of device: Device) {
        remove(device)
        core.memory.forget(device.identifier)
    }

    func cancel(_ operation: Context.Operation) {
        discovery.cancel(operation)
        calibrations.cancel(operation)
        scripts.cancel(operation)
        recordings.cancel(operation)
        if composed.remove(operation.handle) != nil {
            services.finish(operation, .failure(VeltoError(.cancelled, "the operation was cancelled")))
        }
        if let device = operation.subject { links[device]?.cancel(operation) }
    }

    /// Performs a command of a family on a device, within `timeout` seconds.
    func perform(
        _ command: any SessionCommand, on device: Device, _ operation: Context.Operation, timeout: Double? = nil
    ) {
        guard let link = links[device] else {
            return services.finish(operation, .failure(VeltoError(.notConnected, "the device has no link")))
        }
        link.perform(command, operation, timeout: timeout)
    }

    /// Performs what the program wants of all devices of a family on those that are connected.
    func apply(_ command: any SessionCommand, toAll family: DeviceFamily) {
        for link in links.all where link.device.record.family == family { link.conversation?.apply(command) }
    }

    /// Performs a command on all devices that are ready and have a capability, within `timeout` seconds.
    func perform(
        _ command: any SessionCommand, onAllWith capability: WearableCapabilities, _ operation: Context.Operation,
        timeout: Double
    ) {
        let group = CommandGroup { [unowned self] result in
            composed.remove(operation.handle)
            services.finish(operation, result)
        }
        composed.insert(operation.handle)
        for link in links.all where link.device.capabilities.isSuperset(of: capability) {
            guard let conversation = try? link.readyConversation else { continue }
            conversation.perform(command, timeout: timeout, ended: group.expect())
        }
        group.close()
    }

    /// Performs a command that ends a device's link, and connects the device again, within `timeout` seconds each.
    func performAndReconnect(
        _ command: any SessionCommand, on device: Device, _ operation: Context.Operation, timeout: Double
    ) {
        do throws(VeltoError) {
            let conversation = try conversation(with: device)
            composed.insert(operation.handle)
            conversation.perform(command, timeout: timeout) { [weak self] result in
                guard let self, composed.remove(operation.handle) != nil else { return }
                switch result {
                case .success: services.loop.post { [weak self] in self?.connect(device, operation, timeout: timeout) }
                case .failure(let error): services.finish(operation, .failure(error))
                }
            }
        } catch {
            services.finish(operation, .failure(error))
        }
    }

    /// Starts a stream of a device's signal, within `timeout` seconds.
    func start(_ stream: SampleStream, _ operation: Context.Operation, timeout: Double) {
        do throws(VeltoError) {
            if stream.device.isIngest { return finish(try stream.device.input.start(stream, operation)) }
            try conversation(with: stream.device).start(stream, operation, timeout: timeout)
        } catch {
            stream.fail(error)
            services.finish(operation, .failure(error))
        }
    }

    /// Ends a stream for the program; without a link it has ended already.
    func stop(_ stream: SampleStream, _ operation: Context.Operation?) {
        if stream.device.isIngest { return finish(stream.device.input.stop(stream, operation)) }
        if let conversation = links[stream.device]?.conversation { return conversation.stop(stream, operation) }
        stream.end()
        if let operation { services.finish(operation, .success(())) }
    }

    /// Reads a signal of a device once, within `timeout` seconds.
    func read(_ reading: SignalReading, of device: Device, _ operation: Context.Operation, timeout: Double) {
        do throws(VeltoError) {
            try conversation(with: device).perform(SignalCommand.read(reading.feed), operation, timeout: timeout)
        } catch {
            services.finish(operation, .failure(error))
        }
    }

    private func conversation(with device: Device) throws(VeltoError) -> SessionRunner {
        guard let link = links[device] else { throw VeltoError(.notConnected, "the device has no link") }
        return try link.readyConversation
    }

    private func finish(_ ends: [PacketFeed.End]) {
        for end in ends { services.finish(end.operation, bringing: end.result) }
    }

    func finish(_ operation: Context.Operation, _ result: Result<Void, VeltoError>) {
        services.finish(operation, result)
    }

    func calibrate(
        _ device: Device, _ operation: Context.Operation, _ config: CalibrationGuide.Config, timeout: Double
    ) {
        calibrations.start(device, operation, config, timeout: timeout)
    }

    func play(_ script: ScriptReader, on device: Device, since start: Timestamp, _ operation: Context.Operation) {
        if isForgotten(device, operation) { return }
        scripts.play(script, on: device, since: start, operation)
    }

    func record(_ device: Device, _ recorder: Recorder, _ operation: Context.Operation) {
        if isForgotten(device, operation) { return device.input.stopRecording(recorder) }
        recordings.start(recorder, of: device, operation)
    }

    /// Whether a device was forgotten since the call that requested something of it, which then fails.
    private func isForgotten(_ device: Device, _ operation: Context.Operation) -> Bool {
        guard core.devices.find(device.identifier) !== device else { return false }
        services.finish(operation, .failure(VeltoError(.staleHandle, "the device was forgotten")))
        return true
    }

    func stopRecording(_ device: Device) {
        recordings.stop(of: device)
    }

    func familyChanged(of device: Device) {
        links[device]?.familyChanged()
    }

    /// Devices may have become candidates of auto-connect without an advertisement.
    func runAutoConnect() {
        discovery.runAutoConnect()
    }

    func inputSettingsChanged(of device: Device) {
        guard let wearable = families[device.record.family] else { return }
        links[device]?.conversation?.apply(device.sessionSettings(for: wearable))
    }

    /// Tells sessions that start their sensors for games whether the device plays.
    func playChanged(of device: Device) {
        guard families[device.record.family]?.startsForGames ?? false else { return }
        inputSettingsChanged(of: device)
    }

    func perform(_ command: any LastingCommand, onLinkOf device: Device) {
        links[device]?.conversation?.apply(command)
    }

    func restartSession(of device: Device) {
        links[device]?.restartSession()
    }

    func reconnectPolicyChanged(of device: Device) {
        links[device]?.reconnectPolicyChanged()
    }

    func publish(_ payload: Event.Payload, for device: Device) {
        services.publish(payload, for: device)
    }

    /// Runs a raw request on a device's link; without a link the operation, and a new subscription, fail.
    func rawAccess(to device: Device, _ operation: Context.Operation, _ subscription: Subscription? = nil) -> RawAccess?
    {
        if let link = links[device] { return link.raw }
        let error = VeltoError(device.source == .link ? .notConnected : .unsupported, "the device has no link")
        subscription?.fail(error)
        services.finish(operation, .failure(error))
        return nil
    }

    /// Ends a subscription of the program.
    func end(_ subscription: Subscription) {
        links[subscription.device]?.raw.end(subscription)
    }

    // MARK: Input that needs time

    /// Monitors a device that has started to send, for silence.
    func watchInput(of device: Device) {
        let clock = inputClocks[device.handle] ?? InputClock(device: device, loop: services.loop)
        inputClocks[device.handle] = clock
        clock.start()
    }

    // MARK: Devices out of range

    private static let agePeriod = 60.0
    /// A device that was never connected is forgotten after `longestAbsence` seconds out of range.
    private static let longestAbsence = 600.0

    /// Checks for devices to forget periodically, as long as there are any.
    private func watchAges() {
        guard !ageTimer.isScheduled, core.devices.all.contains(where: { $0.source == .link }) else { return }
        services.loop.schedule(ageTimer, inSeconds: Self.agePeriod)
    }

    private func forgetUnseen() {
        let now = services.loop.time.now
        for device in core.devices.all where device.source == .link {
            let record = device.record
            // Paired devices are kept, and one linked to another program does not advertise.
            let isKept = record.isKept || record.isPaired || record.isLinkedElsewhere
            let isIdle = !record.isKnown && !isKept && record.pendingOperations == 0
            let age = now.seconds(since: max(record.lastSeen, record.metAt))
            if isIdle, !discovery.isWanted(device), age > Self.longestAbsence { remove(device) }
        }
        watchAges()
    }

    private func remove(_ device: Device) {
        calibrations.end(of: device)
        scripts.end(of: device, "the device was forgotten")
        recordings.stop(of: device)
        core.players.remove(device)
        finish(device.input.endStreams(VeltoError(.staleHandle, "the device was forgotten")))
        if let link = links.remove(device) {
            link.close(VeltoError(.staleHandle, "the device was forgotten"))
            link.raw.close()
            link.central.retire(link.peer)
        }
        discovery.forget(device)
        device.signalList.close()
        inputClocks[device.handle] = nil
        core.devices.remove(device)
        services.publish(.deviceForgotten, for: device)
    }
}

// MARK: What the links tell

extension Hub: LinkObserver {
    /// A device is ready: gives it a player index, and records it as known.
    func linkReady(_ link: DeviceLink, isFirstTime: Bool) {
        if isFirstTime { link.device.loadProfileIfWanted() }
        seating.seat(link.device)
        core.memory.connected(link.device)
    }

    func linkChanged(_ link: DeviceLink) {
        if link.isWanted { seating.expect(link.device) } else { seating.release(link.device) }
        discovery.runAutoConnect()
    }

    func linkRejected(_ link: DeviceLink) {
        discovery.reject(link.device)
    }

    func packetsBegan(on link: DeviceLink) {
        watchInput(of: link.device)
    }
}

// MARK: What the backends tell

extension Hub: CentralSink {
    func received(_ event: CentralEvent, from central: any Central, at time: Timestamp) {
        switch event {
        case .adapter(let state): adapterChanged(state, central)
        case .backendReady: backendReady(central)
        case .backendLost(let error): backendLost(central, error)
        case .scanStopped(let error): discovery.scanStopped(on: central.backend, error)
        case .advertisement(let peer, let advertisement): advertised(peer, advertisement, central, time)
        case .link(let peer, let event): links[central.backend, peer]?.linkChanged(event)
        case .reply(let request, let result): services.answered(request, result)
        }
    }

    private func advertised(_ peer: PeerID, _ advertisement: Advertisement, _ central: any Central, _ time: Timestamp) {
        guard let link = links[central.backend, peer] ?? makeLink(peer, advertisement, central) else { return }
        let isFirstSight = link.device.record.lastSeen == .zero
        let evidence = families.family(advertising: advertisement)
        let isLikely = link.device.update { record in
            record.learn(from: advertisement, evidence, at: time)
            return record.isLikely
        }
        discovery.advertised(link, advertisement, isFirstSight: isFirstSight, isLikely: isLikely)
    }

    private func makeLink(_ peer: PeerID, _ advertisement: Advertisement, _ central: any Central) -> DeviceLink? {
        guard let device = try? core.meet(advertisement.identifier) else { return nil }
        let link = DeviceLink(
            device: device, central: central, peer: peer, families: families,
            reconnectDelay: core.definition.reconnectDelay.seconds, services: services, observer: self)
        links.insert(link)
        discovery.met(link)
        watchAges()
        return link
    }

    private func adapterChanged(_ state: AdapterState, _ central: any Central) {
        core.facts.adapters =
            core.facts.adapters.filter { $0.identifier != state.identifier }
            + (state.isPresent ? [state] : [])
        services.publish(
            Event(
                .adapterChanged(
                    isPresent: state.isPresent, isPowered: state.isPowered, isUsable: state.isUsable,
                    identifier: ShortText(state.identifier))))
        if state.isUsable { backendReady(central) }
    }

    private func backendReady(_ central: any Central) {
        if central.backend == .bluez { core.facts.isBlueZReachable = true }
        for link in links.all where link.central === central { link.backendReady() }
        discovery.backendReady(central.backend)
    }

    private func backendLost(_ central: any Central, _ error: VeltoError) {
        services.log.write(.warning, "the \(central.backend) backend cannot be used: \(error.message)")
        // Without an adapter, or with one that is off, the service itself is still available.
        let serviceAnswers = error.code == .noAdapter || error.code == .adapterOff
        if central.backend == .bluez { core.facts.isBlueZReachable = serviceAnswers }
        discovery.scanStopped(on: central.backend, error)
    }
}
