internal import VeltoCore
internal import VeltoWearable

/// The program of a board at the beginning of a link.
extension MetaWearSession {
    /// Whether the record has parts that a reset removes, or that a lost link may have left.
    var isProgramUsed: Bool {
        record.with { contents in
            contents.program.items.contains { Set.forgottenByReset.contains($0.module) }
                || !contents.program.leftovers.isEmpty
        }
    }

    /// Takes the program of earlier links; macros that were erased are gone with the link.
    func adoptProgram() {
        let erasure = BoardMacro.eraseAll.command()
        let (program, isOwed) = record.with { ($0.program, $0.pendingStop.packets.contains(erasure)) }
        _ = try? planning { link throws(VeltoError) in
            link.plan.adopt(program)
            link.plan.program.erasesMacros = program.erasesMacros && isOwed
        }
    }

    /// The board was reset: of the program, its macros are left.
    func programWasReset(_ out: inout SessionOutput) {
        let gone = record.with { $0.program.items.filter { Set.forgottenByReset.contains($0.module) }.map(\.id) }
        _ = try? planning { link throws(VeltoError) in _ = link.plan.endProgram(.forgottenByReset) }
        guard !gone.isEmpty else { return }
        out.endParts(record.endHandles(of: gone))
        // Those of timers are gone.
        out.setSignals(unsafe link?.plan.signals.map(\.description) ?? [])
        out.log(.warning, "the board was reset: \(gone.count) parts of its program are gone, create them again")
    }

    /// Reads which timers and events the board has, before other commands, if the record has some.
    func readSlotsIfUsed() {
        let (program, log) = record.with { ($0.program, $0.log) }
        let isPolled = log.loggers.contains { $0.poll?.isOnBoard == true }
        for module in [BoardModule.timer, .event]
        where isPolled || program.hasLeftovers(module) || program.items.contains(where: { $0.module == module }) {
            lane.add { [self] in
                for command in ReadSlots.all(of: module) {
                    _ = await outcome { () async throws(VeltoError) in try await run(command) }
                }
            }
        }
    }
}
