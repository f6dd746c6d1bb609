/// The packets by which a board makes parts.
extension BoardPacket {
    /// The registers by which a board makes parts that it numbers, and which a reset removes: processors, events and timers.
    static let numberingRegisters: Set<BoardRegister> = [
        ProcessorPackets.create, BoardEvent.create, BoardTimer.create,
    ]

    /// Whether the board makes a part that it numbers, and which a reset removes.
    var makesPart: Bool { register.map(Self.numberingRegisters.contains) ?? false }

    /// Whether the board makes a logger, which a reset does not remove.
    var makesLogger: Bool { register == LogRegister.trigger }
}
