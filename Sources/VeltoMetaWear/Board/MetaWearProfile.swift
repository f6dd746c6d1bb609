public import VeltoBluetooth

/// The services and characteristics of a MetaWear board.
///
/// Source: MetaWear system protocol, 0.1.
public enum MetaWearProfile {
    /// The vendor's service, which identifies a board.
    public static let service = vendor(0x9000)
    /// The characteristic for commands.
    public static let command = vendor(0x9001)
    /// The characteristic for notifications of responses and data.
    public static let notification = vendor(0x9006)
    /// The service of a board in its bootloader, which has no other service.
    public static let bootloader = BluetoothUUID(high: 0x0000_1530_1212_EFDE, low: 0x1523_785F_EABC_D123)

    /// The Device Information service.
    public static let deviceInformation = BluetoothUUID(assigned: 0x180A)
    /// The number of the model.
    public static let model = BluetoothUUID(assigned: 0x2A24)
    /// The serial number.
    public static let serial = BluetoothUUID(assigned: 0x2A25)
    /// The firmware version.
    public static let firmware = BluetoothUUID(assigned: 0x2A26)
    /// The revision of the hardware.
    public static let hardware = BluetoothUUID(assigned: 0x2A27)
    /// The manufacturer.
    public static let manufacturer = BluetoothUUID(assigned: 0x2A29)

    /// `326Axxxx-85CB-9195-D9DD-464CFBBAE75A`.
    private static func vendor(_ number: UInt16) -> BluetoothUUID {
        BluetoothUUID(high: 0x326A_0000_85CB_9195 | UInt64(number) << 32, low: 0xD9DD_464C_FBBA_E75A)
    }
}
