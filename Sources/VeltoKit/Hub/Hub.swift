internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoFirmware
internal import VeltoMotion
internal import VeltoWearable

/// The loop side of a context: connects its parts, and forwards requests of the program and reports of the backends to
/// them.
final class Hub: @unchecked Sendable {
    // Unchecked: used only on the loop.

    let core: ContextCore
    let services: HubServices
    let links = LinkTable()
    let discovery: Discovery
    private let seating: Seating
    private let calibrations: Calibrations
    let updates: FirmwareUpdates
    private let scripts: ScriptPlayers
    private let recordings: Recordings
    let families: Families
    private var centrals: [any Central] = []
    /// The link turns, by backend.
    var turns: [Backend: LinkTurns] = [:]
    /// The operations that end with several devices or with none.
    var composed: Set<ObjectHandle> = []
    private var inputClocks: [ObjectHandle: InputClock] = [:]
    /// Forgets devices after a long time out of range.
    private(set) lazy var absences = Absences(devices: core.devices, loop: services.loop, hub: self)

    init(core: ContextCore, families: Families) {
        self.core = core
        self.families = families
        services = HubServices(
            loop: core.loop, log: core.log, events: core.events, operations: core.operations,
            pairingPolicy: core.pairingPolicy, familySettings: core.familySettings)
        discovery = Discovery(
            services: services, links: links, facts: core.facts, definition: core.definition)
        seating = Seating(players: core.players, memory: core.memory)
        calibrations = Calibrations(services: services)
        updates = FirmwareUpdates(services: services, links: links)
        scripts = ScriptPlayers(services: services)
        recordings = Recordings(services: services, onThreads: !core.definition.isPumped)
        discovery.chosen = { [seating] in seating.reserve(for: $0) }
        updates.ready = { [seating] in seating.seat($0) }
        updates.setSearching = { [discovery] in discovery.setSearchingForBootloaders($0) }
    }

    /// Opens the backends.
    func open(_ centrals: [any Central]) {
        self.centrals = centrals
        discovery.open(centrals)
        for central in centrals { central.open(sink: self) }
    }

    /// Starts the goodbyes of all links; `said` runs when all are complete, possibly at once.
    func sayGoodbyes(_ said: @escaping () -> Void) {
        // Devices released now must not be reconnected.
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

    /// Ends all links and closes the backends.
    ///
    /// Operations of families end.
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

    // MARK: Requests of the program

    func startScan(_ operation: Context.Operation, likelyOnly: Bool) {
        services.loop.assertIsTurning()
        discovery.startScan(operation, likelyOnly: likelyOnly)
    }

    func stopScan() {
        services.loop.assertIsTurning()
        discovery.stopScan()
    }

    func setAutoConnect(players: Int) {
        services.loop.assertIsTurning()
        seating.playerCount = players
        discovery.setAutoConnect(players: players)
    }

    func connect(_ device: Device, _ operation: Context.Operation, timeout: Double) {
        services.loop.assertIsTurning()
        // The call connected it.
        if device.isVirtual { return services.finish(operation, .success(())) }
        if isForgotten(device, operation) { return }
        discovery.connect(device, operation, timeout: timeout)
    }

    func connect(anythingCalled text: String, _ operation: Context.Operation, timeout: Double) {
        discovery.connect(anythingCalled: text, operation, timeout: timeout)
    }

    func pair(_ device: Device, _ operation: Context.Operation) {
        if isForgotten(device, operation) { return }
        guard let link = links[device] else {
            let error = VeltoError(.notFound, "the device was not seen since the start", remedy: "scan for it first")
            return services.finish(operation, .failure(error))
        }
        link.pair(operation)
    }

    func replyPairing(of device: Device, _ answer: PairingAnswer, to request: PairingRequest) {
        links[device]?.pairing.reply(answer, to: request)
    }

    func disconnect(_ device: Device, _ operation: Context.Operation) {
        services.loop.assertIsTurning()
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

    func updateFirmware(
        of device: Device, to image: FirmwareImage, _ build: FirmwareBuild?, _ operation: Context.Operation,
        _ options: FirmwareUpdateOptions
    ) {
        if isForgotten(device, operation) { return }
        updates.start(device, operation, image, build, options)
    }

    func forget(_ device: Device, _ operation: Context.Operation) {
        services.loop.assertIsTurning()
        discovery.forget(device)
        guard let link = links[device] else {
            forgetAll(of: device)
            return services.finish(operation, .success(()))
        }
        link.forget(operation) { [weak self, weak link] in
            if let self, let link { forget(device, over: link) }
        }
    }

    private func forget(_ device: Device, over link: DeviceLink) {
        let request = services.request { [unowned self] result in
            forgetAll(of: device)
            for operation in link.forgetting { services.finish(operation, result.map { _ in }) }
        }
        link.central.forget(link.peer, request)
    }

    private func forgetAll(of device: Device) {
        remove(device)
        core.memory.forget(device.identifier)
    }

    func cancel(_ operation: Context.Operation) {
        services.loop.assertIsTurning()
        discovery.cancel(operation)
        calibrations.cancel(operation)
        updates.cancel(operation)
        scripts.cancel(operation)
        recordings.cancel(operation)
        if composed.remove(operation.handle) != nil {
            services.finish(operation, .failure(VeltoError(.cancelled, "the operation was cancelled")))
        }
        if let device = operation.subject { links[device]?.cancel(operation) }
    }

    func finish(_ ends: [PacketFeed.End]) {
        for end in ends { services.finish(end.operation, bringing: end.result) }
    }

    func finish(_ operation: Context.Operation, _ result: Result<Void, VeltoError>) {
        services.finish(operation, result)
    }

    func calibrate(
        _ device: Device, _ operation: Context.Operation, _ config: CalibrationGuide.Config, timeout: Double
    ) {
        services.loop.assertIsTurning()
        calibrations.start(device, operation, config, timeout: timeout)
    }

    func play(_ script: ScriptReader, on device: Device, since start: Timestamp, _ operation: Context.Operation) {
        services.loop.assertIsTurning()
        if isForgotten(device, operation) { return }
        scripts.play(script, on: device, since: start, operation)
    }

    func record(_ device: Device, _ recorder: Recorder, _ operation: Context.Operation) {
        services.loop.assertIsTurning()
        if isForgotten(device, operation) { return device.input.stopRecording(recorder) }
        recordings.start(recorder, of: device, operation)
    }

    /// Whether a device has been forgotten since a call, whose request then fails.
    private func isForgotten(_ device: Device, _ operation: Context.Operation) -> Bool {
        let isLeaving = links[device]?.isForgotten ?? false
        if core.devices.find(device.identifier) === device, !isLeaving { return false }
        services.finish(operation, .failure(isLeaving ? .beingForgotten : .forgotten))
        return true
    }

    func stopRecording(_ device: Device) {
        recordings.stop(of: device)
    }

    func familyChanged(of device: Device) {
        services.loop.assertIsTurning()
        links[device]?.familyChanged()
    }

    /// Devices may have become auto-connect candidates without an advertisement.
    func runAutoConnect() {
        discovery.runAutoConnect()
    }

    func inputSettingsChanged(of device: Device) {
        guard let wearable = families[device.record.family] else { return }
        links[device]?.runner?.apply(device.sessionSettings(for: wearable))
    }

    /// Informs sessions that start sensors for games whether the device plays.
    func playChanged(of device: Device) {
        guard families[device.record.family]?.startsForGames ?? false else { return }
        inputSettingsChanged(of: device)
    }

    func apply(_ command: any SessionCommand, to device: Device) {
        links[device]?.runner?.apply(command)
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

    /// Performs a raw request on a device's link.
    ///
    /// Without a link, the operation and a new subscription fail.
    func rawAccess(to device: Device, _ operation: Context.Operation, _ subscription: Subscription? = nil) -> RawAccess?
    {
        services.loop.assertIsTurning()
        if let link = links[device] { return link.raw }
        let error = VeltoError(device.source == .link ? .notConnected : .unsupported, "the device has no link")
        subscription?.fail(error)
        services.finish(operation, .failure(error))
        return nil
    }

    /// Ends a subscription of the program.
    func end(_ subscription: Subscription) {
        services.loop.assertIsTurning()
        links[subscription.device]?.raw.end(subscription)
    }

    // MARK: Input that needs time

    /// Monitors a sending device for silence.
    func watchInput(of device: Device) {
        services.loop.assertIsTurning()
        let clock = inputClocks[device.handle] ?? InputClock(device: device, loop: services.loop)
        inputClocks[device.handle] = clock
        clock.start()
    }

    /// Ends everything that belongs to a removed device.
    func remove(_ device: Device) {
        services.loop.assertIsTurning()
        calibrations.end(of: device)
        updates.end(of: device)
        scripts.end(of: device, "the device was forgotten")
        recordings.stop(of: device)
        core.players.remove(device)
        finish(device.input.endStreams(.forgotten))
        if let link = links.remove(device) {
            link.close(.forgotten)
            link.raw.close()
            link.central.retire(link.peer)
        }
        discovery.forget(device)
        device.signalList.close()
        device.ownParts.close()
        inputClocks[device.handle] = nil
        core.devices.remove(device)
        services.publish(.deviceForgotten, for: device)
    }
}

// MARK: Link events

extension Hub: LinkObserver {
    /// Handles a ready device: assigns a player index, and records the device as known.
    func linkReady(_ link: DeviceLink, isFirstTime: Bool) {
        services.loop.assertIsTurning()
        if isFirstTime { link.device.loadProfileIfWanted() }
        if !updates.contains(link.device) { seating.seat(link.device) }
        core.memory.connected(link.device)
    }

    func linkChanged(_ link: DeviceLink) {
        services.loop.assertIsTurning()
        if !link.device.input.isConnected { calibrations.linkLost(link.device) }
        link.device.update { $0.isReconnecting = link.isWanted && link.state == .none && $0.linkSerial > 0 }
        updates.linkChanged(link)
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
