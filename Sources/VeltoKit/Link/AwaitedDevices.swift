internal import VeltoBluetooth
internal import VeltoCore

/// Devices that are to be connected although no backend has told of them in this run: they are looked for, and connected when
/// they are seen.
///
/// A wish for which there is no radio fails at once with the reason, but is remembered: when the radio works, the device
/// is looked for as long as was asked for. On the loop.
final class AwaitedDevices {
    private final class Wish {
        let device: Device
        let timeout: Double
        var operation: Operation?
        /// When to give up; nil while there is no radio.
        var end: Timestamp?
        var timer: LoopTimer?

        init(device: Device, timeout: Double, operation: Operation) {
            self.device = device
            self.timeout = timeout
            self.operation = operation
        }
    }

    private let services: HubServices
    private var wishes: [Wish] = []
    /// Called when devices come or go.
    var changed: () -> Void = {}

    init(services: HubServices) {
        self.services = services
    }

    /// How many devices are looked for.
    var count: Int { Set(wishes.map(\.device.handle)).count }

    func contains(_ device: Device) -> Bool {
        wishes.contains { $0.device === device }
    }

    /// Looks for a device that is to be connected.
    func connect(_ device: Device, _ operation: Operation, timeout: Double) {
        let wish = Wish(device: device, timeout: timeout, operation: operation)
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
        end([wish], VeltoError(.timeout, "the device was not seen within \(wish.timeout) s"))
    }

    /// The device is advertising: its link takes over.
    func seen(_ link: DeviceLink) {
        let now = services.loop.time.now
        for wish in take(wishes.filter { $0.device === link.device }) {
            let rest = max(wish.end?.seconds(since: now) ?? wish.timeout, 0.1)
            if let operation = wish.operation {
                link.connect(operation, timeout: rest)
            } else {
                link.connectAsRequestedBefore()
            }
        }
    }

    /// Nobody can look for devices of that backend now.
    func radioFailed(_ backend: Backend, _ error: VeltoError) {
        let affected = wishes.filter { Backend(identifier: $0.device.identifier) == backend }
        guard error.isRadioTrouble else { return end(affected, error) }
        for wish in affected {
            stopClock(of: wish)
            if let operation = wish.operation { services.finish(operation, .failure(error)) }
            wish.operation = nil
        }
    }

    /// The radio works: from now on the time that was asked for counts.
    func backendReady(_ backend: Backend) {
        let waiting = wishes.filter { $0.end == nil && Backend(identifier: $0.device.identifier) == backend }
        for wish in waiting { startClock(of: wish) }
    }

    /// The operation is not wanted any more.
    func cancel(_ operation: Operation) {
        end(wishes.filter { $0.operation === operation }, VeltoError(.cancelled, "the operation was cancelled"))
    }

    /// The device is not wanted any more.
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

    /// Takes wishes out; their times to give up stay readable.
    private func take(_ taken: [Wish]) -> [Wish] {
        guard !taken.isEmpty else { return [] }
        wishes.removeAll { wish in taken.contains { $0 === wish } }
        for wish in taken { wish.timer.map(services.loop.cancel) }
        changed()
        return taken
    }
}
