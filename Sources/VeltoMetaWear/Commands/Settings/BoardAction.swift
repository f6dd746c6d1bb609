/// An action that a board performs once, and that has no state.
///
/// Source: MetaWear module protocol, 4.13.
public enum BoardAction: CaseIterable, Hashable, Sendable {
    /// It begins to advertise.
    case startAdvertising
    /// It asks to be paired.
    case startBonding
    /// It forgets those that it is paired with, when the link ends.
    case eraseBonds
    /// Its watchdog starts counting again.
    case refreshWatchdog

    fileprivate var packet: [UInt8] {
        switch self {
        case .startAdvertising: BoardRegister(.settings, 0x05).command()
        case .startBonding: BoardRegister(.settings, 0x06).command()
        case .eraseBonds: BoardRegister(.settings, 0x04).command(1)
        case .refreshWatchdog: BoardRegister(.settings, 0x10).command()
        }
    }

    fileprivate var purpose: String {
        switch self {
        case .startAdvertising: "start advertising"
        case .startBonding: "start bonding"
        case .eraseBonds: "erase the bonds"
        case .refreshWatchdog: "refresh the watchdog"
        }
    }
}

/// Lets a board perform an action.
struct RunAction: BoardCommand {
    let action: BoardAction

    var module: BoardModule? { .settings }

    func steps(on board: inout BoardPlan) -> [BoardStep] { [.write(action.packet, action.purpose)] }
}
