internal import VeltoCore

/// Resets the board; ends with the link, if that is what follows.
///
/// Source: MetaWear module protocol, 4.18.
struct ResetBoard: BoardCommand {
    let kind: BoardReset

    var disturbsDownload: Bool { true }

    var module: BoardModule? { .debug }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        // Nothing runs on a board after its reset.
        if kind != .link { board.forgetLogging() }
        return [kind.step()]
    }
}

/// Removes everything but name and radio settings, and resets the board.
///
/// The log must not run, or its entries stay; firmware that has no garbage ignores the reset after its collection.
struct FactoryReset: BoardCommand {
    var disturbsDownload: Bool { true }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        let parts = board.log.loggers.compactMap(\.part)
        board.forgetLogging()
        board.log = LogState()
        return board.endParts(of: [.timer, .processor, .event, .macro]) + [
            .effect(.endParts(parts)),
            .write(LogRegister.enable.command(0), "stop logging"),
            .write(LogRegister.entryRemoval.command(.max, .max, .max, .max), "clear the log"),
            .write(BoardParts.removeLoggers, "remove the loggers"),
            .write(BoardParts.removeEvents, "remove the events"),
            .write(BoardParts.removeProcessors, "remove the processors"),
            .write(BoardMacro.eraseAll.command(), "erase the macros"),
            BoardReset.afterGarbageCollection.step(endsLink: true), BoardReset.now.step(),
        ]
    }
}
