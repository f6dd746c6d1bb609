public import VeltoBluetooth
package import VeltoCore

/// The program that runs on a device, as far as the library distinguishes it.
public enum DeviceMode: Hashable, Sendable {
    /// The firmware that its family knows.
    case application
    /// A bootloader, which only replaces firmware.
    case bootloader
}

/// A mode in which a device is not what its family knows: recognized by the GATT table, before any family.
///
/// A stateless value.
public protocol LinkMode: Sendable {
    /// The mode.
    var mode: DeviceMode { get }

    /// Returns whether a device with these services is in the mode.
    func isEvident(in table: GATTTable) -> Bool

    /// Makes a session with a device in the mode; the session of its family does not take part.
    func makeSession() -> any WearableSession
}

extension VeltoError {
    /// Thrown by what only the firmware of a device can do.
    package static let inBootloader = VeltoError(
        .invalidState,
        "the device is in its bootloader, which only replaces firmware", remedy: "update it, or press its reset button")
}
