internal import VeltoBluetooth
internal import VeltoCore

/// Devices to connect that no backend has reported in this run: scans for them, and connects them when
/// they are seen.
///
/// Without a radio a request fails at once with the reason. One for a certain device is kept: when the radio works, the
/// device is searched for during the requested time. On the loop.
final class AwaitedDevices {
    private enum Target {
        case device(Device)
        /// Whatever has that identifier, address or name.
        case text(String)
    }

    private final class Wish {
        let target: Target
        let timeout: Double
        var operation: Context.Operation?
        /// The deadline; nil while there is no radio.
        var end: Timestamp?
        var timer: LoopTimer?

        init(for target: Target, timeout: Double, operation: Context.Operation) {
            self.target = target
            self.timeout = timeout
            self.operation = operation
        }

        /// The device, if it is a certain one.
        var device: Device? {
            if case .device(let device) = target { device } else { nil }
        }

        func isMet(by device: Device) -> Bool {
            switch target {
            case .device(let wanted): wanted === device
            case .text(let text): device.answers(to: text)
            }
        }

    }

    private let services: HubServices
    private var wishes: [Wish] = []
    /// Where devices are looked for.
    var backends: Set<Backend> = []
    /// Called when the set of devices changes.
    var changed: () -> Void = {}

    init(services: HubServices) {
        self.services = services
    }

    /// How many devices are looked for.
    var count: Int {
        let certain = wishes.compactMap { $0.device?.handle }
        return Set(certain).count + wishes.count - certain.count
    }

    func contains(_ device: Device) -> Bool {
        wishes.contains { $0.device === device }
    }

    /// Searches for a device to connect.
    func connect(_ device: Device, _ operation: Context.Operation, timeout: Double) {
        look(for: .device(device), operation, timeout)
    }

    /// Looks for a device of that identifier, address or name that is to be connected.
    func connect(anythingCalled text: String, _ operation: Context.Operation, timeout: Double) {
        look(for: .text(text), operation, timeout)
    }

    private func look(for target: Target, _ operation: Context.Operation, _ timeout: Double) {
        let wish = Wish(for: target, timeout: timeout, operation: operation)
        wishes.append(wish)
        startClock(of: wish)
        changed()
    }

    private func startClock(of wish: Wish) {
        let end = services.loop.time.now.advanced(bySeconds: wish.timeout)
        let timer = LoopTimer { [weak self, weak wish] in
            if let self, let wish { timeOut(wish) }
        }
        wish.end = end
        wish.timer = timer
        services.loop.schedule(timer, at: end)
    }

    private func stopClock(of wish: Wish) {
        if let timer = wish.timer { services.loop.cancel(timer) }
        wish.timer = nil
        wish.end = nil
    }

    private func timeOut(_ wish: Wish) {
        let sought =
            switch wish.target {
            case .device: "the device"
            case .text(let text): "a device called '\(text)'"
            }
        end([wish], VeltoError(.timeout, "\(sought) was not seen within \(wish.timeout) s"))
    }

    /// The device advertises: its link takes over.
    func seen(_ link: DeviceLink) {
        let now = services.loop.time.now
        for wish in take(wishes.filter { $0.isMet(by: link.device) }) {
            let rest = max(wish.end?.seconds(since: now) ?? wish.timeout, 0.1)
            if wish.device == nil { wish.operation?.found(link.device) }
            if let operation = wish.operation {
                link.connect(operation, timeout: rest)
            } else {
                link.connectAsRequestedBefore()
            }
        }
    }

    /// Whether only a device of that backend could meet the wish.
    private func depends(_ wish: Wish, on backend: Backend) -> Bool {
        wish.device.map { Backend(identifier: $0.identifier) == backend } ?? (backends == [backend])
    }

    /// That backend cannot scan now.
    func radioFailed(_ backend: Backend, _ error: VeltoError) {
        let affected = wishes.filter { depends($0, on: backend) }
        guard error.isRadioTrouble else { return end(affected, error) }
        end(affected.filter { $0.device == nil }, error)
        for wish in affected where wish.device != nil {
            stopClock(of: wish)
            if let operation = wish.operation { services.finish(operation, .failure(error)) }
            wish.operation = nil
        }
    }

    /// The radio works: the requested time starts now.
    func backendReady(_ backend: Backend) {
        let waiting = wishes.filter { $0.end == nil && depends($0, on: backend) }
        for wish in waiting { startClock(of: wish) }
    }

    /// The operation was cancelled.
    func cancel(_ operation: Context.Operation) {
        end(wishes.filter { $0.operation === operation }, VeltoError(.cancelled, "the operation was cancelled"))
    }

    /// The device was released.
    func drop(_ device: Device) {
        end(
            wishes.filter { $0.device === device },
            VeltoError(.cancelled, "the device was told to disconnect"))
    }

    private func end(_ ending: [Wish], _ error: VeltoError) {
        for wish in take(ending) {
            if let operation = wish.operation { services.finish(operation, .failure(error)) }
        }
    }

    /// Removes requests; their deadlines stay readable.
    private func take(_ taken: [Wish]) -> [Wish] {
        guard !taken.isEmpty else { return [] }
        wishes.removeAll { wish in taken.contains { $0 === wish } }
        for wish in taken { wish.timer.map(services.loop.cancel) }
        changed()
        return taken
    }
}
