/// A command to a board: a packet written by a host or submitted by an event of the board.
///
/// Source: MetaWear module notes, 2.1.
struct BoardCommand {
    let module: UInt8
    let register: UInt8
    let isRead: Bool
    /// Whether the answer to a read stays inside the board and is not sent over the radio.
    let isSilent: Bool
    let payload: [UInt8]
    /// The register with its read bits, as in the source of a report.
    let registerByte: UInt8

    private static let readBit: UInt8 = 1 << 7
    private static let silentBit: UInt8 = 1 << 6
    static let registerBits: UInt8 = 0x3F
    /// The read bits of a silent read.
    static let readBits = readBit | silentBit
    /// The register of every module that holds its description.
    static let information: UInt8 = 0

    /// Parses a packet; returns nil if it is too short, or silent without being a read.
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

    /// Returns the first two bytes of the answer to a read of a register.
    static func answer(_ module: UInt8, _ register: UInt8) -> (UInt8, UInt8) { (module, register | readBit) }
}
