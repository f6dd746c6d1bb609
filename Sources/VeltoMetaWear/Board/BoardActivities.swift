/// What a board is occupied with; several things at once.
public struct BoardActivities: OptionSet, Hashable, Sendable {
    /// One bit for each activity.
    public let rawValue: UInt32

    /// Wraps bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// It sends what it measures.
    public static let streaming = BoardActivities(rawValue: 1 << 0)
    /// It writes what it measures to its log.
    public static let logging = BoardActivities(rawValue: 1 << 1)
    /// Its log is read.
    public static let downloading = BoardActivities(rawValue: 1 << 2)
    /// Its firmware is replaced.
    public static let updating = BoardActivities(rawValue: 1 << 3)

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
public enum BoardState: Int32, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case idle = 1
    /// It sends what it measures.
    case streaming
    /// It writes what it measures to its log.
    case logging
    /// Its log is read.
    case downloading
    /// Its firmware is replaced.
    case updating
}
