/// What a board is occupied with; several things at once.
public struct BoardActivities: OptionSet, Hashable, Sendable {
    /// One bit for each activity.
    public let rawValue: UInt32

    /// Wraps bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The activity that matters most.
    public var state: BoardState {
        let order: [(activity: BoardActivities, state: BoardState)] = [
            (.updating, .updating), (.downloading, .downloading), (.logging, .logging), (.streaming, .streaming),
        ]
        return order.first { contains($0.activity) }?.state ?? .idle
    }
}

/// What a connected board is occupied with, in one word.
///
/// Source: MetaWear system protocol, 1.3.
public enum BoardState: CaseIterable, Hashable, Sendable {
    /// Nothing.
    case idle
    /// It sends what it measures.
    case streaming
    /// It writes what it measures to its log.
    case logging
    /// Its log is read.
    case downloading
    /// Its firmware is replaced.
    case updating
}
