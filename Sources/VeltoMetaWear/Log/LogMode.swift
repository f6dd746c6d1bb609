/// The behavior of a full log.
public enum LogMode: CaseIterable, Hashable, Sendable {
    /// The oldest entries are overwritten.
    case overwrite
    /// Logging stops.
    case stopWhenFull
}
