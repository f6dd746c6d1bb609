internal import VeltoCore

/// The memory of a board that survives a reset.
struct BoardFlash {
    var log: BoardLog
    /// The number of resets, which entries of the log and the clock carry.
    var resetID: UInt8 = 0
    /// The watchdog's count and mode; the first ones are those of the processor.
    var watchdog: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 1]
    var firmwareVersion: String

    static let resetIDs: UInt8 = 8

    init(_ configuration: BoardConfiguration) {
        log = BoardLog(BoardLog.Format(configuration.module(BoardLogging.module)))
        firmwareVersion = configuration.firmwareVersion
    }

    /// The firmware starts again.
    mutating func reset() {
        resetID = (resetID + 1) % Self.resetIDs
        log.losePageInMemory()
    }
}
