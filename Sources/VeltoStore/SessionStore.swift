package import VeltoCore

/// The sessions of one file: lists and reads them on any thread, and writes them.
///
/// Several processes may use a file at the same time. Each call is one short transaction.
package final class SessionStore: Sendable {
    /// The file; `:memory:` without one.
    package let path: String
    /// Whether the file can only be read.
    package let isReadOnly: Bool
    /// Whether other processes may use the file at the same time; some network file systems cannot do that.
    package let isShared: Bool
    private let writing: StoreGate
    private let reading: StoreGate

    /// Opens a store, and makes one if there is none.
    ///
    /// A file of a newer version or of another program is refused, and nothing in its folder changes. Sessions whose program
    /// is gone are closed.
    package init(_ place: StorePlace, _ settings: StoreSettings = StoreSettings()) throws(VeltoError) {
        let opening = try StoreOpening(place, settings)
        let opened = try opening.open()
        path = opening.path
        isReadOnly = opened.isReadOnly
        isShared = opened.isShared
        writing = StoreGate(opened.writing)
        reading = opened.reading.map { StoreGate($0) } ?? writing
        guard !isReadOnly else { return }
        // On a full disk, or in a damaged file, the next one to open it closes them.
        _ = try? writing.use { connection throws(VeltoError) in try connection.recoverSessions() }
    }

    private func write<Result>(
        _ body: (StoreConnection) throws(VeltoError) -> Result
    ) throws(VeltoError) -> Result {
        guard !isReadOnly else { throw VeltoError(.io, "the store \(path) can only be read") }
        return try writing.use(body)
    }

    // MARK: Sessions

    /// Begins a session of this process.
    package func beginSession(
        _ description: SessionDescription, at start: ClockAnchor
    ) throws(VeltoError) -> SessionID {
        try write { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in
                try connection.insertSession(description, at: start, owner: .present)
            }
        }
    }

    /// Adds a track to a running session.
    package func addTrack(_ description: TrackDescription, to session: SessionID) throws(VeltoError) -> TrackID {
        try write { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in
                try connection.insertTrack(description, in: session)
            }
        }
    }

    /// Marks a moment of a session.
    package func addMark(_ text: String, at time: Timestamp, to session: SessionID) throws(VeltoError) {
        try write { connection throws(VeltoError) in try connection.insertMark(text, at: time, in: session) }
    }

    /// Keeps one moment on both clocks; dates after it follow it.
    package func addAnchor(_ anchor: ClockAnchor, to session: SessionID) throws(VeltoError) {
        try write { connection throws(VeltoError) in try connection.insertAnchor(anchor, in: session) }
    }

    /// Changes the label or the notes of a session; nil leaves a text as it is.
    package func update(_ session: SessionID, label: String? = nil, notes: String? = nil) throws(VeltoError) {
        try write { connection throws(VeltoError) in
            try connection.updateSession(session, label: label, notes: notes)
        }
    }

    /// Ends a running session.
    package func endSession(_ session: SessionID, at end: UTCTime, zoneOffset: Int? = nil) throws(VeltoError) {
        try write { connection throws(VeltoError) in
            try connection.endSession(session, at: end, .ended, zoneOffset: zoneOffset)
        }
    }

    /// Writes frames and gaps of tracks in one transaction: afterwards all of it is on the disk, or nothing.
    func commit(_ changes: [TrackChanges], _ anchors: [(SessionID, ClockAnchor)] = []) throws(VeltoError) {
        try write { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in
                for change in changes { try connection.write(change) }
                for (session, anchor) in anchors { try connection.insertAnchor(anchor, in: session) }
            }
        }
    }

    // MARK: Lists

    /// The sessions that a query chooses, the newest first.
    package func sessions(_ query: SessionQuery = SessionQuery()) throws(VeltoError) -> [StoredSession] {
        try reading.use { connection throws(VeltoError) in try connection.sessions(query) }
    }

    /// A session.
    package func session(_ session: SessionID) throws(VeltoError) -> StoredSession {
        var query = SessionQuery()
        query.session = session
        guard let found = try sessions(query).first else { throw StoreConnection.noSession() }
        return found
    }

    /// The number of sessions that a query chooses; its limit does not count.
    package func sessionCount(_ query: SessionQuery = SessionQuery()) throws(VeltoError) -> Int {
        try reading.use { connection throws(VeltoError) in try connection.sessionCount(query) }
    }

    /// The tracks of a session, the oldest first.
    package func tracks(of session: SessionID) throws(VeltoError) -> [StoredTrack] {
        try reading.use { connection throws(VeltoError) in try connection.tracks(of: session) }
    }

    /// A track, with its present counts.
    package func track(_ track: TrackID) throws(VeltoError) -> StoredTrack {
        try reading.use { connection throws(VeltoError) in try connection.track(track) }
    }

    /// The gaps of a track, the oldest first.
    package func gaps(of track: TrackID) throws(VeltoError) -> [TrackGap] {
        try reading.use { connection throws(VeltoError) in try connection.gaps(of: track) }
    }

    /// The marks of a session, the oldest first.
    package func marks(of session: SessionID) throws(VeltoError) -> [SessionMark] {
        try reading.use { connection throws(VeltoError) in try connection.marks(of: session) }
    }

    /// The dates of a session's times.
    package func dates(of session: SessionID) throws(VeltoError) -> SessionDates {
        SessionDates(try reading.use { connection throws(VeltoError) in try connection.anchors(of: session) })
    }

    // MARK: Frames

    func blockRange(
        of track: TrackID, from start: Timestamp, to end: Timestamp
    ) throws(VeltoError) -> ClosedRange<UInt64>? {
        try reading.use { connection throws(VeltoError) in
            try connection.blockRange(of: track, from: start, to: end)
        }
    }

    func block(holding sequence: UInt64, of track: TrackID) throws(VeltoError) -> UInt64? {
        try reading.use { connection throws(VeltoError) in try connection.block(holding: sequence, of: track) }
    }

    func readBlocks(
        of track: TrackID, from sequence: UInt64, limit: Int,
        _ take: (UInt64, Span<UInt8>) throws(VeltoError) -> Bool
    ) throws(VeltoError) {
        try reading.use { connection throws(VeltoError) in
            try connection.readBlocks(of: track, from: sequence, limit: limit, take)
        }
    }

    func block(_ id: Int64, of track: TrackID) throws(VeltoError) -> [UInt8]? {
        try reading.use { connection throws(VeltoError) in try connection.block(id, of: track) }
    }

    func lastBlockRow(of track: TrackID) throws(VeltoError) -> Int64 {
        try reading.use { connection throws(VeltoError) in try connection.lastBlockRow(of: track) }
    }

    // MARK: Deletion

    /// Deletes sessions that do not run: they are gone from lists at once, and `deleteSlice` removes their rows.
    package func deleteSessions(_ sessions: [SessionID]) throws(VeltoError) {
        try write { connection throws(VeltoError) in try connection.hideSessions(sessions) }
    }

    /// Removes a part of the rows of deleted sessions, and returns whether more is left; others write between two calls.
    package func deleteSlice() throws(VeltoError) -> Bool {
        try write { connection throws(VeltoError) in
            if try connection.deleteSlice() { return true }
            if try connection.returnSpace(limit: StoreConnection.blocksPerSlice) { return true }
            try connection.truncateLog()
            return false
        }
    }
}
