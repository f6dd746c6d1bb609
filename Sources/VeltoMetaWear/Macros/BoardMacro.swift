internal import VeltoCore

/// A macro: commands in the memory of a board, executed on request or at boot.
///
/// Source: MetaWear system protocol, 4.3.
struct BoardMacro: Hashable, Sendable {
    let commands: [BoardPacket]
    /// Whether the board executes the macro after each reset, before a host connects.
    let runsAtBoot: Bool

    static let begin = BoardRegister(.macro, 0x02)
    private static let add = BoardRegister(.macro, 0x03)
    private static let end = BoardRegister(.macro, 0x04)
    static let run = BoardRegister(.macro, 0x05)
    static let ended = BoardRegister(.macro, 0x07)
    static let eraseAll = BoardRegister(.macro, 0x08)
    private static let addPart = BoardRegister(.macro, 0x09)

    /// The maximum size of a command that is added in one packet, and the size of the first part of a longer command.
    private static let (longestWhole, partSize) = (13, 2)

    /// Creates a macro; throws without commands, and for commands of macros.
    init(_ commands: [BoardPacket], runsAtBoot: Bool) throws(VeltoError) {
        guard !commands.isEmpty else { throw .invalidArgument("sequence", "is empty: a macro needs a command") }
        for command in commands {
            guard (BoardPacket.headerSize...BoardPacket.largestSize).contains(command.bytes.count) else {
                throw .invalidArgument(
                    "sequence", "has a packet of \(command.bytes.count) bytes: must be 2 to \(BoardPacket.largestSize)")
            }
            if let problem = Self.problem(of: command, runsAtBoot: runsAtBoot) {
                throw .invalidArgument("sequence", problem)
            }
        }
        self.commands = commands
        self.runsAtBoot = runsAtBoot
    }

    private static func problem(of command: BoardPacket, runsAtBoot: Bool) -> String? {
        if let register = command.register, register.module == .macro, register != Self.run {
            return "records or erases macros, which a macro cannot do"
        }
        if command.makesLogger {
            return "creates a logger: it would make another one after each reset, create it from the host"
        }
        guard command.makesPart, !runsAtBoot else { return nil }
        return "creates parts, whose numbers are known after a reset alone: let the macro run at boot"
    }

    // MARK: Packets

    /// A packet of the recording; those of the commands are written with response.
    struct Write: Hashable, Sendable {
        let packet: BoardPacket
        let isAcknowledged: Bool
    }

    /// Begins the recording; the board replies with the number of the macro.
    var beginning: BoardPacket { BoardPacket(Self.begin, [.value(runsAtBoot ? 1 : 0)]) }

    /// The packets that follow the reply: nothing else may be written between them.
    var recording: [Write] {
        let packets = commands.flatMap(Self.packets) + [Self.ending]
        return packets.map { Write(packet: $0, isAcknowledged: true) }
    }

    /// Ends a recording.
    static var ending: BoardPacket { BoardPacket(end, []) }

    /// Splits a command that is too long for a packet into two parts, which the board joins.
    private static func packets(of command: BoardPacket) -> [BoardPacket] {
        guard command.bytes.count > longestWhole else { return [BoardPacket(add, command.bytes)] }
        return [
            BoardPacket(addPart, Array(command.bytes.prefix(partSize))),
            BoardPacket(add, Array(command.bytes.dropFirst(partSize))),
        ]
    }

    /// Runs a macro.
    static func run(_ number: BoardPacket.Byte) -> BoardPacket { BoardPacket(run, [number]) }

    /// Erases all macros when the link ends.
    static var erasePacket: BoardPacket { BoardPacket(eraseAll, []) }

    // MARK: Reading

    /// Decodes the packets of a recording; nil unless they begin and end a recording.
    init?(recording packets: [[UInt8]]) {
        guard let first = packets.first, let last = packets.last, packets.count > 1,
            first.starts(with: Self.begin.command()), first.count == BoardPacket.headerSize + 1,
            last == Self.end.command()
        else { return nil }
        var commands: [BoardPacket] = []
        var part: [UInt8] = []
        for packet in packets.dropFirst().dropLast() {
            let bytes = packet.dropFirst(BoardPacket.headerSize)
            if packet.starts(with: Self.addPart.command()) {
                part += bytes
            } else if packet.starts(with: Self.add.command()) {
                commands.append(BoardPacket(part + bytes))
                part = []
            } else {
                return nil
            }
        }
        guard part.isEmpty, let macro = try? BoardMacro(commands, runsAtBoot: first.last == 1) else { return nil }
        self = macro
    }
}
