internal import VeltoCore

/// The parameters of the beacon that a board is while it is not connected.
///
/// Source: MetaWear module notes, 4.6.
struct BoardBeacon: BoardModule {
    private var registers = BoardRegisters([
        0x01: [0], 0x02: [UInt8](repeating: 0, count: 16), 0x03: [0, 0], 0x04: [0, 0], 0x05: [0xC9], 0x06: [0],
        0x07: [0xBC, 0x02],
    ])

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ output: inout BoardOutput, at time: Timestamp
    ) {
        registers.write(register, payload)
        body.isBeacon = registers.byte(0x01, 0) == 1
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        registers.read(register, payload)
    }
}
