public import VeltoCore

/// A change of one link.
///
/// The order is up, ready, any number of (mtu, tableChanged, notifying, silenced), down. Pairing may occur at any time
/// between up and down.
public enum LinkEvent: Sendable {
    /// The link is up; its services are not known yet.
    case up
    /// The services are known; values can be read, written and subscribed to.
    case ready(GATTTable)
    /// The negotiated ATT MTU.
    case mtu(Int)
    /// The services of the peer changed while the link was up.
    ///
    /// Requests for removed characteristics have completed with `notFound`, and subscriptions to them have ended.
    /// Subscribing again to remaining characteristics is harmless.
    case tableChanged(GATTTable)
    /// Notifications of a value handle are enabled, with their route.
    case notifying(ValueHandle, NotificationRoute)
    /// Notifications of a value handle ended without a request while the link is up.
    case silenced(ValueHandle, VeltoError)
    /// The peer makes a pairing request; only after `Central.pair`.
    case pairing(PairingRequest)
    /// A bond with the peer was created or removed.
    ///
    /// Without a link, this is only sent if the system removes a bonded peer. `Advertisement.isPaired` reports other
    /// changes.
    case bonded(Bool)
    /// The link is down; sent exactly once for each `up`, after the replies to all pending requests.
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
    /// The peer did not respond within the supervision timeout.
    case timeout
    /// Security failed.
    case authentication
    /// The system was suspended.
    case suspend
    /// The adapter, daemon or bus was lost.
    case backendLost
    /// The library ended the link, since the device did not become ready or its family is unknown.
    case gaveUp
}
