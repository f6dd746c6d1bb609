internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoMotion
internal import VeltoTriki

/// Everything of a context that lives on its loop: the backends, the links, discovery and auto-connect.
///
/// The one funnel: whatever comes in from any backend arrives here and is passed to the link or the input it belongs to.
final class Coordinator: @unchecked Sendable {
    // Unchecked: touched on the loop alone, apart from the members that are `let` and sendable.

    let definition: ContextDefinition
    let loop: Loop
    let log: Log
    let events: EventHub
    let players: PlayerTable
    private(set) var centrals: [any Central] = []
    private let operations: OperationTable
    private let registry: DeviceRegistry
    private weak let context: Context?
    private var requests = RequestTable()
    /// By backend, then by the number of the peer.
    private var links = [[DeviceLink?]](repeating: [], count: Backend.allCases.count)
    private var linksByDevice: [UInt64: DeviceLink] = [:]
    private var inputClocks: [UInt64: InputClock] = [:]
    private var calibrations: [UInt64: CalibrationRun] = [:]
    private let memory: DeviceMemory
    private lazy var scanner = Scanner(coordinator: self)
    private lazy var awaited = AwaitedDevices(coordinator: self)
    private var autoConnect: AutoConnect
    private var excluded: Set<UInt64> = []
    private var reportsLikelyOnly = false
    private lazy var autoConnectTimer = LoopTimer { [unowned self] in runAutoConnect() }
    private lazy var retirementTimer = LoopTimer { [unowned self] in retireUnseen() }
    private(set) var adapters: [AdapterState] = []

    init(context: Context) {
        self.context = context
        definition = context.definition
        loop = context.loop
        log = context.log
        events = context.events
        players = context.players
        operations = context.operations
        registry = context.registry
        memory = context.memory
        autoConnect = AutoConnect(players: 0, settleTime: context.definition.settleTime)
    }

    /// Opens the backends.
    func open(_ centrals: [any Central]) {
        self.centrals = centrals
        for central in centrals { central.open(sink: self) }
        loop.schedule(retirementTimer, inSeconds: Self.retirementPeriod)
    }

    /// Lets all links go and closes the backends.
    func close() {
        for central in centrals { central.close() }
        centrals = []
        requests.removeAll()
    }

    // MARK: What the program asks for

    func startScan(_ operation: Operation, likelyOnly: Bool) {
        reportsLikelyOnly = likelyOnly
        scanner.start(operation)
    }

    func stopScan() {
        reportsLikelyOnly = false
        scanner.setWanted(false, for: .program)
    }

    func setAutoConnect(players: Int) {
        autoConnect.players = players
        excluded = []
        runAutoConnect()
    }

    func connect(_ device: Device, _ operation: Operation, timeout: Double) {
        guard let link = linksByDevice[device.handle] else {
            return awaited.connect(device, operation, timeout: timeout)
        }
        link.connect(operation, timeout: timeout)
    }

    func disconnect(_ device: Device, _ operation: Operation) {
        if device.isIngest { device.input.linkDown(keepsCalibration: false) }
        awaited.drop(device)
        guard let link = linksByDevice[device.handle] else { return finish(operation, .success(())) }
        // A device that the program sent away is not taken again by auto-connect.
        excluded.insert(device.handle)
        link.disconnect(operation)
    }

    func forget(_ device: Device, _ operation: Operation) {
        let link = linksByDevice[device.handle]
        awaited.drop(device)
        link?.disconnect(nil)
        guard let link else {
            forgetAll(of: device)
            return finish(operation, .success(()))
        }
        let request = self.request { [unowned self] result in
            forgetAll(of: device)
            finish(operation, result.map { _ in })
        }
        link.central.forget(link.peer, request)
    }

    private func forgetAll(of device: Device) {
        remove(device)
        memory.forget(device.identifier)
    }

    func cancel(_ operation: Operation) {
        scanner.cancel(operation)
        awaited.cancel(operation)
        if let run = calibrations[operation.device], run.operation === operation {
            run.end(.failure(VeltoError(.cancelled, "the calibration was cancelled")))
        }
        linksByDevice[operation.device]?.cancel(operation)
    }

    func calibrate(
        _ device: Device, _ operation: Operation, _ config: CalibrationGuide.Config, timeout: Double
    ) {
        guard device.input.isConnected else {
            return finish(operation, .failure(VeltoError(.notConnected, "the device is not connected")))
        }
        guard calibrations[device.handle] == nil else {
            return finish(operation, .failure(VeltoError(.already, "the device is being calibrated")))
        }
        calibrations[device.handle] = CalibrationRun(device, operation, config, timeout: timeout, self)
    }

    func calibrationEnded(of device: Device) {
        calibrations[device.handle] = nil
    }

    func reconnectPolicyChanged(of device: Device) {
        linksByDevice[device.handle]?.reconnectPolicyChanged()
    }

    // MARK: What the links need

    func request(_ completion: @escaping RequestTable.Completion) -> RequestID {
        requests.make(completion)
    }

    /// Nobody waits for the answer to a request any more; tells whether it was still open.
    func abandon(_ request: RequestID) -> Bool {
        requests.take(request) != nil
    }

    func finish(_ operation: Operation, _ result: Result<Void, VeltoError>) {
        finish(operation, bringing: result.map { [] })
    }

    /// Ends an operation that brings bytes.
    func finish(_ operation: Operation, bringing result: Result<[UInt8], VeltoError>) {
        operations.finish(operation, result)
    }

    func publish(_ payload: Event.Payload, for device: Device, result: ResultCode = .ok) {
        var event = Event(payload)
        event.result = result
        event.device = device.handle
        event.userData = device.userData
        publish(event)
    }

    func publish(_ event: Event) {
        var event = event
        event.time = loop.time.now
        events.publish(event)
    }

    func scanningChanged(to isScanning: Bool) {
        context?.isScanning = isScanning
    }

    /// A device can be used: it gets its place among the players, and is remembered.
    func deviceReady(_ device: Device, isFirstTime: Bool) {
        if isFirstTime { device.loadProfileIfWanted() }
        seat(device)
        memory.connected(device)
    }

    /// The place that it had in an earlier run counts, as far as there are so many players.
    private func seat(_ device: Device) {
        let places = 0..<(autoConnect.players > 0 ? Int32(autoConnect.players) : PlayerTable.limit)
        let others = linksByDevice.values.filter { $0.isWanted && $0.device !== device }
        let reserved = Set(others.map(\.device.record.rememberedPlayer))
        let wanted = device.record.rememberedPlayer
        players.seat(device, wanted: places.contains(wanted) ? wanted : nil, reserved: reserved)
    }

    func linkChanged(of link: DeviceLink) {
        runAutoConnect()
    }

    /// A device turned out to be of no use: auto-connect leaves it alone until discovery starts anew.
    func rejected(_ device: Device) {
        excluded.insert(device.handle)
    }

    // MARK: Auto-connect

    private func runAutoConnect() {
        let links = linksByDevice.values
        let occupied = occupiedPlaces
        scanner.setWanted(autoConnect.players > occupied, for: .autoConnect)
        let candidates = links.filter { isCandidate($0) }.map { link in
            let record = link.device.record
            return AutoConnect.Candidate(
                device: link.device.handle, isKnown: record.isKnown, rssi: record.rssi ?? .min)
        }
        switch autoConnect.decide(candidates, occupied: occupied, now: loop.time.now) {
        case .wait: break
        case .askAgain(let time): loop.schedule(autoConnectTimer, at: time)
        case .connect(let devices): for device in devices { linksByDevice[device]?.connectAutomatically() }
        case .report(let count): publish(Event(.choiceNeeded(candidates: count)))
        }
        scanner.setWanted(autoConnect.players > occupiedPlaces, for: .autoConnect)
    }

    /// Devices that are connected or going to be.
    private var occupiedPlaces: Int {
        linksByDevice.values.count { $0.isWanted } + awaited.count
    }

    // MARK: Known devices that are looked for

    func awaitedChanged() {
        scanner.setWanted(awaited.count > 0, for: .awaited)
    }

    func scanFailed(on backend: Backend, _ error: VeltoError) {
        awaited.radioFailed(backend, error)
    }

    private func isCandidate(_ link: DeviceLink) -> Bool {
        let record = link.device.record
        guard !link.isWanted, record.isLikely, !excluded.contains(link.device.handle) else { return false }
        // A device that has a link does not advertise, but is there all the same.
        return record.isLinkedElsewhere || loop.time.now.seconds(since: record.lastSeen) < Self.sightWindow
    }

    /// A device counts as in sight for so many seconds after its last advertisement.
    private static let sightWindow = 10.0

    // MARK: Retirement

    private static let retirementPeriod = 60.0
    /// A device that was never connected is forgotten when it was not heard for so many seconds.
    private static let retirementAge = 600.0

    private func retireUnseen() {
        let now = loop.time.now
        for device in registry.all where !device.isIngest {
            let record = device.record
            // Paired devices stay in reach, and one that is linked to another program does not advertise.
            let isKept = record.isKept || record.isPaired || record.isLinkedElsewhere
            let isIdle = !record.isKnown && !isKept && record.pendingOperations == 0
            let isUnwanted = linksByDevice[device.handle].map { !$0.isWanted } ?? !awaited.contains(device)
            let age = now.seconds(since: max(record.lastSeen, record.metAt))
            if isIdle, isUnwanted, age > Self.retirementAge { remove(device) }
        }
        loop.schedule(retirementTimer, inSeconds: Self.retirementPeriod)
    }

    private func remove(_ device: Device) {
        calibrations[device.handle]?.end(.failure(VeltoError(.cancelled, "the device was forgotten")))
        players.remove(device)
        if let link = linksByDevice.removeValue(forKey: device.handle) {
            link.raw.close()
            links[link.central.backend.index][link.peer.index] = nil
            link.central.retire(link.peer)
        }
        excluded.remove(device.handle)
        inputClocks[device.handle] = nil
        registry.remove(device)
    }

    // MARK: Input that needs time

    /// Watches over a device that began to send: silence, and the wake-up of sleeping caps.
    func watchInput(of device: Device) {
        let clock = inputClocks[device.handle] ?? InputClock(device: device, coordinator: self)
        inputClocks[device.handle] = clock
        clock.start()
    }

    func link(of device: Device) -> DeviceLink? {
        linksByDevice[device.handle]
    }
}

extension Coordinator: CentralSink {
    func received(_ event: CentralEvent, from central: any Central, at time: Timestamp) {
        switch event {
        case .adapter(let state): adapterChanged(state, central)
        case .backendReady: backendReady(central)
        case .backendLost(let error): backendLost(central, error)
        case .scanStopped(let error): scanStopped(central.backend, error)
        case .advertisement(let peer, let advertisement): advertised(peer, advertisement, central, time)
        case .link(let peer, let event): self[central.backend, peer]?.linkChanged(event)
        case .reply(let request, let result): requests.take(request)?(result)
        }
    }

    private subscript(_ backend: Backend, _ peer: PeerID) -> DeviceLink? {
        guard links[backend.index].indices.contains(peer.index) else { return nil }
        return links[backend.index][peer.index]
    }

    private func advertised(_ peer: PeerID, _ advertisement: Advertisement, _ central: any Central, _ time: Timestamp) {
        guard let link = self[central.backend, peer] ?? makeLink(peer, advertisement, central) else { return }
        let wasFound = link.device.record.lastSeen != .zero
        let isLikely = link.device.update { record in
            record.learn(from: advertisement, at: time)
            return record.isLikely
        }
        if !wasFound, advertisement.isFresh, isLikely || !reportsLikelyOnly {
            publish(.deviceFound(rssi: advertisement.rssi, isLikely: isLikely), for: link.device)
        }
        if isLikely { runAutoConnect() }
    }

    private func makeLink(_ peer: PeerID, _ advertisement: Advertisement, _ central: any Central) -> DeviceLink? {
        guard let device = try? context?.meet(advertisement.identifier) else { return nil }
        let link = DeviceLink(device: device, central: central, peer: peer, coordinator: self)
        let backend = central.backend.index
        let missing = peer.index + 1 - links[backend].count
        if missing > 0 { links[backend] += Array(repeating: nil, count: missing) }
        links[backend][peer.index] = link
        linksByDevice[device.handle] = link
        awaited.seen(link)
        return link
    }

    private func adapterChanged(_ state: AdapterState, _ central: any Central) {
        adapters.removeAll { $0.identifier == state.identifier }
        if state.isPresent { adapters.append(state) }
        context?.adapters = adapters
        publish(
            Event(
                .adapterChanged(
                    isPresent: state.isPresent, isPowered: state.isPowered, isUsable: state.isUsable)))
        if state.isUsable { backendReady(central) }
    }

    private func backendReady(_ central: any Central) {
        if central.backend == .bluez { context?.isBlueZReachable = true }
        scanner.backendReady(central.backend)
        awaited.backendReady(central.backend)
        for link in linksByDevice.values where link.central === central { link.backendReady() }
        runAutoConnect()
    }

    /// Without an adapter, or with one that is off, the service itself is there all the same.
    private static func daemonAnswers(_ code: ResultCode) -> Bool {
        code == .noAdapter || code == .adapterOff
    }

    private func backendLost(_ central: any Central, _ error: VeltoError) {
        log.write(.warning, "the \(central.backend) backend cannot be used: \(error.message)")
        if central.backend == .bluez { context?.isBlueZReachable = Self.daemonAnswers(error.code) }
        scanStopped(central.backend, error)
    }

    private func scanStopped(_ backend: Backend, _ error: VeltoError) {
        scanner.stopped(on: backend, error)
        awaited.radioFailed(backend, error)
    }
}

extension Backend {
    fileprivate var index: Int { bit.trailingZeroBitCount }
}

extension DeviceRecord {
    /// Takes over what an advertisement says; what it does not say stays.
    mutating func learn(from advertisement: Advertisement, at time: Timestamp) {
        if let name = advertisement.name, !name.isEmpty {
            self.name = name
            advertisedName = name
        }
        address = advertisement.address
        if let rssi = advertisement.rssi { self.rssi = rssi }
        if !advertisement.services.isEmpty { services = advertisement.services }
        isPaired = advertisement.isPaired
        isLinkedElsewhere = advertisement.isConnected && linkState == .none
        if advertisement.isFresh { lastSeen = time }
        let evidence = FamilyEvidence.family(advertising: advertisement)
        if evidentFamily == .unknown { evidentFamily = evidence }
        isLikely = family != .unknown
    }
}
