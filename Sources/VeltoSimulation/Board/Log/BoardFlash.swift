internal import VeltoCore

/// The persistent memory of a board, which survives a reset.
struct BoardFlash {
    var log: BoardLog
    /// The number of resets, stored in log entries and reported by the clock.
    var resetID: UInt8 = 0
    /// The watchdog's count and mode; the initial values are those of the processor.
    var watchdog: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 1]
    var firmwareVersion: String
    var macros: [BoardMacroRecord?]
    /// Whether to erase the macros when the link ends.
    var erasesMacros = false

    private static let usualMacros: UInt8 = 8

    static let resetIDs: UInt8 = 8

    /// The program memory, which a bootloader writes.
    var program = ProgramFlash()

    init(_ configuration: BoardConfiguration) {
        program.hasTwoBanks = configuration.bootloader == .secure
        log = BoardLog(BoardLog.Format(configuration.module(BoardLogging.module)))
        firmwareVersion = configuration.firmwareVersion
        let module = configuration.module(BoardMacros.module)
        macros = Array(repeating: nil, count: module.map { Int($0.extra.first ?? Self.usualMacros) } ?? 0)
    }

    func macro(_ number: UInt8) -> BoardMacroRecord? { Int(number) < macros.count ? macros[Int(number)] : nil }

    /// The commands that the board executes at boot, in the order of its macros.
    var bootCommands: [[UInt8]] { macros.flatMap { macro in macro.map { $0.runsAtBoot ? $0.commands : [] } ?? [] } }

    /// Erases the macros if a host has requested that.
    mutating func eraseMacros() {
        if erasesMacros { macros = Array(repeating: nil, count: macros.count) }
        erasesMacros = false
    }

    /// Handles a restart of the firmware.
    mutating func reset() {
        resetID = (resetID + 1) % Self.resetIDs
        log.losePageInMemory()
        eraseMacros()
    }
}
