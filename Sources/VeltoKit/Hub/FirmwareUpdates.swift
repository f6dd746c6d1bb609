internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoFirmware

/// The firmware updates in progress, at most one per device.
///
/// On the loop.
final class FirmwareUpdates {
    /// Timeout of the checks before an update and the start of the bootloader (seconds).
    static let handOverTime = 15.0
    /// Timeout of the bootloader's restart command (seconds).
    static let resetTime = 5.0

    private let services: HubServices
    private let links: LinkTable
    private var updates: [ObjectHandle: FirmwareUpdate] = [:]
    /// The updates that search for the bootloader at another address.
    private var searching: Set<ObjectHandle> = [] {
        didSet { if searching.isEmpty != oldValue.isEmpty { setSearching(!searching.isEmpty) } }
    }
    /// The procedure of each bootloader seen.
    private var kinds: [ObjectHandle: FirmwareImage.Procedure] = [:]
    private var backendsWithoutRadio: Set<Backend> = []
    /// Called when the update of a ready device has ended.
    var ready: (Device) -> Void = { _ in }
    /// Starts or stops discovery for the search for bootloaders.
    var setSearching: (Bool) -> Void = { _ in }

    init(services: HubServices, links: LinkTable) {
        self.services = services
        self.links = links
    }

    func start(
        _ device: Device, _ operation: Context.Operation, _ image: FirmwareImage, _ build: FirmwareBuild?,
        _ options: FirmwareUpdateOptions
    ) {
        services.loop.assertIsTurning()
        guard let link = links[device] else {
            let error = VeltoError(.notFound, "the device was not seen since the start", remedy: "scan for it first")
            return services.finish(operation, .failure(error))
        }
        guard update(over: link) == nil else {
            return services.finish(operation, .failure(VeltoError(.already, "the device is already being updated")))
        }
        if let kind = kinds[device.handle], image.parts.contains(where: { $0.procedure != kind }) {
            return services.finish(operation, .failure(.otherProcedure(kind)))
        }
        let update = FirmwareUpdate(link, operation, image, build, options, services, self)
        updates[device.handle] = update
        update.begin()
    }

    func ended(_ update: FirmwareUpdate) {
        let link = update.link
        updates[link.device.handle] = nil
        searching.remove(link.device.handle)
        if link.state == .ready { ready(link.device) }
    }

    /// Whether a device is being updated.
    ///
    /// It then gets no player index.
    func contains(_ device: Device) -> Bool { updates[device.handle] != nil }

    func cancel(_ operation: Context.Operation) {
        guard let update = updates[operation.device], update.operation === operation else { return }
        update.cancel()
    }

    func linkChanged(_ link: DeviceLink) {
        if link.state != .ready { for update in updates.values { update.otherBootloaders.remove(link.device.handle) } }
        guard let update = update(over: link) else { return offer(link) }
        if link.state == .ready, let points = link.device.record.table.flatMap({ BootloaderPoints(in: $0) }) {
            kinds[update.link.device.handle] = points.procedure
        }
        update.linkChanged(link)
    }

    private func update(over link: DeviceLink) -> FirmwareUpdate? {
        updates[link.device.handle] ?? updates.values.first { $0.bootloader === link }
    }

    // MARK: Bootloaders with another address

    /// Starts the search for a device that advertises as a bootloader, or that the program has connected.
    func search(for update: FirmwareUpdate) {
        searching.insert(update.link.device.handle)
        for link in links.all { offer(link) }
    }

    func stopSearching(for update: FirmwareUpdate) { searching.remove(update.link.device.handle) }

    /// The devices that are connected in their bootloaders.
    var linkedBootloaders: [ObjectHandle] {
        links.all.filter { $0.state == .ready && $0.device.mode == .bootloader }.map(\.device.handle)
    }

    /// Handles a device connected by the program, which may be the bootloader.
    private func offer(_ link: DeviceLink) {
        guard !searching.isEmpty, link.state == .ready, link.device.mode == .bootloader, update(over: link) == nil
        else { return }
        searcher(for: link)?.take(link)
    }

    private func searcher(for link: DeviceLink) -> FirmwareUpdate? {
        searching.lazy.compactMap { self.updates[$0] }.first { $0.expects(link) }
    }

    /// Handles an advertisement, perhaps of the bootloader of a device under update.
    func advertised(_ link: DeviceLink, _ services: [BluetoothUUID]) {
        guard !searching.isEmpty, update(over: link) == nil else { return }
        let isBootloader = BootloaderPoints.areEvident(in: services)
        let searcher = searcher(for: link)
        if let searcher, isBootloader || searcher.options.bootloader != nil { return searcher.take(link) }
        for update in searching.compactMap({ updates[$0] }) where isBootloader { update.sees(link) }
    }

    // MARK: Radio

    func hasRadio(_ backend: Backend) -> Bool { !backendsWithoutRadio.contains(backend) }

    func radioChanged(_ backend: Backend, isUsable: Bool) {
        if isUsable { backendsWithoutRadio.remove(backend) } else { backendsWithoutRadio.insert(backend) }
    }

    /// Handles a forgotten device.
    func end(of device: Device) {
        let error = VeltoError(.cancelled, "the device was forgotten")
        updates.values.first { $0.link.device === device || $0.bootloader?.device === device }?.end(.failure(error))
        kinds[device.handle] = nil
    }
}
