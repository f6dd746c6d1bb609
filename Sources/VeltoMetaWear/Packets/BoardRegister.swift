internal import VeltoCore

/// A register of a module: the subject of a packet.
///
/// Source: MetaWear system protocol, 0.2.
struct BoardRegister: BitwiseCopyable, Hashable {
    /// Module and number as they stand in a packet, the module first.
    let code: UInt16

    /// Codes are smaller.
    static let codeLimit = 1 << 14
    private static let readBit: UInt8 = 0x80
    /// The bits of a register byte that are the number.
    static let numberBits: UInt8 = 0x3F
    private static let information: UInt8 = 0

    /// The register of a header, whose upper bits have another meaning.
    private init(header: UInt16) { code = header & (UInt16(Self.numberBits) << 8 | 0xFF) }

    init(_ module: BoardModule, _ number: UInt8) {
        self.init(header: UInt16(number) << 8 | UInt16(module.rawValue))
    }

    var module: BoardModule { BoardModule(rawValue: UInt8(truncatingIfNeeded: code)) }

    var number: UInt8 { UInt8(truncatingIfNeeded: code >> 8) }

    /// Creates a register from a program's number; throws for an invalid number.
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

    /// Reads the header of a packet, and leaves the reader at the payload; nil for a packet without one.
    @inline(__always)
    static func header(_ packet: inout ByteReader) -> (register: BoardRegister, isAnswer: Bool)? {
        // Both bytes in a single load, since every packet pays for it.
        guard let header = packet.next(UInt16.self) else { return nil }
        return (BoardRegister(header: header), header & UInt16(readBit) << 8 != 0)
    }

    /// Reads the header of a packet that a program has made; nil for a packet without one.
    static func header(of packet: [UInt8]) -> (register: BoardRegister, isAnswer: Bool)? {
        var reader = ByteReader(packet.span)
        return header(&reader)
    }
}
