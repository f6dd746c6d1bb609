/// The route of notifications from the peer to this process.
public struct NotificationRoute: Hashable, Sendable {
    /// The kinds of routes.
    public enum Path: Sendable {
        /// The backend has only one route.
        case direct
        /// A private socket from the system's Bluetooth service.
        case socket
        /// Broadcast over the message bus.
        case signal
    }

    /// The kind of route.
    public var path: Path
    /// The reason for the choice.
    public var reason: String
    /// Whether another program also receives the notifications.
    public var isShared: Bool

    /// Creates a route.
    public init(_ path: Path, reason: String = "", isShared: Bool = false) {
        self.path = path
        self.reason = reason
        self.isShared = isShared
    }
}
