/// Packets that create parts.
extension BoardPacket {
    /// The registers that create numbered parts, which a reset removes: processors, events and timers.
    static let numberingRegisters: Set<BoardRegister> = [
        ProcessorPackets.create, BoardEvent.create, BoardTimer.create,
    ]

    /// Whether the packet creates a numbered part, which a reset removes.
    var makesPart: Bool { register.map(Self.numberingRegisters.contains) ?? false }

    /// The registers of commands whose first byte is the number of a part.
    private static let numbered: [BoardModule: Set<UInt8>] = [
        .processor: [0x04, 0x05, 0x06, 0x07], .timer: [0x03, 0x04, 0x05, 0x07], .macro: [0x05], .event: [0x04],
    ]

    /// The module of the part named by the first payload byte; nil for a command that names none.
    var numberedModule: BoardModule? {
        guard let register, Self.numbered[register.module]?.contains(register.number) == true else { return nil }
        return register.module
    }

    /// Whether the packet creates a logger, which a reset does not remove.
    var makesLogger: Bool { register == LogRegister.trigger }
}
