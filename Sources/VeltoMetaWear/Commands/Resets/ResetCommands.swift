internal import VeltoCore

/// Resets the board.
///
/// The command ends with the link if the reset ends it.
///
/// Source: MetaWear module protocol, 4.18.
struct ResetBoard: BoardCommand {
    let kind: BoardReset

    var disturbsDownload: Bool { true }

    var module: BoardModule? { .debug }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        // The link may be lost before the packet is written, so the state lost by the board is recorded after it.
        let forgotten: Set<BoardModule>? =
            switch kind {
            case .link, .powerSave: nil
            case .now, .afterGarbageCollection, .bootloader: .forgottenByReset
            }
        let effects = forgotten.map { [BoardStep.effect(.boardForgets($0))] } ?? []
        return [kind.step()] + effects + (kind.endsLink ? [.awaitLinkEnd] : [])
    }
}

/// Removes everything but name and radio settings, and resets the board.
///
/// The log must be stopped, or its entries stay. Firmware without garbage ignores a reset after garbage collection.
struct FactoryReset: BoardCommand {
    var disturbsDownload: Bool { true }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        let parts = board.log.loggers.compactMap(\.part)
        board.log = LogState()
        board.forgetLogging()
        // Timers have no packet here: they end with the reset.
        let ends = board.endProgram([.processor, .event, .macro])
        return ends + [
            .effect(.endParts(parts))
        ] + BoardStep.end(Self.removals, "remove what the board has")
            + [BoardReset.afterGarbageCollection.step(endsLink: true), BoardReset.now.step()]
            + [.effect(.boardForgets(.forgottenByReset)), .awaitLinkEnd]
    }

    /// If the link is lost between the packets, the next link writes the rest.
    private static let removals = [
        LogRegister.enable.command(0), LogRegister.entryRemoval.command(.max, .max, .max, .max),
        BoardParts.removeLoggers,
        BoardParts.removeEvents, BoardParts.removeProcessors, BoardMacro.eraseAll.command(),
    ]
}
