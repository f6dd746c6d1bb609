public import VeltoCore
public import VeltoWearable

/// A recorded sequence of commands, for example for a macro or a board event.
///
/// Nothing is sent to the board.
///
/// The commands are planned when the sequence is used, with the program's settings at that time, for an idle board.
/// Starting a sensor therefore writes its configuration, and stopping a sensor stops it whichever program has started
/// it.
///
/// ```swift
/// let sequence = try device.metaWear?.makeSequence()
/// try sequence?.play([.flash(.green)])
/// try sequence?.startSensor(.accelerometer)
/// print(try sequence?.describe() ?? "")  // a line for each packet
/// ```
public final class CommandSequence: BoardCommandTaker, DevicePartContents {
    /// The name of a sequence in messages.
    public static let partName = "command sequence"

    /// The error for a function that only a board performs.
    public static let refusal = "this function cannot be kept in a command sequence: call it with the board"

    /// The maximum number of commands: each is planned with all earlier ones.
    public static let commandLimit = 256

    /// The modules of the connected board; nil while it is not connected.
    private let newestModules: @Sendable () -> [BoardModule: ModuleInfo]?
    /// The board's record, with the program's preferences; nil for a board fed by the program.
    private let record: BoardRecord?
    private let contents: Guarded<(modules: [BoardModule: ModuleInfo], commands: [any BoardCommand])>

    init(
        _ modules: [BoardModule: ModuleInfo], _ record: BoardRecord?,
        newestModules: @escaping @Sendable () -> [BoardModule: ModuleInfo]?
    ) {
        self.newestModules = newestModules
        self.record = record
        contents = Guarded((modules, []))
    }

    /// Records a command.
    ///
    /// Throws for a command that the board cannot execute by itself; the sequence is then unchanged.
    public func perform(_ command: any SessionCommand) throws(VeltoError) {
        guard let command = command as? any BoardCommand else { throw .notOfBoards }
        try command.check()
        // Commands about a part are checked when the sequence is used.
        if !command.isAboutPart {
            try record?.with { $0.planned }.check(command.usedParts, signal: command.usedSignal, own: plannedParts)
        }
        let board = board
        try contents.withLock { contents throws(VeltoError) in
            guard contents.commands.count < Self.commandLimit else { throw .sequenceFull }
            _ = try KeptCommands(commands: contents.commands + [command]).writes(on: board)
            contents.commands.append(command)
        }
    }

    /// Returns a line for each packet: its bytes in hex, with `..` for a number that the board assigns later, and its
    /// purpose.
    public func describe() throws(VeltoError) -> String {
        try writes(on: board).map { "\($0.packet.text)  \($0.purpose)" }.joined(separator: "\n")
    }

    /// Plans the packets for a board with those modules and preferences.
    func writes(on board: BoardPlan) throws(VeltoError) -> [BoardStep.Write] { try kept.writes(on: board) }

    /// The parts created by the commands, which exist after a reset of the board.
    public var plannedParts: [PartID] { kept.commands.compactMap(\.createdPart) }

    /// The current commands.
    var kept: KeptCommands { KeptCommands(commands: contents.withLock { $0.commands }) }

    /// The idle board with the program's preferences at the time of the call.
    private var board: BoardPlan {
        let newest = newestModules()
        let modules = contents.withLock { contents in
            if let newest { contents.modules = newest }
            return contents.modules
        }
        var board = BoardPlan(modules, record?.with { $0.preferences } ?? BoardPreferences())
        if let program = record?.with({ $0.program }) { board.adopt(program) }
        return board.idle
    }
}

extension VeltoError {
    fileprivate static let sequenceFull = VeltoError(
        .outOfMemory, "a sequence keeps at most \(CommandSequence.commandLimit) commands", remedy: "create another one")
}
