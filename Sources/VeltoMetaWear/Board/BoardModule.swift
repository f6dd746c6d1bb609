/// A module of a board, by its number in packets.
///
/// Source: MetaWear module protocol, 3.2.
public struct BoardModule: RawRepresentable, BitwiseCopyable, Hashable, Sendable, CustomStringConvertible {
    /// The number.
    public let rawValue: UInt8

    /// Wraps a number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The push button.
    public static let button = BoardModule(rawValue: 0x01)
    /// The light.
    public static let led = BoardModule(rawValue: 0x02)
    /// The accelerometer, with its detectors.
    public static let accelerometer = BoardModule(rawValue: 0x03)
    /// The thermometers.
    public static let temperature = BoardModule(rawValue: 0x04)
    /// Motor and buzzer.
    public static let haptic = BoardModule(rawValue: 0x08)
    /// The data processors.
    public static let processor = BoardModule(rawValue: 0x09)
    /// Commands that follow events.
    public static let event = BoardModule(rawValue: 0x0A)
    /// The log.
    public static let logging = BoardModule(rawValue: 0x0B)
    /// The timers.
    public static let timer = BoardModule(rawValue: 0x0C)
    /// The macros.
    public static let macro = BoardModule(rawValue: 0x0F)
    /// Name, radio, battery and power.
    public static let settings = BoardModule(rawValue: 0x11)
    /// The gyroscope.
    public static let gyroscope = BoardModule(rawValue: 0x13)
    /// Resets, and what helps to find defects.
    public static let debug = BoardModule(rawValue: 0xFE)

    /// The modules whose information is requested of a board, in this order.
    ///
    /// Source: MetaWear system protocol, 0.3.
    public static let discovered = names.map(\.module)

    private static let names: [(module: BoardModule, name: String)] = [
        (button, "switch"), (led, "LED"), (accelerometer, "accelerometer"), (temperature, "temperature"),
        (BoardModule(rawValue: 0x05), "GPIO"), (BoardModule(rawValue: 0x07), "iBeacon"), (haptic, "haptic"),
        (processor, "data processor"), (event, "event"), (logging, "logging"),
        (timer, "timer"), (BoardModule(rawValue: 0x0D), "I2C and SPI"),
        (macro, "macro"), (settings, "settings"), (BoardModule(rawValue: 0x12), "barometer"),
        (gyroscope, "gyroscope"), (BoardModule(rawValue: 0x14), "ambient light"),
        (BoardModule(rawValue: 0x15), "magnetometer"), (BoardModule(rawValue: 0x16), "humidity"),
        (BoardModule(rawValue: 0x19), "sensor fusion"), (debug, "debug"),
    ]

    /// The name in sentences.
    public var description: String {
        Self.names.first { $0.module == self }?.name ?? "module \(rawValue)"
    }
}

/// What a board answered about one of its modules.
///
/// Source: MetaWear system protocol, 0.4.
public struct ModuleInfo: Hashable, Sendable {
    /// What the module is made of, such as the chip.
    public let implementation: UInt8
    /// The version of the module's commands.
    public let revision: UInt8
    /// What follows, by module.
    public let extra: [UInt8]

    private static let absent: UInt8 = 0xFF

    /// Reads the answer to a request for the information; nil if the module is absent.
    init?(answer: [UInt8]) {
        guard answer.count >= 4, answer[2] != Self.absent else { return nil }
        implementation = answer[2]
        revision = answer[3]
        extra = Array(answer.dropFirst(4))
    }
}
