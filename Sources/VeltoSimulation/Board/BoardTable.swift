internal import VeltoBluetooth

/// The attribute table of a board.
///
/// Source: MetaWear module notes, 1.1.
struct BoardTable {
    static let deviceName: ValueHandle = 0x0003
    static let manufacturer: ValueHandle = 0x0006
    static let modelNumber: ValueHandle = 0x0008
    static let serial: ValueHandle = 0x000A
    static let firmwareVersion: ValueHandle = 0x000C
    static let hardwareVersion: ValueHandle = 0x000E
    static let battery: ValueHandle = 0x0011
    static let command: ValueHandle = 0x0015
    static let notification: ValueHandle = 0x0017

    static let service = board(0x9000)

    /// The longest packet in both directions; only a long name needs more.
    static let longestPacket = 20
    static let longestNamePacket = 28

    static let attributes: [PeripheralAttribute] = [
        text(0x1800, 0x2A00, deviceName),
        text(0x180A, 0x2A29, manufacturer),
        text(0x180A, 0x2A24, modelNumber),
        text(0x180A, 0x2A25, serial),
        text(0x180A, 0x2A26, firmwareVersion),
        text(0x180A, 0x2A27, hardwareVersion),
        PeripheralAttribute(
            Characteristic(
                service: BluetoothUUID(assigned: 0x180F), uuid: BluetoothUUID(assigned: 0x2A19), handle: battery,
                properties: [.read, .notify])),
        PeripheralAttribute(
            Characteristic(
                service: service, uuid: board(0x9001), handle: command, properties: [.write, .writeWithoutResponse]),
            writableLengths: 0...longestNamePacket),
        PeripheralAttribute(
            Characteristic(service: service, uuid: board(0x9006), handle: notification, properties: .notify)),
    ]

    private static func text(_ service: UInt32, _ number: UInt32, _ handle: ValueHandle) -> PeripheralAttribute {
        PeripheralAttribute(
            Characteristic(
                service: BluetoothUUID(assigned: service), uuid: BluetoothUUID(assigned: number), handle: handle,
                properties: .read))
    }

    private static func board(_ number: UInt64) -> BluetoothUUID {
        BluetoothUUID(high: 0x326A_0000_85CB_9195 | number << 32, low: 0xD9DD_464C_FBBA_E75A)
    }
}
