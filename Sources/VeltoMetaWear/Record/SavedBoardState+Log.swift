internal import VeltoCore

/// The members of `veltokit` that are about the log.
extension SavedBoardState {
    private static let (anchorMember, loggerMember, runMember) = ("logAnchors", "loggers", "logRun")

    /// The readings of the clock of the log; not kept if there is no room.
    var anchors: LogAnchors {
        get { members[Self.anchorMember].flatMap { try? LogAnchors(json: $0) } ?? LogAnchors() }
        set { setMember(Self.anchorMember, newValue.json) }
    }

    /// Keeps loggers and the run of the log; false if there is no room.
    @discardableResult
    mutating func keep(_ log: LogState) -> Bool {
        let hasRoom = setMember(Self.loggerMember, log.loggersJSON)
        return setMember(Self.runMember, log.runJSON) && hasRoom
    }

    /// Gives a log what is kept of it.
    func restore(_ log: inout LogState) {
        log.take(loggers: members[Self.loggerMember], run: members[Self.runMember])
    }

    /// Returns whether another state keeps the same of the log.
    func hasLog(of other: SavedBoardState?) -> Bool {
        [Self.loggerMember, Self.runMember].allSatisfy { members[$0] == other?.members[$0] }
    }
}
