internal import VeltoCore

/// A one-time action of a board, without state.
///
/// Source: MetaWear module protocol, 4.13.
public enum BoardAction: CaseIterable, Hashable, Sendable {
    /// Start advertising.
    case startAdvertising
    /// Request pairing.
    case startBonding
    /// Erase all bonds when the link ends.
    case eraseBonds
    /// Restart the watchdog.
    case refreshWatchdog
    /// Put the magnetometer into the deep sleep of a reset, without its configuration.
    ///
    /// Its next start wakes it.
    case suspendMagnetometer

    fileprivate var packet: [UInt8] {
        switch self {
        case .startAdvertising: BoardRegister(.settings, 0x05).command()
        case .startBonding: BoardRegister(.settings, 0x06).command()
        case .eraseBonds: BoardRegister(.settings, 0x04).command(1)
        case .refreshWatchdog: BoardRegister(.settings, 0x10).command()
        case .suspendMagnetometer: BoardRegister(.magnetometer, 0x01).command(2)
        }
    }

    fileprivate var purpose: String {
        switch self {
        case .startAdvertising: "start advertising"
        case .startBonding: "start bonding"
        case .eraseBonds: "erase the bonds"
        case .refreshWatchdog: "refresh the watchdog"
        case .suspendMagnetometer: "suspend the magnetometer"
        }
    }
}

/// Lets a board perform an action.
struct RunAction: BoardCommand {
    let action: BoardAction

    private static let firstSuspendingRevision: UInt8 = 2

    var module: BoardModule? { action == .suspendMagnetometer ? .magnetometer : .settings }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        if action == .suspendMagnetometer { try suspend(&board) }
        return [.write(action.packet, action.purpose)]
    }

    private func suspend(_ board: inout BoardPlan) throws(VeltoError) {
        try board.require(Self.firstSuspendingRevision, of: .magnetometer, for: "suspending")
        guard board.sensors.users(of: .magnetometer).isEmpty, board.sensors.users(of: .fusion).isEmpty else {
            throw VeltoError(.invalidState, "the magnetometer runs", remedy: "stop it, or sensor fusion, first")
        }
        board.awake.remove(.magnetometer)
    }
}
