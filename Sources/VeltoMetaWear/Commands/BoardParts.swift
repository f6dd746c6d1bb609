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

    /// Everything.
    public static var all: BoardParts { [.sensors, .subscriptions, .light, .timers, .processors, .events, .loggers] }
}

/// The ways to reset a board.
///
/// Source: MetaWear module protocol, 4.18.
public enum BoardReset: CaseIterable, Hashable, Sendable {
    /// At once: the link ends, and the board is back after about a second.
    case now
    /// After its flash is tidied up, once the link has ended.
    case afterGarbageCollection
    /// To the bootloader, which only replaces firmware.
    case bootloader
    /// Not at all: only the link ends.
    case link
    /// To sleep at its next reset, until its button is pressed or a charger is connected.
    case powerSave
}
