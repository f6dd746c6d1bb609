internal import VeltoBluetooth
internal import VeltoCore

/// The state of a device, guarded by the lock of its radio.
final class HostPeer {
    enum Phase {
        /// No link is requested.
        case idle
        /// The program is to establish the link.
        case connecting
        /// The link is up; its services are unknown.
        case discovering
        case ready
        /// The program is to end the link.
        case closing
    }

    /// A queued read, write, subscribe or unsubscribe; stacks such as Android's perform only one at a time.
    struct Task {
        var request: HostRequest
        let reply: RequestID
        /// The channel of a subscription.
        var channel: UInt32 = 0

        /// Whether the task concerns a characteristic of the device.
        var concernsCharacteristic: Bool { request.kind != .readSignalStrength }
    }

    /// A pairing in progress.
    struct Pairing {
        let request: UInt64
        var replies: [RequestID]
        /// The pending request of the device.
        var question: PairingRequest?
    }

    let id: PeerID
    let number: UInt32
    /// The identifier reported by the program.
    let identifier: String
    var name: String?
    var services: [BluetoothUUID] = []
    var manufacturerData: [Advertisement.ManufacturerData] = []
    var isBonded = false
    /// Whether the library has released the number; the record remains until the link has ended.
    var isRetired = false

    var phase = Phase.idle
    /// Whether the link was up before it was closed.
    var wasUp = false
    /// The time until which a reported end may belong to the previous link, for which the library did not wait.
    var lateEnd = Timestamp.zero
    /// The number of the pending connect or disconnect request.
    var linkRequest: UInt64 = 0
    /// The connects that wait for the current attempt, or for the link after the one that is closing.
    var connects: [RequestID] = []
    var table = GATTTable([])
    var descriptors: [GATTDescriptor] = []
    var mtu: Int?
    /// The queued tasks; the program has the first one if its request has a number.
    var tasks: [Task] = []
    var pairing: Pairing?

    init(id: PeerID, number: UInt32, identifier: String) {
        self.id = id
        self.number = number
        self.identifier = identifier
    }

    var isUp: Bool { phase == .discovering || phase == .ready }

    /// Returns whether a reported end belongs to the previous link, which is possible only once.
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

/// The devices of a radio, by the library's and the program's numbers.
struct PeerBook {
    /// The maximum number of recorded devices; forgotten devices are removed to make room.
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

    /// Returns the device with one of the program's numbers.
    func peer(_ number: UInt32) throws(VeltoError) -> HostPeer {
        guard let peer = byNumber[number] else {
            throw VeltoError(.notFound, "peer is \(number): no device has that number, or it has been forgotten")
        }
        return peer
    }

    /// Returns the device with an identifier; records it if it is new.
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
