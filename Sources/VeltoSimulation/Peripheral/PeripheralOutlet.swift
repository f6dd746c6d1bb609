public import VeltoBluetooth
public import VeltoCore

/// Collects what a device model sends.
public struct PeripheralOutlet {
    var queue = NotificationQueue()
    var subscriptions: [ValueHandle] = []
    var conditions = LinkConditions()
    private(set) var isLinkLost = false
    private var luck: SeededGenerator

    init(seed: UInt64) {
        luck = SeededGenerator(seed: seed, stream: 0x10)
    }

    /// Sends a notification, if the host has subscribed and the backend does not lose it.
    public mutating func notify(_ handle: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp) {
        guard subscriptions.contains(handle), conditions.isInRange, !isSwallowed() else { return }
        queue.append(handle, bytes, due: conditions.delay > 0 ? time.advanced(bySeconds: conditions.delay) : time)
    }

    /// Breaks the link from the device's side.
    public mutating func loseLink() {
        isLinkLost = true
    }

    mutating func clear() {
        subscriptions.removeAll(keepingCapacity: true)
        queue.removeAll()
        isLinkLost = false
    }

    /// Whether this packet is lost.
    mutating func isSwallowed() -> Bool {
        conditions.packetLoss > 0 && luck.unit() < conditions.packetLoss
    }
}
