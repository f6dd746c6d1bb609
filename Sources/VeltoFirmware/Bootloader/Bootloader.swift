public import VeltoBluetooth
public import VeltoWearable

/// The bootloader of a device, which only replaces firmware: legacy or secure DFU of Nordic Semiconductor.
///
/// Source: MetaWear system protocol, 10.3.
public struct Bootloader: LinkMode {
    /// The shared instance.
    public init() {}

    /// The mode.
    public var mode: DeviceMode { .bootloader }

    /// By its service.
    public func isEvident(in table: GATTTable) -> Bool {
        BootloaderPoints.areEvident(in: table)
    }

    /// Makes a session with a device in its bootloader.
    public func makeSession() -> any WearableSession {
        BootloaderSession()
    }
}
