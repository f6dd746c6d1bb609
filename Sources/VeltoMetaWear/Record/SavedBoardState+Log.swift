internal import VeltoCore

/// The members of `veltokit` about the log.
extension SavedBoardState {
    private static let (anchorMember, loggerMember, runMember) = ("logAnchors", "loggers", "logRun")

    /// The readings of the log's clock; not stored if there is no room.
    var anchors: LogAnchors {
        get { members[Self.anchorMember].flatMap { try? LogAnchors(json: $0) } ?? LogAnchors() }
        set { setMember(Self.anchorMember, newValue.json) }
    }

    /// Stores the loggers and the run of the log; false if there is no room.
    @discardableResult
    mutating func keep(_ log: LogState) -> Bool {
        let hasRoom = setMember(Self.loggerMember, log.loggersJSON)
        return setMember(Self.runMember, log.runJSON) && hasRoom
    }

    /// Restores the stored data of a log.
    func restore(_ log: inout LogState) {
        log.take(loggers: members[Self.loggerMember], run: members[Self.runMember])
    }

    /// Returns whether another state stores the same data of the log.
    func hasLog(of other: SavedBoardState?) -> Bool {
        [Self.loggerMember, Self.runMember].allSatisfy { members[$0] == other?.members[$0] }
    }
}
