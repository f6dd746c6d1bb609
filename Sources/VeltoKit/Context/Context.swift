public import VeltoBluetooth
public import VeltoCore

/// The library at work: backends, devices, operations and events.
///
/// Several contexts may live side by side.
///
/// A context owns one loop. It runs on a thread of its own, or, when pumped, wherever the program calls `dispatch`.
/// Everything else may be called from any thread.
public final class Context: Sendable {
    /// The context's handle.
    public let handle: UInt64
    /// How it was made.
    public let definition: ContextDefinition
    /// Its clock.
    public let time: TimeSource
    /// Its log.
    public let log: Log
    /// The queue that every program gets.
    public let defaultQueue: EventQueue
    /// Who plays as which number.
    public let players: PlayerTable
    let events = EventHub()
    let loop: Loop
    let operations: OperationTable
    let registry = DeviceRegistry()
    let memory: DeviceMemory
    let subscriptions = SubscriptionTable()
    let pump = PumpGate()
    let simulators = Guarded<[UInt64: Simulator]>([:])
    let simulatorSeeds = Guarded<UInt64>(0)
    private let state = Guarded(State())

    private struct State {
        var coordinator: Coordinator?
        var backends: Backends?
        var adapters: [AdapterState] = []
        var isScanning = false
        var autoConnectPlayers = 0
        var isBlueZReachable = false
    }

    private init(handle: UInt64, definition: ContextDefinition, logEcho: Log.Classes) throws(VeltoError) {
        self.handle = handle
        self.definition = definition
        time = definition.hasManualClock ? .manual() : .monotonic()
        log = Log(time: time, echo: logEcho)
        loop = try Loop(time: time)
        operations = OperationTable(events: events, time: time)
        memory = DeviceMemory(definition: definition, loop: loop, log: log)
        players = PlayerTable(events: events, time: time, memory: memory)
        defaultQueue = try events.makeQueue(mask: .standard, capacity: definition.eventCapacity)
    }

    /// Makes a context and starts it.
    ///
    /// A missing radio is no failure: adapter events and the operations that need it tell. Classes of the log in
    /// `logEcho` are also printed to the standard error stream.
    public static func create(
        _ definition: ContextDefinition, logEcho: Log.Classes = []
    ) throws(VeltoError) -> Context {
        try definition.validate()
        OwnerRegistry.shared.destroyContext(ownedBy: definition.ownerName)
        let handle = try HandleTable.shared.reserve(.context)
        do throws(VeltoError) {
            let context = try Context(handle: handle, definition: definition, logEcho: logEcho)
            do throws(VeltoError) {
                try context.start()
            } catch {
                context.destroy()
                throw error
            }
            OwnerRegistry.shared.register(context, ownedBy: definition.ownerName)
            // Last: whoever guesses a handle reaches nothing that is half made.
            HandleTable.shared.publish(context, as: handle)
            return context
        } catch {
            HandleTable.shared.remove(handle)
            throw error
        }
    }

    private func start() throws(VeltoError) {
        let coordinator = Coordinator(context: self)
        let backends = Backends(definition: definition, loop: loop, log: log)
        state.withLock { state in
            state.coordinator = coordinator
            state.backends = backends
        }
        loop.post { coordinator.open(backends.centrals) }
        if definition.bringsSimulatedCap { _ = try createSimulator(SimulatorDefinition()) }
        if !definition.isPumped { try loop.startThread() }
    }

    /// Ends everything: pending operations are cancelled, our links are let go, and every handle goes stale.
    ///
    /// Returns when no thread of the context is left. Destroying twice is harmless.
    public func destroy() {
        let ending = state.withLock { state in
            defer { state.coordinator = nil }
            return state.coordinator
        }
        HandleTable.shared.remove(handle)
        OwnerRegistry.shared.forget(self)
        guard let ending else { return closeTables() }
        if definition.isPumped {
            pump.close { loop.post {} }
            ending.close()
            loop.shutDown()
        } else {
            loop.post { ending.close() }
            loop.stopThread()
            loop.shutDown()
        }
        memory.close()
        closeTables()
    }

    private func closeTables() {
        operations.close()
        subscriptions.close()
        registry.close()
        players.close()
        for handle in simulators.withLock({ $0.keys }) { HandleTable.shared.remove(handle) }
        events.close()
    }

    // MARK: Shared state

    /// The adapters as they are now.
    public internal(set) var adapters: [AdapterState] {
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

    /// The devices met so far, in that order.
    public var devices: [Device] { registry.all }

    /// Where simulated devices live.
    var backends: Backends? { state.withLock { $0.backends } }

    /// Has something done on the loop; nothing happens any more once the context is being destroyed.
    func onLoop(_ work: @escaping @Sendable (Coordinator) -> Void) {
        guard let coordinator = state.withLock({ $0.coordinator }) else { return }
        loop.post { work(coordinator) }
    }

    /// Makes an operation and has it begun on the loop.
    func start(
        _ kind: Operation.Kind, for device: Device?, _ work: @escaping @Sendable (Coordinator, Operation) -> Void
    ) throws(VeltoError) -> Operation {
        guard let coordinator = state.withLock({ $0.coordinator }) else {
            throw VeltoError(.staleHandle, "the context is being destroyed")
        }
        let operation = try operations.make(kind, for: device, in: self)
        device?.update { $0.pendingOperations += 1 }
        loop.post { work(coordinator, operation) }
        return operation
    }

    func cancel(_ operation: Operation) {
        onLoop { $0.cancel(operation) }
    }
}
