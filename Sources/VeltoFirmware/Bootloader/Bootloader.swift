package import VeltoBluetooth
package import VeltoWearable

/// The bootloader of a device, which only replaces firmware: legacy or secure DFU of Nordic Semiconductor.
///
/// Source: MetaWear system protocol, 10.3.
package struct Bootloader: LinkMode {
    /// Creates the mode, which has no settings.
    package init() {}

    /// The mode.
    package var mode: DeviceMode { .bootloader }

    /// Whether the table has the service of one of the two.
    package func isEvident(in table: GATTTable) -> Bool {
        BootloaderPoints.areEvident(in: table)
    }

    /// Creates a session with a device in its bootloader.
    package func makeSession() -> any WearableSession {
        BootloaderSession()
    }
}
