internal import VeltoCore
internal import VeltoWearable

/// A packet to a board, as a value: module, register and payload.
///
/// A byte may stand for a number that the board gives later.
struct BoardPacket: Hashable, Sendable {
    /// A byte of a packet.
    enum Byte: Hashable, Sendable {
        case value(UInt8)
        /// The number that the board gives to a part.
        case slot(of: PartID)

        /// The part whose number it is; nil for a byte that is known.
        var part: PartID? { if case .slot(let part) = self { part } else { nil } }

        /// The byte, or the number that the board has given; nil if it has not yet.
        func resolved(by slots: [PartID: UInt8]) -> UInt8? {
            switch self {
            case .value(let value): value
            case .slot(let part): slots[part]
            }
        }
    }

    /// Module and register.
    static let headerSize = 2
    /// No packet is longer, whatever the link could carry.
    static let largestSize = 20

    /// All bytes, the header included.
    let bytes: [Byte]

    /// A packet that is known whole.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes.map { .value($0) }
    }

    /// A command to a register.
    init(_ register: BoardRegister, _ payload: [Byte]) {
        bytes = register.command().map { .value($0) } + payload
    }

    /// The register that a command goes to; nil for a packet whose header is not known.
    var register: BoardRegister? {
        let header = bytes.prefix(Self.headerSize).compactMap { $0.resolved(by: [:]) }
        return BoardRegister.header(of: header)?.register
    }

    /// Puts the numbers that the board has given in their places; throws while one is missing.
    func resolved(by slots: [PartID: UInt8]) throws(VeltoError) -> [UInt8] {
        var resolved: [UInt8] = []
        for byte in bytes {
            guard let value = byte.resolved(by: slots) else {
                throw VeltoError(.invalidState, "the board has not given the number that the packet \(text) needs")
            }
            resolved.append(value)
        }
        return resolved
    }

    /// The bytes in hex, and `..` for a number that the board gives later.
    var text: String {
        bytes.map { if case .value(let value) = $0 { Hex.text([value].span) } else { ".." } }.joined(separator: " ")
    }

    // MARK: Checks

    /// Throws for bytes that are no packet.
    static func check(_ packet: [UInt8]) throws(VeltoError) {
        try checkInteger(packet.count, "packet.count", headerSize, largestSize)
    }

    /// The reply to a request: the one that begins with the prefix, or with none, the answer of the register that it reads.
    static func reply(to packet: [UInt8], prefix: [UInt8] = []) throws(VeltoError) -> Reply {
        try check(packet)
        guard prefix.isEmpty else { return try Reply(prefix: prefix) }
        guard let (register, isRead) = BoardRegister.header(of: packet), isRead else {
            throw .invalidArgument(
                "packet", "does not read a register: bit 7 of its second byte is 0, and there is no replyPrefix")
        }
        return .answer(register)
    }
}
