internal import VeltoCore
internal import VeltoWearable

/// A packet to a board, as a value: module, register and payload.
///
/// A byte may be a placeholder for a number that the board assigns later.
struct BoardPacket: Hashable, Sendable {
    /// A byte of a packet.
    enum Byte: Hashable, Sendable {
        case value(UInt8)
        /// The number that the board assigns to a part.
        case slot(of: PartID)

        /// The part of a placeholder; nil for a known byte.
        var part: PartID? { if case .slot(let part) = self { part } else { nil } }

        /// Returns the byte, or the number assigned by the board; nil if there is none yet.
        func resolved(by slots: [PartID: UInt8]) -> UInt8? {
            switch self {
            case .value(let value): value
            case .slot(let part): slots[part]
            }
        }
    }

    /// Module and register.
    static let headerSize = 2
    /// No packet is longer, whatever the capacity of the link.
    static let largestSize = 20

    /// All bytes, including the header.
    let bytes: [Byte]

    /// Creates a completely known packet.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes.map { .value($0) }
    }

    /// Creates a command to a register.
    init(_ register: BoardRegister, _ payload: [Byte]) {
        bytes = register.command().map { .value($0) } + payload
    }

    /// The register of a command; nil for an unknown header.
    var register: BoardRegister? {
        let header = bytes.prefix(Self.headerSize).compactMap { $0.resolved(by: [:]) }
        return BoardRegister.header(of: header)?.register
    }

    /// Replaces the placeholders by the numbers assigned by the board; throws while one is missing.
    func resolved(by slots: [PartID: UInt8]) throws(VeltoError) -> [UInt8] {
        var resolved: [UInt8] = []
        for byte in bytes {
            guard let value = byte.resolved(by: slots) else {
                throw VeltoError(.invalidState, "the board has not assigned the number that the packet \(text) needs")
            }
            resolved.append(value)
        }
        return resolved
    }

    /// The bytes in hex, with `..` for a number that the board assigns later.
    var text: String {
        bytes.map { if case .value(let value) = $0 { Hex.text([value].span) } else { ".." } }.joined(separator: " ")
    }

    // MARK: Checks

    /// Throws for invalid bytes.
    static func check(_ packet: [UInt8]) throws(VeltoError) {
        try checkInteger(packet.count, "packet.count", headerSize, largestSize)
    }

    /// Returns the reply to a request: the packet that begins with the prefix, or without one, the answer of the
    /// requested register.
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
