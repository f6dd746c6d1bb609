public import VeltoBluetooth
public import VeltoCore

/// A central on an air of simulated devices: scanning, links and values take their time and can fail, as on a real one.
///
/// With a manual clock everything happens at times that depend on the calls and the seeds alone. `add` and `remove` may
/// be called from any thread, everything else on the loop.
public final class SimulatedCentral: Central, @unchecked Sendable {
    // Unchecked: touched on the loop alone; the work posted to it only carries the reference there.

    /// The simulated one.
    public let air = Air.simulated

    let loop: Loop
    let timing: AirTiming
    private weak var sink: (any CentralSink)?
    private var isOpen = false
    private var isScanning = false
    private var adapter = AdapterState(identifier: "sim0", address: "02:00:00:00:00:01", name: "Simulated air")
    private var peers: [SimulatedPeer] = []
    private var buffer: [UInt8] = []

    /// Makes a central without devices.
    public init(loop: Loop, timing: AirTiming = AirTiming()) {
        self.loop = loop
        self.timing = timing
    }

    // MARK: Devices

    /// Puts a device into this air, unless it is in one already.
    ///
    /// Its clock must be that of the loop.
    public func add(_ peripheral: SimulatedPeripheral) {
        loop.post { [weak self] in self?.admit(peripheral) }
    }

    /// Takes a device out of this air: nothing more is heard of it.
    public func remove(_ peripheral: SimulatedPeripheral) {
        loop.post { [weak self] in self?.dismiss(peripheral) }
    }

    private func admit(_ peripheral: SimulatedPeripheral) {
        let known = peers.first { $0.peripheral === peripheral }
        let index = known?.id.index ?? peers.count
        let entered = peripheral.enterAir { [weak self] in self?.attendSoon(to: index) }
        guard entered else { return }
        let peer = known ?? makePeer(at: index, peripheral)
        peer.isPresent = true
        if isScanning { startAdvertising(peer) }
    }

    private func attendSoon(to index: Int) {
        loop.post { [weak self] in self?.attend(to: index) }
    }

    private func makePeer(at index: Int, _ peripheral: SimulatedPeripheral) -> SimulatedPeer {
        let peer = SimulatedPeer(id: PeerID(index: index), peripheral: peripheral)
        peer.advertiser = LoopTimer { [weak self, weak peer] in
            if let self, let peer { advertise(peer) }
        }
        peer.stepper = LoopTimer { [weak self, weak peer] in
            if let self, let peer { step(peer) }
        }
        peers.append(peer)
        return peer
    }

    private func dismiss(_ peripheral: SimulatedPeripheral) {
        guard let peer = peers.first(where: { $0.peripheral === peripheral && $0.isPresent }) else { return }
        peer.isPresent = false
        peer.peripheral.leaveAir()
        stopAdvertising(peer)
        attend(to: peer.id.index)
    }

    // MARK: Adapter

    /// Starts working: tells of the adapter, and that the air works.
    public func open(sink: any CentralSink) {
        self.sink = sink
        isOpen = true
        after(0) { central in
            central.emit(.adapter(central.adapter))
            central.emit(.airReady)
        }
    }

    /// Plugs the adapter in or out and switches it on or off.
    public func setAdapter(isPresent: Bool = true, isPowered: Bool) {
        adapter.isPresent = isPresent
        adapter.isPowered = isPowered && isPresent
        after(0) { central in
            central.emit(.adapter(central.adapter))
            if let problem = central.adapterProblem { central.loseEverything(problem) }
        }
    }

    private var adapterProblem: VeltoError? {
        guard isOpen else { return VeltoError(.cancelled, "the central is closed") }
        guard adapter.isPresent else { return VeltoError(.noAdapter, "the simulated adapter is not plugged in") }
        return adapter.isPowered ? nil : VeltoError(.adapterOff, "the simulated adapter is off")
    }

    private func loseEverything(_ problem: VeltoError) {
        for peer in peers {
            failAttempt(of: peer, problem)
            if let link = peer.link {
                peer.peripheral.endLink(link.serial, at: loop.time.now)
                finish(link, of: peer, .airLost, problem)
            }
        }
        guard isScanning else { return }
        stopScan()
        emit(.scanStopped(problem))
    }

    /// Lets all links go and falls silent.
    public func close() {
        stopScan()
        for peer in peers {
            if let link = peer.link { peer.peripheral.endLink(link.serial, at: loop.time.now) }
            if peer.isPresent { peer.peripheral.leaveAir() }
            if let stepper = peer.stepper { loop.cancel(stepper) }
            peer.link = nil
            peer.attempt = nil
        }
        peers = []
        sink = nil
        isOpen = false
    }

    // MARK: Scan

    /// Starts discovery.
    public func startScan(_ request: RequestID) {
        after(timing.scanStart) { central in
            if let problem = central.adapterProblem { return central.emit(.reply(request, .failure(problem))) }
            central.emit(.reply(request, .success([])))
        }
        guard adapterProblem == nil, !isScanning else { return }
        isScanning = true
        for peer in peers where peer.isPresent { startAdvertising(peer) }
    }

    /// Stops discovery.
    public func stopScan() {
        isScanning = false
        for peer in peers { stopAdvertising(peer) }
    }

    /// Somewhere within the first interval after discovery runs: devices do not know each other.
    private func startAdvertising(_ peer: SimulatedPeer) {
        guard let advertiser = peer.advertiser, !advertiser.isScheduled else { return }
        loop.schedule(advertiser, inSeconds: timing.scanStart + timing.advertisingInterval * peer.random.unit())
    }

    private func stopAdvertising(_ peer: SimulatedPeer) {
        if let advertiser = peer.advertiser { loop.cancel(advertiser) }
    }

    private func advertise(_ peer: SimulatedPeer) {
        guard isScanning, peer.isPresent, let advertiser = peer.advertiser else { return }
        let pause = timing.advertisingInterval * peer.random.number(from: 1, to: 1.1)
        loop.schedule(advertiser, inSeconds: pause)
        if let advertisement = peer.peripheral.heard(at: loop.time.now) {
            emit(.advertisement(peer.id, advertisement))
        }
    }

    // MARK: Links

    /// Establishes a link as soon as the device is heard.
    public func connect(_ id: PeerID, _ request: RequestID) {
        if let problem = adapterProblem { return answer(request, .failure(problem)) }
        guard let peer = peer(id) else { return answer(request, .failure(Self.unknownPeer)) }
        if let link = peer.link, link.phase != .closing { return answer(request, .success([])) }
        if let attempt = peer.attempt { return attempt.requests.append(request) }
        let attempt = LinkAttempt(request)
        peer.attempt = attempt
        after(timing.connect + peer.peripheral.delay) { $0.pursue(attempt, of: peer) }
    }

    private func pursue(_ attempt: LinkAttempt, of peer: SimulatedPeer) {
        guard peer.attempt === attempt else { return }
        switch peer.isPresent && peer.link == nil ? peer.peripheral.offerLink(at: loop.time.now) : .silent {
        case .silent:
            after(timing.advertisingInterval) { $0.pursue(attempt, of: peer) }
        case .refused:
            failAttempt(of: peer, VeltoError(.connectFailed, "the device refuses to be connected"))
        case .accepted(let serial):
            begin(SimulatedLink(serial: serial), of: peer, attempt)
        }
    }

    private func begin(_ link: SimulatedLink, of peer: SimulatedPeer, _ attempt: LinkAttempt) {
        peer.attempt = nil
        peer.link = link
        after(timing.discovery + peer.peripheral.delay) { $0.discover(link, of: peer) }
        for request in attempt.requests { emit(.reply(request, .success([]))) }
        if peer.link === link { emit(.link(peer.id, .up)) }
    }

    private func discover(_ link: SimulatedLink, of peer: SimulatedPeer) {
        guard peer.link === link, link.phase == .discovering else { return }
        link.phase = .ready
        emit(.link(peer.id, .ready(GATTTable(peer.peripheral.attributes.map(\.characteristic)))))
        if peer.link === link { emit(.link(peer.id, .mtu(timing.packetSize))) }
    }

    private func failAttempt(of peer: SimulatedPeer, _ error: VeltoError) {
        guard let attempt = peer.attempt else { return }
        peer.attempt = nil
        for request in attempt.requests { emit(.reply(request, .failure(error))) }
    }

    /// Ends a link or an attempt.
    public func disconnect(_ id: PeerID) {
        guard let peer = peer(id) else { return }
        if let attempt = peer.attempt {
            peer.attempt = nil
            for request in attempt.requests { answer(request, .failure(Self.cancelled)) }
        }
        guard let link = peer.link, link.phase != .closing else { return }
        link.phase = .closing
        peer.peripheral.endLink(link.serial, at: loop.time.now)
        after(timing.disconnect) { $0.finish(link, of: peer, .local, Self.cancelled) }
    }

    /// The end of a link: answers what is pending, then tells.
    private func finish(_ link: SimulatedLink, of peer: SimulatedPeer, _ reason: DownReason, _ error: VeltoError) {
        guard peer.link === link else { return }
        peer.link = nil
        if let stepper = peer.stepper { loop.cancel(stepper) }
        for request in link.pending { emit(.reply(request, .failure(error))) }
        emit(.link(peer.id, .down(reason)))
    }

    /// Ends the link of a device that has nothing to remember.
    public func forget(_ id: PeerID, _ request: RequestID) {
        disconnect(id)
        after(timing.roundTrip) { $0.emit(.reply(request, .success([]))) }
    }

    // MARK: Devices at work

    /// A device may have moved, left, or lost its link.
    private func attend(to index: Int) {
        guard peers.indices.contains(index), let link = peers[index].link, link.phase != .closing else { return }
        step(peers[index])
        if let since = peers[index].peripheral.outOfRangeSince { supervise(link, of: peers[index], silentSince: since) }
    }

    private func supervise(_ link: SimulatedLink, of peer: SimulatedPeer, silentSince: Timestamp) {
        after(timing.supervision) { central in
            guard peer.link === link, peer.peripheral.outOfRangeSince == silentSince else { return }
            peer.peripheral.endLink(link.serial, at: central.loop.time.now)
            central.finish(link, of: peer, .timeout, Self.linkLost)
        }
    }

    /// Lets the firmware work and hands over what it has sent.
    private func step(_ peer: SimulatedPeer) {
        guard let link = peer.link, link.phase != .closing, let stepper = peer.stepper else { return }
        let now = loop.time.now
        peer.peripheral.step(to: now)
        deliver(from: peer, link, now)
        guard peer.link === link, link.phase != .closing else { return }
        if case .ended(let reason) = peer.peripheral.status(ofLink: link.serial) {
            return finish(link, of: peer, reason, Self.linkLost)
        }
        let deadline = peer.peripheral.nextDeadline
        if deadline < .distantFuture { loop.schedule(stepper, at: deadline) } else { loop.cancel(stepper) }
    }

    private func deliver(from peer: SimulatedPeer, _ link: SimulatedLink, _ now: Timestamp) {
        // The buffer is taken out while the sink looks at it: the sink may call back.
        var bytes: [UInt8] = []
        swap(&bytes, &buffer)
        while peer.link === link,
            let handle = peer.peripheral.takeNotification(overLink: link.serial, at: now, into: &bytes)
        {
            sink?.notified(peer.id, handle, bytes.span, from: self, at: now)
        }
        swap(&bytes, &buffer)
    }

    // MARK: For the requests

    static let cancelled = VeltoError(.cancelled, "the link was let go")
    static let linkLost = VeltoError(.disconnected, "the link went down")
    static let unknownPeer = VeltoError(.notFound, "no such device on the simulated air")

    func peer(_ id: PeerID) -> SimulatedPeer? {
        peers.indices.contains(id.index) ? peers[id.index] : nil
    }

    /// Lets a device that has just been written to reconsider what to do next.
    func refresh(_ peer: SimulatedPeer) {
        step(peer)
    }

    func emit(_ event: CentralEvent) {
        sink?.received(event, from: self, at: loop.time.now)
    }

    func answer(_ request: RequestID, _ result: Result<[UInt8], VeltoError>) {
        after(0) { $0.emit(.reply(request, result)) }
    }

    func after(_ seconds: Double, _ action: @escaping (SimulatedCentral) -> Void) {
        at(loop.time.now.advanced(bySeconds: seconds), action)
    }

    /// Does something later, unless the central is closed by then.
    func at(_ time: Timestamp, _ action: @escaping (SimulatedCentral) -> Void) {
        let timer = LoopTimer { [weak self] in
            if let self, isOpen { action(self) }
        }
        loop.schedule(timer, at: time)
    }
}
