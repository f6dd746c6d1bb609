internal import VeltoBluetooth
internal import VeltoCore

/// The simulated central's record of one device; used only on the loop.
final class SimulatedPeer {
    let id: PeerID
    let peripheral: SimulatedPeripheral
    /// Whether the device belongs to this backend.
    var isPresent = true
    /// Whether the device was reported to a host that has not released its number.
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

/// A pending request for a link.
final class LinkAttempt {
    var requests: [RequestID]
    /// Whether work waits for the device to return.
    var isDormant = false

    init(_ request: RequestID) {
        requests = [request]
    }
}

/// A pending pairing.
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

/// An attribute request that has not left the host.
struct SimulatedExchange {
    let request: RequestID
    let requested: Timestamp
    let awaitsResponse: Bool
    /// The request to the device's attribute server.
    let body: (SimulatedPeripheral, Timestamp) -> AttributeAnswer
}

/// A link that is up or closing.
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
    /// The serial number of the attribute table that the host knows.
    var tableSerial = 0
    /// The requests to complete before the link may end, in order.
    var pending: [RequestID] = []
    var pairing: SimulatedPairing?
    /// The attributes with enabled notifications that were not yet reported to the host.
    var started: [ValueHandle] = []
    /// The receivers of values; an array is enough, since a peer has few notifying characteristics.
    private var receivers: [(handle: ValueHandle, receiver: any ValueReceiver)] = []
    /// Requests that have not left the host, in order.
    ///
    /// The attribute protocol carries one request at a time.
    private var waiting: [SimulatedExchange] = []
    /// The last request that has left the host and has not reached the device.
    private var onItsWay: RequestID?
    private var freeAt = Timestamp.zero
    private var lastArrival = Timestamp.zero
    /// The last connection event that carries requests, and the number of its requests.
    private var lastEvent = (time: Timestamp.zero, count: 0)
    /// The end of a delayed response; the device accepts no other request before it.
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

    /// Removes and returns the next request that may leave now, with its arrival and response times.
    ///
    /// A request never arrives before an earlier one.
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

    /// Marks a request as received by the device.
    func arrived(_ request: RequestID) {
        if onItsWay == request { onItsWay = nil }
    }

    /// Withdraws a request that has not reached the device; the link is then free for the next one.
    func withdraw(_ request: RequestID, at now: Timestamp) {
        guard settle(request) else { return }
        waiting.removeAll { $0.request == request }
        guard onItsWay == request else { return }
        onItsWay = nil
        freeAt = now
    }

    /// Returns the time at which the device accepts an arrived request, or nil if it accepts one now.
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

    /// Marks a request as completed; returns false if it already was.
    func settle(_ request: RequestID) -> Bool {
        guard let index = pending.firstIndex(of: request) else { return false }
        pending.remove(at: index)
        return true
    }
}
