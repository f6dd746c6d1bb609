public import VeltoBluetooth
package import VeltoCore

/// The kind of program running on a device.
public enum DeviceMode: Hashable, Sendable {
    /// The application firmware of the family.
    case application
    /// A bootloader, which only updates firmware.
    case bootloader
}

/// A mode in which a device does not run its family's application.
///
/// It is recognized by the GATT table before any family.
///
/// A stateless value.
public protocol LinkMode: Sendable {
    /// The mode.
    var mode: DeviceMode { get }

    /// Returns whether a device with these services is in the mode.
    func isEvident(in table: GATTTable) -> Bool

    /// Creates a session for a device in the mode.
    ///
    /// It replaces the session of the family.
    func makeSession() -> any WearableSession
}

extension VeltoError {
    /// The error of functions that require the device's application firmware.
    package static let inBootloader = VeltoError(
        .invalidState,
        "the device is in its bootloader, which only replaces firmware", remedy: "update it, or press its reset button")
}
