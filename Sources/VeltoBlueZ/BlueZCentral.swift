internal import CDBus
public import VeltoBluetooth
package import VeltoCore

/// Settings of BlueZ.
public struct BlueZOptions: Hashable, Sendable {
    /// The address of the message bus; nil for `$DBUS_SYSTEM_BUS_ADDRESS` or the system default.
    public var busAddress: String?
    /// The adapter's name (`hci0`) or address; nil for the first usable adapter.
    public var adapter: String?

    /// Creates settings.
    public init(busAddress: String? = nil, adapter: String? = nil) {
        self.busAddress = busAddress
        self.adapter = adapter
    }
}

/// A central on BlueZ, through the system message bus.
///
/// It uses one adapter at a time and never powers one on. Peers are identified by address, which is unique on an
/// adapter. A device keeps its number when it is found through another adapter.
public final class BlueZCentral: Central {
    /// The backend is BlueZ.
    public let backend = Backend.bluez

    let loop: Loop
    let log: Log
    /// The backend's section of a support report.
    public let diagnostics = BlueZDiagnostics()
    let daemon: DaemonConnection
    var notifyMemory = NotifyMemory()
    var tree = BlueZTree()
    /// The daemon's version, as far as it is known.
    var version: DaemonVersion { versionEvidence.version }
    private var options: BlueZOptions
    private weak var sink: (any CentralSink)?
    private var isOpen = false
    var directory = PeerDirectory()
    /// Devices that are trusted only to keep the daemon from removing them.
    var keptDevices: Set<ObjectPath> = []
    private(set) var links: [PeerID: PeerLink] = [:]
    private var adapters = AdapterReports()
    var choice: AdapterChoice?
    /// The reason that the backend cannot be used; nil while it works or its state is unknown.
    var problem: VeltoError?
    var isKnown = false
    /// Requests made before the state of the daemon was known.
    private var early: [(request: RequestID, body: (BlueZCentral, ObjectPath) -> Void)] = []
    private var outbox: [CentralEvent] = []
    private lazy var outboxTimer = LoopTimer { [weak self] in self?.deliverOutbox() }
    lazy var discovery = Discovery(
        daemon: daemon, loop: loop, log: log, reply: { [weak self] in self?.reply($0, $1) },
        failed: { [weak self] in self?.discoveryFailed($0, wasRunning: $1) })
    lazy var agent = PairingAgent(daemon: daemon)
    lazy var releasedSockets = ReleasedSockets(daemon: daemon, loop: loop)
    /// Pending connects to devices that the daemon has removed; discovery must find them first.
    private(set) var searches: [PeerID: [RequestID]] = [:]
    private var isConnecting = false
    private lazy var resumeTimer = LoopTimer { [weak self] in self?.discovery.resume() }

    /// The maximum pause of discovery during a connect (seconds); the connect itself has no time limit.
    private static let longestHold = 5.0

    /// Creates a central that works on `loop`.
    package init(loop: Loop, log: Log, options: BlueZOptions = BlueZOptions()) {
        self.loop = loop
        self.log = log
        self.options = options
        daemon = DaemonConnection(loop: loop, log: log, diagnostics: diagnostics, address: options.busAddress)
    }

    /// Connects to the bus; results are delivered on the loop.
    public func open(sink: any CentralSink) {
        guard !isOpen else { return }
        isOpen = true
        self.sink = sink
        daemon.open(self)
    }

    /// Releases the notification sockets first, then the library's links, then the bus.
    ///
    /// A daemon before 5.86 crashes if the bus is closed before the daemon has seen that a socket was closed. This
    /// function therefore waits for that, for at most 200 ms.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        sink = nil
        early = []
        outbox = []
        loop.cancel(outboxTimer)
        for link in links.values { link.close() }
        discovery.stop(for: [.scan, .search])
        agent.close()
        daemon.linger(milliseconds: 200) { releasedSockets.isEmpty && links.values.allSatisfy(\.isSettled) }
        for link in links.values { link.disconnectAtLast() }
        releasedSockets.forgetAll()
        daemon.close()
        links = [:]
    }

    /// Whether libdbus can be loaded.
    public static var isLibraryInstalled: Bool { velto_dbus_load() != 0 }

    /// Selects another adapter; links on the old one stay up.
    public func select(adapter: String) {
        options.adapter = adapter
        if isKnown { reassess() }
    }

    // MARK: Scanning

    /// Starts discovery; completes when it runs.
    public func startScan(_ request: RequestID) {
        whenUsable(request) { central, adapter in
            // Earlier advertisements may be outdated, so every advertisement is reported again.
            if !central.discovery.isWanted { central.tree.forgetSignalStrengths() }
            central.discovery.start(on: adapter, for: .scan, request)
        }
    }

    /// Stops discovery.
    public func stopScan() {
        // There are no peers before the state of the daemon is known, so only scans can be waiting.
        let cancelled = VeltoError(.cancelled, "the scan was stopped by request")
        for waiting in early { reply(waiting.request, cancelled) }
        early = []
        discovery.stop(for: .scan)
    }

    // MARK: Links

    /// Establishes a link.
    public func connect(_ peer: PeerID, pairingBy policy: PairingPolicy, _ request: RequestID) {
        whenUsable(request) { central, adapter in
            central.expectPairing(of: peer, by: policy)
            if let link = central.link(to: peer) {
                link.expectedPolicy = policy
                link.connect(request)
            } else if central.directory[peer] != nil {
                central.searches[peer, default: []].append(request)
                central.discovery.start(on: adapter, for: .search)
            } else {
                central.reply(request, VeltoError(.notFound, "the device does not exist"))
            }
        }
    }

    /// Ends the library's link, or releases another program's.
    public func disconnect(_ peer: PeerID) {
        endSearch(for: peer) { self.reply($0, VeltoError(.cancelled, "connecting was cancelled by request")) }
        links[peer]?.disconnect()
    }

    private func endSearch(for peer: PeerID, _ body: (RequestID) -> Void) {
        guard let requests = searches.removeValue(forKey: peer) else { return }
        if searches.isEmpty { discovery.stop(for: .search) }
        for request in requests { body(request) }
    }

    private func endSearches(_ error: VeltoError) {
        for peer in searches.keys.sorted(by: { $0.index < $1.index }) { endSearch(for: peer) { reply($0, error) } }
    }

    private func discoveryFailed(_ error: VeltoError, wasRunning: Bool) {
        if wasRunning { publish(.scanStopped(error)) }
        endSearches(error)
    }

    func socketClosed(_ characteristic: ObjectPath) {
        releasedSockets.insert(characteristic)
    }

    /// Pauses discovery while a link is being established.
    func linkStateChanged() {
        let isConnecting = links.values.contains { $0.state == .connecting || $0.state == .confirming }
        guard isConnecting != self.isConnecting else { return }
        self.isConnecting = isConnecting
        if isConnecting {
            discovery.hold()
            loop.schedule(resumeTimer, inSeconds: Self.longestHold)
        } else {
            loop.cancel(resumeTimer)
            discovery.resume()
        }
    }

    /// Reads a value.
    public func read(_ peer: PeerID, _ handle: ValueHandle, _ request: RequestID) {
        withLink(peer, request) { $0.read(handle, request) }
    }

    /// Reads a property of the daemon's object.
    public func read(_ peer: PeerID, _ property: LinkProperty, _ request: RequestID) {
        withLink(peer, request) { $0.read(property, request) }
    }

    /// Writes a value after all earlier writes.
    public func write(_ peer: PeerID, _ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, _ request: RequestID)
    {
        withLink(peer, request) { $0.write(handle, bytes, kind, request) }
    }

    /// Subscribes to notifications.
    public func subscribe(
        _ peer: PeerID, _ handle: ValueHandle, isStream: Bool, to receiver: any ValueReceiver, _ request: RequestID
    ) {
        withLink(peer, request) { $0.subscribe(handle, isStream: isStream, to: receiver, request) }
    }

    /// Ends notifications.
    public func unsubscribe(_ peer: PeerID, _ handle: ValueHandle, _ request: RequestID) {
        withLink(peer, request) { $0.unsubscribe(handle, request) }
    }

    /// Cancels a read or write that is still queued.
    public func withdraw(_ peer: PeerID, _ request: RequestID) {
        links[peer]?.withdraw(request)
    }

    /// Removes a device and its bond from the daemon.
    public func forget(_ peer: PeerID, _ request: RequestID) {
        whenUsable(request) { central, adapter in
            guard let known = central.directory[peer], let device = known.device else {
                return central.reply(request, nil)
            }
            // Removal would crash the daemon.
            guard !central.notifyMemory.isPoisoned(known.address) else {
                return central.reply(request, NotifySubscription.poisonedError(central.version))
            }
            central.notifyMemory.forget(known.address)
            central.daemon.call(adapter, BlueZName.adapter, "RemoveDevice", [.path(device)]) { [weak central] result in
                guard case .failure(let failure) = result else { return central?.reply(request, nil) ?? () }
                let error = ErrorTable.error(for: failure, during: .device)
                central?.reply(request, error.code == .notFound ? nil : error)
            }
        }
    }

    /// Releases the number of a peer that is not connected.
    public func retire(_ peer: PeerID) {
        if let link = links[peer] {
            guard link.state == .idle else { return }
            links[peer] = nil
        }
        endSearch(for: peer) { reply($0, VeltoError(.cancelled, "the device was forgotten")) }
        outbox.removeAll { $0.peer == peer }
        directory.retire(peer)
        countPeers()
    }

    private func link(to peer: PeerID) -> PeerLink? {
        guard let known = directory[peer], let device = known.device else { return nil }
        if let link = links[peer], link.device == device || link.state != .idle { return link }
        let link = PeerLink(peer: peer, address: known.address, device: device, central: self)
        links[peer] = link
        return link
    }

    func withLink(_ peer: PeerID, _ request: RequestID, _ body: (PeerLink) -> Void) {
        guard let link = links[peer] else {
            return reply(request, VeltoError(.notConnected, "the device is not connected", remedy: "connect it first"))
        }
        body(link)
    }

    /// Runs `body` once the state of the daemon is known, or completes the request with the error.
    private func whenUsable(_ request: RequestID, _ body: @escaping (BlueZCentral, ObjectPath) -> Void) {
        guard isKnown else {
            early.append((request, body))
            return
        }
        guard problem == nil, let adapter = choice?.adapter?.path else {
            return reply(request, problem ?? VeltoError(.noAdapter, "there is no Bluetooth adapter"))
        }
        body(self, adapter)
    }

    // MARK: Events

    func reply(_ request: RequestID, _ error: VeltoError?) {
        publish(.reply(request, error.map { .failure($0) } ?? .success([])))
    }

    /// Queues an event for delivery at the end of the loop's turn, never during a call.
    func publish(_ event: CentralEvent) {
        guard isOpen else { return }
        outbox.append(event)
        if !outboxTimer.isScheduled { loop.schedule(outboxTimer, at: .zero) }
    }

    private func deliverOutbox() {
        let events = outbox
        outbox.removeAll(keepingCapacity: true)
        let now = loop.time.now
        for event in events where isOpen { sink?.received(event, from: self, at: now) }
    }

    // MARK: The backend

    /// Reevaluates adapters and problems, and reports changes.
    func reassess() {
        let found = AdapterChoice(among: tree.adapters, named: options.adapter)
        let previous = choice?.adapter?.path
        choice = found
        for state in adapters.update(tree.adapters, selected: found.adapter?.path) { publish(.adapter(state)) }
        backendIs(daemon.problem ?? found.problem)
        describeBackend()
        guard problem == nil, let adapter = found.adapter, adapter.path != previous else { return }
        discovery.move(to: adapter.path)
        for device in tree.devices.values where device.adapter == adapter.path { deviceChanged(device.path, .address) }
    }

    func backendIs(_ newProblem: VeltoError?) {
        let isNews = !isKnown || newProblem?.code != problem?.code
        isKnown = true
        problem = newProblem
        guard isNews else { return }
        if let newProblem {
            for link in links.values { link.backendLost(newProblem) }
            if discovery.isScanning { publish(.scanStopped(newProblem)) }
            discovery.lost(newProblem)
            endSearches(newProblem)
            publish(.backendLost(newProblem))
        } else {
            publish(.backendReady)
        }
        let waiting = early
        early = []
        for entry in waiting { whenUsable(entry.request, entry.body) }
    }

    func setTrusted(_ device: ObjectPath, _ isTrusted: Bool) {
        daemon.post(
            device, BlueZName.properties, "Set", [.text(BlueZName.device), .text("Trusted"), .variant(isTrusted)])
    }

    func keepTrusted(_ device: ObjectPath) {
        keptDevices.insert(device)
    }

    func trustPaired(_ device: ObjectPath) {
        keptDevices.remove(device)
        setTrusted(device, true)
    }

    func trustNoLonger(_ device: ObjectPath) {
        if keptDevices.remove(device) != nil { setTrusted(device, false) }
    }

    func apply(_ change: TreeChange) {
        let feature = tree.newestFeature
        for effect in tree.apply(change) { react(to: effect) }
        if tree.newestFeature != feature { describeBackend() }
    }

    func refreshObjects() {
        daemon.list { [weak self] objects in
            guard let self else { return }
            for effect in tree.synchronize(with: objects) { react(to: effect) }
        }
    }

    func react(to effect: BlueZTree.Effect) {
        switch effect {
        case .adapters: reassess()
        case .device(let path, let fields): deviceChanged(path, fields)
        case .deviceRemoved(let path):
            guard let (peer, hasLostBond) = directory.deviceRemoved(path) else { return }
            links[peer]?.objectRemoved()
            if hasLostBond { publish(.link(peer, .bonded(false))) }
            if let known = directory[peer] { notifyMemory.objectRemoved(known.address) }
        case .attributesAdded(let device): link(of: device)?.attributesAdded()
        case .attributeRemoved(let path, let device):
            releasedSockets.remove(path)
            link(of: device)?.attributeRemoved(path)
        case .characteristic(let path):
            if tree.characteristics[path]?.isNotifyAcquired == false { releasedSockets.remove(path) }
            BlueZTree.device(holding: path).flatMap { link(of: $0) }?.characteristicChanged(path)
        }
    }

    func link(of device: ObjectPath) -> PeerLink? {
        directory.peer(of: device).flatMap { links[$0] }
    }

    private func deviceChanged(_ path: ObjectPath, _ fields: BlueZDevice.Fields) {
        guard path.parent == choice?.adapter?.path, let record = tree.devices[path] else { return }
        let isFresh = discovery.isWanted && !fields.isDisjoint(with: .advertising)
        if isFresh { discovery.heard() }
        let count = directory.count
        guard let (peer, advertisement) = directory.update(record, isFresh: isFresh) else { return }
        if directory.count != count { countPeers() }
        endSearch(for: peer) { link(to: peer)?.connect($0) }
        links[peer]?.deviceChanged(fields)
        if fields != .resolved { publish(.advertisement(peer, advertisement)) }
    }
}
