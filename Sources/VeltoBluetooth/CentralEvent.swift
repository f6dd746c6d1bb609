public import VeltoCore

/// Something that happened on a backend.
public enum CentralEvent: Sendable {
    /// An adapter appeared, changed or went.
    case adapter(AdapterState)
    /// The whole backend became unusable, for instance because the bus or the daemon went; links have ended already.
    case backendLost(VeltoError)
    /// The backend works (again).
    case backendReady
    /// Discovery stopped without being asked to.
    case scanStopped(VeltoError)
    /// A peer was seen, or something known about it changed.
    case advertisement(PeerID, Advertisement)
    /// A link changed.
    case link(PeerID, LinkEvent)
    /// A request ended; reads carry the value.
    case reply(RequestID, Result<[UInt8], VeltoError>)

    /// The peer that it is about, nil for what concerns all of them.
    public var peer: PeerID? {
        switch self {
        case .advertisement(let peer, _), .link(let peer, _): peer
        default: nil
        }
    }
}

/// A change of one link, in the order up, ready, (mtu, tableChanged, notifying, silenced), down; pairing at any time
/// between up and down.
public enum LinkEvent: Sendable {
    /// The link is up; services are not known yet.
    case up
    /// Services are known, and values can be read, written and subscribed.
    case ready(GATTTable)
    /// The largest packet both ends agreed on, in bytes of the attribute protocol.
    case mtu(Int)
    /// The peer changed its services while the link is up.
    ///
    /// What was being asked of characteristics that went has been answered with `notFound`; subscriptions to them are
    /// over, and subscribing again to those that stayed is harmless.
    case tableChanged(GATTTable)
    /// Notifications of a value handle run now, and how they travel.
    case notifying(ValueHandle, NotificationRoute)
    /// Notifications of a value handle ended although the link is up and nobody asked for it.
    case silenced(ValueHandle, VeltoError)
    /// The peer wants something done to be paired: only after `Central.pair`.
    case pairing(PairingRequest)
    /// A bond with the peer was made, or is gone; of peers without a link `Advertisement.isPaired` tells.
    case bonded(Bool)
    /// The link is down. Sent exactly once for each `up`, after the replies of everything that was pending.
    case down(DownReason)
}

/// How notifications come from the peer to this process.
public struct NotificationRoute: Hashable, Sendable {
    /// The ways that there are.
    public enum Path: Sendable {
        /// The backend has only one.
        case direct
        /// A private socket from the system's Bluetooth service.
        case socket
        /// Broadcast through the message bus.
        case signal
    }

    /// The way taken.
    public var path: Path
    /// Why this one.
    public var reason: String
    /// Whether somebody else had switched the notifications on before: some services then repeat values.
    public var isShared: Bool

    /// Describes a route.
    public init(_ path: Path, reason: String = "", isShared: Bool = false) {
        self.path = path
        self.reason = reason
        self.isShared = isShared
    }
}

/// Why a link ended.
public enum DownReason: Sendable {
    /// The backend does not tell.
    case unknown
    /// The program requested it.
    case local
    /// The peer asked for it.
    case remote
    /// The peer was not heard any more.
    case timeout
    /// Security failed.
    case authentication
    /// The system was suspended.
    case suspend
    /// Adapter, daemon or bus went away.
    case backendLost
    /// The library gave the link up: the device did not get ready, or is none of ours.
    case gaveUp
}

/// An adapter, as far as a backend can tell.
public struct AdapterState: Hashable, Sendable {
    /// The name the system gives it, such as `hci0`.
    public var identifier: String
    /// Its address as text.
    public var address: String
    /// The name that people gave it.
    public var name: String
    /// Whether it is there at all.
    public var isPresent: Bool
    /// Whether it is switched on.
    public var isPowered: Bool
    /// Whether it can act as a central.
    public var supportsCentral: Bool
    /// Whether this is the one in use.
    public var isSelected: Bool

    /// Whether it can connect to peers now.
    public var isUsable: Bool { isPresent && isPowered && supportsCentral }

    /// Describes an adapter.
    public init(
        identifier: String, address: String = "", name: String = "", isPresent: Bool = true, isPowered: Bool = true,
        supportsCentral: Bool = true, isSelected: Bool = true
    ) {
        self.identifier = identifier
        self.address = address
        self.name = name
        self.isPresent = isPresent
        self.isPowered = isPowered
        self.supportsCentral = supportsCentral
        self.isSelected = isSelected
    }
}
