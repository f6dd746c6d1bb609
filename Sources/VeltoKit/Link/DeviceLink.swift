internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoWearable

/// The link to a device: performs the decisions of `LinkPolicy`, and runs the session of the device's family.
///
/// On the loop.
final class DeviceLink {
    let device: Device
    let central: any Central
    let peer: PeerID
    let services: HubServices
    private let families: Families
    private unowned let observer: any LinkObserver
    let turns: LinkTurns
    private var policy: LinkPolicy
    private(set) lazy var waiting = LinkOperations(services: services)
    /// The number of the connection attempt and of the resulting link; replies to earlier attempts are ignored.
    var attempt = 0
    /// Whether a firmware update needs the link.
    var isHeld = false {
        didSet { if !isHeld, state == .none { turns.ended(self) } }
    }
    /// The device whose turns the link uses: another device for a bootloader with an address of its own.
    var turn: ObjectHandle
    /// The program's requests to forget the device; they end with the link.
    var forgetting: [Context.Operation] = []
    /// Runs the session of the device's family while its services are known.
    private(set) var runner: SessionRunner?
    /// The pairing with the device, for the program and the family.
    private(set) lazy var pairing = DevicePairing(link: self)
    private(set) lazy var lasting = LastingOperations(of: device, services)
    /// Called when the family's goodbye is complete, or the link has ended without one.
    var leaving: [() -> Void] = []
    /// The program's raw access to the link.
    private(set) lazy var raw = RawAccess(link: self)
    private lazy var retryTimer = LoopTimer { [weak self] in self?.handle(.retryTimerFired) }
    private(set) lazy var searchTimer = LoopTimer { [weak self] in if let self { turns.takesLong(self) } }
    private(set) lazy var deadlineTimer = LoopTimer { [weak self] in self?.handle(.deadlinePassed) }

    init(
        device: Device, central: any Central, peer: PeerID, families: Families, reconnectDelay: Double,
        services: HubServices, observer: any LinkObserver, turns: LinkTurns
    ) {
        self.device = device
        self.central = central
        self.peer = peer
        self.families = families
        self.services = services
        self.observer = observer
        self.turns = turns
        turn = device.handle
        policy = LinkPolicy(initialDelay: reconnectDelay)
    }

    var state: LinkState { policy.state }

    /// Whether the link is up on the adapter.
    var isUp: Bool { state != .none && state != .connecting }

    /// Whether the link is requested; the request survives losses.
    var isWanted: Bool { policy.isWanted }

    /// The error of a link that is closed without a release by the program.
    var failure: VeltoError? { policy.pendingFailure }

    // MARK: Requests

    /// Handles a request of the program for the link.
    func connect(_ operation: Context.Operation, timeout: Double) {
        let turnTimeout = device.record.linkOptions.turnTimeout.seconds
        waiting.connect(operation, timeout: timeout, turnTimeout: turnTimeout) { [weak self] in
            self?.timeOut(operation, after: timeout)
        }
        handle(.requested)
        if turns.isWaiting(self) { waitForTurn() }
    }

    /// Connects a link that the program requested while there was no radio.
    func connectAsRequestedBefore() {
        handle(.requested)
    }

    /// Handles a request of auto-connect for the link.
    func connectAutomatically() {
        handle(.requestedAutomatically)
    }

    /// Handles a request of the program for a bond, and for the link that it requires.
    func pair(_ operation: Context.Operation) {
        if device.record.isPaired { return services.finish(operation, .success(())) }
        pairing.begin(for: operation)
        handle(.requested)
    }

    /// Handles a request of the program to end the link.
    func disconnect(_ operation: Context.Operation?) {
        if let operation { waiting.disconnect(operation) }
        handle(.released)
    }

    /// Handles a cancelled operation.
    func cancel(_ operation: Context.Operation) {
        raw.cancel(operation)
        runner?.cancel(operation)
        lasting.cancel(operation)
        let isEnded = waiting.fail(operation, VeltoError(.cancelled, "the operation was cancelled"))
        if pairing.cancel(operation) || isEnded { release(.waitersGone) }
    }

    private func timeOut(_ operation: Context.Operation, after timeout: Double) {
        let isPairing = state == .discovering && runner != nil && needsPairing
        let (problem, remedy) =
            state == .discovering
            ? ("get ready within \(timeout) s, although it is connected", "connect again with a longer timeout")
            : ("answer within \(timeout) s", "wake it, and bring it closer")
        let late = VeltoError(.timeout, "the device did not \(problem)", remedy: remedy)
        let error = isPairing ? LinkPolicy.pairingUnanswered : late
        end(operation, turns.explain(self, after: timeout) ?? policy.tries.explain(timeout: timeout) ?? error)
    }

    /// Ends a timed-out operation.
    func end(_ operation: Context.Operation, _ error: VeltoError) {
        if waiting.fail(operation, error) { release(.waitersOverdue(error)) }
    }

    private var needsPairing: Bool {
        !device.record.isPaired && families[device.record.family]?.requiresPairing ?? false
    }

    /// Releases the link unless another operation waits for it.
    private func release(_ event: LinkPolicy.Event) {
        if !waiting.isAwaitingLink, !pairing.hasOperations { handle(event) }
    }

    /// Handles a change of family by the program.
    ///
    /// On a link that is up, the new session replaces the old one after the old one's goodbye.
    func familyChanged() {
        guard state == .ready else { return }
        if let runner { runner.sayGoodbye() } else { changeFamily() }
    }

    private func changeFamily() {
        beginOtherSession(VeltoError(.cancelled, "the device has another family now"))
    }

    private func beginOtherSession(_ reason: VeltoError) {
        runner?.linkDown(reason)
        runner = nil
        lasting.end(reason)
        raw.endFamily()
        attempt += 1
        device.input.restartSession()
        beginSession()
    }

    func reconnectPolicyChanged() {
        handle(.reconnectPolicyChanged)
    }

    // MARK: Backend events

    func linkChanged(_ event: LinkEvent) {
        switch event {
        case .up: handle(.up)
        case .ready(let table): servicesKnown(table)
        case .mtu(let bytes): device.update { $0.mtu = bytes }
        case .tableChanged(let table): tableChanged(table)
        case .notifying(let handle, let route): notifying(handle, route)
        case .silenced(let handle, let error): silenced(handle, error)
        case .pairing(let request): pairing.requested(request)
        case .bonded(let isBonded): device.update { $0.isPaired = isBonded }
        case .down(let reason): handle(.down(reason))
        }
    }

    private func servicesKnown(_ table: GATTTable) {
        guard state == .discovering else { return }
        device.update { record in
            take(table, into: &record)
            let evidence = families.family(offering: table)
            if evidence != .unknown { record.evidentFamily = evidence }
        }
        handle(.servicesKnown)
    }

    private func take(_ table: GATTTable, into record: inout DeviceRecord) {
        record.table = table
        record.tableGeneration &+= 1
        record.mode = families.mode(showing: table)?.mode ?? .application
    }

    /// Handles changed services of the device.
    ///
    /// The session restarts with the new table, or is replaced by that of the device's new mode. Subscriptions follow.
    private func tableChanged(_ table: GATTTable) {
        let previousMode = device.record.mode
        let (generation, mode) = device.update { record in
            take(table, into: &record)
            return (record.tableGeneration, record.mode)
        }
        if state == .discovering, mode != previousMode { return beginOtherSession(.hasOtherMode) }
        guard state == .ready else { return }
        publish(.servicesChanged(generation: generation))
        raw.servicesChanged()
        if mode != previousMode {
            beginOtherSession(.hasOtherMode)
            observer.linkChanged(self)
            return raw.renew(in: table) {}
        }
        attempt += 1
        runner?.beginAgain(in: table)
        if state == .ready { raw.renew(in: table) {} }
    }

    /// Extends the deadline of a device that is paired during its setup.
    func pairingBegins(within seconds: Double) {
        guard state == .discovering else { return }
        services.loop.schedule(deadlineTimer, inSeconds: LinkPolicy.discoveryDeadline + seconds)
    }

    /// Handles the end of the last pairing operation.
    func pairingGivenUp() {
        release(.waitersGone)
    }

    private func notifying(_ handle: ValueHandle, _ route: NotificationRoute) {
        raw.notifying(handle, route)
        let reason = route.reason.isEmpty ? "" : ": \(route.reason)"
        services.log.write(.debug, device: device.handle, "notifications of \(handle) by \(route.path)\(reason)")
        if raw.isFamilys(handle) { runner?.routeKnown(handle, route) }
    }

    /// Handles notifications that were permanently preempted.
    ///
    /// A device that depends on them is reconnected.
    private func silenced(_ handle: ValueHandle, _ error: VeltoError) {
        if raw.silenced(handle, error), state == .ready || state == .discovering { fail(error) }
    }

    // MARK: Session events

    /// Handles a ready family.
    ///
    /// The device is ready once the program's subscriptions are.
    func familyReady() {
        guard state == .discovering else { return }
        raw.renew(in: device.record.table ?? GATTTable([])) { [weak self] in self?.handle(.sessionReady) }
    }

    /// Fails the link; it is closed, and retried if it is persistent.
    func fail(_ error: VeltoError) {
        services.log.write(.error, device: device.handle, error.message)
        handle(.failed(error))
    }

    /// Handles the end of the family's goodbye, to the link or to its place on a link that stays up.
    func goodbyeSaid() {
        if state == .ready { return changeFamily() }
        handle(.goodbyeSaid)
        left()
    }

    /// Closes the link of a destroyed context or a forgotten device, and ends all waits.
    func close(_ error: VeltoError) {
        waiting.finishConnecting(.failure(error))
        waiting.finishDisconnecting()
        pairing.close(error)
        runner?.linkDown(error)
        runner = nil
        lasting.end(error)
    }

    // MARK: Actions of the policy

    func handle(_ event: LinkPolicy.Event) {
        services.loop.assertIsTurning()
        policy.isHeld = isHeld
        policy.reconnects = isHeld || device.record.reconnectPolicy == .automatic
        policy.awaitedTime = pairing.hasOperations ? .infinity : waiting.remainingTime
        policy.needsPairing = needsPairing
        let wasWanted = policy.isWanted
        let previous = policy.state
        for action in policy.handle(event) { perform(action) }
        if policy.state == .none, !policy.isWanted { lasting.end(.linkGivenUp) }
        if policy.isWanted != wasWanted || policy.state != previous { observer.linkChanged(self) }
    }

    private func perform(_ action: LinkPolicy.Action) {
        let loop = services.loop
        switch action {
        case .connect: connect()
        case .disconnect: disconnect()
        case .beginSession: beginSession()
        case .sayGoodbye: if let runner { runner.sayGoodbye() } else { goodbyeSaid() }
        case .endSession: endSession()
        case .startDeadline(let seconds): loop.schedule(deadlineTimer, inSeconds: seconds)
        case .stopDeadline: loop.cancel(deadlineTimer)
        case .startRetryTimer(let seconds): loop.schedule(retryTimer, inSeconds: seconds)
        case .stopRetryTimer: loop.cancel(retryTimer)
        case .stateChanged(let previous, let reason, let error): stateChanged(from: previous, reason, error)
        case .finishConnecting(let error): finishConnecting(error.map { .failure($0) } ?? .success(()))
        case .finishDisconnecting: waiting.finishDisconnecting()
        case .announceConnected: announceConnected()
        case .announceDisconnected(let reason, let willReconnect):
            services.log.write(.info, device: device.handle, "disconnected: \(reason)")
            publish(.deviceDisconnected(reason: reason, willReconnect: willReconnect))
        case .announceFailure(let error, let attempts, let willRetry):
            publish(.connectFailed(attempts: attempts, willRetry: willRetry), result: error.code)
        case .reject: observer.linkRejected(self)
        }
    }

    private func disconnect() {
        // The reply to an abandoned attempt is ignored.
        if runner == nil { attempt += 1 }
        central.disconnect(peer)
    }

    private func beginSession() {
        let record = device.record
        let table = record.table ?? GATTTable([])
        let mode = families.mode(showing: table)
        let wearable = mode == nil ? families[record.family] : nil
        if table.isEmpty, wearable != nil { return fail(.nothingFound) }
        device.input.linkUp(wearable)
        if let mode {
            let runner = SessionRunner(mode.makeSession(), link: self)
            self.runner = runner
            runner.begin(in: table)
        } else if let wearable {
            let runner = SessionRunner(wearable.makeSession(record.familyRecord), link: self)
            self.runner = runner
            for operation in lasting.take() { runner.adopt(operation) }
            applySettings(of: wearable, to: runner)
            runner.begin(in: table)
        } else {
            familyReady()
        }
        if state == .discovering || state == .ready { pairing.linkUsable() }
    }

    private func endSession() {
        attempt += 1
        raw.linkDown()
        pairing.linkDown()
        runner?.linkDown()
        runner = nil
        left()
    }

    private func finishConnecting(_ result: Result<Void, VeltoError>) {
        if case .failure(let error) = result { pairing.close(error) }
        waiting.finishConnecting(result)
    }

    /// Publishes the state.
    ///
    /// No other place does.
    private func stateChanged(from previous: LinkState, _ reason: DownReason, _ error: VeltoError?) {
        let current = policy.state
        device.update { record in
            record.linkState = current
            guard current == .none else { return }
            record.mtu = 0
            record.route = nil
            record.sessionState = nil
            if previous == .ready { record.lostLinks &+= 1 }
        }
        device.input.isConnected = current == .ready && device.mode == .application
        if current == .none { device.input.linkDown(keepsCalibration: policy.isWanted) }
        publish(.linkChanged(previous: previous, current: current, reason: reason), result: error?.code ?? .ok)
        if current == .discovering { turns.established(self) }
        if current == .none { turns.ended(self) }
    }

    private func announceConnected() {
        let serial = device.update { record -> UInt32 in
            record.linkSerial &+= 1
            record.isKnown = true
            return record.linkSerial
        }
        observer.linkReady(self, isFirstTime: serial == 1)
        services.log.write(.info, device: device.handle, "connected")
        publish(.deviceConnected(linkSerial: serial))
    }

    /// Starts the silence timer when packets arrive.
    func packetsBegan() {
        observer.packetsBegan(on: self)
    }

    func publish(
        _ payload: Event.Payload, about object: Subscription? = nil, result: ResultCode = .ok, at time: Timestamp? = nil
    ) {
        services.publish(payload, for: device, about: object?.handle ?? .null, result: result, at: time)
    }
}
