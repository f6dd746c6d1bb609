internal import Glibc
internal import VeltoBluetooth
internal import VeltoCore

/// The shared parts of a context, referenced by its devices, operations, queues and hub.
///
/// `Context` is the program's reference. When it is released, `destroy` empties the tables here, which breaks every
/// reference cycle. Any thread.
final class ContextCore: Sendable {
    /// The program's handle; 0 for a context created in Swift.
    let handle: ObjectHandle
    let definition: ContextDefinition
    let time: TimeSource
    let log: Log
    let loop: Loop
    let backends: Backends
    let events = EventHub()
    let facts = ContextFacts()
    let pump = PumpGate()
    /// The policy for the next pairing.
    let pairingPolicy = Guarded(PairingPolicy.system)
    /// The newest seed of a simulated device.
    let simulatorSeeds = Guarded<UInt64>(0)
    let operations: OperationTable
    let devices = DeviceRegistry()
    let players: PlayerTable
    let memory: DeviceMemory
    let simulatorMemory: SimulatorMemory
    let familySettings = FamilySettingsTable()
    let subscriptions = OwnedObjects<Subscription>(.subscription)
    let streams = OwnedObjects<SampleStream>(.stream)
    let simulators = OwnedObjects<Simulator>(.simulator)
    let hostRadios = OwnedObjects<HostRadio>(.host)
    /// Objects of the program that end with the context; nil after its end.
    private let attachments = Guarded<[any ContextAttachment]?>([])
    /// Nil before the start and during destruction.
    private let hub = Guarded<Hub?>(nil)

    init(handle: ObjectHandle, definition: ContextDefinition) throws(VeltoError) {
        self.handle = handle
        self.definition = definition
        time = definition.hasManualClock ? .manual() : .monotonic()
        log = Log(time: time, printing: unsafe getenv("VELTO_LOG").map { unsafe String(cString: $0) } ?? "")
        loop = try Loop(time: time, isPumped: definition.isPumped)
        backends = try Backends(definition: definition, loop: loop, log: log)
        operations = OperationTable { [events, time] in events.publish(Event(endOf: $0, $1, at: time.now)) }
        memory = DeviceMemory(definition: definition, loop: loop, log: log)
        simulatorMemory = SimulatorMemory(definition: definition, loop: loop, log: log)
        backends.simulated?.keepStates { [simulatorMemory] in simulatorMemory.save($0) }
        players = PlayerTable(events: events, time: time, memory: memory)
    }

    func start() throws(VeltoError) {
        let hub = Hub(core: self, families: definition.families)
        self.hub.withLock { $0 = hub }
        loop.post { [backends] in hub.open(backends.centrals) }
        if definition.bringsSimulatedCap {
            var cap = SimulatorDefinition()
            cap.givesWay = true
            _ = try createSimulator(cap)
        }
        if !definition.isPumped { try loop.startThread() }
    }

    /// The goodbye timeout: slightly longer than that of a session.
    private static let goodbyeTime = SessionRunner.goodbyeTime + 0.1

    /// Destroys the context: cancels pending operations, closes the library's links, and makes every handle stale.
    ///
    /// Returns when all threads of the context have ended. Destroying twice is harmless.
    func destroy() {
        let ending = hub.withLock { hub in
            defer { hub = nil }
            return hub
        }
        HandleTable.shared.remove(handle)
        OwnerRegistry.shared.forget(self)
        if let ending { stop(ending) }
        operations.close()
        for subscription in subscriptions.close() { subscription.markDestroyed() }
        streams.close()
        devices.close()
        players.close()
        simulators.close()
        hostRadios.close()
        events.close()
    }

    private func stop(_ hub: Hub) {
        let said = Condition(false)
        if definition.isPumped {
            pump.close { loop.wake() }
            hub.sayGoodbyes { said.update { $0 = true } }
            loop.turn(untilMet: { said.read { $0 } }, before: time.now.advanced(bySeconds: Self.goodbyeTime))
            hub.close()
        } else {
            loop.post { hub.sayGoodbyes { said.update { $0 = true } } }
            said.wait(until: time.now.advanced(bySeconds: Self.goodbyeTime)) { $0 }
            loop.post { hub.close() }
            loop.stopThread()
        }
        loop.shutDown()
        let attached = attachments.withLock { attachments in attachments.take() }
        for attachment in attached ?? [] { attachment.contextEnded() }
        memory.close()
        for simulator in simulators.all { simulatorMemory.save(simulator.peripheral) }
        simulatorMemory.close()
    }

    /// Attaches an object that ends with the context.
    func attach(_ attachment: some ContextAttachment) throws(VeltoError) {
        try attachments.withLock { attachments throws(VeltoError) in
            guard attachments?.append(attachment) != nil else { throw .contextGone }
        }
    }

    /// Detaches an object that ended before the context.
    func detach(_ attachment: some ContextAttachment) {
        attachments.withLock { $0?.removeAll { $0 === attachment } }
    }

    /// Posts work to the loop.
    ///
    /// Does nothing during destruction.
    func onLoop(_ work: @escaping @Sendable (Hub) -> Void) {
        guard let hub = hub.withLock({ $0 }) else { return }
        loop.post { work(hub) }
    }

    /// Posts work to the loop, replacing waiting work of the same kind and object.
    func onLoop(_ kind: String, of object: AnyObject, _ work: @escaping @Sendable (Hub) -> Void) {
        guard let hub = hub.withLock({ $0 }) else { return }
        loop.post(LoopWork(kind, on: object)) { work(hub) }
    }

    /// Creates an operation and starts it on the loop.
    func start(
        _ kind: Context.Operation.Kind, for device: Device?, making object: ObjectHandle = .null,
        reading: SignalReading? = nil, _ work: @escaping @Sendable (Hub, Context.Operation) -> Void
    ) throws(VeltoError) -> Context.Operation {
        guard let hub = hub.withLock({ $0 }) else { throw .contextGone }
        let operation = try operations.make(kind, for: device, object: object, reading: reading, in: self)
        loop.post { work(hub, operation) }
        return operation
    }

    /// Publishes an event of a device, from any thread.
    func publish(
        _ payload: Event.Payload, for device: Device, about object: ObjectHandle = .null, result: ResultCode = .ok
    ) {
        guard events.wants(payload) else { return }
        var event = Event(payload)
        event.result = result
        event.deviceHandle = device.handle
        event.objectHandle = object
        event.userData = device.userData
        event.time = time.now
        events.publish(event)
    }

    /// Returns the device with that identifier.
    ///
    /// A new device is created with its saved state.
    func meet(_ identifier: String) throws(VeltoError) -> Device {
        let (device, isNew) = try devices.device(identifier, in: self)
        if isNew {
            let known = memory.device(identifier)
            device.update { record in
                record.metAt = time.now
                if let known { record.recall(known) }
            }
        }
        return device
    }
}
