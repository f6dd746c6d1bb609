internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoTriki

/// The link to one device: establishes it, makes the device ready, and brings it back when it was lost.
///
/// On the loop.
///
/// | state       | leaves it                                                                       |
/// |-------------|---------------------------------------------------------------------------------|
/// | none        | a connect operation, auto-connect, or the retry timer → connecting              |
/// | connecting  | link up → discovering; failure, renewal or the end of the wish → none           |
/// | discovering | session ready → ready; session failure or deadline → closing; link down → none  |
/// | ready       | disconnect → closing; link down → none                                          |
/// | closing     | link down → none                                                                |
final class DeviceLink {
    /// Seconds between the link coming up and the device being ready.
    ///
    /// More than the 30 s that one request of the attribute protocol may take: to let a link go while bluetoothd 5.66
    /// still waits for an answer crashes it.
    static let discoveryDeadline = 35.0

    private struct Waiting {
        let operation: Operation
        let timer: LoopTimer
    }

    let device: Device
    let central: any Central
    let peer: PeerID
    private unowned let coordinator: Coordinator
    private(set) var state = LinkState.none
    /// Whether somebody wants the link; it outlives losses.
    private(set) var isWanted = false
    /// Whether the link was ready since it was wanted, or auto-connect wants it: then failures are tried again.
    private var isPersistent = false
    private var session: (any DeviceSession)?
    private var backoff: ReconnectBackoff
    private var connecting: [Waiting] = []
    private var disconnecting: [Operation] = []
    private var attempt = 0
    /// Whether this link ever became ready.
    private var wasReady = false
    /// Why a link is being let go that the program did not ask to be let go.
    private var pendingFailure: VeltoError?
    /// What the program asks of the link directly.
    private(set) lazy var raw = RawAccess(link: self, coordinator: coordinator)
    private lazy var retryTimer = LoopTimer { [weak self] in self?.begin() }
    private lazy var deadlineTimer = LoopTimer { [weak self] in self?.deadlinePassed() }

    init(device: Device, central: any Central, peer: PeerID, coordinator: Coordinator) {
        self.device = device
        self.central = central
        self.peer = peer
        self.coordinator = coordinator
        backoff = ReconnectBackoff(initialDelay: coordinator.definition.reconnectDelay)
    }

    // MARK: Wishes

    /// The program asks for the link.
    func connect(_ operation: Operation, timeout: Double) {
        guard state != .ready else { return coordinator.finish(operation, .success(())) }
        let timer = LoopTimer { [weak self] in self?.timeOut(operation, after: timeout) }
        connecting.append(Waiting(operation: operation, timer: timer))
        coordinator.loop.schedule(timer, inSeconds: timeout)
        isWanted = true
        if state == .none { begin() }
    }

    /// The program asked for the link when there was no radio to make it with.
    func connectAsAskedBefore() {
        isWanted = true
        if state == .none { begin() }
    }

    /// Auto-connect asks for the link.
    func connectAutomatically() {
        isWanted = true
        isPersistent = true
        if state == .none, !retryTimer.isScheduled { begin() }
    }

    /// The program asks for the end of the link.
    func disconnect(_ operation: Operation?) {
        isWanted = false
        isPersistent = false
        coordinator.loop.cancel(retryTimer)
        failConnecting(VeltoError(.cancelled, "the device was told to disconnect"))
        if let operation { disconnecting.append(operation) }
        letGo()
    }

    /// One operation is not wanted any more.
    func cancel(_ operation: Operation) {
        raw.cancel(operation)
        guard let index = connecting.firstIndex(where: { $0.operation === operation }) else { return }
        coordinator.loop.cancel(connecting.remove(at: index).timer)
        coordinator.finish(operation, .failure(VeltoError(.cancelled, "the operation was cancelled")))
        if connecting.isEmpty, !isPersistent { disconnect(nil) }
    }

    func reconnectPolicyChanged() {
        if device.record.reconnectPolicy == .never { coordinator.loop.cancel(retryTimer) }
    }

    /// The radio works again: what was given up for lack of it is tried at once.
    func backendReady() {
        if isWanted, state == .none { begin() }
    }

    // MARK: Attempts

    private func begin() {
        guard isWanted, state == .none else { return }
        coordinator.loop.cancel(retryTimer)
        enter(.connecting)
        device.update { $0.connectAttempts &+= 1 }
        attempt += 1
        let current = attempt
        coordinator.loop.schedule(deadlineTimer, inSeconds: ReconnectBackoff.renewal)
        let request = coordinator.request { [weak self] result in
            guard let self, case .failure(let error) = result, current == attempt else { return }
            attemptFailed(error)
        }
        central.connect(peer, request)
    }

    private func attemptFailed(_ error: VeltoError) {
        guard state == .connecting else { return }
        coordinator.log.write(.warning, device: device.handle, "connecting failed: \(error.message)")
        enter(.none)
        failConnecting(error)
        if RadioTrouble.isTemporary(error.code) { return }
        backoff.failed()
        if isPersistent { scheduleRetry() } else { isWanted = false }
    }

    private func deadlinePassed() {
        switch state {
        case .connecting:
            attempt += 1
            central.disconnect(peer)
            enter(.none)
            begin()
        case .discovering:
            fail(VeltoError(.timeout, "the device did not get ready within \(Int(Self.discoveryDeadline)) s"))
        case .none, .ready, .closing:
            break
        }
    }

    private func timeOut(_ operation: Operation, after timeout: Double) {
        guard let index = connecting.firstIndex(where: { $0.operation === operation }) else { return }
        connecting.remove(at: index)
        let stage = state == .discovering ? "did not get ready" : "did not answer"
        coordinator.finish(operation, .failure(VeltoError(.timeout, "the device \(stage) within \(timeout) s")))
        if connecting.isEmpty, !isPersistent { disconnect(nil) }
    }

    private func scheduleRetry() {
        guard isWanted, device.record.reconnectPolicy == .automatic else {
            isWanted = false
            return
        }
        coordinator.loop.schedule(retryTimer, inSeconds: backoff.delay)
    }

    // MARK: What the backend tells

    func linkChanged(_ event: LinkEvent) {
        switch event {
        case .up: linkUp()
        case .ready(let table): linkReady(table)
        case .mtu(let bytes): device.update { $0.mtu = bytes }
        case .tableChanged(let table): tableChanged(table)
        case .notifying(let handle, let route): notifying(handle, route)
        case .silenced(let handle, let error): silenced(handle, error)
        case .down(let reason): linkDown(reason)
        }
    }

    private func linkUp() {
        guard isWanted, state == .connecting else { return }
        enter(.discovering)
        coordinator.loop.schedule(deadlineTimer, inSeconds: Self.discoveryDeadline)
    }

    private func linkReady(_ table: GATTTable) {
        guard state == .discovering else { return }
        let family = device.update { record -> DeviceFamily in
            record.table = table
            record.tableGeneration &+= 1
            let evidence = FamilyEvidence.family(offering: table)
            if evidence != .unknown { record.evidentFamily = evidence }
            return record.family
        }
        session = FamilyEvidence.session(for: family)
        if table.isEmpty, session != nil { return fail(Self.nothingFound) }
        device.input.linkUp(family)
        perform(session?.linkReady(table) ?? [.ready])
    }

    private static let nothingFound = VeltoError(
        .protocol,
        "service discovery found nothing on the device: if it stays so, forget the device and connect again")

    /// The device changed its services: the family begins anew in the new table, and subscriptions follow.
    private func tableChanged(_ table: GATTTable) {
        let generation = device.update { record -> UInt32 in
            record.table = table
            record.tableGeneration &+= 1
            return record.tableGeneration
        }
        guard state == .ready else { return }
        publish(.servicesChanged(generation: generation))
        raw.forgetFamily()
        attempt += 1
        perform(session?.linkReady(table) ?? [])
        if state == .ready { raw.renew(in: table) {} }
    }

    private func notifying(_ handle: ValueHandle, _ route: NotificationRoute) {
        raw.notifying(handle, route)
        coordinator.log.write(
            .debug, device: device.handle, "notifications of \(handle) by \(route.path): \(route.reason)")
        guard raw.isFamilys(handle) else { return }
        device.update { $0.route = route }
    }

    /// Notifications were taken away for good; a device that lives by them is called anew.
    private func silenced(_ handle: ValueHandle, _ error: VeltoError) {
        if raw.silenced(handle, error), state == .ready || state == .discovering { fail(error) }
    }

    private func linkDown(_ reason: DownReason) {
        let previous = state
        guard previous != .none else { return }
        raw.linkDown()
        session?.linkDown()
        session = nil
        enter(.none, reason)
        device.update { record in
            record.mtu = 0
            record.route = nil
            if previous == .ready { record.lostLinks &+= 1 }
        }
        device.input.linkDown(keepsCalibration: isWanted)
        let willReconnect = isWanted && isPersistent && device.record.reconnectPolicy == .automatic
        if previous == .ready || previous == .closing && wasReady {
            publish(.disconnected(reason: reason, willReconnect: willReconnect))
        }
        wasReady = false
        finishDisconnecting()
        let error = pendingFailure ?? VeltoError(.disconnected, "the link was lost while it was being made")
        pendingFailure = nil
        failConnecting(error)
        if previous == .discovering || previous == .closing { backoff.failed() }
        if isPersistent { scheduleRetry() } else { isWanted = false }
        coordinator.linkChanged(of: self)
    }

    // MARK: The family's session

    private func perform(_ actions: [SessionAction]) {
        for action in actions {
            switch action {
            case .subscribe(let handle, let isStream, let token):
                let inlet = raw.familySubscribes(to: handle)
                central.subscribe(peer, handle, isStream: isStream, to: inlet, answer(to: token))
            case .read(let handle, let token):
                central.read(peer, handle, answer(to: token))
            case .write(let handle, let bytes, let kind, let token):
                central.write(peer, handle, bytes, kind, answer(to: token))
            case .ready:
                guard state == .discovering else { continue }
                raw.renew(in: device.record.table ?? GATTTable([])) { [weak self] in self?.becomeReady() }
            case .fail(let error):
                fail(error)
            }
        }
    }

    private func answer(to token: Int) -> RequestID {
        let serial = attempt
        return coordinator.request { [weak self] result in
            guard let self, serial == attempt, let actions = session?.completed(token, result) else { return }
            perform(actions)
        }
    }

    private func becomeReady() {
        guard state == .discovering else { return }
        enter(.ready)
        backoff.succeeded()
        isPersistent = true
        wasReady = true
        let serial = device.update { record -> UInt32 in
            record.linkSerial &+= 1
            record.isKnown = true
            return record.linkSerial
        }
        coordinator.deviceReady(device, isFirstTime: serial == 1)
        publish(.connected(linkSerial: serial))
        for waiting in takeConnecting() { coordinator.finish(waiting, .success(())) }
        coordinator.linkChanged(of: self)
    }

    /// The link is of no use: it is let go, and tried again if it is persistent.
    private func fail(_ error: VeltoError) {
        coordinator.log.write(.error, device: device.handle, error.message)
        pendingFailure = error
        if error.code == .unsupported {
            // Not one of ours: trying again would not change that (correction F19).
            isPersistent = false
            coordinator.rejected(device)
        }
        letGo()
    }

    /// Tells a sleeping device to go on.
    func wakeUp() {
        guard state == .ready, let session = session as? TrikiSession else { return }
        perform(session.wakeUp())
    }

    // MARK: Ends

    private func letGo() {
        coordinator.loop.cancel(deadlineTimer)
        switch state {
        case .none:
            finishDisconnecting()
        case .connecting:
            attempt += 1
            central.disconnect(peer)
            enter(.none)
            finishDisconnecting()
        case .discovering, .ready:
            enter(.closing)
            central.disconnect(peer)
        case .closing:
            break
        }
    }

    private func finishDisconnecting() {
        let operations = disconnecting
        disconnecting = []
        for operation in operations { coordinator.finish(operation, .success(())) }
    }

    private func takeConnecting() -> [Operation] {
        let waiting = connecting
        connecting = []
        for item in waiting { coordinator.loop.cancel(item.timer) }
        return waiting.map(\.operation)
    }

    private func failConnecting(_ error: VeltoError) {
        for operation in takeConnecting() { coordinator.finish(operation, .failure(error)) }
    }

    // MARK: Telling

    private func enter(_ new: LinkState, _ reason: DownReason = .unknown) {
        let previous = state
        guard previous != new else { return }
        state = new
        if new == .none || new == .ready { coordinator.loop.cancel(deadlineTimer) }
        device.update { $0.linkState = new }
        device.input.isConnected = new == .ready
        publish(.linkChanged(previous: previous, current: new, reason: reason))
    }

    func publish(_ payload: Event.Payload, result: ResultCode = .ok) {
        coordinator.publish(payload, for: device, result: result)
    }
}

/// Troubles of the radio as a whole, which end by themselves: nothing is lost by waiting for that.
enum RadioTrouble {
    private static let temporary: Set<ResultCode> = [
        .adapterOff, .noAdapter, .serviceNotRunning, .busUnavailable, .busLost,
    ]

    static func isTemporary(_ code: ResultCode) -> Bool {
        temporary.contains(code)
    }
}
