public import VeltoCore

/// The sessions of one file: lists and reads them on any thread, and writes them.
///
/// Several processes may use a file at the same time. Each call is one short transaction.
public final class SessionStore: Sendable {
    /// The file; `:memory:` without one.
    public let path: String
    /// Whether the file can only be read.
    public let isReadOnly: Bool
    /// Whether other processes may use the file at the same time; some network file systems cannot do that.
    public let isShared: Bool
    let settings: StoreSettings
    private let file: StoreFile?
    private let writing: StoreGate
    private let reading: StoreGate

    /// Opens a store, and makes one if there is none.
    ///
    /// A file of a newer version or of another program is refused, and nothing in its folder changes. Sessions whose program
    /// is gone are closed.
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
        // On a full disk, or in a damaged file, the next one to open it closes them.
        _ = try? writing.use { connection throws(VeltoError) in try connection.recoverSessions() }
    }

    /// Opens a store, and makes one if there is none; no context and no device is needed.
    ///
    /// A file of a newer version or of another program is refused, and nothing in its folder changes. Sessions whose program
    /// is gone are closed.
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

    /// Writes once no other thread does, and waits `patience` seconds for other processes, or as long as the settings say.
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

    /// Reads with the connection of readers.
    func read<Result>(_ body: (StoreConnection) throws(VeltoError) -> Result) throws(VeltoError) -> Result {
        try reading.use(body)
    }

    /// The number of free bytes on the disk; nil without a file, or if unknown.
    public var freeBytes: UInt64? { path == ":memory:" ? nil : settings.freeBytes(path) }

    /// The number of bytes of the file, with its log.
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

    /// Marks a moment of a session.
    package func addMark(_ text: String, at time: Timestamp, to session: SessionID) throws(VeltoError) {
        try write { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in
                try connection.insertMark(text, at: time, in: session)
            }
        }
    }

    /// Changes the label or the notes of a session; nil leaves a text as it is.
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

    /// Lets the next opener close a session that cannot be ended, although this process lives on.
    package func abandon(_ session: SessionID) {
        try? read { connection throws(VeltoError) in try connection.abandon(session) }
    }

    /// Stores properties of a session's device, such as the battery charge.
    package func note(_ device: StoredDevice, in session: SessionID, patience: Double? = nil) throws(VeltoError) {
        try write(patience: patience) { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in _ = try connection.insertDevice(device, in: session) }
        }
    }

    /// Writes frames and gaps of tracks in one transaction: afterwards all of it is on the disk, or nothing.
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

    /// Goes on with the download of a device's log that is under way, or begins one.
    package func beginDownload(
        of device: StoredDevice, _ description: SessionDescription, at start: ClockAnchor
    ) throws(VeltoError) -> StoredDownload {
        try write { connection throws(VeltoError) in
            try connection.transaction { () throws(VeltoError) in
                try connection.beginDownload(of: device, description, at: start, owner: .present)
            }
        }
    }

    /// The bookmark for the next download of a device; nil before the first page.
    package func newestBookmark(of device: StoredDevice) throws(VeltoError) -> [UInt8]? {
        let newest = try read { connection throws(VeltoError) in try connection.newestDownload(of: device) }
        return newest.flatMap { $0.bookmark.isEmpty ? nil : $0.bookmark }
    }

    /// The downloads that are under way, the oldest first.
    package func downloadsUnderWay() throws(VeltoError) -> [StoredDownload] {
        try read { connection throws(VeltoError) in try connection.downloadsUnderWay() }
    }

    /// Ends a download whose log has no further page, and its session, or neither.
    ///
    /// The bookmark `isStale` if the log no longer has what follows it: the next download of the device begins without one.
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

    /// The sessions that a query chooses, the newest first.
    public func sessions(_ query: SessionQuery = SessionQuery()) throws(VeltoError) -> [StoredSession] {
        try read { connection throws(VeltoError) in try connection.sessions(query) }
    }

    /// A session.
    public func session(_ session: SessionID) throws(VeltoError) -> StoredSession {
        var query = SessionQuery()
        query.session = session
        guard let found = try sessions(query).first else { throw StoreConnection.noSession() }
        return found
    }

    /// The number of sessions that a query chooses; its limit does not count.
    public func sessionCount(_ query: SessionQuery = SessionQuery()) throws(VeltoError) -> Int {
        try read { connection throws(VeltoError) in try connection.sessionCount(query) }
    }

    /// The tracks of a session, the oldest first.
    public func tracks(of session: SessionID) throws(VeltoError) -> [StoredTrack] {
        try read { connection throws(VeltoError) in try connection.tracks(of: session) }
    }

    /// A track, with its present counts.
    public func track(_ track: TrackID) throws(VeltoError) -> StoredTrack {
        try read { connection throws(VeltoError) in try connection.track(track) }
    }

    /// The number of gaps of a track.
    public func gapCount(of track: TrackID) throws(VeltoError) -> Int {
        try read { connection throws(VeltoError) in try connection.gapCount(of: track) }
    }

    /// The gaps of a track, the oldest first.
    public func gaps(of track: TrackID) throws(VeltoError) -> [TrackGap] {
        try read { connection throws(VeltoError) in try connection.gaps(of: track) }
    }

    /// The marks of a session, the oldest first.
    public func marks(of session: SessionID) throws(VeltoError) -> [SessionMark] {
        try read { connection throws(VeltoError) in try connection.marks(of: session) }
    }

    /// The dates of a session's times.
    public func dates(of session: SessionID) throws(VeltoError) -> SessionDates {
        SessionDates(try read { connection throws(VeltoError) in try connection.anchors(of: session) })
    }

    // MARK: Frames

    /// Throws if a session was removed since it was looked up: what was read after that may be a part of it.
    func refuseRemoved(_ session: SessionID) throws(VeltoError) {
        try read { connection throws(VeltoError) in try connection.whileExists(session) }
    }

    /// The block of a track with a frame, decoded; nil if there is none.
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

    /// Deletes ended sessions and frees their space, while others record.
    public func removeSessions(_ sessions: [SessionID]) throws(VeltoError) {
        try deleteSessions(sessions)
        try compact()
    }

    /// Gives free space of the file back to the disk, in slices.
    public func compact() throws(VeltoError) {
        while try deleteSlice() {}
    }

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
