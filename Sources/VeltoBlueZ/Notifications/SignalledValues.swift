internal import VeltoBluetooth
internal import VeltoCore

/// The values of a characteristic that arrive as signals: each once, and none that is the echo of our own read.
final class SignalledValues {
    private let receiver: any ValueReceiver
    private var copies = CopyFilter(isShared: false)
    private var heldEchoes: [[UInt8]]?
    /// Whether any value came.
    private(set) var areReceived = false

    init(_ receiver: any ValueReceiver) {
        self.receiver = receiver
    }

    /// Whether another program is subscribed.
    var areShared: Bool { copies.copies > 1 }

    /// Signals arrive from now on; another program may have subscribed before.
    func begin(areShared: Bool) {
        copies = CopyFilter(isShared: areShared)
    }

    /// A property of the characteristic changed, its value perhaps.
    func received(_ signal: Message, at time: Timestamp) {
        signal.withNotifiedValue { bytes in
            guard !copies.isCopy(bytes, signal.serial, at: time) else { return }
            areReceived = true
            if heldEchoes != nil {
                heldEchoes?.append(bytes.indices.map { bytes[$0] })
            } else {
                receiver.received(bytes, at: time)
            }
        }
    }

    /// Our own read is pending: its value also arrives as a signal, and must not look like a notification.
    func readStarted() {
        heldEchoes = []
    }

    /// Our own read ended: delivers what was held back, except one value equal to its result.
    func readEnded(_ value: [UInt8]?, at time: Timestamp) {
        guard var held = heldEchoes else { return }
        heldEchoes = nil
        if let value, let echo = held.firstIndex(of: value) { held.remove(at: echo) }
        for bytes in held { receiver.received(bytes.span, at: time) }
    }
}
