internal import VeltoBluetooth
internal import VeltoCore

/// The state of the whole context, published by the loop to all threads.
final class ContextFacts: Sendable {
    private struct State {
        var adapters: [AdapterState] = []
        var isScanning = false
        var isBlueZReachable = false
        var autoConnectPlayers = 0
        var turns: (limit: Int, waiting: Int) = (0, 0)
        var search = SearchFacts()
    }

    private let state = Guarded(State())

    /// The current adapters.
    var adapters: [AdapterState] {
        get { state.withLock { $0.adapters } }
        set { state.withLock { $0.adapters = newValue } }
    }

    /// Whether discovery runs.
    var isScanning: Bool {
        get { state.withLock { $0.isScanning } }
        set { state.withLock { $0.isScanning = newValue } }
    }

    /// Whether the Bluetooth service is reachable.
    var isBlueZReachable: Bool {
        get { state.withLock { $0.isBlueZReachable } }
        set { state.withLock { $0.isBlueZReachable = newValue } }
    }

    /// The link limit of the adapter (0 until it has refused a link), and the number of devices waiting for a link.
    var turns: (limit: Int, waiting: Int) {
        get { state.withLock { $0.turns } }
        set { state.withLock { $0.turns = newValue } }
    }

    /// The search for devices.
    var search: SearchFacts {
        get { state.withLock { $0.search } }
        set { state.withLock { $0.search = newValue } }
    }

    /// Sets the number of devices to choose from.
    func setCandidates(_ count: Int) {
        state.withLock { $0.search.candidates = count }
    }

    /// The number of auto-connect players.
    var autoConnectPlayers: Int {
        get { state.withLock { $0.autoConnectPlayers } }
        set { state.withLock { $0.autoConnectPlayers = newValue } }
    }
}
