/// A module of a board, by its number in packets.
///
/// Source: MetaWear module protocol, 3.2.
public struct BoardModule: RawRepresentable, BitwiseCopyable, Hashable, Sendable, CustomStringConvertible {
    /// The number.
    public let rawValue: UInt8

    /// Creates a module from its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The push button.
    public static let button = BoardModule(rawValue: 0x01)
    /// The LED.
    public static let led = BoardModule(rawValue: 0x02)
    /// The accelerometer, with its detectors.
    public static let accelerometer = BoardModule(rawValue: 0x03)
    /// The thermometers.
    public static let temperature = BoardModule(rawValue: 0x04)
    /// The pins.
    public static let gpio = BoardModule(rawValue: 0x05)
    /// The beacon of a board that is not connected.
    public static let beacon = BoardModule(rawValue: 0x07)
    /// Motor and buzzer.
    public static let haptic = BoardModule(rawValue: 0x08)
    /// The data processors.
    public static let processor = BoardModule(rawValue: 0x09)
    /// Event-triggered commands.
    public static let event = BoardModule(rawValue: 0x0A)
    /// The log.
    public static let logging = BoardModule(rawValue: 0x0B)
    /// The timers.
    public static let timer = BoardModule(rawValue: 0x0C)
    /// The serial buses.
    public static let serial = BoardModule(rawValue: 0x0D)
    /// The macros.
    public static let macro = BoardModule(rawValue: 0x0F)
    /// Name, radio, battery and power.
    public static let settings = BoardModule(rawValue: 0x11)
    /// The barometer.
    public static let barometer = BoardModule(rawValue: 0x12)
    /// The gyroscope.
    public static let gyroscope = BoardModule(rawValue: 0x13)
    /// The sensor of ambient light.
    public static let ambientLight = BoardModule(rawValue: 0x14)
    /// The magnetometer.
    public static let magnetometer = BoardModule(rawValue: 0x15)
    /// The hygrometer.
    public static let humidity = BoardModule(rawValue: 0x16)
    /// The fusion of accelerometer, gyroscope and magnetometer.
    public static let fusion = BoardModule(rawValue: 0x19)
    /// Resets and debugging.
    public static let debug = BoardModule(rawValue: 0xFE)

    /// The modules whose information is requested, in this order.
    ///
    /// Source: MetaWear system protocol, 0.3.
    public static let discovered = names.map(\.module)

    private static let names: [(module: BoardModule, name: String)] = [
        (button, "switch"), (led, "LED"), (accelerometer, "accelerometer"), (temperature, "temperature"),
        (gpio, "GPIO"), (beacon, "iBeacon"), (haptic, "haptic"),
        (processor, "data processor"), (event, "event"), (logging, "logging"),
        (timer, "timer"), (serial, "I2C and SPI"), (macro, "macro"), (settings, "settings"),
        (barometer, "barometer"), (gyroscope, "gyroscope"), (ambientLight, "light sensor"),
        (magnetometer, "magnetometer"), (humidity, "humidity"), (fusion, "sensor fusion"), (debug, "debug"),
    ]

    /// The name in messages.
    public var description: String {
        Self.names.first { $0.module == self }?.name ?? "module \(rawValue)"
    }
}

/// The board's information about a module.
///
/// Source: MetaWear system protocol, 0.4.
public struct ModuleInfo: Hashable, Sendable {
    /// The implementation of the module, such as the chip.
    public let implementation: UInt8
    /// The version of the module's commands.
    public let revision: UInt8
    /// Further bytes.
    ///
    /// Their meaning depends on the module.
    public let extra: [UInt8]

    /// The implementation number of a missing module.
    static let none: UInt8 = 0xFF

    /// The information of a missing module.
    static let absent = ModuleInfo(implementation: none, revision: 0, extra: [])

    /// Whether the board has the module.
    var isPresent: Bool { implementation != Self.none }

    init(implementation: UInt8, revision: UInt8, extra: [UInt8] = []) {
        self.implementation = implementation
        self.revision = revision
        self.extra = extra
    }
}
