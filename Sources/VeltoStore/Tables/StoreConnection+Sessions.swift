internal import VeltoCore

/// Sessions, newest first.
extension StoreConnection {
    func insertSession(
        _ description: SessionDescription, at start: ClockAnchor, owner: SessionOwner
    ) throws(VeltoError) -> SessionID {
        try run(
            """
            INSERT INTO session (id, uuid, label, notes, start_utc, state, source, simulated, program, library, owner, zone,
                start_offset) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .number(try nextNumber("session")),
                .text(Self.makeUUID()), .text(description.label), .text(description.notes),
                .number(start.utc.nanoseconds), .number(StoredSession.State.running.rawValue),
                .number(description.source.rawValue), .number(description.isSimulated ? 1 : 0),
                .text(description.program.isEmpty ? SessionOwner.program : description.program),
                .text(description.library), .text(owner.text), .text(description.zone),
                description.zoneOffset.map { .number($0) } ?? .null,
            ])
        let session = SessionID(row: lastRow)
        try insertAnchor(start, in: session)
        return session
    }

    /// Returns the number of a new row of a table; numbers of deleted rows are not reused, since programs may still use
    /// them.
    func nextNumber(_ table: String) throws(VeltoError) -> Int64 {
        try run(
            """
            UPDATE file SET newest_\(table) = 1 + max(newest_\(table), (SELECT coalesce(max(id), 0) FROM \(table)))
            """)
        guard let number = try number("SELECT newest_\(table) FROM file") else {
            throw VeltoError(.format, "the store has no row about its file: it is damaged")
        }
        return number
    }

    /// Returns the newest number that a table has assigned; in a file of version 1, that of the newest row.
    func newestNumber(_ table: String) throws(VeltoError) -> Int64 {
        let newest = try number("SELECT max(id) FROM \(table)") ?? 0
        guard try number("SELECT count(*) FROM sqlite_master WHERE name = 'file'") ?? 0 > 0 else { return newest }
        return max(newest, try number("SELECT newest_\(table) FROM file") ?? 0)
    }

    func insertAnchor(_ anchor: ClockAnchor, in session: SessionID) throws(VeltoError) {
        try run(
            "INSERT OR REPLACE INTO anchor (session, time_ns, utc_ns) VALUES (?, ?, ?)",
            [.number(session.row), .number(anchor.time.nanoseconds), .number(anchor.utc.nanoseconds)])
    }

    /// Returns a random UUID (version 4).
    private static func makeUUID() -> String {
        let high = UInt64.random(in: .min ... .max) & ~0xF000 | 0x4000
        let low = UInt64.random(in: .min ... .max) & ~(3 << 62) | 1 << 63
        let digits = [high, low].map { number in
            let text = String(number, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        let all = Array(digits.joined())
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
        return parts.map { String(all[$0]) }.joined(separator: "-")
    }

    /// Ends a running session.
    func endSession(
        _ session: SessionID, at end: UTCTime?, _ state: StoredSession.State, zoneOffset: Int? = nil
    ) throws(VeltoError) {
        // Measured within blocks, which contain no gaps from link losses.
        try run(
            """
            UPDATE track SET rate_measured = (SELECT CASE WHEN sum(last_ns - first_ns) > 0
                THEN sum(count - 1) * 1e9 / sum(last_ns - first_ns) END FROM block INDEXED BY block_time
                WHERE block.track = track.id) WHERE session = ?
            """, [.number(session.row)])
        try run(
            "UPDATE session SET end_utc = ?, state = ?, end_offset = ? WHERE id = ? AND state = ?",
            [
                end.map { .number($0.nanoseconds) } ?? .null, .number(state.rawValue),
                zoneOffset.map { .number($0) } ?? .null, .number(session.row),
                .number(StoredSession.State.running.rawValue),
            ])
        try dateByFrames(session)
    }

    /// Sets the times of a session to those of its frames if all have dates; a log is older than its download.
    func dateByFrames(_ session: SessionID) throws(VeltoError) {
        try run(
            """
            UPDATE session SET
                start_utc = coalesce((SELECT min((SELECT first_ns FROM block INDEXED BY block_place
                    WHERE block.track = track.id ORDER BY first_sequence LIMIT 1))
                    FROM track WHERE track.session = session.id AND time_base = ?), start_utc),
                end_utc = CASE WHEN end_utc IS NULL THEN NULL ELSE coalesce((SELECT max((SELECT max(last_ns)
                    FROM block INDEXED BY block_time WHERE block.track = track.id))
                    FROM track WHERE track.session = session.id AND time_base = ?), end_utc) END
            WHERE id = ? AND NOT EXISTS (SELECT 1 FROM track WHERE track.session = session.id AND time_base = ?
                AND frames > 0)
            """,
            [
                .number(TrackDescription.TimeBase.utc.rawValue), .number(TrackDescription.TimeBase.utc.rawValue),
                .number(session.row), .number(TrackDescription.TimeBase.clock.rawValue),
            ])
    }

    /// Changes the label or the notes; nil keeps a text.
    func updateSession(_ session: SessionID, label: String?, notes: String?) throws(VeltoError) {
        try run(
            "UPDATE session SET label = coalesce(?, label), notes = coalesce(?, notes) WHERE id = ? AND state <> ?",
            [.text(label), .text(notes), .number(session.row), .number(StoredSession.State.deleted.rawValue)])
        guard changes > 0 else { throw Self.noSession() }
    }

    /// Reads in a transaction in which a session exists; throws if it was removed or is being removed.
    func whileExists(_ session: SessionID, _ read: () throws(VeltoError) -> Void = {}) throws(VeltoError) {
        var exists = false
        try rows("SELECT state FROM session WHERE id = ?", [.number(session.row)]) {
            (row: borrowing Row) throws(VeltoError) in
            exists = row.integer(0) != StoredSession.State.deleted.rawValue
            if exists { try read() }
            return false
        }
        guard exists else {
            throw VeltoError(.notFound, "the session was removed while it was read: the result is incomplete")
        }
    }

    static func noSession() -> VeltoError { VeltoError(.notFound, "the store has no such session: it was deleted") }

    // MARK: Lists

    func sessions(_ query: SessionQuery) throws(VeltoError) -> [StoredSession] {
        let (condition, values) = Self.condition(query)
        var found: [StoredSession] = []
        // SQLite only folds the case of ASCII letters.
        let text = query.text.map { FoldedText($0) }
        var skipped = 0
        try rows(
            """
            SELECT id, uuid, label, notes, start_utc, end_utc, state, source, simulated, program, library,
                (SELECT count(*) FROM track WHERE session = session.id),
                (SELECT coalesce(sum(min(max(frames, 0), \(Self.largestCount))), 0) FROM track WHERE session = session.id), zone, start_offset, end_offset
            FROM session WHERE \(condition) ORDER BY start_utc DESC, id DESC
            """, values
        ) { (row: borrowing Row) throws(VeltoError) in
            guard found.count < query.limit else { return false }
            if let text, !text.isPart(of: row.text(2)), !text.isPart(of: row.text(3)) { return true }
            skipped += 1
            if skipped > query.offset { found.append(Self.session(row)) }
            return true
        }
        return found
    }

    func sessionCount(_ query: SessionQuery) throws(VeltoError) -> Int {
        if query.text != nil {
            var all = query
            (all.limit, all.offset) = (.max, 0)
            return try sessions(all).count
        }
        let (condition, values) = Self.condition(query)
        return Int(try number("SELECT count(*) FROM session WHERE \(condition)", values) ?? 0)
    }

    private static func condition(_ query: SessionQuery) -> (sql: String, values: [StoreValue]) {
        var parts = ["state <> ?"]
        var values: [StoreValue] = [.number(StoredSession.State.deleted.rawValue)]
        if let session = query.session {
            parts.append("id = ?")
            values.append(.number(session.row))
        }
        if let address = query.address {
            parts.append(
                "id IN (SELECT session FROM session_device JOIN device ON device.id = device WHERE address = ?)")
            values.append(.text(address))
        }
        if let state = query.state {
            parts.append("state = ?")
            values.append(.number(state.rawValue))
        }
        if let start = query.start {
            parts.append("start_utc BETWEEN ? AND ?")
            values += [.number(start.lowerBound.nanoseconds), .number(start.upperBound.nanoseconds)]
        }
        return (parts.joined(separator: " AND "), values)
    }

    private static func session(_ row: borrowing Row) -> StoredSession {
        StoredSession(
            id: SessionID(row: row.integer(0)), uuid: row.text(1), label: row.text(2), notes: row.text(3),
            start: UTCTime(nanoseconds: UInt64(clamping: row.integer(4))),
            end: row.isNull(5) ? nil : UTCTime(nanoseconds: UInt64(clamping: row.integer(5))),
            state: StoredSession.State(rawValue: row.integer(6)) ?? .recovered,
            source: StoredSession.Source(rawValue: row.integer(7)) ?? .imported, isSimulated: row.integer(8) != 0,
            program: row.text(9), library: row.text(10), zone: row.text(13),
            startOffset: row.isNull(14) ? nil : Int(row.integer(14)),
            endOffset: row.isNull(15) ? nil : Int(row.integer(15)), trackCount: Int(clamping: row.integer(11)),
            frameCount: Int(clamping: row.integer(12)))
    }

    // MARK: Marks

    func insertMark(_ text: String, at time: Timestamp, in session: SessionID) throws(VeltoError) {
        try run(
            "INSERT INTO mark (session, time_ns, text) VALUES (?, ?, ?)",
            [.number(session.row), .number(time.nanoseconds), .text(text)])
    }

    func marks(of session: SessionID) throws(VeltoError) -> [SessionMark] {
        var found: [SessionMark] = []
        try rows(
            "SELECT time_ns, text FROM mark WHERE session = ? ORDER BY time_ns, id", [.number(session.row)]
        ) { (row: borrowing Row) throws(VeltoError) in
            let time = Timestamp(nanoseconds: UInt64(clamping: row.integer(0)))
            found.append(SessionMark(time: time, text: row.text(1)))
            return true
        }
        return found
    }

    func anchors(of session: SessionID) throws(VeltoError) -> [ClockAnchor] {
        var found: [ClockAnchor] = []
        try rows(
            "SELECT time_ns, utc_ns FROM anchor WHERE session = ? ORDER BY time_ns", [.number(session.row)]
        ) { (row: borrowing Row) throws(VeltoError) in
            found.append(
                ClockAnchor(
                    time: Timestamp(nanoseconds: UInt64(clamping: row.integer(0))),
                    utc: UTCTime(nanoseconds: UInt64(clamping: row.integer(1)))))
            return true
        }
        return found
    }
}
