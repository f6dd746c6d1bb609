internal import VeltoCore

/// Writes a raw packet.
struct WritePacket: BoardCommand {
    let packet: [UInt8]

    func check() throws(VeltoError) { try BoardPacket.check(packet) }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        if LogRegister.reading.contains(where: { packet.starts(with: $0.command()) }) {
            try board.checkThatNothingIsDownloaded()
            board.isReadoutLeft = board.isLive
        }
        return [.write(packet, "write a packet of the program")]
    }
}

/// Writes a raw request.
///
/// The operation returns the reply that begins with the prefix, or else the answer of the requested register.
struct RequestPacket: BoardCommand {
    let packet: [UInt8]
    var replyPrefix: [UInt8] = []

    var isRequest: Bool { true }

    func check() throws(VeltoError) { _ = try BoardPacket.reply(to: packet, prefix: replyPrefix) }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        [.ask(BoardStep.Question(reply: try BoardPacket.reply(to: packet, prefix: replyPrefix), packet: packet))]
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        answers.map { .bring($0.readAll()) }
    }
}

/// Makes the board process a simulated notification of a module, such as a press of the button.
///
/// Source: MetaWear module protocol, 4.18.
struct WriteTestNotification: BoardCommand {
    private static let register = BoardRegister(.debug, 0x03)
    /// The surrounding packet takes three more bytes.
    private static let largestSize = BoardPacket.largestSize - 3

    /// The notification: module, register, and the payload.
    let packet: [UInt8]

    var module: BoardModule? { .debug }

    func check() throws(VeltoError) {
        try checkInteger(packet.count, "packet.count", BoardPacket.headerSize, Self.largestSize)
    }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        let header = packet.prefix(BoardPacket.headerSize)
        let payload = packet.dropFirst(BoardPacket.headerSize)
        return [.write(Self.register.command(header + [0] + payload), "notify as a test")]
    }
}

/// Reads the battery charge, the only detail that changes, and publishes the details.
struct ReadDetails: BoardCommand {
    var isRequest: Bool { true }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        guard let battery = board.signals.first(where: { $0.identifier == "battery" }) else { return [] }
        return [.ask(BoardStep.Question(reply: .answer(battery.register), packet: battery.request))]
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        let level = answers.first.flatMap {
            try? $0.readValue("the battery") { value throws(ByteError) in try value.read(UInt8.self) }
        }
        return [.effect(.publishDetails(battery: level.map { min($0, 100) }))]
    }
}
