public import VeltoCore

/// A moment of a session that its user marked.
public struct SessionMark: Hashable, Sendable {
    /// The moment, on the clock of the context.
    public let time: Timestamp
    /// The text of the mark.
    public let text: String
}
