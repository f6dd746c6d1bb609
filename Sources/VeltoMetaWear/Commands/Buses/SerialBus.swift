internal import VeltoCore

/// The registers and limits of both serial buses.
enum SerialBus {
    static let (i2c, spi) = (BoardRegister(.serial, 0x01), BoardRegister(.serial, 0x02))
    /// The tag of writes to I2C devices.
    static let writeTag: UInt8 = 0xFF
    /// The maximum numbers of bytes in a packet.
    static let (longestI2CWrite, longestI2CRead) = (10, 17)
    static let (longestSPIWrite, longestSPIRead, longestSPIRequest) = (13, 16, 12)
    /// The first revision of the module with SPI.
    static let firstSPIRevision: UInt8 = 1
    static let addresses: ClosedRange<UInt8> = 0...0x7F
}

extension BoardPlan {
    /// Requests that number of bytes from a device on a serial bus.
    mutating func ask(
        _ reading: BusReading, size: Int, patience: Double = BoardConversation.patience
    ) -> BoardStep {
        let register = reading.register
        let tag = serialTags[register, default: SerialTags(register)].take(at: now)
        return .ask(
            BoardStep.Question(
                reply: .answer(register, id: tag), packet: register.request(reading.question(size: size, tag: tag)),
                patience: patience))
    }

    /// Frees the tag of an answer.
    mutating func giveBackTag(of answer: ReceivedBytes, to register: BoardRegister) {
        var value = answer.reader(at: BoardPacket.headerSize)
        if let tag = value.next(UInt8.self) { serialTags[register]?.giveBack(tag) }
    }
}
