internal import VeltoCore
internal import VeltoWearable

/// The numbers that a board gives to the parts of its boot macros, which it makes after each reset in the order of its macros.
///
/// A number is the lowest that is free; loggers survive a reset and are no part of this. Source: MetaWear system protocol, 4.3.
struct PlannedNumbers: Sendable {
    /// A part that the board makes when it boots.
    struct Part: Hashable, Sendable {
        let id: PartID
        let module: BoardModule
        /// The number of slots.
        let count: Int
    }

    /// The parts in the order in which the board makes them.
    private(set) var parts: [Part] = []
    /// The first number of each part.
    private(set) var numbers: [PartID: UInt8] = [:]
    private var counts: [BoardModule: Int] = [:]

    /// Begins behind the parts of earlier boot macros.
    init(after macros: [BoardMacro] = []) {
        for macro in macros where macro.runsAtBoot {
            for command in macro.commands {
                if let register = command.register, command.makesPart { counts[register.module, default: 0] += 1 }
            }
        }
    }

    /// Throws if the macros make more parts than a board has slots.
    func check(_ program: BoardProgram) throws(VeltoError) {
        for (module, count) in counts where count > program.slotCount(module) {
            throw VeltoError(
                .noSlot,
                "macros that run at boot would make \(count) parts of the \(module) module, and the board has \(program.slotCount(module)) slots: "
                    + "plan fewer, or erase the macros")
        }
    }

    /// Gives a part its number; nil for one that is not made at boot, or when all numbers are in use.
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
