internal import VeltoCore

/// A register of a module: what a packet is about.
///
/// Source: MetaWear system protocol, 0.2.
struct BoardRegister: BitwiseCopyable, Hashable {
    let module: BoardModule
    let number: UInt8

    private static let readBit: UInt8 = 0x80
    private static let numberBits: UInt8 = 0x3F
    private static let information: UInt8 = 0

    init(_ module: BoardModule, _ number: UInt8) {
        self.module = module
        self.number = number & Self.numberBits
    }

    /// A register that a program names; throws for a number that is none.
    init(checking number: UInt8, of module: BoardModule) throws(VeltoError) {
        try checkInteger(number, "register", 1, Self.numberBits)
        self.init(module, number)
    }

    /// A command.
    func command(_ payload: UInt8...) -> [UInt8] { [module.rawValue, number] + payload }

    /// A command.
    func command(_ payload: [UInt8]) -> [UInt8] { [module.rawValue, number] + payload }

    /// A request for the value, which the board answers.
    func request(_ payload: UInt8...) -> [UInt8] { [module.rawValue, number | Self.readBit] + payload }

    /// A request for the value, which the board answers.
    func request(_ payload: [UInt8]) -> [UInt8] { [module.rawValue, number | Self.readBit] + payload }

    /// Begins or ends the notifications of the register.
    func notifications(_ areOn: Bool) -> [UInt8] { command(areOn ? 1 : 0) }

    /// The register that tells about a module.
    static func information(of module: BoardModule) -> BoardRegister { BoardRegister(module, information) }

    /// What a packet says at its beginning; nil for one that is too short to say anything.
    static func header(of packet: Span<UInt8>) -> (register: BoardRegister, isAnswer: Bool)? {
        guard packet.count >= BoardPacket.headerSize else { return nil }
        return (BoardRegister(BoardModule(rawValue: packet[0]), packet[1]), packet[1] & readBit != 0)
    }
}

/// What holds for all packets, in both directions.
enum BoardPacket {
    /// Module and register.
    static let headerSize = 2
    /// No packet is longer, whatever the link could carry.
    static let largestSize = 20

    /// Throws for bytes that are no packet.
    static func check(_ packet: [UInt8]) throws(VeltoError) {
        try checkInteger(packet.count, "packet.count", headerSize, largestSize)
    }

    /// The reply to a request: the one that begins with the prefix, or with none, the answer of the register that it reads.
    static func reply(to packet: [UInt8], prefix: [UInt8] = []) throws(VeltoError) -> Reply {
        try check(packet)
        guard prefix.isEmpty else { return try Reply(prefix: prefix) }
        guard let (register, isRead) = BoardRegister.header(of: packet.span), isRead else {
            throw .invalidArgument(
                "packet", "does not read a register: bit 7 of its second byte is 0, and there is no replyPrefix")
        }
        return .answer(register)
    }
}
