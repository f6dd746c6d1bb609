internal import VeltoCore
internal import VeltoWearable

/// An event of a board: a command that the board executes for each sample of a signal, with or without a host.
///
/// Source: MetaWear system protocol, 4.2.
struct BoardEvent: Hashable, Sendable {
    /// The signal that triggers it.
    let source: ProcessorSignal
    /// The command.
    ///
    /// A byte may be a placeholder for a number that the board assigns later.
    let command: BoardPacket
    /// The signal bytes that replace bytes of the command; nil for none.
    let token: EventToken?

    /// The maximum length of a command after module and register.
    static let longestCommand = UInt8(BoardPacket.largestSize - BoardPacket.headerSize)

    static let create = BoardRegister(.event, 0x02)
    private static let parameters = BoardRegister(.event, 0x03)
    private static let remove = BoardRegister(.event, 0x04)
    static let removeAll = BoardRegister(.event, 0x05)

    /// Creates an event; throws for a command that events do not support, and for an invalid token.
    init(_ source: ProcessorSignal, _ command: BoardPacket, _ token: EventToken? = nil) throws(VeltoError) {
        guard command.bytes.count >= BoardPacket.headerSize, command.bytes.count <= BoardPacket.largestSize else {
            throw .invalidArgument(
                "sequence",
                "has a packet of \(command.bytes.count) bytes: an event holds 2 to \(BoardPacket.largestSize)")
        }
        guard source.rate != .silent else {
            throw .invalidArgument(
                "signal",
                "\(source.path.text) notifies nothing, and would fire no event",
                remedy: "use the signal that it buffers")
        }
        guard !command.makesPart, !command.makesLogger else {
            throw .invalidArgument(
                "sequence",
                "creates a part each time that the event fires",
                remedy: "create it from the host, or in a macro that runs at boot"
            )
        }
        if let register = command.register, register.module == .macro, register != BoardMacro.run {
            throw .invalidArgument("sequence", "records or erases macros: an event can run one alone")
        }
        if let token { try Self.check(token, source, command) }
        self.source = source
        self.command = command
        self.token = token
    }

    private static func check(
        _ token: EventToken, _ source: ProcessorSignal, _ command: BoardPacket
    ) throws(VeltoError) {
        let parameters = command.bytes.count - BoardPacket.headerSize
        guard Int(token.target) + Int(token.length) <= parameters else {
            throw .invalidArgument("token", "ends behind the \(parameters) bytes of the command")
        }
        let size = source.payload.numbers.isEmpty ? 0 : source.payload.size
        guard Int(token.source) + Int(token.length) <= source.offset + size else {
            throw .invalidArgument("token", "ends behind the \(size) bytes of \(source.path.text)")
        }
        guard command.register != BoardMacro.run else {
            throw VeltoError(
                .unsupported, "firmware would run two macros", remedy: "use no token in a command that runs a macro")
        }
    }

    /// Returns the events of several commands, one for each.
    ///
    /// Throws without commands, and for a token with several commands.
    static func events(
        _ source: ProcessorSignal, _ commands: [BoardPacket], _ token: EventToken? = nil
    ) throws(VeltoError) -> [BoardEvent] {
        guard !commands.isEmpty else { throw .invalidArgument("sequence", "is empty: an event needs a command") }
        guard token == nil || commands.count == 1 else {
            throw .invalidArgument(
                "token", "goes into one packet, and the sequence has \(commands.count)",
                remedy: "create an event for each command")
        }
        var events: [BoardEvent] = []
        for command in commands { events.append(try BoardEvent(source, command, token)) }
        return events
    }

    // MARK: Packets

    /// The packets that create the event: the entry and its parameters, sent back to back.
    ///
    /// The board replies once, with the number.
    var creation: [BoardPacket] {
        let target = command.bytes.prefix(BoardPacket.headerSize)
        let parameters = Array(command.bytes.dropFirst(BoardPacket.headerSize))
        let count = BoardPacket.Byte.value(UInt8(clamping: parameters.count))
        let token = (token?.bytes ?? []).map { BoardPacket.Byte.value($0) }
        return [
            BoardPacket(Self.create, source.eventBytes + target + [count] + token),
            BoardPacket(Self.parameters, parameters),
        ]
    }

    /// Removes an event.
    static func remove(_ number: BoardPacket.Byte) -> BoardPacket { BoardPacket(remove, [number]) }

    /// Removes all events.
    static var removeAllPacket: BoardPacket { BoardPacket(removeAll, []) }

    /// Returns the requests for an event's entry and parameters.
    ///
    /// The answer of real boards is unverified.
    static func queries(_ number: UInt8) -> [[UInt8]] { [create.request(number), parameters.request(number)] }
}
