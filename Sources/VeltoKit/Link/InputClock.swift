internal import VeltoCore

/// What must happen to a device's input when packets stay away: the rate mode falls to low power after 1.5 s, and a cap
/// that sleeps is told to go on.
///
/// On the loop; nothing happens, and nobody wakes up, while there is nothing to do.
final class InputClock {
    private let device: Device
    private unowned let coordinator: Coordinator
    private lazy var timer = LoopTimer { [weak self] in self?.check() }

    init(device: Device, coordinator: Coordinator) {
        self.device = device
        self.coordinator = coordinator
    }

    /// Packets have begun to arrive.
    func start() {
        guard !timer.isScheduled else { return }
        coordinator.loop.schedule(timer, inSeconds: InputChannel.silenceThreshold)
    }

    private func check() {
        let now = coordinator.loop.time.now
        switch device.input.checkSilence(at: now) {
        case .stillReceiving(let time):
            coordinator.loop.schedule(timer, at: time)
        case .silent(let wakeUpAt):
            guard let wakeUpAt else { return }
            coordinator.loop.schedule(timer, at: wakeUpAt)
        case .wakeUp(let next):
            coordinator.link(of: device)?.wakeUp()
            coordinator.loop.schedule(timer, at: next)
        }
    }
}
