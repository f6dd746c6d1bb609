internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoFirmware
internal import VeltoWearable

/// An update of a device's firmware, over all links that it takes.
final class FirmwareUpdate: @unchecked Sendable {
    // Unchecked: used only on the loop.

    let operation: Context.Operation
    let link: DeviceLink
    /// The link to a bootloader with an address of its own.
    private(set) var bootloader: DeviceLink?
    /// The one of both that the device had last.
    private var current: DeviceLink
    /// Devices with the bootloader's address that run a firmware.
    private var strangers: Set<ObjectHandle> = []
    private let image: FirmwareImage
    /// The image's entry in a catalog, which names the devices that it is for.
    private let build: FirmwareBuild?
    private let options: FirmwareUpdateOptions
    private let services: HubServices
    private unowned let updates: FirmwareUpdates
    private var policy: UpdatePolicy
    private var part = 0
    /// The command that the session performs.
    private var command: SessionOperation?
    private var isEnded = false
    private lazy var timer = LoopTimer { [weak self] in self?.timerFired() }

    init(
        _ link: DeviceLink, _ operation: Context.Operation, _ image: FirmwareImage, _ build: FirmwareBuild?,
        _ options: FirmwareUpdateOptions, _ services: HubServices, _ updates: FirmwareUpdates
    ) {
        self.link = link
        current = link
        self.operation = operation
        self.image = image
        self.build = build
        self.options = options
        self.services = services
        self.updates = updates
        policy = UpdatePolicy(partCount: image.parts.count, searches: options.bootloader != nil)
    }

    private var device: Device { link.device }

    // MARK: Events

    func begin() {
        link.isHeld = true
        handle(.began(link.state == .ready ? device.mode : nil))
    }

    /// The state or the mode of a link has changed.
    func linkChanged(_ changed: DeviceLink) {
        if changed === link, !link.isWanted, link.state != .closing { return end(.failure(.updateReleased)) }
        guard changed.state == .ready else { return }
        let mode = changed.device.mode
        // The firmware of another device must not be replaced.
        if changed !== link, mode != .bootloader {
            strangers.insert(changed.device.handle)
            return releaseBootloader()
        }
        let isBootloaders = changed !== link
        services.loop.post { [weak self] in self?.ready(mode, isBootloaders: isBootloaders) }
    }

    private func ready(_ mode: DeviceMode, isBootloaders: Bool) {
        guard let link = isBootloaders ? bootloader : link else { return }
        handle(.ready(mode), over: link)
    }

    /// The device still has work in the turn that an event comes from.
    private func later(_ event: UpdatePolicy.Event) {
        services.loop.post { [weak self] in self?.handle(event) }
    }

    private func handle(_ event: UpdatePolicy.Event, over link: DeviceLink? = nil) {
        guard !isEnded else { return }
        let actions = policy.handle(event)
        if let link, !actions.isEmpty { current = link }
        for action in actions where !isEnded { perform(action) }
    }

    /// Without a radio nothing can be found: the time begins again.
    private func timerFired() {
        if updates.hasRadio(link.central.backend) { return handle(.timerFired) }
        services.loop.schedule(timer, inSeconds: UpdatePolicy.seekingTime)
    }

    // MARK: A bootloader with another address

    /// Whether a device that advertises is the bootloader of this one.
    func expects(_ candidate: DeviceLink, advertising services: [BluetoothUUID]) -> Bool {
        guard bootloader == nil, candidate !== link, candidate.central === link.central, !candidate.isWanted,
            !strangers.contains(candidate.device.handle)
        else { return false }
        if let text = options.bootloader { return DeviceText(text).isUnique(to: candidate.device) }
        let own = device.record.address
        return !own.isEmpty && BootloaderPoints.areEvident(in: services)
            && candidate.device.record.address == own.nextAddress
    }

    /// The bootloader was found: it is connected like the device.
    func take(_ found: DeviceLink) {
        self.services.log.write(
            .info, device: device.handle, "its bootloader has the address \(found.device.record.address)")
        bootloader = found
        found.isHeld = true
        connect(found)
    }

    private func connect(_ link: DeviceLink) {
        link.connectAsRequestedBefore()
        if link.state == .ready { linkChanged(link) }
    }

    private func releaseBootloader() {
        guard let link = bootloader else { return }
        bootloader = nil
        link.isHeld = false
        link.disconnect(nil)
    }

    // MARK: Actions

    private func perform(_ action: UpdatePolicy.Action) {
        switch action {
        case .report(let phase): report(phase)
        case .handOver: handOver()
        case .connect:
            connect(link)
            if let bootloader { connect(bootloader) }
        case .search: updates.search(for: self)
        case .dropLink: if current.state == .ready { current.fail(.updateGoesOn) }
        case .transfer(let part): transfer(part)
        case .startTimer(let seconds): services.loop.schedule(timer, inSeconds: seconds)
        case .stopTimer: services.loop.cancel(timer)
        case .checkVersion: checkVersion()
        case .fail(let error): end(.failure(error))
        }
    }

    private func handOver() {
        guard let command = device.wearable(device.family)?.bootloaderCommand(options.flags) else {
            return end(.failure(.noHandOver))
        }
        // The device may not have described itself before it was connected.
        do throws(VeltoError) { _ = try build?.check(for: FirmwareTarget(device)) } catch {
            return end(.failure(error))
        }
        perform(command, timeout: FirmwareUpdates.handOverTime) { .handedOver($0) }
    }

    private func transfer(_ part: Int) {
        self.part = part
        let command = TransferFirmware(image.parts[part], mtu: current.device.record.mtu) { [weak self] stage, done in
            self?.report(stage.phase, done: done)
        }
        perform(command, timeout: nil) { .transferred($0) }
    }

    private func perform(
        _ command: any SessionCommand, timeout: Double?, event: @escaping (VeltoError?) -> UpdatePolicy.Event
    ) {
        do throws(VeltoError) {
            // A session may finish before it has returned.
            var isOver = false
            let begun = try current.readyRunner.perform(command, timeout: timeout) { [weak self] result in
                isOver = true
                guard let self else { return }
                self.command = nil
                if case .failure(let error) = result { later(event(error)) } else { later(event(nil)) }
            }
            if !isOver { self.command = begun }
        } catch {
            later(event(error))
        }
    }

    private func checkVersion() {
        guard let wanted = options.version, let version = device.record.details.firmware, version != wanted else {
            return end(.success(()))
        }
        end(.failure(VeltoError(.protocol, "the device runs version \(version) after the update, not \(wanted)")))
    }

    // MARK: Progress

    private func report(_ phase: OperationPhase, done: Int = 0) {
        let sizes = image.parts.map(\.bytes.count)
        let isSending = phase == .transferring
        services.report(
            OperationProgress(
                phase: phase, part: Int32(clamping: part), partCount: Int32(clamping: sizes.count),
                done: isSending ? UInt64(clamping: sizes.prefix(part).reduce(done, +)) : 0,
                total: isSending ? UInt64(clamping: sizes.reduce(0, +)) : 0), of: operation)
    }

    // MARK: End

    /// The program waits no longer: a transfer is given up, so that the device starts again.
    func cancel() {
        let (runner, command) = (current.runner, command)
        end(.failure(VeltoError(.cancelled, "the update was cancelled")))
        if let runner, let command { runner.cancel(command) }
    }

    func end(_ result: Result<Void, VeltoError>) {
        guard !isEnded else { return }
        isEnded = true
        services.loop.cancel(timer)
        link.isHeld = false
        releaseBootloader()
        updates.ended(self)
        services.finish(operation, result)
    }
}

extension TransferStage {
    fileprivate var phase: OperationPhase {
        switch self {
        case .starting: .starting
        case .sending: .transferring
        case .validating: .validating
        }
    }
}

extension String {
    /// The Bluetooth address after this one; as in bootloaders, only its last byte differs.
    fileprivate var nextAddress: String? {
        UInt8(suffix(2), radix: 16).map { last in
            let digits = String(last &+ 1, radix: 16, uppercase: true)
            return dropLast(2) + (digits.count == 2 ? digits : "0" + digits)
        }
    }
}

extension VeltoError {
    fileprivate static let updateReleased = VeltoError(
        .cancelled, "the device was disconnected during the update: update it once more")
    fileprivate static let updateGoesOn = VeltoError(.disconnected, "the update goes on with another link")
    fileprivate static let noHandOver = VeltoError(.unsupported, "the device's family has no bootloader")
}
