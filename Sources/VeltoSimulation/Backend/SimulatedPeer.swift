internal import VeltoBluetooth
internal import VeltoCore

/// What the simulated central knows of one device; touched on the loop alone.
final class SimulatedPeer {
    let id: PeerID
    let peripheral: SimulatedPeripheral
    /// Whether the device is (still) in this backend.
    var isPresent = true
    /// Whether the host has been told of it, and has not given its number back.
    var isHostAware = false
    /// The name that a scan response has told.
    var name: String?
    var attempt: LinkAttempt?
    var link: SimulatedLink?
    /// Fires when the device advertises next.
    var advertiser: LoopTimer?
    /// Fires when the firmware or a notification on its way needs attention.
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
    /// Whether nothing is done before the device comes back.
    var isDormant = false

    init(_ request: RequestID) {
        requests = [request]
    }
}

/// A pairing that has not ended.
final class SimulatedPairing {
    var requests: [RequestID]
    /// What the host's program has to answer next.
    var question: PairingRequest?

    init(_ request: RequestID) {
        requests = [request]
    }
}

/// A link that is up, or on its way down.
final class SimulatedLink {
    enum Phase {
        case discovering
        case ready
        case closing
    }

    /// Which of the device's links this is.
    let serial: Int
    var phase = Phase.discovering
    /// Which of the device's tables the host knows.
    var tableSerial = 0
    /// What is to be answered before the link may end, in the order of the requests.
    var pending: [RequestID] = []
    var pairing: SimulatedPairing?
    /// Attributes whose notifications were switched on, and of which the host has not been told.
    var started: [ValueHandle] = []
    /// Who takes the values; a peer has few characteristics that notify.
    private var receivers: [(handle: ValueHandle, receiver: any ValueReceiver)] = []
    /// The attribute protocol carries one request at a time.
    private var freeAt = Timestamp.zero
    private var lastArrival = Timestamp.zero

    init(serial: Int) {
        self.serial = serial
    }

    func setReceiver(_ receiver: any ValueReceiver, of handle: ValueHandle) {
        if !receivers.contains(where: { $0.handle == handle }) { receivers.append((handle, receiver)) }
    }

    func receiver(of handle: ValueHandle) -> (any ValueReceiver)? {
        for index in receivers.indices where receivers[index].handle == handle { return receivers[index].receiver }
        return nil
    }

    /// When a request or command that is made now reaches the device: never before an earlier one.
    func arrival(now: Timestamp, after latency: Double, awaitsResponse: Bool) -> Timestamp {
        let departure = awaitsResponse ? max(now, freeAt) : now
        lastArrival = max(lastArrival, departure.advanced(bySeconds: latency))
        if awaitsResponse { freeAt = lastArrival.advanced(bySeconds: latency) }
        return lastArrival
    }

    /// Takes out the attributes whose notifications were switched on since the last time.
    func takeStarted() -> [ValueHandle] {
        defer { started = [] }
        return started
    }

    /// Takes out what is still to be answered when the link ends.
    func close() -> [RequestID] {
        phase = .closing
        receivers = []
        pairing = nil
        defer { pending = [] }
        return pending
    }

    /// Notes that a request is about to be answered; false if that has happened already.
    func settle(_ request: RequestID) -> Bool {
        guard let index = pending.firstIndex(of: request) else { return false }
        pending.remove(at: index)
        return true
    }
}
