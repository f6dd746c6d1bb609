public import VeltoBluetooth
public import VeltoCore

/// Collects the notifications of a device model, and carries them over the link.
public struct PeripheralOutlet {
    var queue = NotificationQueue()
    var subscriptions: [ValueHandle] = []
    private(set) var conditions = LinkConditions()
    /// The reason that the firmware has ended the link; nil while it has not.
    private(set) var linkEnd: DownReason?
    /// The number of notifications sent to a subscribed host, and of those lost.
    private(set) var sentCount: UInt64 = 0
    private(set) var lostCount: UInt64 = 0
    private var luck: SeededGenerator
    private let seed: UInt64
    private var parameters: LinkParameters
    private var events: ConnectionEvents
    /// The time until which all connection events are processed.
    private var carriedUntil = Timestamp.zero

    /// The capacity of the firmware's notification queue.
    private static let firmwareCapacity = 6

    init(seed: UInt64) {
        self.seed = seed
        luck = SeededGenerator(seed: seed, stream: 0x10)
        parameters = LinkParameters(conditions)
        events = ConnectionEvents(seed: seed, interval: parameters.interval, since: .zero)
    }

    /// Sends a notification if the host has subscribed.
    ///
    /// The notification leaves at a connection event. While the firmware's queue is full, stream notifications are
    /// dropped, and all others wait.
    public mutating func notify(
        _ handle: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp, isStream: Bool = false
    ) {
        guard subscriptions.contains(handle) else { return }
        sentCount &+= 1
        let isKept =
            conditions.isIdeal
            ? conditions.isInRange && !isSwallowed()
                && queue.append(handle, bytes, at: time, delay: conditions.delay)
            : hasRoom(forStream: isStream, at: time) && queue.enqueue(handle, bytes)
        if !isKept { lostCount &+= 1 }
    }

    /// Returns whether the firmware's queue has room for a notification.
    mutating func hasRoom(forStream isStream: Bool = true, at time: Timestamp) -> Bool {
        guard !conditions.isIdeal else { return !queue.isFull }
        carry(until: time)
        return queue.waitingCount < (isStream ? Self.firmwareCapacity : NotificationQueue.capacity)
    }

    /// Ends the link from the device's side.
    public mutating func loseLink(_ reason: DownReason = .timeout) {
        linkEnd = reason
    }

    mutating func clear() {
        subscriptions.removeAll(keepingCapacity: true)
        lostCount &+= UInt64(queue.waitingCount)
        queue.removeAll()
        linkEnd = nil
    }

    /// Returns whether this packet is lost.
    mutating func isSwallowed() -> Bool {
        conditions.packetLoss > 0 && luck.unit() < conditions.packetLoss
    }

    // MARK: Link

    /// Begins a new link.
    mutating func beginLink(_ serial: Int, _ parameters: LinkParameters, at time: Timestamp) {
        self.parameters = parameters
        events = ConnectionEvents(
            seed: seed &+ UInt64(truncatingIfNeeded: serial), interval: parameters.interval, since: time)
        carriedUntil = time
    }

    /// Changes the conditions, which also apply to waiting notifications.
    mutating func setConditions(_ conditions: LinkConditions, at time: Timestamp) {
        carry(until: time)
        self.conditions = conditions
        if conditions.isIdeal { queue.carry(queue.waitingCount, arrivingAt: time) }
    }

    /// Changes the parameters of the link from the next connection event on.
    mutating func setParameters(_ parameters: LinkParameters, at time: Timestamp) {
        guard parameters != self.parameters else { return }
        carry(until: time)
        self.parameters = parameters
        events.setInterval(parameters.interval, at: time)
    }

    /// Moves notifications into transit at the connection events up to a time.
    private mutating func carry(until time: Timestamp) {
        guard !conditions.isIdeal, time > carriedUntil else { return }
        while queue.waitingCount > 0, conditions.isAudible {
            let event = events.first(after: carriedUntil)
            guard event <= time, event < .distantFuture else { break }
            carriedUntil = event
            guard !events.isLost(event, loss: conditions.packetLoss) else { continue }
            queue.carry(parameters.notificationCount, arrivingAt: event.advanced(bySeconds: conditions.delay))
        }
        carriedUntil = time
    }

    /// Removes the oldest notification that has arrived by `time`, copies its bytes, and returns its handle.
    mutating func takeArrived(at time: Timestamp, into buffer: inout [UInt8]) -> ValueHandle? {
        carry(until: time)
        return queue.popFirst(at: time, into: &buffer)
    }

    /// The connection interval (seconds); 0 over an ideal link.
    var connectionInterval: Double { conditions.isIdeal ? 0 : parameters.interval }

    /// The time at which the next notification arrives or may leave.
    var nextDeadline: Timestamp {
        let due = queue.earliestDue
        guard due == .distantFuture, queue.waitingCount > 0, conditions.isAudible else { return due }
        return events.first(after: carriedUntil)
    }

    /// Returns the first connection event after a time that carries packets, and the number of requests that fit.
    ///
    /// Returns nil over an ideal link.
    func eventForRequests(after time: Timestamp) -> (time: Timestamp, capacity: Int)? {
        guard !conditions.isIdeal else { return nil }
        return (
            events.firstPassing(after: time, loss: conditions.isAudible ? conditions.packetLoss : 0),
            parameters.writeCount
        )
    }
}
