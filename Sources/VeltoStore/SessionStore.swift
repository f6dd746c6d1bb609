public import VeltoCore

/// The sessions of a file; lists and reads them on any thread, and writes them.
///
/// Several processes may use a file at the same time. Each call is one short transaction.
public final class SessionStore: Sendable {
    /// The path of the file; `:memory:` for a store in memory.
    public let path: String
    /// Whether the file is read-only.
    public let isReadOnly: Bool
    /// Whether other processes may use the file at the same time, which some network file systems do not support.
    public let isShared: Bool
    let settings: StoreSettings
    private let file: StoreFile?
    private let writing: StoreGate
    private let reading: StoreGate

    /// Opens a store, and creates it if it does not exist.
    ///
    /// A file of a newer version or of another program is rejected, and its folder is not changed. Sessions of programs
    /// that no longer run are closed.
    package init(_ place: StorePlace, _ settings: StoreSettings) throws(VeltoError) {
        let opening = try StoreOpening(place, settings)
        let opened = try opening.open()
        path = opening.path
        self.settings = settings
        file = settings.vfs == nil && opening.isOnDisk ? StoreFile(opening.path) : nil
        isReadOnly = opened.isReadOnly
        isShared = opened.isShared
        writing = StoreGate(opened.writing)
        reading = opened.reading.map { StoreGate($0) } ?? writing
        guard !isReadOnly else { return }
        // If the disk is full or the file is damaged, the next opener closes them.
        _ = try? writing.use { connection throws(VeltoError) in try connection.recoverSessions() }
    }

    /// Opens a store, and creates it if it does not exist; requires neither a context nor a device.
    ///
    /// A file of a newer version or of another program is rejected, and its folder is not changed. Sessions of programs
    /// that no longer run are closed.
    ///
    /// ```swift
    /// let store = try SessionStore(.file("walk.velto"))
    /// for session in try store.sessions() {
    ///     for track in try store.tracks(of: session.id) {
    ///         var frames = try TrackCursor(store, track, .si)
    ///         while let part = try frames.read() { print(part.infos.count, part.floats) }
    ///     }
    /// }
    /// ```
    public convenience init(_ place: StorePlace) throws(VeltoError) {
        try self.init(place, StoreSettings())
    }

    /// Writes when no other thread does, and waits for other processes for `patience` seconds, or the default time.
    private func write<Result>(
        patience: Double? = nil, _ body: (StoreConnection) throws(VeltoError) -> Result
    ) throws(VeltoError) -> Result {
        guard !isReadOnly else { throw VeltoError(.io, "the store \(path) can only be read") }
        return try writing.use { connection throws(VeltoError) in
            try file?.check()
            if let patience { connection.setPatience(min(patience, settings.patience)) }
            defer { if patience != nil { connection.setPatience(settings.patience) } }
            return try body(connection)
        }
    }

    /// Runs `body` with the reading connection.
    func read<Result>(_ body: (StoreConnection) throws(VeltoError) -> Result) throws(VeltoError) -> Result {
        try reading.use(body)
    }

    /// The free space on the disk in bytes; nil without a file, or if unknown.
    public var freeBytes: UInt64? { path == ":memory:" ? nil : settings.freeBytes(path) }

    /// The size of the file with its log, in bytes.
    public var size: UInt64 { StoreFile.size(path) }

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
    package func addTrack(
        _ description: TrackDescription, to session: SessionID, patience: Double? = nil
    ) throws(VeltoError) -> TrackID {
        try write(patience: patience) { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in
                try connection.insertTrack(description, in: session)
            }
        }
    }

    /// Adds a mark to a session.
    package func addMark(_ text: String, at time: Timestamp, to session: SessionID) throws(VeltoError) {
        try write { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in
                try connection.insertMark(text, at: time, in: session)
            }
        }
    }

    /// Changes the label or the notes of a session; nil keeps a text.
    public func update(_ session: SessionID, label: String? = nil, notes: String? = nil) throws(VeltoError) {
        try write { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in
                try connection.updateSession(session, label: label, notes: notes)
            }
        }
    }

    /// Ends a running session.
    package func endSession(
        _ session: SessionID, at end: UTCTime, zoneOffset: Int? = nil, patience: Double? = nil
    ) throws(VeltoError) {
        try write(patience: patience) { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in
                try connection.endSession(session, at: end, .ended, zoneOffset: zoneOffset)
            }
        }
    }

    /// Makes the next opener close a session that cannot be ended, even while this process runs.
    package func abandon(_ session: SessionID) {
        try? read { connection throws(VeltoError) in try connection.abandon(session) }
    }

    /// Stores properties of a session's device, such as the battery level.
    package func note(_ device: StoredDevice, in session: SessionID, patience: Double? = nil) throws(VeltoError) {
        try write(patience: patience) { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in _ = try connection.insertDevice(device, in: session) }
        }
    }

    /// Writes frames and gaps of tracks in one transaction, which is durable as a whole or not at all.
    func commit(
        _ changes: [TrackChanges], _ anchors: [(SessionID, ClockAnchor)] = [], _ step: DownloadStep? = nil,
        zoneOffset: Int? = nil, patience: Double? = nil
    ) throws(VeltoError) {
        try write(patience: patience) { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in
                for change in changes { try connection.write(change) }
                for (session, anchor) in anchors { try connection.insertAnchor(anchor, in: session) }
                if let step { try connection.take(step, zoneOffset: zoneOffset) }
            }
        }
    }

    // MARK: Downloads

    /// Continues the download in progress of a device's log, or begins one.
    package func beginDownload(
        of device: StoredDevice, _ description: SessionDescription, at start: ClockAnchor
    ) throws(VeltoError) -> StoredDownload {
        try write { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in
                try connection.beginDownload(of: device, description, at: start, owner: .present)
            }
        }
    }

    /// Returns the bookmark for the next download of a device; nil before the first page.
    package func newestBookmark(of device: StoredDevice) throws(VeltoError) -> [UInt8]? {
        let newest = try read { connection throws(VeltoError) in try connection.newestDownload(of: device) }
        return newest.flatMap { $0.bookmark.isEmpty ? nil : $0.bookmark }
    }

    /// Returns the downloads in progress, oldest first.
    package func downloadsUnderWay() throws(VeltoError) -> [StoredDownload] {
        try read { connection throws(VeltoError) in try connection.downloadsUnderWay() }
    }

    /// Ends a download without further pages, and its session, in one transaction.
    ///
    /// If the log no longer contains the part after the bookmark, the bookmark `isStale`, and the next download begins
    /// without one.
    package func finishDownload(
        _ download: StoredDownload, isStale: Bool, at end: UTCTime, zoneOffset: Int? = nil, patience: Double? = nil
    ) throws(VeltoError) {
        try write(patience: patience) { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in
                try connection.finishDownload(download, isStale: isStale)
                try connection.endSession(download.session, at: end, .ended, zoneOffset: zoneOffset)
            }
        }
    }

    // MARK: Lists

    /// Returns the sessions that match a query, newest first.
    public func sessions(_ query: SessionQuery = SessionQuery()) throws(VeltoError) -> [StoredSession] {
        try read { connection throws(VeltoError) in try connection.sessions(query) }
    }

    /// Returns a session.
    public func session(_ session: SessionID) throws(VeltoError) -> StoredSession {
        var query = SessionQuery()
        query.session = session
        guard let found = try sessions(query).first else { throw StoreConnection.noSession() }
        return found
    }

    /// Returns the number of sessions that match a query, regardless of its limit.
    public func sessionCount(_ query: SessionQuery = SessionQuery()) throws(VeltoError) -> Int {
        try read { connection throws(VeltoError) in try connection.sessionCount(query) }
    }

    /// Returns the tracks of a session, oldest first.
    public func tracks(of session: SessionID) throws(VeltoError) -> [StoredTrack] {
        try read { connection throws(VeltoError) in try connection.tracks(of: session) }
    }

    /// Returns a track with its current counts.
    public func track(_ track: TrackID) throws(VeltoError) -> StoredTrack {
        try read { connection throws(VeltoError) in try connection.track(track) }
    }

    /// Returns the number of gaps of a track.
    public func gapCount(of track: TrackID) throws(VeltoError) -> Int {
        try read { connection throws(VeltoError) in try connection.gapCount(of: track) }
    }

    /// Returns the gaps of a track, oldest first.
    public func gaps(of track: TrackID) throws(VeltoError) -> [TrackGap] {
        try read { connection throws(VeltoError) in try connection.gaps(of: track) }
    }

    /// Returns the marks of a session, oldest first.
    public func marks(of session: SessionID) throws(VeltoError) -> [SessionMark] {
        try read { connection throws(VeltoError) in try connection.marks(of: session) }
    }

    /// Returns the date conversion of a session's times.
    public func dates(of session: SessionID) throws(VeltoError) -> SessionDates {
        SessionDates(try read { connection throws(VeltoError) in try connection.anchors(of: session) })
    }

    // MARK: Frames

    /// Throws if a session was removed after its lookup, since data read afterward may be incomplete.
    func refuseRemoved(_ session: SessionID) throws(VeltoError) {
        try read { connection throws(VeltoError) in try connection.whileExists(session) }
    }

    /// Returns the decoded block of a track that contains a frame; nil if there is none.
    func decodedBlock(holding sequence: UInt64, of track: StoredTrack) throws(VeltoError) -> Block? {
        try read { connection throws(VeltoError) in
            guard let start = try connection.block(holding: sequence, of: track.id) else { return nil }
            var found: Block?
            try connection.readBlocks(of: track.id, from: start) { (bytes) throws(VeltoError) in
                found = try Block.decode(bytes, track.description.valueType)
                return false
            }
            return found
        }
    }

    // MARK: Deletion

    /// Deletes ended sessions and frees their space; others can record meanwhile.
    public func removeSessions(_ sessions: [SessionID]) throws(VeltoError) {
        try deleteSessions(sessions)
        try compact()
    }

    /// Releases unused space of the file to the file system, in slices.
    public func compact() throws(VeltoError) {
        while try deleteSlice() {}
    }

    /// Deletes sessions that are not running: hides them from lists at once; `deleteSlice` removes their rows.
    package func deleteSessions(_ sessions: [SessionID]) throws(VeltoError) {
        try write { connection throws(VeltoError) in try connection.hideSessions(sessions) }
    }

    /// Removes a part of the rows of deleted sessions, and returns whether rows are left.
    ///
    /// Others can write between two calls.
    package func deleteSlice() throws(VeltoError) -> Bool {
        try write { connection throws(VeltoError) in
            if try connection.deleteSlice() { return true }
            if try connection.returnSpace(limit: StoreConnection.blocksPerSlice) { return true }
            try connection.truncateLog()
            return false
        }
    }
}
