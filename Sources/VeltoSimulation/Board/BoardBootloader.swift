internal import VeltoBluetooth

/// The firmware that replaces a board's firmware.
///
/// The simulated bootloader replaces nothing, and starts the board's firmware again on a reset command.
/// Source: MetaWear system notes, 10.4.
enum BoardBootloader {
    static let controlPoint: ValueHandle = 0x0003
    private static let packet: ValueHandle = 0x0006
    private static let version: ValueHandle = 0x0008

    static let service = update(0x1530)

    static let attributes: [PeripheralAttribute] = [
        PeripheralAttribute(
            Characteristic(
                service: service, uuid: update(0x1531), handle: controlPoint, properties: [.write, .notify]),
            writableLengths: 1...BoardTable.longestPacket),
        PeripheralAttribute(
            Characteristic(service: service, uuid: update(0x1532), handle: packet, properties: .writeWithoutResponse),
            writableLengths: 1...BoardTable.longestPacket),
        PeripheralAttribute(
            Characteristic(service: service, uuid: update(0x1534), handle: version, properties: .read)),
    ]

    private static func update(_ number: UInt64) -> BluetoothUUID {
        BluetoothUUID(high: 0x0000_0000_1212_EFDE | number << 32, low: 0x1523_785F_EABC_D123)
    }

    // MARK: Commands

    /// The reaction to a command.
    enum Reaction: Equatable {
        case none
        case reset
        /// Notifies the control point.
        case notify([UInt8])
    }

    private static let activation: UInt8 = 0x05
    private static let reset: UInt8 = 0x06
    private static let response: UInt8 = 0x10
    private static let notSupported: UInt8 = 0x03

    static func reaction(to bytes: [UInt8], at handle: ValueHandle) -> Reaction {
        guard handle == controlPoint, let operation = bytes.first else { return .none }
        return operation == activation || operation == reset
            ? .reset : .notify([response, operation, notSupported])
    }

    /// Version 0.8.
    static func read(_ handle: ValueHandle) -> [UInt8]? {
        handle == version ? [8, 0] : nil
    }
}
