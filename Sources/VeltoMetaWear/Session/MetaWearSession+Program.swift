internal import VeltoCore
internal import VeltoWearable

/// The program of a board at the beginning of a link.
extension MetaWearSession {
    /// Whether the record has parts that a reset removes, or leftovers of a lost link.
    var isProgramUsed: Bool {
        record.with { contents in
            contents.program.items.contains { Set.forgottenByReset.contains($0.module) }
                || !contents.program.leftovers.isEmpty
        }
    }

    /// Adopts the program of earlier links.
    ///
    /// Erased macros end with the link.
    func adoptProgram() {
        let erasure = BoardMacro.eraseAll.command()
        let (program, isOwed) = record.with { ($0.program, $0.pendingStop.packets.contains(erasure)) }
        _ = try? planning { link throws(VeltoError) in
            link.plan.adopt(program)
            link.plan.program.erasesMacros = program.erasesMacros && isOwed
        }
    }

    /// Handles a reset of the board: only the macros of the program remain.
    func programWasReset(_ out: inout SessionOutput) {
        let gone = record.with { $0.program.items.filter { Set.forgottenByReset.contains($0.module) }.map(\.id) }
        _ = try? planning { link throws(VeltoError) in _ = link.plan.endProgram(.forgottenByReset) }
        guard !gone.isEmpty else { return }
        out.endParts(record.endHandles(of: gone))
        // The signals of timers are gone.
        out.setSignals(unsafe link?.plan.signals.map(\.description) ?? [])
        out.log(.warning, "the board was reset: \(gone.count) parts of its program are gone, create them again")
    }

    // MARK: Reading

    /// Reads back the program's parts and loggers, in parallel to other commands.
    ///
    /// Commands that depend on them wait.
    func readOwnParts() {
        guard let own = unsafe link.map({ ReadParts(ownOf: $0.plan) }) else { return }
        let commands: [any BoardCommand] = (own.slots.isEmpty ? [] : [own]) + (isLogUsed ? [ReadLoggers()] : [])
        guard !commands.isEmpty else { return }
        unsafe link?.partsReading = conversation.start { [self] in
            for command in commands {
                let result = await outcome { () async throws(VeltoError) in try await runBeside(command) }
                if case .failure(let error) = result { tellUnread(error) }
            }
            unsafe link?.partsReading = nil
        }
    }

    /// Waits until the program's parts were read back.
    func partsRead() async { await unsafe link?.partsReading?.value }

    /// Returns whether a command waits until the program's parts were read back.
    func awaitsParts(_ command: any BoardCommand) -> Bool {
        guard let link = unsafe link, link.partsReading != nil else { return false }
        return command.dependsOnParts(of: link.plan)
    }

    /// Removes parts with unknown numbers, once the board's parts were read.
    func readLeftParts() {
        guard isReady, unsafe link?.plan.modulesWithLeftovers.isEmpty == false else { return }
        lane.add { [self] in
            guard let plan = unsafe link?.plan else { return }
            let modules = plan.modulesWithLeftovers
            guard !modules.isEmpty else { return }
            let command = ReadParts(all: modules, of: plan)
            let result = await outcome { () async throws(VeltoError) in try await run(command) }
            if case .failure(let error) = result { tellUnread(error) }
        }
    }

    private func tellUnread(_ error: VeltoError) {
        // The next link reads the parts.
        guard isReady else { return }
        let text =
            "the board's program could not be read: \(error.message); it counts as unchanged, recover it to read it again"
        conversation.act { $0.log(.warning, text) }
    }
}
