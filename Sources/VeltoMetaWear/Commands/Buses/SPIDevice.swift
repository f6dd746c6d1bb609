internal import VeltoCore

/// A device on the SPI bus.
///
/// Source: MetaWear module protocol, 4.9.
public struct SPIDevice: Hashable, Sendable {
    /// The chip-select pin.
    public var selectPin: UInt8
    /// The clock pin.
    ///
    /// This and the next two pins are ignored if the board's native bus is used.
    public var clockPin: UInt8
    /// The pin from board to device (MOSI).
    public var outputPin: UInt8
    /// The pin from device to board (MISO).
    public var inputPin: UInt8
    /// The SPI mode: clock polarity and phase, 0 to 3.
    public var mode: UInt8 = 0
    /// The clock in Hz, rounded to 125 kHz, 250 kHz, and so on up to 8 MHz.
    public var frequency = 1_000_000.0
    /// Whether the least significant bit of a byte comes first.
    public var isLeastSignificantBitFirst = false
    /// Whether the board's native bus is used.
    public var usesNativePins = false

    /// Creates a device.
    public init(select: UInt8, clock: UInt8, output: UInt8, input: UInt8) {
        selectPin = select
        clockPin = clock
        outputPin = output
        inputPin = input
    }

    private static let frequencies = (0..<7).map { 125_000.0 * Double(1 << $0) }

    func check() throws(VeltoError) {
        try checkInteger(mode, "mode", 0, 3)
        try checkNumber(frequency, "frequency", 0, .infinity)
    }

    /// The first bytes of the device's packets.
    var bytes: [UInt8] {
        let clock = UInt8(Self.frequencies.indices.nearest(to: frequency) { Self.frequencies[$0] } ?? 0)
        let flags = (isLeastSignificantBitFirst ? 1 : 0) | (mode & 3) << 1 | clock << 3 | (usesNativePins ? 1 << 6 : 0)
        return [selectPin, clockPin, outputPin, inputPin, flags]
    }

    /// Returns a request to read 1 to 16 bytes after writing some.
    func question(size: Int, _ sent: [UInt8], tag: UInt8) -> [UInt8] {
        bytes + [UInt8(clamping: size - 1) | tag << 4] + sent
    }
}
