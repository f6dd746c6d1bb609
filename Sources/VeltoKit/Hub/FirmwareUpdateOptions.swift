public import VeltoWearable

/// The options of a firmware update.
public struct FirmwareUpdateOptions: Hashable, Sendable {
    /// The checks to skip before the update.
    public var flags: FirmwareUpdateFlags
    /// The required version after the update; nil for any.
    public var version: String?
    /// The address or identifier of the bootloader; nil for the device's own address or the next one.
    public var bootloader: String?

    /// Creates options.
    ///
    /// By default all checks except the version are performed.
    public init(flags: FirmwareUpdateFlags = [], version: String? = nil, bootloader: String? = nil) {
        self.flags = flags
        self.version = version
        self.bootloader = bootloader
    }
}
