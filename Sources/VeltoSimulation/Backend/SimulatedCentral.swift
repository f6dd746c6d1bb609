public import VeltoBluetooth
package import VeltoCore

/// A central over simulated devices.
///
/// Scans, links and requests take time and can fail, as on a real one.
///
/// With a manual clock, all timing depends only on the calls and the seeds. `add` and `remove` may be called from any
/// thread, all other functions only on the loop.
public final class SimulatedCentral: Central, @unchecked Sendable {
    // Unchecked because all state is used only on the loop. Posted work only carries the reference there.

    /// The simulated backend.
    public let backend = Backend.simulated

    let loop: Loop
    let timing: BackendTiming
    private let linkLimit: Int
    private(set) weak var sink: (any CentralSink)?
    private var isOpen = false
    private var isScanning = false
    private var adapter = AdapterState(
        identifier: "sim0", address: HostAddress.simulated.text, name: "Simulated backend")
    /// The peers by number; free numbers are reused.
    private var places: [SimulatedPeer?] = []
    private var freePlaces: [Int] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The host's bonds, by the device's identifier.
    var bonds: [String: PeripheralSecurity.Bond] = [:]
    /// Saves the state of a device whose link has ended.
    private(set) var saveState: (SimulatedPeripheral) -> Void = { _ in }
    /// The bytes of a notification while it is delivered.
    var buffer: [UInt8] = []

    /// Creates a central without devices.
    ///
    /// Its adapter refuses more than `linkLimit` links. 0 means no limit.
    package init(loop: Loop, timing: BackendTiming = BackendTiming(), linkLimit: Int = 0) {
        self.loop = loop
        self.timing = timing
        self.linkLimit = linkLimit > 0 ? linkLimit : .max
    }

    /// Sets a function that runs on the loop for each device whose link has ended.
    ///
    /// Call it before `open`.
    package func keepStates(_ save: @escaping @Sendable (SimulatedPeripheral) -> Void) {
        saveState = save
    }

    // MARK: Devices

    /// Adds a device to this backend, unless it already belongs to one.
    ///
    /// Its clock must be that of the loop.
    public func add(_ peripheral: SimulatedPeripheral) {
        loop.post { [weak self] in
            self?.admit(peripheral)
            if let bootloader = peripheral.bootloader { self?.admit(bootloader) }
        }
    }

    /// Removes a device from this backend; to the host, the device has left.
    public func remove(_ peripheral: SimulatedPeripheral) {
        loop.post { [weak self] in
            self?.dismiss(peripheral)
            if let bootloader = peripheral.bootloader { self?.dismiss(bootloader) }
        }
    }

    private func admit(_ peripheral: SimulatedPeripheral) {
        let known = indices[ObjectIdentifier(peripheral)]
        let index = known ?? freePlaces.last ?? places.count
        let entered = peripheral.enterBackend { [weak self] in self?.attendSoon(to: index) }
        guard entered else { return }
        let peer = known.flatMap { places[$0] } ?? makePeer(at: index, peripheral)
        peer.isPresent = true
        if let bond = peripheral.joinSystem(at: loop.time.now), bonds[peripheral.identifier] == nil {
            bonds[peripheral.identifier] = bond
        }
        after(0) { $0.remember(peer) }
        resumeAttempt(of: peer)
        if isScanning { startAdvertising(peer) }
        step(peer)
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
        if freePlaces.popLast() == nil { places.append(nil) }
        places[index] = peer
        indices[ObjectIdentifier(peripheral)] = index
        return peer
    }

    /// Drops a device that has left and that the host does not know or has forgotten.
    func releaseIfUnused(_ peer: SimulatedPeer) {
        let isUsed = peer.isPresent || peer.isHostAware || peer.link != nil || peer.attempt != nil
        guard !isUsed, places[peer.id.index] === peer else { return }
        places[peer.id.index] = nil
        freePlaces.append(peer.id.index)
        indices[ObjectIdentifier(peer.peripheral)] = nil
    }

    private func dismiss(_ peripheral: SimulatedPeripheral) {
        guard let index = indices[ObjectIdentifier(peripheral)], let peer = places[index], peer.isPresent else {
            return
        }
        peer.isPresent = false
        peer.peripheral.leaveBackend()
        stopAdvertising(peer)
        attend(to: index)
        releaseIfUnused(peer)
    }

    // MARK: Adapter

    /// Opens the backend: reports the adapter and that the backend is ready.
    public func open(sink: any CentralSink) {
        self.sink = sink
        isOpen = true
        after(0) { central in
            central.emit(.adapter(central.adapter))
            central.emit(.backendReady)
        }
    }

    /// Plugs the adapter in or out, and powers it on or off.
    public func setAdapter(isPresent: Bool = true, isPowered: Bool) {
        adapter.isPresent = isPresent
        adapter.isPowered = isPowered && isPresent
        after(0) { central in
            central.emit(.adapter(central.adapter))
            if let problem = central.adapterProblem { central.loseEverything(problem) }
        }
    }

    /// Whether the adapter has reached its link limit.
    var isFull: Bool { linkLimit < .max && peers.count { $0.link != nil } >= linkLimit }

    /// The reason that the backend cannot be used now.
    var adapterProblem: VeltoError? {
        guard isOpen else { return VeltoError(.cancelled, "the central is closed") }
        guard adapter.isPresent else { return VeltoError(.noAdapter, "the simulated adapter is not plugged in") }
        return adapter.isPowered ? nil : VeltoError(.adapterOff, "the simulated adapter is off")
    }

    private func loseEverything(_ problem: VeltoError) {
        for peer in peers {
            peer.peripheral.loseSystemLink(at: loop.time.now)
            failAttempt(of: peer, problem)
            if let link = peer.link {
                peer.peripheral.endLink(link.serial, at: loop.time.now)
                finish(link, of: peer, .backendLost, problem)
            }
        }
        guard isScanning else { return }
        stopScan()
        emit(.scanStopped(problem))
    }

    /// Ends all links and stops sending events.
    public func close() {
        stopScan()
        for peer in peers {
            if let link = peer.link { peer.peripheral.endLink(link.serial, at: loop.time.now) }
            if peer.isPresent { peer.peripheral.leaveBackend() }
            if let stepper = peer.stepper { loop.cancel(stepper) }
            peer.link = nil
            peer.attempt = nil
        }
        places = []
        freePlaces = []
        indices = [:]
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
        for peer in peers where peer.isPresent {
            startAdvertising(peer)
            after(timing.scanStart) { $0.remember(peer) }
        }
    }

    /// Reports a device that the system knows, whether it advertises or not.
    private func remember(_ peer: SimulatedPeer) {
        guard isOpen, peer.isPresent, let advertisement = peer.peripheral.remembered(at: loop.time.now),
            bonds[advertisement.identifier] != nil
        else { return }
        peer.isHostAware = true
        emit(.advertisement(peer.id, advertisement))
    }

    /// Stops discovery.
    public func stopScan() {
        isScanning = false
        for peer in peers { stopAdvertising(peer) }
    }

    /// Starts advertising at a random time within the first interval, since devices are not synchronized.
    private func startAdvertising(_ peer: SimulatedPeer) {
        guard let advertiser = peer.advertiser, !advertiser.isScheduled else { return }
        loop.schedule(advertiser, inSeconds: timing.scanStart + interval(of: peer) * peer.random.unit())
    }

    private func interval(of peer: SimulatedPeer) -> Double {
        peer.peripheral.advertisingInterval ?? timing.advertisingInterval
    }

    private func stopAdvertising(_ peer: SimulatedPeer) {
        if let advertiser = peer.advertiser { loop.cancel(advertiser) }
    }

    private func advertise(_ peer: SimulatedPeer) {
        guard isScanning, peer.isPresent, let advertiser = peer.advertiser else { return }
        let pause = interval(of: peer) * peer.random.number(from: 1, to: 1.1)
        loop.schedule(advertiser, inSeconds: pause)
        guard let heard = peer.peripheral.heard(at: loop.time.now) else { return }
        var packet = heard.packet
        packet.isPaired = bonds[packet.identifier] != nil
        peer.isHostAware = true
        emit(.advertisement(peer.id, packet.joined(by: peer.scanResponse)))
        if heard.hasScanResponse { after(Self.scanResponseTime) { [packet] in $0.hearScanResponse(of: peer, packet) } }
    }

    /// Time from an advertising packet to its scan response (seconds).
    private static let scanResponseTime = 0.001

    private func hearScanResponse(of peer: SimulatedPeer, _ packet: Advertisement) {
        guard isScanning, peer.isPresent, peer.isHostAware,
            let response = peer.peripheral.scanResponseHeard(at: loop.time.now)
        else { return }
        peer.scanResponse = response
        var advertisement = packet.joined(by: response)
        advertisement.rssi = response.rssi
        emit(.advertisement(peer.id, advertisement))
    }

    // MARK: Helpers of requests

    func peer(_ id: PeerID) -> SimulatedPeer? {
        places.indices.contains(id.index) ? places[id.index] : nil
    }

    /// The peers, by number.
    var peers: some Sequence<SimulatedPeer> { places.lazy.compactMap { $0 } }

    func emit(_ event: CentralEvent) {
        sink?.received(event, from: self, at: loop.time.now)
    }

    func answer(_ request: RequestID, _ result: Result<[UInt8], VeltoError>) {
        after(0) { $0.emit(.reply(request, result)) }
    }

    func after(_ seconds: Double, _ action: @escaping (SimulatedCentral) -> Void) {
        at(loop.time.now.advanced(bySeconds: seconds), action)
    }

    /// Runs work at a time; after the central is closed, the work is dropped.
    func at(_ time: Timestamp, _ action: @escaping (SimulatedCentral) -> Void) {
        let timer = LoopTimer { [weak self] in
            if let self { action(self) }
        }
        loop.schedule(timer, at: time)
    }
}

extension Advertisement {
    /// Returns the advertisement with the additional fields of the scan response.
    fileprivate func joined(by response: Advertisement?) -> Advertisement {
        guard let response else { return self }
        var sum = self
        sum.name = name ?? response.name
        sum.services += response.services.filter { !services.contains($0) }
        sum.manufacturerData += response.manufacturerData.filter { !manufacturerData.contains($0) }
        return sum
    }
}
