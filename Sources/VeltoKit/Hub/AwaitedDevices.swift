internal import VeltoBluetooth
internal import VeltoCore

/// Requested devices that no backend has reported in this run.
///
/// They are scanned for, and connected when seen.
///
/// Without a radio, a request by text fails at once with the reason. A request for a specific device is kept: its
/// timeout starts when the radio works. On the loop.
final class AwaitedDevices {
    private enum Target {
        case device(Device)
        /// Any device with that identifier, address or name.
        case text(DeviceText)
    }

    private final class Awaited {
        let target: Target
        let timeout: Double
        var operation: Context.Operation?
        /// The deadline; nil while there is no radio.
        var end: Timestamp?
        var timer: LoopTimer?
        /// The devices seen with that name, and the timer that ends the settle time.
        var candidates: [DeviceLink] = []
        var settling: LoopTimer?

        init(for target: Target, timeout: Double, operation: Context.Operation) {
            self.target = target
            self.timeout = timeout
            self.operation = operation
        }

        /// The device of a request for a specific device.
        var device: Device? {
            if case .device(let device) = target { device } else { nil }
        }

        func isMet(by device: Device) -> Bool {
            switch target {
            case .device(let wanted): wanted === device
            case .text(let text): text.names(device)
            }
        }

        /// Whether only this device can match the request.
        func isMetOnly(by device: Device) -> Bool {
            switch target {
            case .device: true
            case .text(let text): text.isUnique(to: device)
            }
        }
    }

    private let services: HubServices
    /// The settle time after the first device with the name (seconds).
    private let settleTime: Double
    private let refusesAmbiguousNames: Bool
    private var pending: [Awaited] = []
    /// The backends to scan.
    var backends: Set<Backend> = []
    /// Called when the set of devices changes.
    var changed: () -> Void = {}

    init(services: HubServices, _ definition: ContextDefinition) {
        self.services = services
        settleTime = definition.settleTime.seconds
        refusesAmbiguousNames = definition.refusesAmbiguousNames
    }

    /// The number of pending requests.
    var count: Int {
        let certain = pending.compactMap { $0.device?.handle }
        return Set(certain).count + pending.count - certain.count
    }

    func contains(_ device: Device) -> Bool {
        pending.contains { $0.device === device }
    }

    /// Scans for a device and connects it.
    func connect(_ device: Device, _ operation: Context.Operation, timeout: Double) {
        look(for: .device(device), operation, timeout)
    }

    /// Scans for a device with that identifier, address or name, and connects it.
    func connect(anythingCalled text: String, _ operation: Context.Operation, timeout: Double) {
        look(for: .text(DeviceText(text)), operation, timeout)
    }

    private func look(for target: Target, _ operation: Context.Operation, _ timeout: Double) {
        let awaited = Awaited(for: target, timeout: timeout, operation: operation)
        pending.append(awaited)
        startClock(of: awaited)
        changed()
    }

    private func startClock(of awaited: Awaited) {
        let end = services.loop.time.now.advanced(bySeconds: awaited.timeout)
        let timer = LoopTimer { [weak self, weak awaited] in
            if let self, let awaited { timeOut(awaited) }
        }
        awaited.end = end
        awaited.timer = timer
        services.loop.schedule(timer, at: end)
    }

    private func stopClock(of awaited: Awaited) {
        if let timer = awaited.timer { services.loop.cancel(timer) }
        awaited.timer = nil
        awaited.end = nil
    }

    private func timeOut(_ awaited: Awaited) {
        let sought =
            switch awaited.target {
            case .device: "the device"
            case .text(let text): "a device called '\(text.text)'"
            }
        end(
            [awaited],
            VeltoError(
                .timeout,
                "\(sought) was not seen within \(awaited.timeout) s",
                remedy: "wake it, bring it closer, and check the name"))
    }

    /// Handles an advertisement: connects the device, or waits for a nearer device with the same name.
    func seen(_ link: DeviceLink) {
        if link.isForgotten { return }
        let met = pending.filter { $0.isMet(by: link.device) }
        connect(met.filter { settleTime == 0 || $0.isMetOnly(by: link.device) }, to: link)
        for awaited in met where awaited.timer != nil && !awaited.candidates.contains(where: { $0 === link }) {
            awaited.candidates.append(link)
            if awaited.settling == nil { settle(awaited) }
        }
    }

    private func settle(_ awaited: Awaited) {
        let timer = LoopTimer { [weak self, weak awaited] in
            if let self, let awaited { choose(for: awaited) }
        }
        awaited.settling = timer
        services.loop.schedule(timer, inSeconds: settleTime)
    }

    /// Chooses a device at the end of the settle time.
    private func choose(for awaited: Awaited) {
        awaited.settling = nil
        guard case .text(let text) = awaited.target else { return }
        let choice = NameChoice(awaited.candidates.map(\.device), called: text.text)
        guard let link = awaited.candidates.first(where: { $0.device === choice.device }) else { return }
        if choice.isAmbiguous, refusesAmbiguousNames { return end([awaited], choice.refusal) }
        if choice.isAmbiguous { services.log.write(.info, device: link.device.handle, choice.sentence) }
        connect([awaited], to: link)
    }

    private func connect(_ met: [Awaited], to link: DeviceLink) {
        let now = services.loop.time.now
        for awaited in take(met) {
            let rest = max(awaited.end?.seconds(since: now) ?? awaited.timeout, 0.1)
            if awaited.device == nil { awaited.operation?.found(link.device) }
            if let operation = awaited.operation {
                link.connect(operation, timeout: rest)
            } else {
                link.connectAsRequestedBefore()
            }
        }
    }

    /// Whether only a device of that backend could match the request.
    private func depends(_ awaited: Awaited, on backend: Backend) -> Bool {
        awaited.device.map { Backend(identifier: $0.identifier) == backend } ?? (backends == [backend])
    }

    /// Handles a backend that cannot scan.
    func radioFailed(_ backend: Backend, _ error: VeltoError) {
        let affected = pending.filter { depends($0, on: backend) }
        guard error.isRadioTrouble else { return end(affected, error) }
        end(affected.filter { $0.device == nil }, error)
        for awaited in affected where awaited.device != nil {
            stopClock(of: awaited)
            if let operation = awaited.operation { services.finish(operation, .failure(error)) }
            awaited.operation = nil
        }
    }

    /// Handles a working radio: the requested timeout starts now.
    func backendReady(_ backend: Backend) {
        let waiting = pending.filter { $0.end == nil && depends($0, on: backend) }
        for awaited in waiting { startClock(of: awaited) }
    }

    /// Handles a cancelled operation.
    func cancel(_ operation: Context.Operation) {
        end(pending.filter { $0.operation === operation }, VeltoError(.cancelled, "the operation was cancelled"))
    }

    /// Handles a released device.
    func drop(_ device: Device) {
        for awaited in pending { awaited.candidates.removeAll { $0.device === device } }
        end(
            pending.filter { $0.device === device },
            VeltoError(.cancelled, "the device was disconnected by request"))
    }

    private func end(_ ending: [Awaited], _ error: VeltoError) {
        for awaited in take(ending) {
            if let operation = awaited.operation { services.finish(operation, .failure(error)) }
        }
    }

    /// Removes requests.
    ///
    /// Their deadlines stay readable.
    private func take(_ taken: [Awaited]) -> [Awaited] {
        guard !taken.isEmpty else { return [] }
        pending.removeAll { awaited in taken.contains { $0 === awaited } }
        for awaited in taken {
            for timer in [awaited.timer, awaited.settling].compactMap(\.self) { services.loop.cancel(timer) }
            awaited.timer = nil
        }
        changed()
        return taken
    }
}
