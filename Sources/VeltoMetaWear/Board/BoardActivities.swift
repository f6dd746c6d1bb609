/// The activities of a board; several may run at once.
public struct BoardActivities: OptionSet, Hashable, Sendable {
    /// One bit for each activity.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The most important activity.
    public var state: BoardState {
        let order: [(activity: BoardActivities, state: BoardState)] = [
            (.updating, .updating), (.downloading, .downloading), (.logging, .logging), (.streaming, .streaming),
        ]
        return order.first { contains($0.activity) }?.state ?? .idle
    }
}

/// The most important activity of a connected board.
///
/// Source: MetaWear system protocol, 1.3.
public enum BoardState: CaseIterable, Hashable, Sendable {
    /// The board is idle.
    case idle
    /// The board streams samples.
    case streaming
    /// The board logs samples.
    case logging
    /// The log is being downloaded.
    case downloading
    /// The firmware is being replaced.
    case updating
}
