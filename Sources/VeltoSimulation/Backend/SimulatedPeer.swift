internal import VeltoBluetooth
internal import VeltoCore

/// The simulated central's record of one device; on the loop.
final class SimulatedPeer {
    let id: PeerID
    let peripheral: SimulatedPeripheral
    /// Whether the device belongs to this backend.
    var isPresent = true
    /// Whether it was reported to the host, which has not released its number.
    var isHostAware = false
    /// The last scan response.
    var scanResponse: Advertisement?
    var attempt: LinkAttempt?
    var link: SimulatedLink?
    /// Fires when the device advertises next.
    var advertiser: LoopTimer?
    /// Fires when the firmware or a pending notification needs attention.
    var stepper: LoopTimer?
    var random: SeededGenerator

    init(id: PeerID, peripheral: SimulatedPeripheral) {
        self.id = id
        self.peripheral = peripheral
        random = SeededGenerator(seed: UInt64(truncatingIfNeeded: id.index), stream: 0xA1)
    }
}

/// Requests for a link that is not up yet.
final class LinkAttempt {
    var requests: [RequestID]
    /// Whether work waits for the device to return.
    var isDormant = false

    init(_ request: RequestID) {
        requests = [request]
    }
}

/// A pairing that has not ended.
final class SimulatedPairing {
    let policy: PairingPolicy
    var requests: [RequestID]
    /// The pending request to the host's program.
    var question: PairingRequest?

    init(by policy: PairingPolicy, _ request: RequestID) {
        self.policy = policy
        requests = [request]
    }
}

/// A request of the attribute protocol that has not left the host.
struct SimulatedExchange {
    let request: RequestID
    let requested: Timestamp
    let awaitsResponse: Bool
    /// The request to the device's attribute server.
    let body: (SimulatedPeripheral, Timestamp) -> AttributeAnswer
}

/// A link that is up, or on its way down.
final class SimulatedLink {
    enum Phase {
        case discovering
        case ready
        case closing
    }

    /// The serial number of the link.
    let serial: Int
    /// The largest packet of the attribute protocol, in bytes.
    let packetSize: Int
    var phase = Phase.discovering
    /// The number of the table that the host knows.
    var tableSerial = 0
    /// Requests to complete before the link may end, in order.
    var pending: [RequestID] = []
    var pairing: SimulatedPairing?
    /// Attributes whose notifications were enabled but not yet reported to the host.
    var started: [ValueHandle] = []
    /// The receivers of values; a peer has few characteristics that notify.
    private var receivers: [(handle: ValueHandle, receiver: any ValueReceiver)] = []
    /// Requests that have not left the host, in order: the attribute protocol carries one at a time.
    private var waiting: [SimulatedExchange] = []
    /// The request that has left last and has not reached the device.
    private var onItsWay: RequestID?
    private var freeAt = Timestamp.zero
    private var lastArrival = Timestamp.zero
    /// The last connection event that carries requests, and their number.
    private var lastEvent = (time: Timestamp.zero, count: 0)
    /// Until when the device owes a late answer.
    var busyUntil = Timestamp.zero

    init(serial: Int, packetSize: Int) {
        self.serial = serial
        self.packetSize = packetSize
    }

    func setReceiver(_ receiver: any ValueReceiver, of handle: ValueHandle) {
        if !receivers.contains(where: { $0.handle == handle }) { receivers.append((handle, receiver)) }
    }

    func receiver(of handle: ValueHandle) -> (any ValueReceiver)? {
        for index in receivers.indices where receivers[index].handle == handle { return receivers[index].receiver }
        return nil
    }

    func wait(_ exchange: SimulatedExchange) {
        waiting.append(exchange)
    }

    /// Removes and returns the request that leaves now, with the time at which it reaches the device, never before an earlier
    /// one, and the time at which its response is back.
    func takeDeparting(
        at now: Timestamp, over path: SimulatedPath
    ) -> (exchange: SimulatedExchange, arrival: Timestamp, response: Timestamp?)? {
        guard let exchange = waiting.first, !exchange.awaitsResponse || freeAt <= now else { return nil }
        waiting.removeFirst()
        let departure = exchange.awaitsResponse ? max(exchange.requested, freeAt) : exchange.requested
        lastArrival = max(lastArrival, path.arrival(of: departure, sharing: &lastEvent))
        guard exchange.awaitsResponse else { return (exchange, lastArrival, nil) }
        onItsWay = exchange.request
        freeAt = path.response(to: lastArrival)
        return (exchange, lastArrival, freeAt)
    }

    /// A request has reached the device.
    func arrived(_ request: RequestID) {
        if onItsWay == request { onItsWay = nil }
    }

    /// Withdraws a request that has not reached the device; the link is free for the next one.
    func withdraw(_ request: RequestID, at now: Timestamp) {
        guard settle(request) else { return }
        waiting.removeAll { $0.request == request }
        guard onItsWay == request else { return }
        onItsWay = nil
        freeAt = now
    }

    /// The time at which the device accepts a request that has arrived; nil for now.
    func whenFree(at now: Timestamp) -> Timestamp? {
        busyUntil > now ? busyUntil : nil
    }

    /// Removes and returns the attributes whose notifications were enabled since the last call.
    func takeStarted() -> [ValueHandle] {
        defer { started = [] }
        return started
    }

    /// Removes and returns the requests that are pending when the link ends.
    func close() -> [RequestID] {
        phase = .closing
        receivers = []
        waiting = []
        pairing = nil
        defer { pending = [] }
        return pending
    }

    /// Marks a request as completed; false if it already was.
    func settle(_ request: RequestID) -> Bool {
        guard let index = pending.firstIndex(of: request) else { return false }
        pending.remove(at: index)
        return true
    }
}
