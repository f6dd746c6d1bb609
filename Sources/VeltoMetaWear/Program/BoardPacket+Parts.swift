/// The packets by which a board makes parts.
extension BoardPacket {
    /// The registers by which a board makes parts that it numbers, and which a reset removes: processors, events and timers.
    static let numberingRegisters: Set<BoardRegister> = [
        ProcessorPackets.create, BoardEvent.create, BoardTimer.create,
    ]

    /// Whether the board makes a part that it numbers, and which a reset removes.
    var makesPart: Bool { register.map(Self.numberingRegisters.contains) ?? false }

    /// The registers of commands whose first byte is the number of a part.
    private static let numbered: [BoardModule: Set<UInt8>] = [
        .processor: [0x04, 0x05, 0x06, 0x07], .timer: [0x03, 0x04, 0x05, 0x07], .macro: [0x05], .event: [0x04],
    ]

    /// The module whose part the first byte of the payload names; nil for a command that names none.
    var numberedModule: BoardModule? {
        guard let register, Self.numbered[register.module]?.contains(register.number) == true else { return nil }
        return register.module
    }

    /// Whether the board makes a logger, which a reset does not remove.
    var makesLogger: Bool { register == LogRegister.trigger }
}
