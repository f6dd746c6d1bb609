internal import VeltoCore

/// The hygrometer of older boards.
///
/// Source: MetaWear module notes, 4.16.
struct BoardHygrometer: BoardModule {
    private var registers = BoardRegisters([Register.oversampling: [1]])

    private enum Register {
        static let humidity: UInt8 = 0x01
        static let oversampling: UInt8 = 0x02
    }

    private static let codes: ClosedRange<UInt8> = 1...5

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        guard payload.count == 1, Self.codes.contains(payload[0]) else { return }
        registers.write(register, payload)
    }

    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] { registers.commands }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        guard register == Register.humidity, payload.isEmpty else { return registers.read(register, payload) }
        return UInt32(clampedCount: body.humidity * 1024).littleEndianBytes
    }
}
