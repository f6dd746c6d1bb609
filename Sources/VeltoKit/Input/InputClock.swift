internal import VeltoCore
internal import VeltoMotion

/// What must happen to a device's input when packets stay away: the rate mode falls to low power.
///
/// On the loop; nothing happens, and nobody wakes up, while there is nothing to do.
final class InputClock {
    private let device: Device
    private let loop: Loop
    private lazy var timer = LoopTimer { [weak self] in self?.check() }

    init(device: Device, loop: Loop) {
        self.device = device
        self.loop = loop
    }

    /// Packets have begun to arrive.
    func start() {
        guard !timer.isScheduled else { return }
        loop.schedule(timer, inSeconds: RateMonitor.staleInterval)
    }

    private func check() {
        guard let next = device.input.checkSilence(at: loop.time.now) else { return }
        loop.schedule(timer, at: next)
    }
}
