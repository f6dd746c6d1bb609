public import VeltoCore

/// Something that happened on a backend.
public enum CentralEvent: Sendable {
    /// An adapter appeared, changed or disappeared.
    case adapter(AdapterState)
    /// The whole backend became unusable, for instance because the bus or the daemon stopped; links have ended already.
    case backendLost(VeltoError)
    /// The backend became usable.
    case backendReady
    /// Discovery stopped without a request.
    case scanStopped(VeltoError)
    /// A peer was seen, or its advertisement changed.
    case advertisement(PeerID, Advertisement)
    /// A link changed.
    case link(PeerID, LinkEvent)
    /// A request ended; reads carry the value.
    case reply(RequestID, Result<[UInt8], VeltoError>)

    /// The peer concerned, nil if the event concerns all of them.
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
    /// The peer changed its services while the link was up.
    ///
    /// Requests on characteristics that disappeared have completed with `notFound`; subscriptions to them have
    /// ended, and subscribing again to those that stayed is harmless.
    case tableChanged(GATTTable)
    /// Notifications of a value handle are on, by this route.
    case notifying(ValueHandle, NotificationRoute)
    /// Notifications of a value handle ended without a request while the link is up.
    case silenced(ValueHandle, VeltoError)
    /// The peer makes a pairing request: only after `Central.pair`.
    case pairing(PairingRequest)
    /// A bond with the peer was made or removed; without a link, the system has forgotten a peer with a bond, and others follow by
    /// `Advertisement.isPaired`.
    case bonded(Bool)
    /// The link is down. Sent exactly once for each `up`, after the replies of everything that was pending.
    case down(DownReason)
}

/// The route of notifications from the peer to this process.
public struct NotificationRoute: Hashable, Sendable {
    /// The kinds of routes.
    public enum Path: Sendable {
        /// The backend has only one route.
        case direct
        /// A private socket from the system's Bluetooth service.
        case socket
        /// Broadcast through the message bus.
        case signal
    }

    /// The kind of route in use.
    public var path: Path
    /// Why it was chosen.
    public var reason: String
    /// Whether another client had enabled the notifications before: some daemons then repeat values.
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
    /// The peer requested it.
    case remote
    /// Contact with the peer was lost.
    case timeout
    /// Security failed.
    case authentication
    /// The system was suspended.
    case suspend
    /// The adapter, daemon or bus was lost.
    case backendLost
    /// The library gave up: the device did not become ready, or its family is unknown.
    case gaveUp
}

/// An adapter, as reported by its backend.
public struct AdapterState: Hashable, Sendable {
    /// The name the system gives it, such as `hci0`.
    public var identifier: String
    /// Its address as text.
    public var address: String
    /// The name given by its user.
    public var name: String
    /// Whether it is present.
    public var isPresent: Bool
    /// Whether it is powered.
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
