internal import VeltoCore
internal import VeltoMotion

/// Handles missing packets of a device: the rate mode falls to low power.
///
/// On the loop, which it wakes only when necessary.
final class InputClock {
    private let device: Device
    private let loop: Loop
    private lazy var timer = LoopTimer { [weak self] in self?.check() }

    init(device: Device, loop: Loop) {
        self.device = device
        self.loop = loop
    }

    /// Packets have started to arrive.
    func start() {
        guard !timer.isScheduled else { return }
        loop.schedule(timer, inSeconds: RateMonitor.staleInterval)
    }

    private func check() {
        if loop.postponesLate(timer) { return }
        guard let next = device.input.checkSilence(at: loop.time.now) else { return }
        loop.schedule(timer, at: next)
    }
}
