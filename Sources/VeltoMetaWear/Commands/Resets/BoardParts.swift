/// The kinds of tasks of a board, for a tear-down.
///
/// Macros and the entries of the log stay: only a factory reset removes them.
///
/// Source: MetaWear module protocol, 4.20.
public struct BoardParts: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Everything.
    public static var all: BoardParts { [.sensors, .subscriptions, .light, .timers, .processors, .events, .loggers] }
}
