public import VeltoCore
public import VeltoSimulation

/// A simulated device in the simulated backend of a context, or carried by the program.
///
/// Any thread.
public final class Simulator: Sendable {
    /// The simulator's handle.
    package let handle: ObjectHandle
    /// The device itself.
    public let peripheral: SimulatedPeripheral
    /// The seed of everything random about it.
    public let seed: UInt64
    private let context: ContextCore

    init(handle: ObjectHandle, peripheral: SimulatedPeripheral, seed: UInt64, context: ContextCore) {
        self.handle = handle
        self.peripheral = peripheral
        self.seed = seed
        self.context = context
    }

    /// Plays a built-in script; those that play a game differ from seed to seed.
    public func play(_ scriptName: String) throws(VeltoError) {
        try peripheral.play(named: scriptName)
    }

    /// The device that a scan has found, nil until then.
    public var device: Device? {
        context.devices.find(peripheral.identifier)
    }

    /// Removes it: to the other side it falls silent.
    public func destroy() {
        context.destroy(self)
    }
}

/// The models of simulated devices.
public enum SimulatedModel: Sendable {
    /// A Triki cap that sends packets of one format.
    case trikiCap(CapPacketFormat = .v2)
    /// A device that is nothing but its characteristics.
    case table([PeripheralAttribute])
    /// A TAP wearable.
    case tap(TapConfiguration)
    /// A MetaWear board.
    case board(BoardConfiguration)

    /// A model without its parameters.
    public enum Kind: CaseIterable, Sendable {
        /// A Triki cap.
        case trikiCap
        /// A device without firmware.
        case table
        /// A Tap Strap 2, with the classic protocol.
        case tapStrap2
        /// A TapXR, with the classic protocol.
        case tapXR
        /// A Tap Strap 2 with the framed protocol.
        case tapStrap2Framed
        /// A TapXR with the framed protocol.
        case tapXRFramed
        /// A MetaMotion R board.
        case metaMotionR
        /// A MetaMotion RL board.
        case metaMotionRL
        /// A MetaMotion S board.
        case metaMotionS
        /// A MetaEnvironment board.
        case metaEnvironment

        /// The name, such as `triki-cap`.
        public var name: String {
            switch self {
            case .trikiCap: "triki-cap"
            case .table: "table"
            case .tapStrap2: "tap-strap-2"
            case .tapXR: "tap-xr"
            case .tapStrap2Framed: "tap-strap-2-framed"
            case .tapXRFramed: "tap-xr-framed"
            case .metaMotionR: "metamotion-r"
            case .metaMotionRL: "metamotion-rl"
            case .metaMotionS: "metamotion-s"
            case .metaEnvironment: "metaenvironment"
            }
        }

        /// The model of that name; the error for an unknown one lists the known ones.
        public init(named name: String) throws(VeltoError) {
            guard let kind = Self.allCases.first(where: { $0.name == name }) else {
                let known = Self.allCases.map(\.name).joined(separator: ", ")
                throw VeltoError(.notFound, "there is no model \(name): must be one of \(known)")
            }
            self = kind
        }
    }

    fileprivate func make(
        seed: UInt64, _ definition: SimulatorDefinition, time: TimeSource
    ) throws(VeltoError) -> SimulatedPeripheral {
        let (name, isNameLate, relation) =
            (definition.name, definition.isNameInScanResponse, definition.hostRelation)
        switch self {
        case .trikiCap(let format):
            return .cap(
                seed: seed, name: name, configuration: CapConfiguration(format: format),
                isNameInScanResponse: isNameLate, relation: relation, time: time)
        case .table(let attributes):
            return try .table(
                seed: seed, name: name, attributes: attributes, isNameInScanResponse: isNameLate, relation: relation,
                time: time)
        case .tap(let configuration):
            return .tap(
                seed: seed, name: name, configuration: configuration, isNameInScanResponse: isNameLate,
                relation: relation, time: time)
        case .board(let configuration):
            return .board(
                seed: seed, name: name, configuration: configuration, isNameInScanResponse: isNameLate,
                relation: relation, time: time)
        }
    }

    /// Whether a script can move the device.
    fileprivate var isMovable: Bool {
        if case .table = self { false } else { true }
    }
}

/// The definition of a simulated device.
public struct SimulatorDefinition: Sendable {
    /// The advertised name, nil for one made from the seed.
    public var name: String?
    /// Everything random about the device comes from here, its address included; 0 chooses one that is not in use.
    public var seed: UInt64 = 0
    /// The model.
    public var model = SimulatedModel.trikiCap()
    /// The built-in script that moves the device, if there is no `script`.
    public var scriptName = "play"
    /// The script that moves the device; nil for the one of `scriptName`.
    public var script: MotionScript?
    /// Whether the program is the device's backend.
    public var isBare = false
    /// Whether the scan response carries the name, instead of the advertising packet.
    public var isNameInScanResponse = false
    /// What the host's system already has with the device.
    public var hostRelation = HostRelation.none

    /// A cap with a generated name and address that plays.
    public init() {}
}

extension Context {
    /// Makes a simulated device; it stays until it is destroyed, or the context is.
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
                .unsupported, "the context has no simulated backend: insert .simulated into backends")
        }
        let seed = try seed(wanted: definition.seed)
        let peripheral = try definition.model.make(seed: seed, definition, time: time)
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
            Simulator(handle: handle, peripheral: peripheral, seed: seed, context: self)
        }
        loop.post(Self.addition(of: simulator)) { backend.add(simulator.peripheral) }
        return simulator
    }

    /// A seed that no other simulated device has: it makes the address.
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
        // A simulator that was never added has nothing to be removed from.
        if !loop.withdraw(Self.addition(of: simulator)) { loop.post { backend.remove(simulator.peripheral) } }
    }

    private static func addition(of simulator: Simulator) -> LoopWork {
        LoopWork("add", on: simulator)
    }
}
