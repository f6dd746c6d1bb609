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

        /// The model number by which the device information service names it.
        var modelNumber: String {
            switch self {
            case .metaMotionR, .metaMotionRL: "5"
            case .metaMotionS: "8"
            case .metaEnvironment: "2"
            }
        }

        /// The hardware version of the boards sold last; that of a MetaEnvironment is not published.
        var version: String {
            switch self {
            case .metaMotionR, .metaMotionRL: "r0.4"
            case .metaMotionS, .metaEnvironment: "r0.1"
            }
        }

        /// Whether its firmware stayed what it was sold with.
        var isAlwaysOriginal: Bool { self == .metaEnvironment }
    }

    /// The reads that fire board events whose source is a register that is read; unverified on real boards.
    public enum EventReads: CaseIterable, Sendable {
        /// Silent ones, whichever the event names.
        case silent
        /// Loud ones, whichever the event names.
        case loud
        /// The kind that the event names.
        case named
    }

    /// The kind of board.
    public var hardware: Hardware
    /// The modules of the board; requests for information about others are answered with their absence.
    public var modules: [BoardModuleInformation]
    /// Its hardware version.
    public var hardwareVersion: String
    /// Its firmware version.
    public var firmwareVersion: String
    /// Its serial number; nil for one made from the seed.
    public var serial: String?
    /// The charge of its battery, in percent.
    public var battery: UInt8
    /// Whether it reports the type of its address before the address, as current firmware does.
    public var reportsAddressType: Bool
    /// Whether it has a motor or a buzzer: other boards take those commands and do nothing.
    public var hasMotor: Bool
    /// The devices on its I2C bus: the values of their registers, by address.
    ///
    /// The default is an accelerometer that only has an identification register.
    public var i2cDevices: [UInt8: [UInt8: UInt8]] = [0x1C: [0x0D: 0x2A]]
    /// Whether it ignores a reset after garbage collection, as firmware 1.5.0 does when there is no garbage.
    public var ignoresDeferredReset: Bool
    /// The reads that fire board events.
    public var eventReads = EventReads.silent
    /// The kind of its bootloader.
    public var bootloader = BootloaderKind.legacy
    /// Whether its bootloader advertises with the address after its own, as some do that have no bonds.
    public var bootloaderMovesAddress = false

    /// Creates a board with current firmware, or with the first that was sold with it, which is the only one of a
    /// MetaEnvironment.
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

    /// The description of a module; nil if the board has none of that number.
    func module(_ id: UInt8) -> BoardModuleInformation? {
        modules.first { $0.id == id }
    }
}
