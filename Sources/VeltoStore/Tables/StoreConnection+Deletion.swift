internal import VeltoCore

/// Deletion and recovery.
extension StoreConnection {
    /// The number of blocks deleted per transaction; small, since others record at the same time.
    static let blocksPerSlice = 500

    /// Hides sessions; their rows are deleted later in slices, even after a crash.
    func hideSessions(_ sessions: [SessionID]) throws(VeltoError) {
        try transaction { () throws(VeltoError) in
            for session in sessions {
                let state = try number("SELECT state FROM session WHERE id = ?", [.number(session.row)])
                guard state != StoredSession.State.running.rawValue else {
                    throw VeltoError(.invalidState, "a session that runs cannot be deleted", remedy: "end it first")
                }
                try run(
                    "UPDATE session SET state = ? WHERE id = ?",
                    [.number(StoredSession.State.deleted.rawValue), .number(session.row)])
            }
        }
    }

    /// Deletes a slice of the hidden sessions, and returns whether rows are left.
    func deleteSlice() throws(VeltoError) -> Bool {
        try transaction { () throws(VeltoError) in
            guard
                let session = try number(
                    "SELECT id FROM session WHERE state = ? LIMIT 1", [.number(StoredSession.State.deleted.rawValue)])
            else { return false }
            for table in ["block", "gap"] {
                try run(
                    """
                    DELETE FROM \(table) WHERE id IN (SELECT \(table).id FROM track JOIN \(table) ON track = track.id
                        WHERE session = ? LIMIT ?)
                    """, [.number(session), .number(Self.blocksPerSlice)])
                if changes > 0 { return true }
            }
            for table in ["download", "track", "mark", "anchor", "session_device"] {
                try run("DELETE FROM \(table) WHERE session = ?", [.number(session)])
            }
            try run("DELETE FROM session WHERE id = ?", [.number(session)])
            try run("DELETE FROM device WHERE id NOT IN (SELECT device FROM session_device)")
            return true
        }
    }

    /// Releases up to `limit` free pages at the end of the file to the file system; returns whether more are left.
    func returnSpace(limit: Int) throws(VeltoError) -> Bool {
        guard try number("PRAGMA freelist_count") ?? 0 > 0 else { return false }
        try transaction { () throws(VeltoError) in try run("PRAGMA incremental_vacuum(\(limit))") }
        return try number("PRAGMA freelist_count") ?? 0 > 0
    }

    /// Checkpoints and truncates the write-ahead log, unless another process reads from it.
    func truncateLog() throws(VeltoError) {
        try run("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    // MARK: Recovery

    /// Closes sessions of programs that no longer run at their last frame, and returns their number.
    func recoverSessions() throws(VeltoError) -> Int {
        var orphans: [SessionID] = []
        try rows(
            "SELECT id, owner, uuid FROM session WHERE state = ?", [.number(StoredSession.State.running.rawValue)]
        ) { (row: borrowing Row) throws(VeltoError) in
            let isOwned = SessionOwner(row.text(1))?.isAlive == true && !SessionOwner.abandoned.contains(row.text(2))
            if !isOwned { orphans.append(SessionID(row: row.integer(0))) }
            return true
        }
        guard !orphans.isEmpty else { return 0 }
        try transaction { () throws(VeltoError) in
            for session in orphans { try recover(session) }
        }
        return orphans.count
    }

    /// Closes a session at its last frame.
    func recover(_ session: SessionID) throws(VeltoError) {
        try endSession(session, at: try lastMoment(of: session), .recovered)
    }

    /// Makes the next opener close a session, even while this process runs.
    func abandon(_ session: SessionID) throws(VeltoError) {
        try rows("SELECT uuid FROM session WHERE id = ?", [.number(session.row)]) {
            (row: borrowing Row) throws(VeltoError) in
            SessionOwner.abandoned.insert(row.text(0))
            return false
        }
    }

    /// Returns the date of the last frame of a session, or of its start if it has no frames.
    private func lastMoment(of session: SessionID) throws(VeltoError) -> UTCTime? {
        let dates = SessionDates(try anchors(of: session))
        var last: UTCTime?
        try rows(
            """
            SELECT time_base, (SELECT max(last_ns) FROM block WHERE track = track.id) FROM track WHERE session = ?
            """, [.number(session.row)]
        ) { (row: borrowing Row) throws(VeltoError) in
            guard !row.isNull(1), let base = TrackDescription.TimeBase(rawValue: row.integer(0)) else { return true }
            let time = Timestamp(nanoseconds: UInt64(clamping: row.integer(1)))
            if let date = dates.utc(at: time, base) { last = max(last ?? date, date) }
            return true
        }
        if let last { return last }
        let start = try number("SELECT start_utc FROM session WHERE id = ?", [.number(session.row)])
        return start.map { UTCTime(nanoseconds: UInt64(clamping: $0)) }
    }
}
