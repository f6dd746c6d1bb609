internal import VeltoBluetooth
internal import VeltoCore

/// The record of one device, behind the lock of its radio.
final class HostPeer {
    enum Phase {
        /// No link is wanted.
        case idle
        /// The program has to establish the link.
        case connecting
        /// The link is up, its services are unknown.
        case discovering
        case ready
        /// The program has to end the link.
        case closing
    }

    /// A read, write, subscription or its end, which wait in line: a stack like Android's does one at a time.
    struct Task {
        var request: HostRequest
        let reply: RequestID
        /// The channel of a subscription.
        var channel: UInt32 = 0

        /// Whether it is about one of the device's characteristics.
        var concernsCharacteristic: Bool { request.kind != .readSignalStrength }
    }

    /// A pairing that has not ended.
    struct Pairing {
        let request: UInt64
        var replies: [RequestID]
        /// The pending request of the device.
        var question: PairingRequest?
    }

    let id: PeerID
    let number: UInt32
    /// As the program reported it.
    let identifier: String
    var name: String?
    var services: [BluetoothUUID] = []
    var manufacturerData: [Advertisement.ManufacturerData] = []
    var isBonded = false
    /// Whether the library no longer uses the number; the record stays until the link has ended.
    var isRetired = false

    var phase = Phase.idle
    /// Whether the link that is being ended was up.
    var wasUp = false
    /// Until when a report of an end may be about the link before: the library did not wait for it.
    var lateEnd = Timestamp.zero
    /// The pending request to connect or disconnect.
    var linkRequest: UInt64 = 0
    /// Requests for the link that is being established, or for the one after that which is being ended.
    var connects: [RequestID] = []
    var table = GATTTable([])
    var descriptors: [GATTDescriptor] = []
    var mtu: Int?
    /// The first one is with the program if its request has a number.
    var tasks: [Task] = []
    var pairing: Pairing?

    init(id: PeerID, number: UInt32, identifier: String) {
        self.id = id
        self.number = number
        self.identifier = identifier
    }

    var isUp: Bool { phase == .discovering || phase == .ready }

    /// Whether a report of an end is about the link before; only one is.
    func takeLateEnd(at now: Timestamp) -> Bool {
        defer { lateEnd = .zero }
        return now < lateEnd
    }

    func takeConnects() -> [RequestID] {
        defer { connects = [] }
        return connects
    }

    func takeTasks() -> [Task] {
        defer { tasks = [] }
        return tasks
    }
}

/// The devices of a radio, by the numbers of both sides.
struct PeerBook {
    /// More devices than this are not recorded: forgotten ones make room.
    static let limit = 4096

    private var entries: [HostPeer?] = []
    private var free: [Int] = []
    private var byIdentifier: [String: HostPeer] = [:]
    private var byNumber: [UInt32: HostPeer] = [:]
    private var newest: UInt32 = 0

    var count: Int { byNumber.count }
    var all: some Sequence<HostPeer> { entries.lazy.compactMap { $0 } }

    subscript(_ id: PeerID) -> HostPeer? {
        entries.indices.contains(id.index) ? entries[id.index] : nil
    }

    /// The device of a number that the program was given.
    func peer(_ number: UInt32) throws(VeltoError) -> HostPeer {
        guard let peer = byNumber[number] else {
            throw VeltoError(.notFound, "peer is \(number): no device has that number, or it has been forgotten")
        }
        return peer
    }

    /// The device of an identifier, recorded if it is new.
    mutating func meet(_ identifier: String) throws(VeltoError) -> HostPeer {
        if let peer = byIdentifier[identifier] {
            peer.isRetired = false
            return peer
        }
        guard count < Self.limit else {
            throw VeltoError(.busy, "\(Self.limit) devices are recorded: unused ones are forgotten after ten minutes")
        }
        let index = free.popLast() ?? entries.count
        if index == entries.count { entries.append(nil) }
        newest &+= 1
        let peer = HostPeer(id: PeerID(index: index), number: newest, identifier: identifier)
        entries[index] = peer
        byIdentifier[identifier] = peer
        byNumber[newest] = peer
        return peer
    }

    mutating func remove(_ peer: HostPeer) {
        entries[peer.id.index] = nil
        free.append(peer.id.index)
        byIdentifier[peer.identifier] = nil
        byNumber[peer.number] = nil
    }
}
