/// The device information; nil for details that the device does not report.
public struct DeviceDetails: Hashable, Sendable {
    /// The name that the user gave the device.
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

    /// The texts, by number in the C interface.
    public enum Item: CaseIterable, Hashable, Sendable {
        /// The manufacturer.
        case manufacturer
        /// The model.
        case model
        /// The serial number.
        case serial
        /// The version of the firmware.
        case firmware
        /// The version of the hardware.
        case hardware
        /// The version of the bootloader.
        case bootloader
        /// The version of the second processor's firmware.
        case secondFirmware
    }

    /// Returns one of the texts; nil for what the device does not say.
    public subscript(_ item: Item) -> String? {
        switch item {
        case .manufacturer: manufacturer
        case .model: model
        case .serial: serial
        case .firmware: firmware
        case .hardware: hardware
        case .bootloader: bootloader
        case .secondFirmware: secondFirmware
        }
    }
}
