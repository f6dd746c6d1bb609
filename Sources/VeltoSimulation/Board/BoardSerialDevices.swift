/// The devices on a board's I2C and SPI buses; a reset of the board does not affect them.
struct BoardSerialDevices {
    /// The registers of each I2C device, by address.
    var i2c: [UInt8: [UInt8: UInt8]]
    /// The response of each SPI device to every read, by chip select pin.
    var spi: [UInt8: [UInt8]] = [:]

    init(i2c: [UInt8: [UInt8: UInt8]]) {
        self.i2c = i2c
    }

    /// Writes consecutive registers; returns false if there is no such device.
    mutating func write(_ bytes: some Collection<UInt8>, to address: UInt8, from register: UInt8) -> Bool {
        guard var registers = i2c[address] else { return false }
        for (index, byte) in bytes.enumerated() { registers[register &+ UInt8(truncatingIfNeeded: index)] = byte }
        i2c[address] = registers
        return true
    }

    /// Reads consecutive registers, 0 for unset ones; returns nil if there is no such device.
    func read(_ count: Int, of address: UInt8, from register: UInt8) -> [UInt8]? {
        guard let registers = i2c[address] else { return nil }
        return (0..<count).map { registers[register &+ UInt8(truncatingIfNeeded: $0), default: 0] }
    }
}
