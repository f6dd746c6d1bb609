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
        (BoardRegister(.processor, 0x03), { _ in true }),
        // The entries of a log that is read out, those that are left, and a page that is complete.
        (BoardRegister(.logging, 0x07), { _ in true }),
        (BoardRegister(.logging, 0x08), { _ in true }),
        (BoardRegister(.logging, 0x0D), { $0.revision >= 3 }),
        // Timers that fire, and macros that end.
        (BoardRegister(.timer, 0x06), { _ in true }),
        (BoardRegister(.macro, 0x07), { _ in true }),
    ]
}
