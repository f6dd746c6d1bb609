internal import VeltoBluetooth
internal import VeltoCore

/// The link to a peer; it performs the actions of the link machine, and owns the traffic and the subscriptions.
final class PeerLink {
    let peer: PeerID
    let address: String
    let device: ObjectPath
    unowned let central: any LinkHost
    var machine = LinkMachine()
    /// The reads and writes.
    private lazy var traffic = LinkTraffic(host: central) { [weak self] in self?.subscriptions[$0] }
    private var subscriptions: [ValueHandle: NotifySubscription] = [:]
    /// The characteristics removed since service discovery, with their remaining users.
    private var removed: [(path: ObjectPath, subscription: NotifySubscription?)] = []
    var attributes: [ValueHandle: CharacteristicRecord] = [:]
    var mtu: Int?
    /// The route of notifications, by value handle.
    var routes: [ValueHandle: NotificationRoute] = [:]
    var pairing = PairingMachine()
    /// The policy that answers a pairing started by the daemon.
    var expectedPolicy = PairingPolicy.system
    /// The daemon's method call that carried a pairing request.
    var pairingCall: Message?
    var isBonded: Bool
    private var connectNumber = 0
    lazy var acquires = {
        let acquires = OpenAcquires(device: device, host: central)
        acquires.wasLost = { [weak self] in self?.wasLost($0) }
        acquires.wasAnswered = { [weak self] in self?.wasAnswered($0) }
        acquires.becameEmpty = { [weak self] in self?.disconnectAtLast() }
        return acquires
    }()
    /// Whether a Disconnect waits until no AcquireNotify is pending.
    private var mustDisconnect = false
    private var rules: [String] = []
    private lazy var linkTimer = LoopTimer { [weak self] in self?.handle(.timerFired) }
    /// Fires when the peer's services have been stable for a moment after a change.
    private lazy var servicesTimer = LoopTimer { [weak self] in self?.servicesChanged() }

    init(peer: PeerID, address: String, device: ObjectPath, central: any LinkHost) {
        self.peer = peer
        self.address = address
        self.device = device
        self.central = central
        isBonded = central.tree.devices[device]?.isBonded ?? false
    }

    var state: LinkMachine.State { machine.state }

    /// Whether this process has established the link.
    var isOurs: Bool { machine.isOurs }

    private var heldKey: HeldDevices.Key { HeldDevices.Key(bus: central.daemon.busAddress, device: device) }

    // MARK: The link

    func connect(_ request: RequestID) {
        guard HeldDevices.take(heldKey, for: self) else {
            return reply(
                request,
                VeltoError(.inUse, "another context of this program uses the device", remedy: "disconnect it there"))
        }
        mustDisconnect = false
        handle(.connect(request))
    }

    func disconnect() { handle(.disconnect) }
    func objectRemoved() {
        isBonded = false
        handle(.objectRemoved)
    }
    func backendLost(_ error: VeltoError) { handle(.backendLost(error)) }
    func reasonGiven(_ reason: DownReason) { handle(.reason(reason)) }

    func deviceChanged(_ fields: BlueZDevice.Fields) {
        guard let record = central.tree.devices[device] else { return }
        if fields.contains(.bonded) { bondChanged(record.isBonded) }
        if fields.contains(.connected) { handle(.connectedChanged(record.isConnected)) }
        if fields.contains(.resolved) { handle(.resolvedChanged(record.isResolved)) }
    }

    func attributesAdded() {
        if machine.state == .verifying { handle(.attributes(central.tree.attributes(of: device).count)) }
        awaitQuietServices()
    }

    private func handle(_ input: LinkMachine.Input) {
        machine.announcesReasons = central.version.announcesReasons
        let actions = machine.handle(input, at: central.loop.time.now)
        central.linkStateChanged()
        for action in actions { perform(action) }
        if machine.state == .idle { removeRules() }
        // A closing link belongs to no context. A connect that waits for its end reserves the device again.
        switch machine.state {
        case .idle, .leaving: HeldDevices.release(heldKey, of: self)
        default: _ = HeldDevices.take(heldKey, for: self)
        }
        central.dismissAgent()
        central.diagnostics.update(self)
    }

    private func perform(_ action: LinkMachine.Action) {
        switch action {
        case .callCheck: check()
        case .callConnect: callConnect()
        case .callDisconnect: callDisconnect()
        case .countAttributes: handle(.attributes(central.tree.attributes(of: device).count))
        case .refreshObjects: central.refreshObjects()
        case .startTimer(let seconds): central.loop.schedule(linkTimer, inSeconds: seconds)
        case .stopTimer: central.loop.cancel(linkTimer)
        case .reply(let request, let error): reply(request, error)
        case .publishUp: publish(.up)
        case .publishReady: becomeReady()
        case .publishDown(let reason, let error):
            acquires.linkEnded()
            endTraffic(error, reason)
            publish(.down(reason))
        case .endTraffic(let error): endTraffic(error, machine.state == .leaving ? .local : .unknown)
        case .setDying(let isDying): isDying ? DyingLinks.insert(heldKey) : DyingLinks.remove(heldKey)
        case .note(let text): note(text)
        }
    }

    /// Subscribes to the device's signals and reads its current state, since earlier changes were not received.
    private func check() {
        addRules()
        central.daemon.call(device, BlueZName.properties, "GetAll", [.text(BlueZName.device)]) { [weak self] result in
            self?.checked(result)
        }
    }

    private func checked(_ result: Result<Message, BusFailure>) {
        switch result {
        case .success(let reply):
            var reader = reply.arguments
            central.apply(
                .changed(device, interface: BlueZName.device, properties: reader.properties(), invalidated: []))
            let record = central.tree.devices[device]
            handle(
                .checked(
                    isConnected: record?.isConnected ?? false, isResolved: record?.isResolved ?? false,
                    isDying: DyingLinks.contains(heldKey)))
        case .failure(.disconnected):
            break
        case .failure:
            handle(.objectRemoved)
        }
    }

    private func callConnect() {
        connectNumber += 1
        let number = connectNumber
        central.daemon.call(device, BlueZName.device, "Connect") { [weak self] result in
            guard let self else { return }
            if number == connectNumber, machine.state != .idle {
                connectAnswered(result)
            } else if case .success = result, machine.state == .idle {
                // The request has ended, so a late link must not stay up.
                central.daemon.post(device, BlueZName.device, "Disconnect")
            }
        }
    }

    private func connectAnswered(_ result: Result<Message, BusFailure>) {
        switch result {
        case .success: handle(.connectSucceeded)
        case .failure(.disconnected): break
        case .failure(let failure) where failure.name == "org.bluez.Error.AlreadyConnected": handle(.connectSucceeded)
        case .failure(let failure): connectFailed(failure)
        }
    }

    private func connectFailed(_ failure: BusFailure) {
        handle(
            .connectFailed(
                ErrorTable.error(for: failure, during: .device), ErrorTable.treatment(of: failure, during: .device)))
    }

    /// Calls Disconnect unless an AcquireNotify is pending; its characteristic would be lost until the daemon restarts.
    private func callDisconnect() {
        mustDisconnect = true
        if acquires.isEmpty || central.version.answersFailedAcquire { disconnectAtLast() }
    }

    /// Sends the Disconnect that waited for an AcquireNotify.
    func disconnectAtLast() {
        guard mustDisconnect else { return }
        mustDisconnect = false
        central.daemon.call(device, BlueZName.device, "Disconnect") { [weak self] _ in
            self?.handle(.disconnectAnswered)
        }
    }

    private func addRules() {
        guard rules.isEmpty else { return }
        rules = [MatchRule.device(device)]
        if central.version.announcesReasons { rules.append(MatchRule.disconnections(of: device)) }
        for rule in rules { central.daemon.addMatch(rule) }
    }

    private func removeRules() {
        for rule in rules { central.daemon.removeMatch(rule) }
        rules = []
    }

    private func becomeReady() {
        attributes = central.tree.attributes(of: device)
        publish(.ready(central.tree.table(of: device)))
        askForMTU()
    }

    /// Reads the MTU, whose exchange precedes the match rule that would report it.
    private func askForMTU() {
        guard let path = attributes.values.first?.path else { return }
        let arguments: [MethodCall.Argument] = [.text(BlueZName.characteristic), .text("MTU")]
        central.daemon.call(path, BlueZName.properties, "Get", arguments) { [weak self] result in
            guard case .success(let reply) = result else { return }
            var reader = reply.arguments
            if let mtu = reader.value().integer { self?.mtuKnown(Int(truncatingIfNeeded: mtu)) }
        }
    }

    // MARK: Traffic

    func read(_ handle: ValueHandle, _ request: RequestID) {
        enqueue(handle, .read, request)
    }

    func write(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, _ request: RequestID) {
        guard bytes.count <= 512 else {
            return reply(request, VeltoError(.invalidArgument, "the value is longer than 512 bytes"))
        }
        enqueue(handle, .write(bytes, kind), request)
    }

    /// Opens a socket; a stack whose characteristic also takes writes with response refuses those meanwhile.
    func openWriter(_ handle: ValueHandle) {
        let kinds = central.tree.characteristics[attributes[handle]?.path ?? device]?.properties ?? []
        guard kinds.contains(.writeWithoutResponse), !kinds.contains(.write) else { return }
        enqueue(handle, .acquire, .none)
    }

    func withdraw(_ request: RequestID) {
        traffic.withdraw(request)
    }

    private func enqueue(_ handle: ValueHandle, _ operation: TrafficQueue.Entry.Operation, _ request: RequestID) {
        guard let record = attribute(handle, request) else { return }
        let entry = TrafficQueue.Entry(
            request: request, characteristic: record.path, handle: handle, operation: operation)
        traffic.add(entry)
    }

    private func attribute(_ handle: ValueHandle, _ request: RequestID) -> CharacteristicRecord? {
        guard machine.state == .ready else {
            reply(request, VeltoError(.notConnected, "the device is not connected", remedy: "connect it first"))
            return nil
        }
        guard let record = attributes[handle] else {
            reply(request, VeltoError(.notFound, "the device has no characteristic with that value handle"))
            return nil
        }
        return record
    }

    // MARK: Subscriptions

    func subscribe(
        _ handle: ValueHandle, isStream: Bool, to receiver: any ValueReceiver, _ request: RequestID
    ) {
        guard let record = attribute(handle, request) else { return }
        let subscription =
            usableSubscription(handle)
            ?? {
                let new = NotifySubscription(
                    handle: handle, path: record.path, isStream: isStream, receiver: receiver, host: self)
                subscriptions[handle] = new
                return new
            }()
        subscription.start(request)
    }

    private func usableSubscription(_ handle: ValueHandle) -> NotifySubscription? {
        guard let subscription = subscriptions[handle], !subscription.isOver else { return nil }
        return subscription
    }

    func unsubscribe(_ handle: ValueHandle, _ request: RequestID) {
        guard let subscription = usableSubscription(handle) else { return reply(request, nil) }
        subscription.stop(request)
    }

    /// Handles a property change of a characteristic, possibly of its value.
    func characteristicSignalled(_ path: ObjectPath, _ signal: Message) {
        guard let handle = CharacteristicRecord(path: path).valueHandle else { return }
        subscriptions[handle]?.received(signal)
    }

    func characteristicChanged(_ path: ObjectPath) {
        if machine.state == .ready, let mtu = central.tree.characteristics[path]?.mtu { mtuKnown(mtu) }
    }

    /// Handles the removal of a characteristic: either its service changed, or the link is ending.
    ///
    /// Without a bond, the daemon removes a device's services before it reports the end of the link. The cause is
    /// therefore known only after the services have been stable for a moment.
    func attributeRemoved(_ path: ObjectPath) {
        guard let handle = CharacteristicRecord(path: path).valueHandle, attributes[handle] != nil else { return }
        attributes[handle] = nil
        routes[handle] = nil
        removed.append((path, subscriptions.removeValue(forKey: handle)))
        awaitQuietServices()
    }

    private func failRemoved() {
        let error = VeltoError(.notFound, "the device changed its services: the characteristic is gone")
        let ended = removed
        removed = []
        for (path, subscription) in ended {
            subscription?.linkEnded(error, wasDropped: false)
            traffic.fail(path, error)
        }
    }

    private func awaitQuietServices() {
        guard machine.state == .ready else { return }
        central.loop.schedule(servicesTimer, inSeconds: Self.quietServices)
    }

    /// Time without a change after which a burst of object changes is complete (seconds).
    private static let quietServices = 0.2

    private func servicesChanged() {
        guard machine.state == .ready else { return }
        failRemoved()
        attributes = central.tree.attributes(of: device)
        note("the device changed its services")
        publish(.tableChanged(central.tree.table(of: device)))
        askForMTU()
    }

    /// Whether no Disconnect is waiting.
    var isSettled: Bool { !mustDisconnect }

    /// Ends all traffic of the link; sockets are closed before anything else is sent to the daemon.
    private func endTraffic(_ error: VeltoError, _ reason: DownReason) {
        let wasDropped = reason != .local && reason != .backendLost
        let ended = (subscriptions.values + removed.compactMap(\.subscription)).sorted { $0.handle < $1.handle }
        (subscriptions, removed) = ([:], [])
        for subscription in ended where subscription.hasSocket {
            subscription.linkEnded(error, wasDropped: wasDropped)
        }
        for subscription in ended { subscription.linkEnded(error, wasDropped: wasDropped) }
        endPairing(error, linkIsUp: reason == .local)
        traffic.pause()
        central.loop.cancel(servicesTimer)
        traffic.failAll(error)
        attributes = [:]
        routes = [:]
        mtu = nil
    }

    // MARK: Close

    /// Releases the sockets, then the link if the library owns it, without publishing anything.
    func close() {
        handle(.disconnect)
        central.loop.cancel(servicesTimer)
        central.loop.cancel(linkTimer)
        traffic.pause()
    }

    func publish(_ event: LinkEvent) {
        central.publish(.link(peer, event))
    }
}
