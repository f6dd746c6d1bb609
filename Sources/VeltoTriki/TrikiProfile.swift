public import VeltoBluetooth

/// The service and characteristics of a cap.
///
/// Source: Triki protocol notes, 1.1.
public enum TrikiProfile {
    /// The Nordic UART service.
    public static let service = uuid(0x01)
    /// The characteristic that the host writes.
    public static let rx = uuid(0x02)
    /// The characteristic that the cap notifies.
    ///
    /// It is the only source of packets.
    public static let tx = uuid(0x03)

    /// `6E4000xx-B5A3-F393-E0A9-E50E24DCCA9E`.
    private static func uuid(_ number: UInt8) -> BluetoothUUID {
        BluetoothUUID(high: 0x6E40_0000_B5A3_F393 | UInt64(number) << 32, low: 0xE0A9_E50E_24DC_CA9E)
    }
}
