internal import VeltoCore

/// A repeating pattern of a color of the LED.
///
/// Source: MetaWear module protocol, 4.2.
public struct LightPattern: Hashable, Sendable {
    /// The colors, which can play at the same time.
    public enum Color: UInt8, CaseIterable, Hashable, Sendable {
        /// Green.
        case green
        /// Red.
        case red
        /// Blue.
        case blue
    }

    /// The color.
    public var color: Color
    /// The high brightness, 0 to 1.
    public var high = 1.0
    /// The low brightness, 0 to 1.
    public var low = 0.0
    /// The rise time (seconds).
    public var rise = 0.0
    /// The time at high brightness (seconds).
    public var hold = 0.5
    /// The fall time (seconds).
    public var fall = 0.0
    /// The period of the pulses (seconds).
    public var period = 1.0
    /// The delay before the first pulse (seconds).
    ///
    /// Firmware before LED revision 1 has none.
    public var delay = 0.0
    /// The number of pulses, at most 254; 0 is endless.
    public var repeatCount = 0

    /// Creates a pattern: half a second on, half a second off.
    public init(_ color: Color) {
        self.color = color
    }

    /// Always on.
    public static func solid(_ color: Color) -> LightPattern {
        LightPattern(color, low: 1, hold: 0.5, period: 1)
    }

    /// Short flashes, twice a second.
    public static func blink(_ color: Color) -> LightPattern {
        LightPattern(color, hold: 0.05, period: 0.5)
    }

    /// A slow fade in and out.
    public static func breathe(_ color: Color) -> LightPattern {
        LightPattern(color, rise: 0.725, hold: 0.5, fall: 0.725, period: 2)
    }

    /// Three flashes.
    public static func flash(_ color: Color) -> LightPattern {
        var pattern = LightPattern(color, hold: 0.1, period: 0.5)
        pattern.repeatCount = 3
        return pattern
    }

    private init(
        _ color: Color, low: Double = 0, rise: Double = 0, hold: Double, fall: Double = 0, period: Double
    ) {
        self.color = color
        self.low = low
        self.rise = rise
        self.hold = hold
        self.fall = fall
        self.period = period
    }

    // MARK: Bytes

    private static let brightest = 31.0
    private static let longestTime = 65.535
    private static let mostRepeats = 254
    private static let endless: UInt8 = 0xFF
    private static let mode: UInt8 = 2
    private static let firstRevisionWithDelay: UInt8 = 1

    /// Throws if a member is out of range, or a color has several patterns.
    static func check(_ patterns: [LightPattern]) throws(VeltoError) {
        for pattern in patterns { try pattern.check() }
        guard Set(patterns.map(\.color)).count == patterns.count else {
            throw .invalidArgument("patterns", "have a color twice")
        }
    }

    private func check() throws(VeltoError) {
        try checkNumber(high, "high", 0, 1)
        try checkNumber(low, "low", 0, 1)
        // Not a loop over tuples, of which the compiler makes other bytes in each build: Tests/Package/long_build.py.
        try checkNumber(rise, "rise", 0, Self.longestTime)
        try checkNumber(hold, "hold", 0, Self.longestTime)
        try checkNumber(fall, "fall", 0, Self.longestTime)
        try checkNumber(period, "period", 0, Self.longestTime)
        try checkNumber(delay, "delay", 0, Self.longestTime)
        try checkInteger(repeatCount, "repeatCount", 0, Self.mostRepeats)
    }

    /// Returns the bytes after the register, without a delay for firmware that has none.
    func bytes(revision: UInt8) -> [UInt8] {
        let delay = revision >= Self.firstRevisionWithDelay ? delay : 0
        let repeats = UInt8(exactly: repeatCount) ?? 0
        var writer = ByteWriter()
        writer.write(color.rawValue)
        writer.write(Self.mode)
        writer.write(Self.level(high))
        writer.write(Self.level(low))
        for time in [rise, hold, fall, period, delay] { writer.write(UInt16(time, inUnitsOf: 0.001)) }
        writer.write(repeats == 0 ? Self.endless : repeats)
        return writer.bytes
    }

    private static func level(_ brightness: Double) -> UInt8 {
        UInt8(min(max(brightness, 0), 1) * brightest + 0.5)
    }
}
