public import VeltoCore
public import VeltoWearable

/// Commands for later, such as those of a macro or of a board event; nothing is sent to the board.
///
/// It keeps commands, and plans them when it is used, against a board on which nothing runs: starting a sensor writes its
/// configuration, and stopping one stops it, whichever program has started it.
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

    /// The most commands that it keeps: each is planned with all of those before it.
    public static let commandLimit = 256

    /// The newest status of the board; nil while it is not connected.
    private let newestStatus: @Sendable () -> BoardStatus?
    private let contents: Guarded<(status: BoardStatus, commands: [any BoardCommand])>

    init(_ status: BoardStatus, newestStatus: @escaping @Sendable () -> BoardStatus?) {
        self.newestStatus = newestStatus
        contents = Guarded((status, []))
    }

    /// Keeps a command; throws, and stays as it was, for one that the board could not perform by itself.
    public func perform(_ command: any SessionCommand) throws(VeltoError) {
        guard let command = command as? any BoardCommand else { throw .notOfBoards }
        try command.check()
        let status = status
        try contents.withLock { contents throws(VeltoError) in
            guard contents.commands.count < Self.commandLimit else { throw .sequenceFull }
            _ = try Self.writes(contents.commands + [command], BoardPlan(idle: status))
            contents.commands.append(command)
        }
    }

    /// Describes each packet in a line: its bytes in hex, `..` for a number that the board gives later, and its purpose.
    public func describe() throws(VeltoError) -> String {
        try writes(on: BoardPlan(idle: status)).map { "\($0.packet.text)  \($0.purpose)" }.joined(separator: "\n")
    }

    /// Plans the packets for a board with those modules and preferences.
    func writes(on board: BoardPlan) throws(VeltoError) -> [BoardStep.Write] {
        try Self.writes(contents.withLock { $0.commands }, board.idle)
    }

    private var status: BoardStatus {
        let newest = newestStatus()
        return contents.withLock { contents in
            if let newest { contents.status = newest }
            return contents.status
        }
    }

    // MARK: Planning

    private static func writes(
        _ commands: [any BoardCommand], _ idle: BoardPlan
    ) throws(VeltoError) -> [BoardStep.Write] {
        var board = idle
        var writes: [BoardStep.Write] = []
        for command in commands {
            let steps = try command.plan(on: &board)
            try check(steps, of: command)
            writes += steps.writes
        }
        return writes
    }

    /// Refuses steps that a board cannot perform by itself.
    ///
    /// Reading back what was written is left out.
    private static func check(_ steps: [BoardStep], of command: any BoardCommand) throws(VeltoError) {
        for step in steps {
            switch step {
            case .wake(let module, let seconds): throw refusal(of: command, "\(module) to wake up", seconds)
            case .rest(let sensor, let seconds): throw refusal(of: command, "\(sensor) to stand still", seconds)
            case .ask where steps.writes.isEmpty:
                throw VeltoError(.invalidState, "a sequence writes packets and awaits no answer: read from the host")
            case .pulse:
                throw VeltoError(.invalidState, "a sequence has no pauses between pulses: play them from the host")
            default: break
            }
        }
    }

    private static func refusal(of command: any BoardCommand, _ wait: String, _ seconds: Double) -> VeltoError {
        let isFusion = (command as? StartSensor)?.sensor == .fusion
        let other = isFusion ? "set sensor fusion to imuPlus, which has no magnetometer, or " : ""
        return VeltoError(
            .invalidState,
            "it takes \(seconds) s for the \(wait), and a sequence has no pauses: \(other)start the sensor from the host "
                + "and leave it running")
    }
}

extension VeltoError {
    fileprivate static let sequenceFull = VeltoError(
        .outOfMemory, "a sequence keeps at most \(CommandSequence.commandLimit) commands: create another one")
}

extension BoardPlan {
    /// A board with that status, as far as it lasts: modules and preferences.
    init(idle status: BoardStatus) {
        var preferences = BoardPreferences()
        preferences.choices = status.sensors.mapValues(\.next)
        (preferences.pins, preferences.inputSource) = (status.pins, status.inputSource)
        for definition in status.describedSignals { preferences.definitions[definition.identifier] = definition }
        self.init(status.modules, preferences)
        isLive = false
    }
}
