internal import VeltoCore

/// Forgets never-connected devices after a long time out of range.
///
/// On the loop.
final class Absences {
    private static let period = 60.0
    /// The time out of range after which a device is forgotten (seconds).
    private static let longest = 600.0

    private let devices: DeviceRegistry
    private let loop: Loop
    private unowned let hub: Hub
    private lazy var timer = LoopTimer { [unowned self] in forgetAbsent() }

    init(devices: DeviceRegistry, loop: Loop, hub: Hub) {
        self.devices = devices
        self.loop = loop
        self.hub = hub
    }

    /// Checks periodically for devices to forget, while there are any.
    func watch() {
        guard !timer.isScheduled, devices.all.contains(where: { $0.source == .link }) else { return }
        loop.schedule(timer, inSeconds: Self.period)
    }

    private func forgetAbsent() {
        let now = loop.time.now
        for device in devices.all where device.source == .link {
            let record = device.record
            // Paired devices are kept, and so are devices linked to another program, which do not advertise.
            let isKept = record.isKept || record.isPaired || record.isLinkedElsewhere
            let isIdle = !record.isKnown && !isKept && device.pendingOperations == 0
            let age = now.seconds(since: max(record.lastSeen, record.metAt))
            if isIdle, !hub.discovery.isWanted(device), age > Self.longest { hub.remove(device) }
        }
        watch()
    }
}
