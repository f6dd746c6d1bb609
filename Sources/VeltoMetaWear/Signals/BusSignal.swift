internal import VeltoCore
public import VeltoWearable

/// A read from a device on a serial bus of a board, as a signal.
///
/// Source: MetaWear module protocol, 4.9.
enum BusReading: Hashable, Sendable {
    case i2c(address: UInt8, register: UInt8)
    case spi(SPIDevice, sent: [UInt8])

    var register: BoardRegister {
        switch self {
        case .i2c: SerialBus.i2c
        case .spi: SerialBus.spi
        }
    }

    /// The first revision of the module that can do it.
    var firstRevision: UInt8 {
        switch self {
        case .i2c: 0
        case .spi: SerialBus.firstSPIRevision
        }
    }

    /// The command that does it once, for that many bytes.
    func check(size: Int) throws(VeltoError) {
        switch self {
        case .i2c(let address, let register): try ReadI2C(address: address, register: register, size: size).check()
        case .spi(let device, let sent): try ReadSPI(device: device, bytes: sent, size: size).check()
        }
    }

    /// Returns the parameters of a read request; the response carries the tag.
    func question(size: Int, tag: UInt8) -> [UInt8] {
        switch self {
        case .i2c(let address, let register): [address, register, tag, UInt8(clamping: size)]
        case .spi(let device, let sent): device.question(size: size, sent, tag: tag)
        }
    }
}

extension BoardSignalDefinition {
    /// Creates a definition for registers of an I2C device, to be read once or polled; 1 to 17 bytes.
    public init(
        _ identifier: String, address: UInt8, register: UInt8, _ format: SampleFormat, channels: [String] = ["value"]
    ) {
        self.init(identifier, .i2c(address: address, register: register), format, channels)
    }

    /// Creates a definition for the response of an SPI device to at most 12 bytes, to be read once or polled; 1 to 16
    /// bytes.
    public init(
        _ identifier: String, _ device: SPIDevice, after sent: [UInt8] = [], _ format: SampleFormat,
        channels: [String] = ["value"]
    ) {
        self.init(identifier, .spi(device, sent: sent), format, channels)
    }

    private init(_ identifier: String, _ reading: BusReading, _ format: SampleFormat, _ channels: [String]) {
        self.init(identifier, reading.register.module, register: reading.register.number, format)
        bus = reading
        // The tag, which is another one for each request.
        id = 0
        abilities = .readable
        self.channels = channels
    }
}
