internal import VeltoCore
internal import VeltoWearable

/// The numbers that a board assigns to the parts of its boot macros, created after each reset in the order of the
/// macros.
///
/// Each part gets the lowest free number. Loggers survive a reset and are excluded. Source: MetaWear system protocol,
/// 4.3.
struct PlannedNumbers: Sendable {
    /// A part that the board creates at boot.
    struct Part: Hashable, Sendable {
        let id: PartID
        let module: BoardModule
        /// The number of slots.
        let count: Int
    }

    /// The parts in the order of their creation.
    private(set) var parts: [Part] = []
    /// The first number of each part.
    private(set) var numbers: [PartID: UInt8] = [:]
    private var counts: [BoardModule: Int] = [:]

    /// Begins after the parts of earlier boot macros.
    init(after macros: [BoardMacro] = []) {
        for macro in macros where macro.runsAtBoot {
            for command in macro.commands {
                if let register = command.register, command.makesPart { counts[register.module, default: 0] += 1 }
            }
        }
    }

    /// Throws if the macros create more parts than a board has slots.
    func check(_ program: BoardProgram) throws(VeltoError) {
        for (module, count) in counts where count > program.slotCount(module) {
            throw VeltoError(
                .noSlot,
                "macros that run at boot would make \(count) parts of the \(module) module, and the board has \(program.slotCount(module)) slots: "
                    + "plan fewer, or erase the macros")
        }
    }

    /// Assigns a number to a part; nil for a part that is not created at boot, or if all numbers are in use.
    mutating func add(_ part: Part) -> UInt8? {
        let first = counts[part.module, default: 0]
        guard BoardPacket.numberingRegisters.contains(where: { $0.module == part.module }), part.count > 0,
            let number = UInt8(exactly: first), first + part.count <= Int(UInt8.max)
        else { return nil }
        counts[part.module] = first + part.count
        parts.append(part)
        numbers[part.id] = number
        return number
    }
}
