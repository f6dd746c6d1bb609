/// Parts of what a board was told to do, for tearing it down.
///
/// Macros and the entries of the log stay: only a factory reset removes them.
///
/// Source: MetaWear module protocol, 4.20.
public struct BoardParts: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt32

    /// Wraps bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Sensors and detectors stop; streams end.
    public static let sensors = BoardParts(rawValue: 1 << 0)
    /// Registers notify no more; streams fall silent.
    public static let subscriptions = BoardParts(rawValue: 1 << 1)
    /// The light goes out and forgets its patterns.
    public static let light = BoardParts(rawValue: 1 << 2)
    /// Timers are removed.
    public static let timers = BoardParts(rawValue: 1 << 3)
    /// Data processors are removed.
    public static let processors = BoardParts(rawValue: 1 << 4)
    /// Events and what follows them are removed.
    public static let events = BoardParts(rawValue: 1 << 5)
    /// Loggers are removed.
    public static let loggers = BoardParts(rawValue: 1 << 6)
    /// Everything.
    public static let all: BoardParts = [.sensors, .subscriptions, .light, .timers, .processors, .events, .loggers]
}

/// The ways to reset a board.
///
/// Source: MetaWear module protocol, 4.18.
public enum BoardReset: Int32, CaseIterable, Hashable, Sendable {
    /// At once: the link ends, and the board is back after about a second.
    case now = 1
    /// After its flash is tidied up, once the link has ended.
    case afterGarbageCollection
    /// To the bootloader, which only replaces firmware.
    case bootloader
    /// Not at all: only the link ends.
    case link
    /// To sleep at its next reset, until its button is pressed or a charger is connected.
    case powerSave
}
