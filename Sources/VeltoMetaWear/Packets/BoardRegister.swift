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

    /// A command whose payload is written number by number.
    func command(_ write: (inout ByteWriter) -> Void) -> [UInt8] {
        var writer = ByteWriter()
        write(&writer)
        return command(writer.bytes)
    }

    /// A request for the value, which the board answers.
    func request(_ payload: UInt8...) -> [UInt8] { [module.rawValue, number | Self.readBit] + payload }

    /// A request for the value, which the board answers.
    func request(_ payload: [UInt8]) -> [UInt8] { [module.rawValue, number | Self.readBit] + payload }

    /// Begins or ends the notifications of the register.
    func notifications(_ areOn: Bool) -> [UInt8] { command(areOn ? 1 : 0) }

    /// The information register of a module.
    static func information(of module: BoardModule) -> BoardRegister { BoardRegister(module, information) }

    /// Returns the header of a packet; nil if the packet is too short.
    static func header(of packet: Span<UInt8>) -> (register: BoardRegister, isAnswer: Bool)? {
        guard packet.count >= BoardPacket.headerSize else { return nil }
        return (BoardRegister(BoardModule(rawValue: packet[0]), packet[1]), packet[1] & readBit != 0)
    }
}
