/// What a device says of itself; nil for what it does not say.
public struct DeviceDetails: Hashable, Sendable {
    /// The name that its user gave it.
    public var name: String?
    /// The manufacturer.
    public var manufacturer: String?
    /// The model.
    public var model: String?
    /// The serial number.
    public var serial: String?
    /// The version of the hardware.
    public var hardware: String?
    /// The version of the firmware.
    public var firmware: String?
    /// The version of the bootloader.
    public var bootloader: String?
    /// The version of the second processor's firmware.
    public var secondFirmware: String?
    /// The charge of the battery in percent.
    public var battery: UInt8?

    /// Nothing is known.
    public init() {}
}
