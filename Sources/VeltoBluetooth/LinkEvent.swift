public import VeltoCore

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

/// The reason that a link ended.
public enum DownReason: Sendable {
    /// The backend does not report a reason.
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
