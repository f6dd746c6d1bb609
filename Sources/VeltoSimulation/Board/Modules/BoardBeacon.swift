internal import VeltoBluetooth
internal import VeltoCore

/// The iBeacon parameters of a board.
///
/// The beacon is only sent while the board is not connected.
///
/// Source: MetaWear module notes, 4.6.
struct BoardBeacon: BoardModule {
    private static let apple: UInt16 = 0x004C
    private static let kind: [UInt8] = [0x02, 0x15]
    /// The write-only register that enables the beacon.
    private static let enable: UInt8 = 0x01
    private var registers = BoardRegisters([
        0x01: [0], 0x02: [UInt8](repeating: 0, count: 16), 0x03: [0, 0], 0x04: [0, 0], 0x05: [0xC9], 0x06: [0],
        0x07: [0xBC, 0x02],
    ])

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        registers.write(register, payload)
        body.advertising.beacon = registers.byte(Self.enable, 0) == 1 ? frame : nil
    }

    /// The manufacturer data of the beacon, big-endian.
    private var frame: Advertisement.ManufacturerData {
        let numbers = [UInt8(0x02), 0x03, 0x04].flatMap { (registers.read($0, []) ?? []).reversed() }
        return Advertisement.ManufacturerData(
            company: Self.apple, bytes: Self.kind + numbers + [registers.byte(0x05, 0)])
    }

    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] { registers.commands }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        register == Self.enable ? nil : registers.read(register, payload)
    }
}
