/// Behavior of a log that is full.
public enum LogMode: CaseIterable, Hashable, Sendable {
    /// The oldest entries make room.
    case overwrite
    /// Logging stops.
    case stopWhenFull
}
