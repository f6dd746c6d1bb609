internal import VeltoBluetooth
public import VeltoCore
internal import VeltoSimulation

extension Context {
    /// Creates a simulated device, which exists until it or the context is destroyed.
    ///
    /// ```swift
    /// var definition = SimulatorDefinition()
    /// definition.scriptName = "sweep"  // from side to side
    /// let simulator = try context.createSimulator(definition)
    /// try context.setAutoConnect(players: 1)  // finds and connects it like a real cap
    /// try simulator.peripheral.pressButton(for: .milliseconds(100))
    /// ```
    public func createSimulator(_ definition: SimulatorDefinition) throws(VeltoError) -> Simulator {
        try core.createSimulator(definition)
    }
}

extension ContextCore {
    func createSimulator(_ definition: SimulatorDefinition) throws(VeltoError) -> Simulator {
        guard let backend = backends.simulated else {
            throw VeltoError(
                .unsupported, "the context has no simulated backend", remedy: "insert .simulated into backends")
        }
        let seed = try seed(wanted: definition.seed)
        let peripheral = try definition.model.make(seed: seed, definition, time: time)
        if definition.link != LinkConditions() { try peripheral.setLink(definition.link) }
        simulatorMemory.load(peripheral)
        if definition.model.isMovable {
            if let script = definition.script {
                try peripheral.play(script)
            } else {
                try peripheral.play(named: definition.scriptName)
            }
        }
        if definition.isBare { peripheral.setBare(true) }
        let simulator = try simulators.register { handle throws(VeltoError) in
            Simulator(
                handle: handle, peripheral: peripheral, seed: seed, givesWay: definition.givesWay, context: self)
        }
        loop.post(Self.addition(of: simulator)) { backend.add(simulator.peripheral) }
        if !definition.givesWay { removeThoseThatGiveWay() }
        return simulator
    }

    private func removeThoseThatGiveWay() {
        let leaving = simulators.all.filter(\.givesWay)
        guard !leaving.isEmpty else { return }
        for simulator in leaving {
            let device = simulator.device
            destroy(simulator)
            // It would keep a player index, and be reconnected.
            if let device { onLoop("give way", of: device) { $0.remove(device) } }
        }
        onLoop("candidates", of: self) { $0.runAutoConnect() }
    }

    /// Returns a seed that no other simulated device has.
    ///
    /// The seed determines the address.
    private func seed(wanted: UInt64) throws(VeltoError) -> UInt64 {
        let used = Set(simulators.all.map(\.seed))
        guard wanted == 0 else {
            guard !used.contains(wanted) else {
                throw .invalidArgument(
                    "seed", "is \(wanted), and so is that of another simulated device: 0 chooses one")
            }
            return wanted
        }
        return simulatorSeeds.withLock { seed in
            repeat { seed &+= 1 } while used.contains(seed) || seed == 0
            return seed
        }
    }

    func destroy(_ simulator: Simulator) {
        guard simulators.remove(simulator.handle), let backend = backends.simulated else { return }
        simulatorMemory.save(simulator.peripheral)
        // A simulator that was never added need not be removed.
        if !loop.withdraw(Self.addition(of: simulator)) { loop.post { backend.remove(simulator.peripheral) } }
    }

    private static func addition(of simulator: Simulator) -> LoopWork {
        LoopWork("add", on: simulator)
    }
}
