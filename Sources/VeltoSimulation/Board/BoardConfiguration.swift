/// The hardware and the firmware of a simulated MetaWear board.
public struct BoardConfiguration: Hashable, Sendable {
    /// The kinds of boards.
    public enum Hardware: CaseIterable, Sendable {
        /// MetaMotion R: a BMI160, a barometer and a light sensor.
        case metaMotionR
        /// MetaMotion RL: a BMI160.
        case metaMotionRL
        /// MetaMotion S: a BMI270, a barometer and a light sensor.
        case metaMotionS
        /// MetaEnvironment: a BME280 that measures pressure and humidity, and an accelerometer that is not simulated.
        case metaEnvironment

        /// The name of the product.
        var name: String {
            switch self {
            case .metaMotionR: "MetaMotion R"
            case .metaMotionRL: "MetaMotion RL"
            case .metaMotionS: "MetaMotion S"
            case .metaEnvironment: "MetaEnvironment"
            }
        }

        /// The model number in the device information service.
        var modelNumber: String {
            switch self {
            case .metaMotionR, .metaMotionRL: "5"
            case .metaMotionS: "8"
            case .metaEnvironment: "2"
            }
        }

        /// The hardware version of the latest boards.
        ///
        /// The version of a MetaEnvironment is not published.
        var version: String {
            switch self {
            case .metaMotionR, .metaMotionRL: "r0.4"
            case .metaMotionS, .metaEnvironment: "r0.1"
            }
        }

        /// Whether the board always has its original firmware.
        var isAlwaysOriginal: Bool { self == .metaEnvironment }
    }

    /// The reads that fire a board event whose source is a readable register.
    ///
    /// Unverified on real boards.
    public enum EventReads: CaseIterable, Sendable {
        /// Silent reads, regardless of the event's source.
        case silent
        /// Loud reads, regardless of the event's source.
        case loud
        /// The kind of read in the event's source.
        case named
    }

    /// The board hardware.
    public var hardware: Hardware
    /// The modules of the board; the board reports all other modules as absent.
    public var modules: [BoardModuleInformation]
    /// The hardware version.
    public var hardwareVersion: String
    /// The firmware version.
    public var firmwareVersion: String
    /// The serial number; nil to derive one from the seed.
    public var serial: String?
    /// The battery level, in percent.
    public var battery: UInt8
    /// Whether the board reports the address type before the address, as current firmware does.
    public var reportsAddressType: Bool
    /// Whether the board has a motor or a buzzer.
    ///
    /// Other boards accept haptic commands without effect.
    public var hasMotor: Bool
    /// The register values of the devices on the I2C bus, by address.
    ///
    /// The default is an accelerometer that only has an identification register.
    public var i2cDevices: [UInt8: [UInt8: UInt8]] = [0x1C: [0x0D: 0x2A]]
    /// Whether the board ignores a reset after garbage collection, as firmware 1.5.0 does when there is no garbage.
    public var ignoresDeferredReset: Bool
    /// The reads that fire board events.
    public var eventReads = EventReads.silent
    /// The bootloader kind.
    public var bootloader = BootloaderKind.legacy
    /// Whether the bootloader advertises with the board's address plus 1, as some bootloaders without bonds do.
    public var bootloaderMovesAddress = false

    /// Creates a board with current firmware, or with the firmware of its first sale.
    ///
    /// A MetaEnvironment always has the firmware of its first sale.
    public init(
        _ hardware: Hardware, isOriginal: Bool = false, hardwareVersion: String? = nil, firmwareVersion: String? = nil,
        serial: String? = nil, battery: UInt8 = 99
    ) {
        self.hardware = hardware
        modules = BoardModuleInformation.table(of: hardware, isOriginal: isOriginal)
        let isOriginal = isOriginal || hardware.isAlwaysOriginal
        self.hardwareVersion = hardwareVersion ?? hardware.version
        self.firmwareVersion = firmwareVersion ?? (isOriginal ? "1.3.6" : "1.7.2")
        self.serial = serial
        self.battery = min(battery, 100)
        reportsAddressType = !isOriginal
        hasMotor = true
        ignoresDeferredReset = false
    }

    /// Returns the description of a module, or nil if the board does not have it.
    func module(_ id: UInt8) -> BoardModuleInformation? {
        modules.first { $0.id == id }
    }
}
