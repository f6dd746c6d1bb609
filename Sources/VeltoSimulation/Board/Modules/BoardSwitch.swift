internal import VeltoCore

/// The switch, which notifies each edge.
///
/// Source: MetaWear module notes, 4.1.
struct BoardSwitch: BoardModule {
    private static let module: UInt8 = 0x01
    private static let state: UInt8 = 0x01

    let notifying = [state]

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        register == Self.state && payload.isEmpty ? [body.isSwitchDown ? 1 : 0] : nil
    }

    mutating func notice(
        _ happening: BoardHappening, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        guard case .switched(let isDown) = happening else { return }
        bus.notify(Self.module, Self.state, [isDown ? 1 : 0], at: time)
    }
}
