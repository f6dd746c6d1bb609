package import VeltoBluetooth

/// The characteristics of a bootloader's firmware transfer.
///
/// Source: MetaWear system protocol, 10.4 and 10.5.
package struct BootloaderPoints: Hashable, Sendable {
    package let procedure: FirmwareImage.Procedure
    /// The control point, which receives commands and notifies responses.
    package let control: ValueHandle
    /// The packet characteristic, which receives the image.
    package let packet: ValueHandle

    private static let (legacyService, secureService) = (legacy(0x1530), BluetoothUUID(assigned: 0xFE59))
    private static let (legacyControl, legacyPacket) = (legacy(0x1531), legacy(0x1532))
    private static let (secureControl, securePacket) = (secure(1), secure(2))

    /// Finds the characteristics, preferring those of a secure bootloader; returns nil if there are none.
    package init?(in table: GATTTable) {
        if let control = table.characteristic(Self.secureControl), let packet = table.characteristic(Self.securePacket)
        {
            (procedure, self.control, self.packet) = (.secure, control.handle, packet.handle)
        } else if let control = table.characteristic(Self.legacyControl),
            let packet = table.characteristic(Self.legacyPacket)
        {
            (procedure, self.control, self.packet) = (.legacy, control.handle, packet.handle)
        } else {
            return nil
        }
    }

    /// Returns the characteristic of the bootloader's version: the firmware revision of the device information service.
    static func version(in table: GATTTable) -> ValueHandle? {
        table.characteristic(BluetoothUUID(assigned: 0x2A26))?.handle
    }

    /// Returns whether a table contains a bootloader's services, complete or not.
    static func areEvident(in table: GATTTable) -> Bool {
        table.hasService(legacyService) || BootloaderPoints(in: table) != nil
    }

    /// Returns whether advertised services are those of a bootloader.
    package static func areEvident(in services: [BluetoothUUID]) -> Bool {
        services.contains(legacyService) || services.contains(secureService)
    }

    private static func legacy(_ number: UInt64) -> BluetoothUUID {
        BluetoothUUID(high: 0x0000_0000_1212_EFDE | number << 32, low: 0x1523_785F_EABC_D123)
    }

    private static func secure(_ number: UInt64) -> BluetoothUUID {
        BluetoothUUID(high: 0x8EC9_0000_F315_4F60 | number << 32, low: 0x9FB8_8388_30DA_EA50)
    }
}
