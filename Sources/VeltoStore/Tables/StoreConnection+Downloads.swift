package import VeltoCore

/// The state of the download of a log into a session.
package struct StoredDownload: Hashable, Sendable {
    /// The state of a download.
    package enum State: Int64, Sendable {
        /// The download is in progress.
        case underWay = 1
        /// The whole log has been read.
        case complete
    }

    let row: Int64
    /// The session with the samples.
    package let session: SessionID
    /// The family and the address of the device.
    package let family, address: String
    /// The position after the stored pages; empty before the first page.
    package let bookmark: [UInt8]
    /// The state of the download.
    package let state: State
    /// The number of stored pages.
    package let pageCount: Int
    /// The time of the newest page.
    package let changed: UTCTime
}

/// The download's part of a commit with a log page.
struct DownloadStep: Sendable {
    let download: StoredDownload
    let bookmark: [UInt8]
    let isLast: Bool
    let time: UTCTime
}

/// Downloads of logs, with their bookmarks.
extension StoreConnection {
    private static let downloadColumns =
        "download.id, download.session, family, address, bookmark, download.state, pages, changed_utc"

    /// Returns the newest download of a device; nil if there is none.
    func newestDownload(of device: StoredDevice) throws(VeltoError) -> StoredDownload? {
        try downloads(
            "family = ? AND address = ? ORDER BY download.id DESC LIMIT 1",
            [.text(device.family), .text(device.address)]
        ).first
    }

    /// Returns the downloads in progress, oldest first.
    func downloadsUnderWay() throws(VeltoError) -> [StoredDownload] {
        try downloads(
            "download.state = ? AND session.state <> ? ORDER BY download.id",
            [
                .number(StoredDownload.State.underWay.rawValue), .number(StoredSession.State.deleted.rawValue),
            ])
    }

    private func downloads(_ condition: String, _ values: [StoreValue]) throws(VeltoError) -> [StoredDownload] {
        var found: [StoredDownload] = []
        try rows(
            """
            SELECT \(Self.downloadColumns) FROM download JOIN device ON device.id = download.device
                JOIN session ON session.id = download.session WHERE \(condition)
            """, values
        ) { (row: borrowing Row) throws(VeltoError) in
            found.append(
                StoredDownload(
                    row: row.integer(0), session: SessionID(row: row.integer(1)), family: row.text(2),
                    address: row.text(3), bookmark: row.bytes(4),
                    state: StoredDownload.State(rawValue: row.integer(5)) ?? .complete,
                    pageCount: Int(clamping: row.integer(6)),
                    changed: UTCTime(nanoseconds: UInt64(clamping: row.integer(7)))))
            return true
        }
        return found
    }

    /// Continues the download in progress of a device, or begins one after the newest download.
    func beginDownload(
        of device: StoredDevice, _ description: SessionDescription, at start: ClockAnchor, owner: SessionOwner
    ) throws(VeltoError) -> StoredDownload {
        let newest = try newestDownload(of: device)
        if let newest, newest.state == .underWay, try resumeSession(newest.session, owner) { return newest }
        let session = try insertSession(description, at: start, owner: owner)
        let row = try insertDevice(device, in: session)
        try run(
            "INSERT INTO download (session, device, bookmark, state, pages, changed_utc) VALUES (?, ?, ?, ?, 0, ?)",
            [
                .number(session.row), .number(row), .bytes(newest?.bookmark ?? []),
                .number(StoredDownload.State.underWay.rawValue), .number(start.utc.nanoseconds),
            ])
        guard let begun = try newestDownload(of: device) else { throw Self.noSession() }
        return begun
    }

    /// Makes a session run again.
    ///
    /// Returns false if it is being deleted, and throws while another program records it.
    private func resumeSession(_ session: SessionID, _ owner: SessionOwner) throws(VeltoError) -> Bool {
        let state = try number("SELECT state FROM session WHERE id = ?", [.number(session.row)])
        guard state != StoredSession.State.running.rawValue else {
            throw VeltoError(
                .invalidState, "the log of the device is being downloaded already, into session \(session.row)")
        }
        guard let state, state != StoredSession.State.deleted.rawValue else { return false }
        try run(
            "UPDATE session SET state = ?, owner = ?, end_utc = NULL, end_offset = NULL WHERE id = ?",
            [.number(StoredSession.State.running.rawValue), .text(owner.text), .number(session.row)])
        return true
    }

    /// Stores the position after a page; the last page ends the session.
    func take(_ step: DownloadStep, zoneOffset: Int?) throws(VeltoError) {
        let state = step.isLast ? StoredDownload.State.complete : .underWay
        try run(
            "UPDATE download SET bookmark = ?, state = ?, pages = pages + 1, changed_utc = ? WHERE id = ?",
            [
                .bytes(step.bookmark), .number(state.rawValue), .number(step.time.nanoseconds),
                .number(step.download.row),
            ])
        if step.isLast {
            try endSession(step.download.session, at: step.time, .ended, zoneOffset: zoneOffset)
        } else {
            try dateByFrames(step.download.session)
        }
    }

    /// Ends a download without further pages, and clears a stale bookmark.
    func finishDownload(_ download: StoredDownload, isStale: Bool) throws(VeltoError) {
        try run(
            "UPDATE download SET state = ?, bookmark = CASE ? WHEN 1 THEN x'' ELSE bookmark END WHERE id = ?",
            [
                .number(StoredDownload.State.complete.rawValue), .number(isStale ? 1 : 0), .number(download.row),
            ])
    }
}
