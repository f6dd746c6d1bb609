internal import VeltoBluetooth
internal import VeltoCore

/// The values of a characteristic that arrive as signals, without duplicates and without echoes of the library's own
/// reads.
final class SignalledValues {
    private let receiver: any ValueReceiver
    private var copies = CopyFilter(isShared: false)
    private var heldEchoes: [[UInt8]]?
    /// Whether any value has been received.
    private(set) var areReceived = false

    init(_ receiver: any ValueReceiver) {
        self.receiver = receiver
    }

    /// Whether another program is subscribed.
    var areShared: Bool { copies.copies > 1 }

    /// Begins receiving signals; `areShared` if another program may already have subscribed.
    func begin(areShared: Bool) {
        copies = CopyFilter(isShared: areShared)
    }

    /// Handles a property change of the characteristic, possibly of its value.
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

    /// Records a pending read, whose value also arrives as a signal but is not a notification.
    func readStarted() {
        heldEchoes = []
    }

    /// Records the end of a read: delivers the held values, except one that equals the result.
    func readEnded(_ value: [UInt8]?, at time: Timestamp) {
        guard var held = heldEchoes else { return }
        heldEchoes = nil
        if let value, let echo = held.firstIndex(of: value) { held.remove(at: echo) }
        for bytes in held { receiver.received(bytes.span, at: time) }
    }
}
