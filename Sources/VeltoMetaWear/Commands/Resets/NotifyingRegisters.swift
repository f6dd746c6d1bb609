internal import VeltoWearable

/// The registers that notify, which a program that was killed may have left on.
extension BoardPlan {
    /// All registers of the board that notify, each once.
    var notifyingRegisters: [BoardRegister] {
        let streamed = signals.filter { $0.abilities.contains(.streamable) }
        let reported = (try? detectorChip())?.detectors.compactMap(\.notified) ?? []
        let tasks = BoardRegister.ofTasks.filter { modules[$0.register.module].map($0.isPresent) ?? false }
        let registers =
            streamed.flatMap { [$0.register, $0.packed].compactMap { $0 } } + reported + tasks.map(\.register)
        var seen: Set<BoardRegister> = []
        return registers.filter { seen.insert($0).inserted }
    }
}

extension BoardRegister {
    /// The notifications of tasks that run on a board: no signal and no detector has them.
    ///
    /// Source: MetaWear module protocol, 4.8.
    fileprivate static let ofTasks: [(register: BoardRegister, isPresent: @Sendable (ModuleInfo) -> Bool)] = [
        // The outputs of processors.
        (ProcessorPackets.output, { _ in true }),
        // The entries of a log that is read out, those that are left, and a page that is complete.
        (LogRegister.data, { _ in true }),
        (LogRegister.progress, { _ in true }),
        (LogRegister.page, { $0.revision >= 3 }),
        // Timers that fire, and macros that end.
        (BoardTimer.tick, { _ in true }),
        (BoardMacro.ended, { _ in true }),
    ]
}
