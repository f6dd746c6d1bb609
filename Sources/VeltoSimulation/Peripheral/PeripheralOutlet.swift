public import VeltoBluetooth
public import VeltoCore

/// Collects what a device model sends.
public struct PeripheralOutlet {
    var queue = NotificationQueue()
    var subscriptions: [ValueHandle] = []
    var conditions = LinkConditions()
    /// Why the firmware has broken the link; nil while it has not.
    private(set) var linkEnd: DownReason?
    /// The number of notifications sent to a subscribed host, and of those that it never received.
    private(set) var sentCount: UInt64 = 0
    private(set) var lostCount: UInt64 = 0
    private var luck: SeededGenerator

    init(seed: UInt64) {
        luck = SeededGenerator(seed: seed, stream: 0x10)
    }

    /// Sends a notification, if the host has subscribed and the backend does not lose it.
    public mutating func notify(_ handle: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp) {
        guard subscriptions.contains(handle) else { return }
        sentCount &+= 1
        guard conditions.isInRange, !isSwallowed() else { return lostCount &+= 1 }
        if !queue.append(handle, bytes, at: time, delay: conditions.delay) { lostCount &+= 1 }
    }

    /// Breaks the link from the device's side.
    public mutating func loseLink(_ reason: DownReason = .timeout) {
        linkEnd = reason
    }

    mutating func clear() {
        subscriptions.removeAll(keepingCapacity: true)
        queue.removeAll()
        linkEnd = nil
    }

    /// Whether this packet is lost.
    mutating func isSwallowed() -> Bool {
        conditions.packetLoss > 0 && luck.unit() < conditions.packetLoss
    }
}
