internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoFirmware
internal import VeltoWearable

/// An update of a device's firmware, across all its links.
final class FirmwareUpdate: @unchecked Sendable {
    // Unchecked: used only on the loop.

    let operation: Context.Operation
    let link: DeviceLink
    /// The link to a bootloader with an address of its own.
    var bootloader: DeviceLink?
    /// Whether the program had requested that link.
    var isBootloaderWanted = false
    /// The link that was used last, to the device or to its bootloader.
    private var current: DeviceLink
    /// Devices with the bootloader's address that run a firmware.
    var strangers: Set<ObjectHandle> = []
    /// Devices that were connected in their bootloaders while this device ran its firmware.
    var otherBootloaders: Set<ObjectHandle> = []
    /// The address of an unexpected bootloader.
    var foreignAddress: String?
    /// The start time of the search for another address; nil while there is none.
    private(set) var searchStart: Timestamp?
    private let image: FirmwareImage
    /// The image's catalog entry, which lists the supported devices.
    private let build: FirmwareBuild?
    let options: FirmwareUpdateOptions
    let services: HubServices
    unowned let updates: FirmwareUpdates
    private var policy: UpdatePolicy
    private var part = 0
    /// The command in progress in the session.
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
        policy = UpdatePolicy(
            partCount: image.parts.count, mayStay: !image.hasFirmware, searches: options.bootloader != nil)
    }

    var device: Device { link.device }

    /// Whether the bootloader is searched for at another address.
    var isSearching: Bool { searchStart != nil }

    // MARK: Events

    func begin() {
        link.isHeld = true
        handle(.began(link.state == .ready ? device.mode : nil))
    }

    /// Handles a change of a link's state or mode.
    func linkChanged(_ changed: DeviceLink) {
        if !changed.isWanted { return end(.failure(.updateReleased)) }
        if changed === link, changed.state == .none { later(.lost) }
        guard changed.state == .ready else { return }
        let mode = changed.device.mode
        // The firmware of another device must not be replaced.
        if changed !== link, mode != .bootloader { return leaveStranger(changed) }
        let isBootloaders = changed !== link
        services.loop.post { [weak self] in self?.ready(mode, isBootloaders: isBootloaders) }
    }

    private func ready(_ mode: DeviceMode, isBootloaders: Bool) {
        guard let link = isBootloaders ? bootloader : link else { return }
        handle(.ready(mode), over: link)
    }

    /// The device still has work in the turn of the event.
    private func later(_ event: UpdatePolicy.Event) {
        services.loop.post { [weak self] in self?.handle(event) }
    }

    private func handle(_ event: UpdatePolicy.Event, over link: DeviceLink? = nil) {
        guard !isEnded else { return }
        if case .ready = event { endSearch() }
        let actions = policy.handle(event)
        if let link, !actions.isEmpty { current = link }
        for action in actions where !isEnded { perform(action) }
    }

    /// Without a radio no device can be found: the timeout starts again.
    private func timerFired() {
        if updates.hasRadio(link.central.backend) || policy.isRetreating { return handle(.timerFired) }
        services.loop.schedule(timer, inSeconds: UpdatePolicy.seekingTime)
    }

    // MARK: Actions

    private func perform(_ action: UpdatePolicy.Action) {
        switch action {
        case .report(let phase): report(phase)
        case .handOver: handOver()
        case .withdraw: withdraw()
        case .connect:
            connect(link)
            if let bootloader { connect(bootloader) }
        case .search: search()
        case .dropLink: if current.state == .ready { current.fail(.updateGoesOn) }
        case .transfer(let part): transfer(part)
        case .reset: perform(ResetBootloader(), timeout: FirmwareUpdates.resetTime) { _ in .wasReset }
        case .startTimer(let seconds): services.loop.schedule(timer, inSeconds: seconds)
        case .stopTimer: services.loop.cancel(timer)
        case .checkVersion: checkVersion()
        case .succeed: succeed()
        case .reportAbsence(let ofBootloader): end(.failure(absence(ofBootloader: ofBootloader)))
        case .fail(let error): end(.failure(error))
        }
    }

    private func search() {
        guard bootloader == nil else { return }
        searchStart = services.loop.time.now
        updates.search(for: self)
    }

    private func endSearch() {
        searchStart = nil
        updates.stopSearching(for: self)
    }

    private func withdraw() {
        if let command { current.runner?.cancel(command) }
        if link.state != .ready { later(.lost) }
    }

    private func handOver() {
        // While the device runs its firmware, a connected bootloader belongs to another device.
        otherBootloaders.formUnion(updates.linkedBootloaders)
        guard let command = device.wearable(device.family)?.bootloaderCommand(options.flags) else {
            return end(.failure(.noHandOver))
        }
        // Before the connection, device information may be missing.
        do throws(VeltoError) { _ = try build?.check(for: FirmwareTarget(device)) } catch {
            return end(.failure(error))
        }
        perform(command, timeout: FirmwareUpdates.handOverTime) { .handedOver($0) }
    }

    private func transfer(_ part: Int) {
        self.part = part
        do throws(VeltoError) { try checkBootloader() } catch { return later(.transferred(error)) }
        let command = TransferFirmware(image.parts[part], mtu: current.device.record.mtu) { [weak self] stage, done in
            self?.report(stage.phase, done: done)
        }
        perform(command, timeout: nil) { .transferred($0) }
    }

    /// Checks that the bootloader is new enough for the build, and that the build supports the model.
    ///
    /// Only a firmware reports the model.
    private func checkBootloader() throws(VeltoError) {
        // The bootloader may have an address of its own, and thus a separate record.
        let version = current.device.record.details.bootloader
        device.update { $0.details.bootloader = version }
        guard let build else { return }
        let compared = try build.check(for: FirmwareTarget(device))
        if !compared.contains(.model), !options.flags.contains(.anyModel) { throw .unknownModel }
    }

    private func perform(
        _ command: any SessionCommand, timeout: Double?, event: @escaping (VeltoError?) -> UpdatePolicy.Event
    ) {
        do throws(VeltoError) {
            // A session may finish before the call returns.
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

    /// The next start of a new bootloader reports its version.
    private func succeed() {
        if !image.hasFirmware { device.update { $0.details.bootloader = nil } }
        end(.success(()))
    }

    private func checkVersion() {
        guard let wanted = options.version, let version = device.record.details.firmware, version != wanted else {
            return succeed()
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

    /// Cancels the update.
    ///
    /// It ends when the device has restarted.
    func cancel() { handle(.cancelled) }

    func end(_ result: Result<Void, VeltoError>) {
        guard !isEnded else { return }
        isEnded = true
        services.loop.cancel(timer)
        releaseBootloader()
        link.isHeld = false
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

extension VeltoError {
    fileprivate static let updateReleased = VeltoError(
        .cancelled, "the device was disconnected during the update", remedy: "update it once more")
    fileprivate static let updateGoesOn = VeltoError(.disconnected, "the update goes on with another link")
    fileprivate static let unknownModel = VeltoError(
        .invalidState,
        "the device is in its bootloader, which does not report the model, and was not connected before",
        remedy: "update it from a firmware file, or set the flag anyModel")
    fileprivate static let noHandOver = VeltoError(.unsupported, "the device's family has no bootloader")
}
