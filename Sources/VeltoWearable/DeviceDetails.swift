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
    /// The version of the hardware as a number, major · 10000 + minor · 100 + build, if it is one.
    public var hardwareVersion: Int32?
    /// The version of the firmware as a number, likewise.
    public var firmwareVersion: Int32?
    /// The charge of the battery in percent.
    public var battery: UInt8?

    /// Nothing is known.
    public init() {}
}
