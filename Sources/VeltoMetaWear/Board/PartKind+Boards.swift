public import VeltoWearable

/// The kinds of parts that boards have.
///
/// The numbers are part of handles and never change.
extension PartKind {
    /// A sequence of commands for later.
    public static let commandSequence = PartKind(rawValue: 32)
}
