public import VeltoBluetooth
public import VeltoCore

/// The library at work: backends, devices, operations and events.
///
/// Several contexts may exist at once. A context owns one loop. It runs on its own thread, or, when pumped,
/// wherever the program calls `dispatch`. Everything else may be called from any thread. A released context is
/// destroyed.
public final class Context: Sendable {
    /// The default queue.
    public let defaultQueue: EventQueue
    let core: ContextCore

    private init(_ core: ContextCore) throws(VeltoError) {
        self.core = core
        defaultQueue = try core.events.makeQueue(
            mask: .standard, capacity: core.definition.eventCapacity, isDefault: true, in: core)
    }

    deinit {
        core.destroy()
    }

    /// Makes a context and starts it.
    ///
    /// A missing radio is no failure: adapter events and the operations that need it tell. The environment variable
    /// `VELTO_LOG` (a comma list of classes, or `all`) prints lines of these classes to the standard error stream; they
    /// are not levels, each is on or off by itself.
    ///
    /// ```swift
    /// let context = try Context.create(ContextDefinition(backends: [.simulated]))  // the default is BlueZ
    /// try context.setAutoConnect(players: 1)
    /// // … the game …
    /// context.destroy()
    /// ```
    public static func create(_ definition: ContextDefinition) throws(VeltoError) -> Context {
        try create(definition, handle: 0)
    }

    /// Makes a context with a handle, which resolves once the call returns.
    package static func register(_ definition: ContextDefinition) throws(VeltoError) -> ObjectHandle {
        let handle = try HandleTable.shared.reserve(.context)
        do throws(VeltoError) {
            let context = try create(definition, handle: handle)
            // Last, so that a guessed handle never reaches a half-made object.
            HandleTable.shared.publish(context, as: handle)
            return handle
        } catch {
            HandleTable.shared.remove(handle)
            throw error
        }
    }

    private static func create(_ definition: ContextDefinition, handle: ObjectHandle) throws(VeltoError) -> Context {
        try definition.check()
        OwnerRegistry.shared.destroyContext(ownedBy: definition.ownerName)
        let core = try ContextCore(handle: handle, definition: definition)
        // From here on a failure destroys the context with its face.
        let context = try Context(core)
        try core.start()
        OwnerRegistry.shared.register(core)
        return context
    }

    /// Destroys the context: pending operations are cancelled, our links are closed, and every handle goes stale.
    ///
    /// Returns when all threads of the context have ended. Destroying twice is harmless.
    public func destroy() {
        core.destroy()
    }

    /// Its definition.
    public var definition: ContextDefinition { core.definition }
    /// Its clock.
    public var time: TimeSource { core.time }
    /// Its log.
    public var log: Log { core.log }
    /// The devices by player index.
    public var players: PlayerTable { core.players }
    /// The handle of the device with that player index, null for none; takes no lock and counts no reference.
    package func deviceHandle(ofPlayer index: Int32) -> ObjectHandle {
        core.players.handle(at: index)
    }

    /// The current adapters.
    public var adapters: [AdapterState] { core.facts.adapters }
    /// The devices in the order in which they were first seen.
    public var devices: [Device] { core.devices.all }
}
