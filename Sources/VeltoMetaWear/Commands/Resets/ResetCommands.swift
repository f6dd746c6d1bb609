internal import VeltoCore

/// Resets the board; ends with the link, if that is what follows.
///
/// Source: MetaWear module protocol, 4.18.
struct ResetBoard: BoardCommand {
    let kind: BoardReset

    var disturbsDownload: Bool { true }

    var module: BoardModule? { .debug }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        // A link may be lost before the packet is on its way: what the board forgets is known behind it.
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
/// The log must not run, or its entries stay; firmware that has no garbage ignores the reset after its collection.
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

    /// A link that is lost between them is followed by one that writes the rest.
    private static let removals = [
        LogRegister.enable.command(0), LogRegister.entryRemoval.command(.max, .max, .max, .max),
        BoardParts.removeLoggers,
        BoardParts.removeEvents, BoardParts.removeProcessors, BoardMacro.eraseAll.command(),
    ]
}
