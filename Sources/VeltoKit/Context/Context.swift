public import VeltoBluetooth
public import VeltoCore

/// The library at work: backends, devices, operations and events.
///
/// Several contexts may live side by side. A context owns one loop. It runs on a thread of its own, or, when pumped,
/// wherever the program calls `dispatch`. Everything else may be called from any thread. A context that is let go of is
/// destroyed.
public final class Context: Sendable {
    /// The queue that every program gets.
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
    /// `VELTO_LOG` (a comma list of classes, or `all`) prints lines of the log to the standard error stream.
    public static func create(_ definition: ContextDefinition) throws(VeltoError) -> Context {
        try create(definition, handle: 0)
    }

    /// Makes a context that a program holds a handle of; the handle finds it from the end of the call on.
    package static func register(_ definition: ContextDefinition) throws(VeltoError) -> ObjectHandle {
        let handle = try HandleTable.shared.reserve(.context)
        do throws(VeltoError) {
            let context = try create(definition, handle: handle)
            // Last: whoever guesses a handle reaches nothing that is half made.
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
        // From here on a failure ends the context with its face.
        let context = try Context(core)
        try core.start()
        OwnerRegistry.shared.register(core)
        return context
    }

    /// Ends everything: pending operations are cancelled, our links are let go, and every handle goes stale.
    ///
    /// Returns when no thread of the context is left. Destroying twice is harmless.
    public func destroy() {
        core.destroy()
    }

    /// How it was made.
    public var definition: ContextDefinition { core.definition }
    /// Its clock.
    public var time: TimeSource { core.time }
    /// Its log.
    public var log: Log { core.log }
    /// Who plays as which number.
    public var players: PlayerTable { core.players }
    /// The adapters as they are now.
    public var adapters: [AdapterState] { core.facts.adapters }
    /// The devices met so far, in that order.
    public var devices: [Device] { core.devices.all }
}
