internal import VeltoCore

/// What must happen to a device's input when packets stay away: the rate mode falls to low power after 1.5 s, and a cap
/// that sleeps is told to go on.
///
/// On the loop; nothing happens, and nobody wakes up, while there is nothing to do.
final class InputClock {
    private let device: Device
    private let loop: Loop
    private let wakeUp: () -> Void
    private lazy var timer = LoopTimer { [weak self] in self?.check() }

    /// `wakeUp` is called when the device is to be told to go on.
    init(device: Device, loop: Loop, wakeUp: @escaping () -> Void) {
        self.device = device
        self.loop = loop
        self.wakeUp = wakeUp
    }

    /// Packets have begun to arrive.
    func start() {
        guard !timer.isScheduled else { return }
        loop.schedule(timer, inSeconds: InputChannel.silenceThreshold)
    }

    private func check() {
        let now = loop.time.now
        switch device.input.checkSilence(at: now) {
        case .stillReceiving(let time):
            loop.schedule(timer, at: time)
        case .silent(let wakeUpAt):
            guard let wakeUpAt else { return }
            loop.schedule(timer, at: wakeUpAt)
        case .wakeUp(let next):
            wakeUp()
            loop.schedule(timer, at: next)
        }
    }
}
