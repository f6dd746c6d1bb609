public import VeltoBluetooth
public import VeltoCore

/// What a support report needs to know of BlueZ, kept up to date by the loop so that asking never waits for
/// anybody.
///
/// Any thread.
public final class BlueZDiagnostics: Sendable {
    /// An adapter.
    public struct Adapter: Hashable, Sendable {
        /// Such as `hci0`.
        public var name: String
        /// Its address.
        public var address: String
        /// Its state in words: `on`, `off`, `blocked`, and whether it can be a central.
        public var state: String
        /// Whether it is the one in use.
        public var isSelected: Bool
    }

    /// A link that is up, or being made or ended.
    public struct Link: Hashable, Sendable {
        /// How far it is.
        public var state: String
        /// Whether this context made it.
        public var isOurs: Bool
        /// How notifications travel, by value handle.
        public var routes: [ValueHandle: NotificationRoute]
    }

    /// All of it.
    public struct Snapshot: Sendable {
        /// The bus's address.
        public var busAddress = ""
        /// Why the backend cannot be used, nil while it works and while nobody knows.
        public var problem: VeltoError?
        /// Whether it is known how things stand.
        public var isKnown = false
        /// The daemon's version and where that comes from.
        public var version = "unknown"
        /// The adapters.
        public var adapters: [Adapter] = []
        /// The links by address.
        public var links: [String: Link] = [:]
        /// The newest refusals, oldest first.
        public var errors: [BusErrorRecord] = []
        /// How many there were in all.
        public var errorCount: UInt64 = 0
        /// Peers that have a number, and the most that ever had one at a time.
        public var peers = 0
        /// Numbers that exist, used or free.
        public var peerNumbers = 0
    }

    private struct State {
        var snapshot = Snapshot()
        var ring = BusErrorRing()
    }

    private let state = Guarded(State())

    /// How things stand.
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
