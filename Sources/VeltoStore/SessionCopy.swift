internal import Glibc
public import VeltoCore

/// Copies sessions into a new file, in slices.
///
/// Other connections can write meanwhile, and their reads are unaffected.
public struct SessionCopy {
    /// The tables with a session column, each after the tables that it references.
    private static let sessionTables = ["session_device", "track", "mark", "anchor", "download"]
    /// The number of blocks per slice.
    private static let slice = 16

    private let source: SessionStore
    private let target: StoreConnection

    /// Copies sessions into a file, which must not exist.
    ///
    /// A running session is copied up to its last frame on disk, as a recovered session.
    public static func copy(
        _ sessions: [SessionID], of store: SessionStore, to path: String
    ) throws(VeltoError) {
        guard unsafe access(path, F_OK) != 0 else {
            throw VeltoError(.io, "path is \"\(path)\": the file exists already")
        }
        let draft = DraftFile(of: path)
        do throws(VeltoError) {
            try write(sessions, of: store, to: draft.path)
        } catch {
            draft.remove()
            throw error
        }
        guard draft.appear(replaces: false) else {
            let code = errno
            draft.remove()
            let problem = code == EEXIST ? "the file exists already" : "the copy cannot be renamed to it"
            throw VeltoError(.io, "path is \"\(path)\": \(problem)", detail: .errno(code))
        }
    }

    /// Writes a store, and closes its connections at the end.
    private static func write(
        _ sessions: [SessionID], of store: SessionStore, to path: String
    ) throws(VeltoError) {
        var settings = StoreSettings()
        settings.patience = store.settings.patience
        let target = try StoreOpening(.file(path), settings).open().writing
        let copy = SessionCopy(source: store, target: target)
        for session in sessions { try copy.copy(session) }
        try copy.copyNewestNumbers()
        // Leave a single file without a log, ready to be sent.
        try target.run("PRAGMA wal_checkpoint(TRUNCATE)")
        try target.run("PRAGMA journal_mode = DELETE")
    }

    private func copy(_ session: SessionID) throws(VeltoError) {
        try target.transaction { () throws(VeltoError) in
            let devices = """
                id IN (SELECT device FROM session_device WHERE session = ?1 UNION SELECT device FROM track WHERE session = ?1)
                """
            try copy("device", devices, session)
            try copy("session", "id = ?", session)
            for table in Self.sessionTables { try copy(table, "session = ?", session) }
            try copy("gap", "track IN (SELECT id FROM track WHERE session = ?)", session)
        }
        for track in try source.tracks(of: session) { try copyBlocks(of: track.id) }
        // A session is hidden before its rows are deleted.
        try source.refuseRemoved(session)
        try finish(session)
    }

    /// Copies the newest numbers, so that the copy does not reuse those of removed sessions and tracks either.
    private func copyNewestNumbers() throws(VeltoError) {
        let (session, track) = try source.read { connection throws(VeltoError) in
            (try connection.newestNumber("session"), try connection.newestNumber("track"))
        }
        try target.transaction { () throws(VeltoError) in
            try target.run(
                "UPDATE file SET newest_session = ?, newest_track = ?", [.number(session), .number(track)])
        }
    }

    /// Completes a running session, which may have more frames than its tracks have listed.
    private func finish(_ session: SessionID) throws(VeltoError) {
        let state = try target.number("SELECT state FROM session WHERE id = ?", [.number(session.row)])
        guard state == StoredSession.State.running.rawValue else { return }
        try target.transaction { () throws(VeltoError) in
            try target.run(
                """
                UPDATE track SET frames = (SELECT coalesce(sum(count), 0) FROM block WHERE block.track = track.id)
                WHERE session = ?
                """, [.number(session.row)])
            try target.recover(session)
        }
    }

    private func copyBlocks(of track: TrackID) throws(VeltoError) {
        var after: Int64 = -1
        while true {
            let (columns, rows) = try read(
                "block", "track = ?1 AND first_sequence > ?2 ORDER BY first_sequence LIMIT ?3",
                [.number(track.row), .number(after), .number(Self.slice)])
            guard let last = rows.last, let place = columns.firstIndex(of: "first_sequence"),
                case .integer(let sequence) = last[place]
            else { return }
            after = sequence
            try target.transaction { () throws(VeltoError) in try insert("block", columns, rows) }
        }
    }

    // MARK: Rows

    private func copy(_ table: String, _ condition: String, _ session: SessionID) throws(VeltoError) {
        let (columns, rows) = try read(table, condition, [.number(session.row)])
        try insert(table, columns, rows)
    }

    private func read(
        _ table: String, _ condition: String, _ values: [StoreValue]
    ) throws(VeltoError) -> (columns: [String], rows: [[StoreValue]]) {
        try source.read { connection throws(VeltoError) in
            var (columns, rows): ([String], [[StoreValue]]) = ([], [])
            try connection.rows("PRAGMA table_info(\(table))") {
                (row: borrowing StoreConnection.Row) throws(VeltoError) in
                columns.append(row.text(1))
                return true
            }
            let names = columns.joined(separator: ", ")
            try connection.rows("SELECT \(names) FROM \(table) WHERE \(condition)", values) {
                (row: borrowing StoreConnection.Row) throws(VeltoError) in
                var cells: [StoreValue] = []
                for column in columns.indices { cells.append(row.value(Int32(column))) }
                rows.append(cells)
                return true
            }
            return (columns, rows)
        }
    }

    private func insert(_ table: String, _ columns: [String], _ rows: [[StoreValue]]) throws(VeltoError) {
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        // Sessions of one device share a row.
        let sql = "INSERT OR IGNORE INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
        for row in rows { try target.run(sql, row) }
    }
}
