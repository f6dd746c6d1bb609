public import VeltoCore

/// The devices on the buses of a simulated board.
///
/// The devices of the board's configuration are connected from the start. All functions throw `unsupported` for other
/// devices. A reset of the board does not change the connected devices.
extension SimulatedPeripheral {
    private static let addresses: ClosedRange<UInt8> = 0...0x7F
    private static let registers = 256

    /// Sets consecutive registers of an I2C device, and connects the device if there is none at this address.
    public func setI2CRegisters(of address: UInt8, from first: UInt8, to bytes: [UInt8]) throws(VeltoError) {
        guard Int(first) + bytes.count <= Self.registers else {
            throw .invalidArgument("size", "is \(bytes.count): must be at most \(Self.registers - Int(first))")
        }
        try changeBuses(of: address) { buses throws(VeltoError) in
            buses.i2c[address, default: [:]].merge(
                bytes.enumerated().map { (first + UInt8($0.offset), $0.element) }, uniquingKeysWith: { $1 })
        }
    }

    /// Returns the registers of an I2C device from `first` to the last one.
    ///
    /// The values are those last set or last written by the board. Throws `notFound` if there is no such device.
    public func i2cRegisters(of address: UInt8, from first: UInt8) throws(VeltoError) -> [UInt8] {
        try changeBuses(of: address) { buses throws(VeltoError) in
            guard let bytes = buses.read(Self.registers - Int(first), of: address, from: first) else {
                throw Self.noDevice(address)
            }
            return bytes
        }
    }

    /// Disconnects an I2C device; throws `notFound` if there is none.
    public func removeI2CDevice(_ address: UInt8) throws(VeltoError) {
        try changeBuses(of: address) { buses throws(VeltoError) in
            guard buses.i2c.removeValue(forKey: address) != nil else { throw Self.noDevice(address) }
        }
    }

    /// Connects an SPI device to a chip select pin.
    ///
    /// The device responds to every read with these bytes, repeated.
    ///
    /// An empty array disconnects the device.
    public func setSPIAnswer(ofPin pin: UInt8, to bytes: [UInt8]) throws(VeltoError) {
        try changeBuses { buses throws(VeltoError) in buses.spi[pin] = bytes.isEmpty ? nil : bytes }
    }

    private static func noDevice(_ address: UInt8) -> VeltoError {
        VeltoError(.notFound, "address is \(address): no device is connected there")
    }

    private func changeBuses<Answer>(
        of address: UInt8 = 0, _ change: (inout BoardSerialDevices) throws(VeltoError) -> Answer
    ) throws(VeltoError) -> Answer {
        guard Self.addresses.contains(address) else {
            throw .invalidArgument("address", "is \(address): must be at most \(Self.addresses.upperBound)")
        }
        return try lock.withLock { () throws(VeltoError) in
            guard let board = model as? BoardModel else {
                throw VeltoError(.unsupported, "the simulated device has no buses: its model is not a board")
            }
            return try board.changeBuses(change)
        }
    }
}
