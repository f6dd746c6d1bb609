public import VeltoCore

/// An event of a backend.
public enum CentralEvent: Sendable {
    /// An adapter appeared, changed or disappeared.
    case adapter(AdapterState)
    /// The whole backend became unusable, for example because the bus or the daemon stopped; all links have ended.
    case backendLost(VeltoError)
    /// The backend became usable.
    case backendReady
    /// Discovery stopped without a request.
    case scanStopped(VeltoError)
    /// A peer was seen for the first time, or its advertisement changed.
    case advertisement(PeerID, Advertisement)
    /// A link changed.
    case link(PeerID, LinkEvent)
    /// A request completed; the result of a read is its value.
    case reply(RequestID, Result<[UInt8], VeltoError>)

    /// The peer of the event; nil if the event concerns all peers.
    public var peer: PeerID? {
        switch self {
        case .advertisement(let peer, _), .link(let peer, _): peer
        default: nil
        }
    }
}
