internal import VeltoCore

/// The commands of the logging module as steps.
///
/// Source: MetaWear system protocol, 3.1 and 3.9.
extension LogRegister {
    /// Starts logging.
    static func start(_ mode: LogMode) -> [BoardStep] {
        BoardStep.write(
            [Self.mode.command(mode == .overwrite ? 1 : 0), enable.command(1)], "start logging")
    }

    /// Stops logging, also of loggers whose sensors run on.
    static let stop = BoardStep.end([enable.command(0)], "stop logging")

    /// Erases all entries and keeps the loggers; a log that runs ignores it, so it is stopped first.
    static let clear =
        BoardStep.write([enable.command(0)], "stop logging")
        + BoardStep.write([entryRemoval.command(.max, .max, .max, .max)], "clear the log")

    /// Adds a logger for a chunk of a signal; the answer has its number.
    static func add(_ chunk: LogSource.Chunk, of source: LogSource) -> BoardStep {
        let packet = trigger.command(source.module.rawValue, source.register, source.id, chunk.trigger)
        return .ask(BoardStep.Question(reply: .created(trigger), packet: packet, name: "a new logger", size: 1))
    }

    /// Removes loggers, in ascending order of their numbers.
    static func remove(_ loggers: [UInt8]) -> [BoardStep] {
        BoardStep.write(loggers.sorted().map { removal.command($0) }, "remove a logger")
    }

    /// Reads the source of a logger; some firmware does not answer for one that does not exist.
    static func source(of logger: UInt8) -> BoardStep {
        .ask(BoardStep.Question(reply: .answer(trigger), packet: trigger.request(logger), name: "a logger"))
    }
}
