internal import VeltoBluetooth
internal import VeltoCore

/// What the loop has found out about the context as a whole, for every thread to read.
final class ContextFacts: Sendable {
    private struct State {
        var adapters: [AdapterState] = []
        var isScanning = false
        var isBlueZReachable = false
        var autoConnectPlayers = 0
    }

    private let state = Guarded(State())

    /// The adapters as they are now.
    var adapters: [AdapterState] {
        get { state.withLock { $0.adapters } }
        set { state.withLock { $0.adapters = newValue } }
    }

    /// Whether discovery runs.
    var isScanning: Bool {
        get { state.withLock { $0.isScanning } }
        set { state.withLock { $0.isScanning = newValue } }
    }

    /// Whether the Bluetooth service answers.
    var isBlueZReachable: Bool {
        get { state.withLock { $0.isBlueZReachable } }
        set { state.withLock { $0.isBlueZReachable = newValue } }
    }

    /// For how many players devices are connected automatically.
    var autoConnectPlayers: Int {
        get { state.withLock { $0.autoConnectPlayers } }
        set { state.withLock { $0.autoConnectPlayers = newValue } }
    }
}
