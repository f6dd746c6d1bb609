internal import VeltoCore

/// Writes to a register of an I2C device.
///
/// Source: MetaWear module protocol, 4.9.
struct WriteI2C: BoardCommand {
    let address: UInt8
    let register: UInt8
    let bytes: [UInt8]

    var module: BoardModule? { .serial }

    func check() throws(VeltoError) {
        try checkInteger(address, "address", SerialBus.addresses.lowerBound, SerialBus.addresses.upperBound)
        try checkInteger(bytes.count, "bytes.count", 1, SerialBus.longestI2CWrite)
    }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        let head = [address, register, SerialBus.writeTag, UInt8(clamping: bytes.count)]
        return [.write(SerialBus.i2c.command(head + bytes), "write to the I2C device \(address)")]
    }
}

/// Writes to an SPI device.
struct WriteSPI: BoardCommand {
    let device: SPIDevice
    let bytes: [UInt8]

    var module: BoardModule? { .serial }

    func check() throws(VeltoError) {
        try device.check()
        try checkInteger(bytes.count, "bytes.count", 1, SerialBus.longestSPIWrite)
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.require(SerialBus.firstSPIRevision, of: .serial, for: "SPI")
        let packet = SerialBus.spi.command(device.bytes + bytes)
        return [.write(packet, "write to the SPI device at pin \(device.selectPin)")]
    }
}

/// A single read from a device on a serial bus.
///
/// The operation returns the bytes.
protocol ReadBus: BoardCommand {
    var reading: BusReading { get }
    var size: Int { get }
    /// The device's name in messages.
    var name: String { get }
}

extension ReadBus {
    var module: BoardModule? { .serial }

    var isRequest: Bool { true }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        if reading.firstRevision > 0 { try board.require(reading.firstRevision, of: .serial, for: "SPI") }
        return [board.ask(reading, size: size)]
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let answer = answers.first ?? []
        board.giveBackTag(of: answer, to: reading.register)
        // A device that does not respond leaves only the tag.
        var reader = answer.reader(at: BoardPacket.headerSize + 1)
        let bytes = reader.readRest()
        guard !bytes.isEmpty else { throw VeltoError(.rejected, "\(name) did not answer") }
        guard bytes.count >= size else { throw .shortAnswer(name, answer) }
        return [.bring(Array(bytes.prefix(size)))]
    }
}

/// Reads registers of an I2C device.
struct ReadI2C: ReadBus {
    let address: UInt8
    let register: UInt8
    let size: Int

    var reading: BusReading { .i2c(address: address, register: register) }
    var name: String { "the I2C device \(address)" }

    func check() throws(VeltoError) {
        try checkInteger(address, "address", SerialBus.addresses.lowerBound, SerialBus.addresses.upperBound)
        try checkInteger(size, "size", 1, SerialBus.longestI2CRead)
    }
}

/// Reads from an SPI device after writing some bytes.
struct ReadSPI: ReadBus {
    let device: SPIDevice
    let bytes: [UInt8]
    let size: Int

    var reading: BusReading { .spi(device, sent: bytes) }
    var name: String { "the SPI device at pin \(device.selectPin)" }

    func check() throws(VeltoError) {
        try device.check()
        try checkInteger(bytes.count, "bytes.count", 0, SerialBus.longestSPIRequest)
        try checkInteger(size, "size", 1, SerialBus.longestSPIRead)
    }
}
