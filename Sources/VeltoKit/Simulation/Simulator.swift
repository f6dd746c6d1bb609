public import VeltoCore
public import VeltoSimulation

/// A simulated device in the simulated backend of a context, or in the program's own hands.
///
/// Any thread.
public final class Simulator: Sendable {
    /// The simulator's handle.
    public let handle: UInt64
    /// The device itself.
    public let peripheral: SimulatedPeripheral
    /// What everything random about it comes from.
    public let seed: UInt64
    private let context: ContextCore

    init(handle: UInt64, peripheral: SimulatedPeripheral, seed: UInt64, context: ContextCore) {
        self.handle = handle
        self.peripheral = peripheral
        self.seed = seed
        self.context = context
    }

    /// Plays a script that comes with the library; those that play a game differ from seed to seed.
    public func play(_ scriptName: String) throws(VeltoError) {
        peripheral.play(try .builtIn(scriptName, seed: seed))
    }

    /// What a scan has made of it, nil until one has seen it.
    public var device: Device? {
        context.devices.find(peripheral.identifier)
    }

    /// Removes it: for the other side it just falls silent.
    public func destroy() {
        context.destroy(self)
    }
}

/// How a simulated cap is to be made.
public struct SimulatorDefinition: Sendable {
    /// The advertised name, nil for one made from the seed.
    public var name: String?
    /// Everything random about the device comes from here, its address included; 0 chooses one that is not in use.
    public var seed: UInt64 = 0
    /// The script that comes with the library and moves the device, when the program has no `script` of its own.
    public var scriptName = "play"
    /// What moves the device; nil plays the one of `scriptName`.
    public var script: MotionScript?
    /// The characteristics of a device that is nothing but these; nil for a cap.
    public var attributes: [PeripheralAttribute]?
    /// Which packets it sends.
    public var format = CapPacketFormat.v2
    /// Whether the program is the device's backend.
    public var isBare = false

    /// A cap with a name and an address of its own that plays.
    public init() {}
}

extension Context {
    /// Makes a simulated cap; it stays until it is destroyed, or the context is.
    public func createSimulator(_ definition: SimulatorDefinition) throws(VeltoError) -> Simulator {
        try core.createSimulator(definition)
    }
}

extension ContextCore {
    func createSimulator(_ definition: SimulatorDefinition) throws(VeltoError) -> Simulator {
        guard let backend = backends.simulated else {
            throw VeltoError(.unsupported, "the context has no simulated backend")
        }
        let seed = definition.seed == 0 ? nextSimulatorSeed() : definition.seed
        let script = try script(of: definition, seed: seed)
        let peripheral = try peripheral(of: definition, seed: seed)
        let simulator = try simulators.register { handle throws(VeltoError) in
            Simulator(handle: handle, peripheral: peripheral, seed: seed, context: self)
        }
        simulator.peripheral.play(script)
        if definition.isBare { simulator.peripheral.setBare(true) }
        loop.post { backend.add(simulator.peripheral) }
        return simulator
    }

    private func peripheral(
        of definition: SimulatorDefinition, seed: UInt64
    ) throws(VeltoError) -> SimulatedPeripheral {
        if let attributes = definition.attributes {
            return try .table(seed: seed, name: definition.name, attributes: attributes, time: time)
        }
        return .cap(
            seed: seed, name: definition.name, configuration: CapConfiguration(format: definition.format), time: time)
    }

    private func script(of definition: SimulatorDefinition, seed: UInt64) throws(VeltoError) -> MotionScript {
        if let script = definition.script { return script }
        return try .builtIn(definition.scriptName, seed: seed)
    }

    private func nextSimulatorSeed() -> UInt64 {
        simulatorSeeds.withLock { seed in
            seed &+= 1
            return seed
        }
    }

    func destroy(_ simulator: Simulator) {
        guard simulators.remove(simulator.handle), let backend = backends.simulated else { return }
        loop.post { backend.remove(simulator.peripheral) }
    }
}

extension MotionScript {
    /// The script of that name, or a refusal that tells which ones there are.
    fileprivate static func builtIn(_ name: String, seed: UInt64) throws(VeltoError) -> MotionScript {
        guard let script = named(name, seed: seed) else {
            throw VeltoError(.notFound, "there is no script \(name); there are \(builtInNames)")
        }
        return script
    }
}
