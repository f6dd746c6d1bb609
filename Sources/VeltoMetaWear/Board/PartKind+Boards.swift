public import VeltoWearable

/// The kinds of parts that boards have.
///
/// The numbers are part of handles and never change.
extension PartKind {
    /// A sequence of commands for later.
    public static let commandSequence = PartKind(rawValue: 32)
    /// A signal in a board's log.
    public static let logger = PartKind(rawValue: 33)
    /// A download of the log.
    public static let download = PartKind(rawValue: 34)
}
