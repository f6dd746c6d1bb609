package import VeltoBluetooth
package import VeltoWearable

/// The bootloader mode of a device, in which only its firmware can be replaced.
///
/// The bootloader is the legacy or secure DFU of Nordic Semiconductor. Source: MetaWear system protocol, 10.3.
package struct Bootloader: LinkMode {
    /// Creates the mode, which has no settings.
    package init() {}

    /// The mode.
    package var mode: DeviceMode { .bootloader }

    /// Returns whether a table contains one of the two DFU services.
    package func isEvident(in table: GATTTable) -> Bool {
        BootloaderPoints.areEvident(in: table)
    }

    /// Creates the session with a device in bootloader mode.
    package func makeSession() -> any WearableSession {
        BootloaderSession()
    }
}
