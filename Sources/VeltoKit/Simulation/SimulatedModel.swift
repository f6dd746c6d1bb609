public import VeltoCore
public import VeltoSimulation

/// The models of simulated devices.
public enum SimulatedModel: Sendable {
    /// A Triki cap that sends packets of one format.
    case trikiCap(CapPacketFormat = .v2)
    /// A device with only a GATT table.
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

        /// Returns the model with that name.
        ///
        /// The error for an unknown name lists the known ones.
        public init(named name: String) throws(VeltoError) {
            guard let kind = Self.allCases.first(where: { $0.name == name }) else {
                let known = name.nearest(among: Self.allCases.map(\.name)).joined(separator: ", ")
                throw VeltoError(.notFound, "there is no model \(name): must be one of \(known)")
            }
            self = kind
        }
    }

    func make(
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
    var isMovable: Bool {
        if case .table = self { false } else { true }
    }
}
