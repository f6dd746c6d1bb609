internal import VeltoCore

/// The packet that answers a request.
struct Reply: Hashable {
    let register: BoardRegister
    /// Whether bit 7 of its second byte is set, as in the answer to a reading.
    let isAnswer: Bool
    /// The first byte of its payload, if the register has several values; nil for any.
    let id: UInt8?

    private init(_ register: BoardRegister, isAnswer: Bool, id: UInt8?) {
        self.register = register
        // Some firmware answers readings of the serial buses without the bit.
        self.isAnswer = isAnswer || register.module == .serial
        self.id = id
    }

    /// The answer to a read of a register.
    static func answer(_ register: BoardRegister, id: UInt8? = nil) -> Reply {
        Reply(register, isAnswer: true, id: id)
    }

    /// The number that the board assigns to a created part.
    ///
    /// Creations of a register are answered in order.
    static func created(_ register: BoardRegister) -> Reply {
        Reply(register, isAnswer: false, id: nil)
    }

    /// The reply that begins with these bytes: module, register, and perhaps the first byte of the payload.
    init(prefix: [UInt8]) throws(VeltoError) {
        try checkInteger(prefix.count, "replyPrefix.count", BoardPacket.headerSize, BoardPacket.headerSize + 1)
        guard let (register, isAnswer) = BoardRegister.header(of: prefix) else {
            throw .invalidArgument("replyPrefix", "has no register")
        }
        self.init(register, isAnswer: isAnswer, id: prefix.dropFirst(BoardPacket.headerSize).first)
    }

    /// The reply that a packet is.
    init?(_ packet: ByteReader) {
        var packet = packet.reader(at: 0)
        guard let (register, isAnswer) = BoardRegister.header(&packet) else { return nil }
        self.init(register, isAnswer: isAnswer, id: packet.next(UInt8.self))
    }

    /// Returns whether a packet could be both of two replies that are awaited.
    func resembles(_ other: Reply) -> Bool {
        register == other.register && isAnswer == other.isAnswer && (id == nil || other.id == nil || id == other.id)
    }

    /// Returns whether a reply that has arrived is this one.
    func isMet(by received: Reply) -> Bool {
        register == received.register && isAnswer == received.isAnswer && (id == nil || id == received.id)
    }
}

/// The meaning of a missing reply.
enum Silence {
    /// The request fails with a timeout.
    case isFailure
    /// The request ends without bytes: the board leaves requests about empty slots unanswered.
    case isEmpty
    /// The register cannot be read: later requests of the same batch to this register are skipped, and end without
    /// bytes.
    case isUnreadable
}
