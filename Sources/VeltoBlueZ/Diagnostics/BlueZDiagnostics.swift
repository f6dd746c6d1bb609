public import VeltoBluetooth
public import VeltoCore

/// The state of BlueZ for support reports.
///
/// The loop keeps it up to date, so that reads never block. Any thread.
public final class BlueZDiagnostics: Sendable {
    /// An adapter.
    public struct Adapter: Hashable, Sendable {
        /// The name, such as `hci0`.
        public var name: String
        /// The address.
        public var address: String
        /// The state in words: `on`, `off`, `blocked`, and whether the adapter supports the central role.
        public var state: String
        /// Whether the adapter is in use.
        public var isSelected: Bool
    }

    /// A link that is up, being established or being ended.
    public struct Link: Hashable, Sendable {
        /// The state of the link.
        public var state: String
        /// Whether this context has established the link.
        public var isOurs: Bool
        /// The route of notifications, by value handle.
        public var routes: [ValueHandle: NotificationRoute]
    }

    /// The state at one moment.
    public struct Snapshot: Sendable {
        /// The address of the bus.
        public var busAddress = ""
        /// The reason that the backend cannot be used; nil while it works or its state is unknown.
        public var problem: VeltoError?
        /// Whether the state of the daemon is known.
        public var isKnown = false
        /// The daemon's version and the evidence for it.
        public var version = "unknown"
        /// The adapters.
        public var adapters: [Adapter] = []
        /// The links by address.
        public var links: [String: Link] = [:]
        /// The newest errors, oldest first.
        public var errors: [BusErrorRecord] = []
        /// The total number of errors, including dropped ones.
        public var errorCount: UInt64 = 0
        /// The number of peers, and the maximum so far.
        public var peers = 0
        /// The number of allocated peer numbers, both used and free.
        public var peerNumbers = 0
    }

    private struct State {
        var snapshot = Snapshot()
        var ring = BusErrorRing()
    }

    private let state = Guarded(State())

    /// The current state.
    public var snapshot: Snapshot {
        state.withLock { state in
            var snapshot = state.snapshot
            snapshot.errors = state.ring.records
            snapshot.errorCount = state.ring.count
            return snapshot
        }
    }

    func change(_ body: (inout Snapshot) -> Void) {
        state.withLock { body(&$0.snapshot) }
    }

    func note(_ failure: BusFailure, of method: String, on path: ObjectPath, at time: Timestamp) {
        let record = BusErrorRecord(
            time: time, method: method, path: path.text, name: failure.name, message: failure.text)
        state.withLock { $0.ring.append(record) }
    }

    func update(_ link: PeerLink) {
        state.withLock { state in
            guard link.state != .idle else { return state.snapshot.links[link.address] = nil }
            let facts = Link(state: "\(link.state)", isOurs: link.isOurs, routes: link.routes)
            if state.snapshot.links[link.address] != facts { state.snapshot.links[link.address] = facts }
        }
    }
}
