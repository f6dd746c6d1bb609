/// The device information; nil for details that the device does not report.
public struct DeviceDetails: Hashable, Sendable {
    /// The user-visible name.
    public var name: String?
    /// The manufacturer.
    public var manufacturer: String?
    /// The model.
    public var model: String?
    /// The serial number.
    public var serial: String?
    /// The hardware version.
    public var hardware: String?
    /// The firmware version.
    public var firmware: String?
    /// The bootloader version.
    public var bootloader: String?
    /// The firmware version of the second processor.
    public var secondFirmware: String?
    /// The hardware version as a number: major · 10000 + minor · 100 + build.
    ///
    /// Nil if it has another format.
    public var hardwareVersion: Int32?
    /// The firmware version as a number: major · 10000 + minor · 100 + build.
    ///
    /// Nil if it has another format.
    public var firmwareVersion: Int32?
    /// The battery charge in percent.
    public var battery: UInt8?

    /// Creates empty details.
    public init() {}

    /// The texts, numbered as in the C interface.
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

    /// Returns a text; nil if the device does not report it.
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
