internal import VeltoBluetooth
internal import VeltoCore

/// Finds devices: runs the scanner as needed, and connects likely and awaited devices.
///
/// On the loop.
final class Discovery {
    /// The maximum number of unknown devices in the log: a public place is full of them.
    private static let mostStrangers = 8
    /// The minimum signal strength of a device in a player's hands, in dBm.
    private static let nearSignal: Int8 = -70

    private let services: HubServices
    private let links: LinkTable
    private let scanner: Scanner
    private let awaited: AwaitedDevices
    private var autoConnect: AutoConnect
    /// Devices that auto-connect ignores until it is set again.
    private var excluded: Set<ObjectHandle> = []
    /// Ignored devices that were logged.
    private var explained: Set<ObjectHandle> = []
    /// The number of unknown devices among the logged ones.
    private var strangers = 0
    private let facts: ContextFacts
    /// Whether the program's scan reports only likely devices.
    private var reportsLikelyOnly = false
    /// Called with the devices chosen by auto-connect, in order, before they are connected.
    var chosen: ([Device]) -> Void = { _ in }
    private lazy var timer = LoopTimer { [unowned self] in runAutoConnect() }

    init(services: HubServices, links: LinkTable, facts: ContextFacts, definition: ContextDefinition) {
        self.services = services
        self.links = links
        self.facts = facts
        scanner = Scanner(services: services, facts: facts)
        awaited = AwaitedDevices(services: services, definition)
        autoConnect = AutoConnect(players: 0, settleTime: definition.settleTime.seconds)
        awaited.changed = { [unowned self] in scanner.setWanted(awaited.count > 0, for: .awaited) }
        scanner.failed = { [unowned self] backend, error in awaited.radioFailed(backend, error) }
    }

    func open(_ centrals: [any Central]) {
        scanner.centrals = centrals
        awaited.backends = Set(centrals.map(\.backend))
    }

    func close() {
        scanner.centrals = []
    }

    /// The number of auto-connect players.
    var players: Int { autoConnect.players }

    // MARK: Requests of the program

    func startScan(_ operation: Context.Operation, likelyOnly: Bool) {
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

    /// Connects a device, or as soon as a backend reports it.
    func connect(_ device: Device, _ operation: Context.Operation, timeout: Double) {
        guard let link = links[device] else { return awaited.connect(device, operation, timeout: timeout) }
        link.connect(operation, timeout: timeout)
    }

    /// Connects a device with that identifier, address or name as soon as it is seen.
    func connect(anythingCalled text: String, _ operation: Context.Operation, timeout: Double) {
        awaited.connect(anythingCalled: text, operation, timeout: timeout)
        for link in links.all { awaited.seen(link) }
    }

    func setSearchingForBootloaders(_ isSearching: Bool) {
        scanner.setWanted(isSearching, for: .update)
    }

    func cancel(_ operation: Context.Operation) {
        scanner.cancel(operation)
        awaited.cancel(operation)
    }

    /// Handles a release by the program: auto-connect does not connect the device again.
    func release(_ device: Device) {
        awaited.drop(device)
        if links[device] != nil { excluded.insert(device.handle) }
    }

    /// Returns whether the device is scanned for or connected.
    func isWanted(_ device: Device) -> Bool {
        links[device]?.isWanted ?? awaited.contains(device)
    }

    func forget(_ device: Device) {
        awaited.drop(device)
        excluded.remove(device.handle)
    }

    // MARK: Backend events

    /// Handles the first report of a device.
    func met(_ link: DeviceLink) {
        awaited.seen(link)
    }

    func advertised(_ link: DeviceLink, _ advertisement: Advertisement, isFirstSight: Bool, isLikely: Bool) {
        // The name may occur only in this advertisement.
        if awaited.count > 0 { awaited.seen(link) }
        if isFirstSight, advertisement.isFresh, isLikely || !reportsLikelyOnly {
            services.publish(.deviceFound(rssi: advertisement.rssi, isLikely: isLikely), for: link.device)
        }
        if isLikely { runAutoConnect() } else if autoConnect.players > 0 { mention(link.device, advertisement) }
    }

    func backendReady(_ backend: Backend) {
        scanner.backendReady(backend)
        awaited.backendReady(backend)
        runAutoConnect()
    }

    func scanStopped(on backend: Backend, _ error: VeltoError) {
        scanner.stopped(on: backend, error)
        awaited.radioFailed(backend, error)
    }

    // MARK: Auto-connect

    /// Handles a device of unknown family: auto-connect ignores it until it is set again (correction F19).
    func reject(_ device: Device) {
        excluded.insert(device.handle)
    }

    func runAutoConnect() {
        // This runs for every advertisement of a likely device. Without a free index, devices are not examined.
        let occupied = autoConnect.players > 0 ? occupiedPlaces : 0
        let hasFreePlace = autoConnect.players > occupied
        scanner.setWanted(hasFreePlace, for: .autoConnect)
        let devices = hasFreePlace ? links.all.filter { isAvailable($0) }.map(\.device) : []
        for device in devices where device.isLeftToSystem { explain(device) }
        let candidates = devices.filter(\.isForAutoConnect).map { AutoConnect.Candidate($0) }
        let decision = autoConnect.decide(candidates, occupied: occupied, now: services.loop.time.now)
        facts.setCandidates(autoConnect.reported)
        switch decision {
        case .wait: break
        case .askAgain(let time): services.loop.schedule(timer, at: time)
        case .connect(let devices): connectAutomatically(devices)
        case .report(let count): services.publish(Event(.choiceNeeded(candidates: count)))
        }
        if hasFreePlace { scanner.setWanted(autoConnect.players > occupiedPlaces, for: .autoConnect) }
    }

    private func connectAutomatically(_ handles: [ObjectHandle]) {
        let chosen = handles.compactMap { links[$0] }
        self.chosen(chosen.map(\.device))
        for link in chosen { link.connectAutomatically() }
    }

    /// The number of connected or connecting devices.
    private var occupiedPlaces: Int { links.wantedCount + awaited.count }

    /// Logs a device in range of unknown family: a wearable may have a custom name.
    private func mention(_ device: Device, _ advertisement: Advertisement) {
        guard strangers < Self.mostStrangers, let name = advertisement.name, !name.isEmpty,
            advertisement.rssi ?? .min >= Self.nearSignal, explained.insert(device.handle).inserted
        else { return }
        strangers += 1
        services.log.write(
            .info, device: device.handle,
            "auto-connect leaves \(name) alone, because it looks like no family: if it is a wearable, connect it by its name "
                + "or identifier")
    }

    private func explain(_ device: Device) {
        guard explained.insert(device.handle).inserted else { return }
        services.log.write(
            .info, device: device.handle,
            "auto-connect leaves it alone, because the system uses it as a keyboard: connect it once by its name or identifier, "
                + "or name its family among the auto-connect families")
    }

    private func isAvailable(_ link: DeviceLink) -> Bool {
        let record = link.device.record
        guard !link.isWanted, !link.isForgotten, record.isLikely, record.mode == .application,
            !excluded.contains(link.device.handle)
        else { return false }
        return record.isInSight(at: services.loop.time.now)
    }
}

extension AutoConnect.Candidate {
    fileprivate init(_ device: Device) {
        let record = device.record
        self.init(device: device.handle, isKnown: record.isKnown, rssi: record.rssi ?? .min, address: record.address)
    }
}
