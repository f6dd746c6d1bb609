internal import VeltoCore

/// The commands of the logging module as steps.
///
/// Source: MetaWear system protocol, 3.1 and 3.9.
extension LogRegister {
    /// The timeouts of the answer about a logger that may not exist, and of the erasure of all entries (seconds).
    static let (patience, erasing) = (0.5, 5.0)

    /// Starts logging.
    static func start(_ mode: LogMode) -> [BoardStep] {
        BoardStep.write(
            [Self.mode.command(mode == .overwrite ? 1 : 0), enable.command(1)], "start logging")
    }

    /// Stops logging, including loggers whose sensors keep running.
    static let stop = BoardStep.end([enable.command(0)], "stop logging")

    /// Erases all entries of a log that is stopped, and keeps the loggers.
    ///
    /// The board then reports a page as complete. Older firmware may not.
    static let clear =
        BoardStep.write([page.notifications(true)], "begin the notifications of pages") + [
            .ask(
                BoardStep.Question(
                    reply: .created(page), packet: entryRemoval.command(.max, .max, .max, .max),
                    name: "the cleared log",
                    patience: erasing, silence: .isEmpty))
        ] + BoardStep.end([page.notifications(false)], "end the notifications of pages")

    /// Flushes the page in memory to the log.
    static let flushPage = BoardStep.write(flush.command(1), "flush the log")

    /// Reads the length.
    static let readLength = BoardStep.read(length, "the log's length", 4)

    /// Reads the number of recycled pages.
    ///
    /// Old firmware does not answer.
    static let readRecycled = BoardStep.ask(
        BoardStep.Question(
            reply: .answer(recycled), packet: recycled.request(), name: "the recycled pages", patience: patience,
            silence: .isEmpty))

    /// Reads the clock.
    ///
    /// The log of a board that does not answer has no dates.
    static let readClock = BoardStep.ask(
        BoardStep.Question(reply: .answer(clock), packet: clock.request(), name: "the clock", silence: .isEmpty))

    /// Adds a logger for a chunk of a signal.
    ///
    /// The answer contains its number.
    static func add(_ chunk: LogSource.Chunk, of source: LogSource) -> BoardStep {
        let packet = trigger.command(source.module.rawValue, source.register, source.id, chunk.trigger)
        return .ask(BoardStep.Question(reply: .created(trigger), packet: packet, name: "a new logger"))
    }

    /// Removes loggers in ascending order of their numbers.
    static func remove(_ loggers: [UInt8]) -> [BoardStep] {
        BoardStep.end(loggers.sorted().map { removal.command($0) }, "remove a logger")
    }

    /// Reads the source of a logger.
    ///
    /// Some firmware does not answer for a missing logger.
    static func source(of logger: UInt8) -> BoardStep {
        .ask(
            BoardStep.Question(
                reply: .answer(trigger), packet: trigger.request(logger), name: "a logger", patience: patience,
                silence: .isEmpty))
    }
}
