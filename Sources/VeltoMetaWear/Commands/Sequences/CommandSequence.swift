public import VeltoCore
public import VeltoWearable

/// Commands for later, such as those of a macro or of a board event; nothing is sent to the board.
///
/// It keeps commands, and plans them when it is used, with the program's settings at that time and against a board on which
/// nothing runs: starting a sensor writes its configuration, and stopping one stops it, whichever program has started it.
///
/// ```swift
/// let sequence = try device.metaWear?.makeSequence()
/// try sequence?.play([.flash(.green)])
/// try sequence?.startSensor(.accelerometer)
/// print(try sequence?.describe() ?? "")  // a line for each packet
/// ```
public final class CommandSequence: BoardCommandTaker, DevicePartContents {
    /// The name of a sequence in sentences.
    public static let partName = "command sequence"

    /// The refusal of a function that takes the board alone.
    public static let refusal = "this function cannot be kept in a command sequence: call it with the board"

    /// The most commands that it keeps: each is planned with all of those before it.
    public static let commandLimit = 256

    /// The modules of the connected board; nil while it is not connected.
    private let newestModules: @Sendable () -> [BoardModule: ModuleInfo]?
    /// The board's record, with the preferences of the program; nil for a board that the program feeds.
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

    /// Keeps a command; throws, and stays as it was, for one that the board could not perform by itself.
    public func perform(_ command: any SessionCommand) throws(VeltoError) {
        guard let command = command as? any BoardCommand else { throw .notOfBoards }
        try command.check()
        // Commands about a part are checked once the sequence is used.
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

    /// Describes each packet in a line: its bytes in hex, `..` for a number that the board gives later, and its purpose.
    public func describe() throws(VeltoError) -> String {
        try writes(on: board).map { "\($0.packet.text)  \($0.purpose)" }.joined(separator: "\n")
    }

    /// Plans the packets for a board with those modules and preferences.
    func writes(on board: BoardPlan) throws(VeltoError) -> [BoardStep.Write] { try kept.writes(on: board) }

    /// The parts that its commands make, which are there after a reset of the board.
    public var plannedParts: [PartID] { kept.commands.compactMap(\.createdPart) }

    /// The commands that it has now.
    var kept: KeptCommands { KeptCommands(commands: contents.withLock { $0.commands }) }

    /// The board on which nothing runs, with the preferences of the program at the time of the call.
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
