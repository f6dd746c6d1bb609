public import VeltoBluetooth
public import VeltoCore

/// A running instance of the library: backends, devices, operations and events.
///
/// Several contexts may exist at once. A context owns one loop. The loop runs on its own thread or, if pumped, on the
/// thread that calls `dispatch`. All other functions may be called from any thread. A released context is destroyed.
public final class Context: Sendable {
    /// The default queue.
    public let defaultQueue: EventQueue
    let core: ContextCore

    /// Creates and starts a context.
    ///
    /// A missing radio is not an error: adapter events and the operations that need the radio report it. Two
    /// environment variables work as for C programs. `VELTO_BACKEND` (`bluez`, `simulated`, or both) applies if the
    /// definition names no backends. With `simulated`, a simulated cap plays from the start. `VELTO_LOG` (a
    /// comma-separated list of classes, or `all`) prints log lines of these classes to standard error. Classes are not
    /// levels: each is on or off separately.
    ///
    /// ```swift
    /// let context = try Context()  // BlueZ, or the backend in VELTO_BACKEND
    /// try context.setAutoConnect(players: 1)
    /// let player = context.player(0)
    /// while isRunning() { movePaddle(0, player.pollInput().positionX) }
    /// ```
    public convenience init(_ definition: ContextDefinition = ContextDefinition()) throws(VeltoError) {
        try self.init(definition, handle: 0)
    }

    /// Creates a context with only simulated devices, for tests and demonstrations.
    ///
    /// Nothing is saved.
    ///
    /// A simulated cap plays `script` until the program creates its own simulated device; nil creates no cap. With a
    /// manual clock the context is pumped, and only `advanceClock(by:)` advances time.
    ///
    /// ```swift
    /// let context = try Context.simulated(script: "sweep", hasManualClock: true)
    /// try context.setAutoConnect(players: 1)
    /// try context.advanceClock(by: .seconds(3))
    /// print(context.player(0).pollInput().positionX)
    /// ```
    public static func simulated(
        script: String? = "play", hasManualClock: Bool = false
    ) throws(VeltoError) -> Context {
        var definition = ContextDefinition(backends: [.simulated])
        definition.isEphemeral = true
        definition.isPumped = hasManualClock
        definition.hasManualClock = hasManualClock
        let context = try Context(definition)
        if let script {
            var cap = SimulatorDefinition()
            cap.scriptName = script
            cap.givesWay = true
            _ = try context.createSimulator(cap)
        }
        return context
    }

    private init(_ definition: ContextDefinition, handle: ObjectHandle) throws(VeltoError) {
        let definition = try definition.completed()
        OwnerRegistry.shared.destroyContext(ownedBy: definition.ownerName)
        core = try ContextCore(handle: handle, definition: definition)
        defaultQueue = try core.events.makeQueue(
            mask: .standard, capacity: definition.eventCapacity, isDefault: true, in: core)
        // From here on a failure destroys the context.
        try core.start()
        OwnerRegistry.shared.register(core)
    }

    deinit {
        core.destroy()
    }

    /// Creates a context with a handle, which resolves once the call returns.
    package static func register(_ definition: ContextDefinition) throws(VeltoError) -> ObjectHandle {
        let handle = try HandleTable.shared.reserve(.context)
        do throws(VeltoError) {
            let context = try Context(definition, handle: handle)
            // This comes last, so that a guessed handle never reaches a half-initialized object.
            HandleTable.shared.publish(context, as: handle)
            return handle
        } catch {
            HandleTable.shared.remove(handle)
            throw error
        }
    }

    /// Destroys the context: cancels pending operations, closes the library's links, and makes every handle stale.
    ///
    /// Returns when all threads of the context have ended. Destroying twice is harmless.
    public func destroy() {
        core.destroy()
    }

    /// The definition.
    public var definition: ContextDefinition { core.definition }
    /// The clock.
    public var time: TimeSource { core.time }
    /// The log.
    public var log: Log { core.log }
    /// The devices by player index.
    public var players: PlayerTable { core.players }
    /// The handle of the device with that player index; null for none.
    ///
    /// Takes no lock and no reference.
    package func deviceHandle(ofPlayer index: Int32) -> ObjectHandle {
        core.players.handle(at: index)
    }

    /// The current adapters.
    public var adapters: [AdapterState] { core.facts.adapters }
    /// The devices, in the order of discovery.
    public var devices: [Device] { core.devices.all }
}
