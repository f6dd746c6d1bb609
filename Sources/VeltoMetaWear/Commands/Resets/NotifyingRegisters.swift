internal import VeltoWearable

/// The notifying registers, which a killed program may have left on.
extension BoardPlan {
    /// All notifying registers of the board, each once.
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
    /// The notifications of a board's tasks, which belong to no signal and no detector.
    ///
    /// Source: MetaWear module protocol, 4.8.
    fileprivate static let ofTasks: [(register: BoardRegister, isPresent: @Sendable (ModuleInfo) -> Bool)] = [
        // The outputs of processors.
        (ProcessorPackets.output, { _ in true }),
        // Log entries during a readout, the number of remaining ones, and complete pages.
        (LogRegister.data, { _ in true }),
        (LogRegister.progress, { _ in true }),
        (LogRegister.page, { $0.revision >= 3 }),
        // Timer ticks and ends of macros.
        (BoardTimer.tick, { _ in true }),
        (BoardMacro.ended, { _ in true }),
    ]
}
