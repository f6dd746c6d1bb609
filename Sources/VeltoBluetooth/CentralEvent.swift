public import VeltoCore

/// An event of a backend.
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

    /// The peer concerned; nil if the event concerns all of them.
    public var peer: PeerID? {
        switch self {
        case .advertisement(let peer, _), .link(let peer, _): peer
        default: nil
        }
    }
}
