/// A command to a board: a packet that a host has written, or that an event of the board submits.
///
/// Source: MetaWear module notes, 2.1.
struct BoardCommand {
    let module: UInt8
    let register: UInt8
    let isRead: Bool
    /// A silent read is answered inside the board, not over the radio.
    let isSilent: Bool
    let payload: [UInt8]
    /// The register with the bits of a read, as listeners name it.
    let registerByte: UInt8

    private static let readBit: UInt8 = 1 << 7
    private static let silentBit: UInt8 = 1 << 6
    static let registerBits: UInt8 = 0x3F
    /// The bits of a register byte that a silent read has.
    static let readBits = readBit | silentBit
    /// The register by which every module describes itself.
    static let information: UInt8 = 0

    /// Nil for packets that are none: too short, or silent without being a read.
    init?(_ packet: [UInt8]) {
        guard packet.count >= 2 else { return nil }
        module = packet[0]
        registerByte = packet[1]
        register = packet[1] & Self.registerBits
        isRead = packet[1] & Self.readBit != 0
        isSilent = packet[1] & Self.silentBit != 0
        payload = Array(packet.dropFirst(2))
        if isSilent, !isRead { return nil }
    }

    /// The first two bytes of the answer to a read of a register.
    static func answer(_ module: UInt8, _ register: UInt8) -> (UInt8, UInt8) { (module, register | readBit) }
}
