public import VeltoWearable

/// The options of a firmware update.
public struct FirmwareUpdateOptions: Hashable, Sendable {
    /// The checks that are left out before the firmware is replaced.
    public var flags: FirmwareUpdateFlags
    /// The version that the device must have afterwards; nil for any.
    public var version: String?
    /// The address or the identifier of the bootloader; nil for the device's own address or the one after it.
    public var bootloader: String?

    /// Describes the options; by default everything is checked but the version.
    public init(flags: FirmwareUpdateFlags = [], version: String? = nil, bootloader: String? = nil) {
        self.flags = flags
        self.version = version
        self.bootloader = bootloader
    }
}
