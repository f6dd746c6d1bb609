public import VeltoCore

/// A moment of a session marked by the user.
public struct SessionMark: Hashable, Sendable {
    /// The time on the clock of the context.
    public let time: Timestamp
    /// The text of the mark.
    public let text: String
}
