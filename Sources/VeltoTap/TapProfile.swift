public import VeltoBluetooth

/// The services and characteristics of a TAP.
///
/// Source: TAP protocol notes, 1.1 and 1.2.
public enum TapProfile {
    /// The vendor's service, which identifies a TAP.
    public static let service = vendor(0x0001)
    /// The user's settings.
    public static let settings = vendor(0x0002)
    /// The user-visible device name.
    public static let name = vendor(0x0003)
    /// Finger taps and the state of the keyboard.
    public static let taps = vendor(0x0005)
    /// The velocity of the pointer.
    public static let mouse = vendor(0x0006)
    /// Haptics.
    public static let haptics = vendor(0x0009)
    /// Air gestures, and the state of the air mouse.
    public static let air = vendor(0x000A)
    /// Requests for the keyboard's state.
    public static let requests = vendor(0x000B)
    /// The version of the neural model of a TapXR.
    public static let model = vendor(0x000C)
    /// The firmware version of the second processor of a TapXR.
    public static let secondFirmware = vendor(0x000D)
    /// The notifications of the framed protocol.
    public static let framesIn = vendor(0x000E)
    /// The writes of the framed protocol.
    public static let framesOut = vendor(0x000F)

    /// The Nordic UART service.
    public static let uart = nordic(0x01)
    /// Commands for the input mode and the state of a TapXR.
    public static let commands = nordic(0x02)
    /// The stream of raw sensor values.
    public static let rawSensors = nordic(0x03)

    /// The Device Information service.
    public static let deviceInformation = BluetoothUUID(assigned: 0x180A)
    /// The serial number.
    public static let serial = BluetoothUUID(assigned: 0x2A25)
    /// The firmware version.
    public static let firmware = BluetoothUUID(assigned: 0x2A26)
    /// The hardware version.
    public static let hardware = BluetoothUUID(assigned: 0x2A27)
    /// The version of the bootloader.
    public static let bootloader = BluetoothUUID(assigned: 0x2A28)
    /// The manufacturer.
    public static let manufacturer = BluetoothUUID(assigned: 0x2A29)
    /// The Battery service.
    public static let batteryService = BluetoothUUID(assigned: 0x180F)
    /// The charge of the battery.
    public static let battery = BluetoothUUID(assigned: 0x2A19)

    /// `C3FFxxxx-1D8B-40FD-A56F-C7BD5D0F3370`.
    private static func vendor(_ number: UInt16) -> BluetoothUUID {
        BluetoothUUID(high: 0xC3FF_0000_1D8B_40FD | UInt64(number) << 32, low: 0xA56F_C7BD_5D0F_3370)
    }

    /// `6E4000xx-B5A3-F393-E0A9-E50E24DCCA9E`.
    private static func nordic(_ number: UInt8) -> BluetoothUUID {
        BluetoothUUID(high: 0x6E40_0000_B5A3_F393 | UInt64(number) << 32, low: 0xE0A9_E50E_24DC_CA9E)
    }
}
