internal import VeltoCore
internal import VeltoWearable

/// Something that a board does once, and that has no state.
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
}

/// Lets a board do it.
struct RunAction: ModuleCommand {
    let action: BoardAction

    var module: BoardModule { .settings }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try await board.talk.write(action.packet)
        return []
    }
}

/// Lets the board act as if one of its modules had notified something: a press of the button without a hand.
///
/// Source: MetaWear module protocol, 4.18.
struct WriteTestNotification: ModuleCommand {
    /// What the module would notify: module, register, and the payload.
    let packet: [UInt8]

    var module: BoardModule { .debug }

    private static let register = BoardRegister(.debug, 0x03)
    /// The packet around it takes three more.
    private static let largestSize = BoardPacket.largestSize - 3

    func check() throws(VeltoError) {
        try checkInteger(packet.count, "packet.count", BoardPacket.headerSize, Self.largestSize)
    }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try check()
        let header = packet.prefix(BoardPacket.headerSize)
        let payload = packet.dropFirst(BoardPacket.headerSize)
        try await board.talk.write(Self.register.command(header + [0] + payload))
        return []
    }
}
