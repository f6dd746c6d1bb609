internal import VeltoWearable

/// The numbers that a board gives to the parts of its boot macros, which it makes after each reset in the order of its macros.
///
/// A number is the lowest that is free; loggers survive a reset and are no part of this. Source: MetaWear system protocol, 4.3.
struct PlannedNumbers: Sendable {
    private var counts: [BoardModule: UInt8] = [:]
    private(set) var numbers: [PartID: UInt8] = [:]

    /// Begins behind the parts of earlier boot macros.
    init(after macros: [BoardMacro] = []) {
        for macro in macros where macro.runsAtBoot {
            for command in macro.commands {
                if let register = command.register, Self.creating.contains(register) { _ = take(register.module) }
            }
        }
    }

    private static let creating: Set<BoardRegister> = [ProcessorPackets.create, BoardTimer.create, BoardEvent.create]

    /// Gives a part of a module its number; nil for a module whose parts are not made at boot, or when all are in use.
    mutating func add(_ part: PartID, _ module: BoardModule) -> UInt8? {
        guard Self.creating.contains(where: { $0.module == module }), let number = take(module) else { return nil }
        numbers[part] = number
        return number
    }

    private mutating func take(_ module: BoardModule) -> UInt8? {
        let number = counts[module, default: 0]
        guard number < .max else { return nil }
        counts[module] = number + 1
        return number
    }
}
