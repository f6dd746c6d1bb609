internal import VeltoCore
internal import VeltoFirmware
internal import VeltoWearable

/// An update of a device's firmware, over all links that it takes.
final class FirmwareUpdate: @unchecked Sendable {
    // Unchecked: used only on the loop.

    let operation: Context.Operation
    let link: DeviceLink
    private let image: FirmwareImage
    private let options: FirmwareUpdateOptions
    private let services: HubServices
    private let ended: () -> Void
    private var policy: UpdatePolicy
    private var part = 0
    /// The command that the session performs.
    private var command: SessionOperation?
    private var isEnded = false
    private lazy var timer = LoopTimer { [weak self] in self?.handle(.timerFired) }

    init(
        _ link: DeviceLink, _ operation: Context.Operation, _ image: FirmwareImage, _ options: FirmwareUpdateOptions,
        _ services: HubServices, ended: @escaping () -> Void
    ) {
        self.link = link
        self.operation = operation
        self.image = image
        self.options = options
        self.services = services
        self.ended = ended
        policy = UpdatePolicy(partCount: image.parts.count)
    }

    private var device: Device { link.device }

    // MARK: Events

    func begin() {
        link.isHeld = true
        handle(.began(link.state == .ready ? device.mode : nil))
    }

    /// The state or the mode of the link has changed.
    func linkChanged() {
        if !link.isWanted, link.state != .closing { return end(.failure(.updateReleased)) }
        if link.state == .ready { later(.ready(device.mode)) }
    }

    /// The device still has work in the turn that an event comes from.
    private func later(_ event: UpdatePolicy.Event) {
        services.loop.post { [weak self] in self?.handle(event) }
    }

    private func handle(_ event: UpdatePolicy.Event) {
        guard !isEnded else { return }
        for action in policy.handle(event) where !isEnded { perform(action) }
    }

    // MARK: Actions

    private func perform(_ action: UpdatePolicy.Action) {
        switch action {
        case .report(let phase): report(phase)
        case .handOver: handOver()
        case .connect: link.connectAsRequestedBefore()
        case .dropLink: if link.state == .ready { link.fail(.updateGoesOn) }
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
        perform(command, timeout: FirmwareUpdates.handOverTime) { .handedOver($0) }
    }

    private func transfer(_ part: Int) {
        self.part = part
        let command = TransferFirmware(image.parts[part], mtu: device.record.mtu) { [weak self] stage, done in
            self?.report(stage.phase, done: done)
        }
        perform(command, timeout: nil) { .transferred($0) }
    }

    private func perform(
        _ command: any SessionCommand, timeout: Double?, event: @escaping (VeltoError?) -> UpdatePolicy.Event
    ) {
        do throws(VeltoError) {
            self.command = try link.readyRunner.perform(command, timeout: timeout) { [weak self] result in
                guard let self else { return }
                self.command = nil
                if case .failure(let error) = result { later(event(error)) } else { later(event(nil)) }
            }
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
        let (runner, command) = (link.runner, command)
        end(.failure(VeltoError(.cancelled, "the update was cancelled")))
        if let runner, let command { runner.cancel(command) }
    }

    func end(_ result: Result<Void, VeltoError>) {
        guard !isEnded else { return }
        isEnded = true
        services.loop.cancel(timer)
        link.isHeld = false
        ended()
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
        .cancelled, "the device was disconnected during the update: update it once more")
    fileprivate static let updateGoesOn = VeltoError(.disconnected, "the update goes on with another link")
    fileprivate static let noHandOver = VeltoError(.unsupported, "the device's family has no bootloader")
}
