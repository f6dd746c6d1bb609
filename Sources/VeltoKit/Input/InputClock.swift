internal import VeltoCore
internal import VeltoMotion

/// Handles missing packets of a device by switching the rate mode to low power.
///
/// On the loop, which wakes up only when necessary.
final class InputClock {
    private let device: Device
    private let loop: Loop
    private lazy var timer = LoopTimer { [weak self] in self?.check() }

    init(device: Device, loop: Loop) {
        self.device = device
        self.loop = loop
    }

    /// Starts when packets arrive.
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
