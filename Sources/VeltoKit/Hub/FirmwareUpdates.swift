internal import VeltoCore
internal import VeltoFirmware

/// The firmware updates in progress, at most one per device.
///
/// On the loop.
final class FirmwareUpdates {
    /// Time for the checks before an update, and for the start of the bootloader (seconds).
    static let handOverTime = 15.0

    private let services: HubServices
    private let links: LinkTable
    private var updates: [ObjectHandle: FirmwareUpdate] = [:]

    init(services: HubServices, links: LinkTable) {
        self.services = services
        self.links = links
    }

    func start(
        _ device: Device, _ operation: Context.Operation, _ image: FirmwareImage, _ options: FirmwareUpdateOptions
    ) {
        services.loop.assertIsTurning()
        guard let link = links[device] else {
            let error = VeltoError(.notFound, "the device was not seen since the start: scan for it first")
            return services.finish(operation, .failure(error))
        }
        guard updates[device.handle] == nil else {
            return services.finish(operation, .failure(VeltoError(.already, "the device is already being updated")))
        }
        let update = FirmwareUpdate(
            link, operation, image, options, services, ended: { [weak self] in self?.updates[device.handle] = nil })
        updates[device.handle] = update
        update.begin()
    }

    /// Whether a device is being updated: then it gets no place among the players.
    func contains(_ device: Device) -> Bool { updates[device.handle] != nil }

    func cancel(_ operation: Context.Operation) {
        guard let update = updates[operation.device], update.operation === operation else { return }
        update.cancel()
    }

    func linkChanged(_ link: DeviceLink) {
        updates[link.device.handle]?.linkChanged()
    }

    /// The device is forgotten.
    func end(of device: Device) {
        updates[device.handle]?.end(.failure(VeltoError(.cancelled, "the device was forgotten")))
    }
}
