internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoStore
internal import VeltoWearable

/// Sessions, apart from the frames of their tracks.
extension StoreCalls {
    /// Records the events of a device.
    static func storeAddDevice(_ store: SessionRecorder, _ session: UInt64, _ device: Device) throws(VeltoError) {
        try store.add(device, to: SessionID(session))
    }

    /// Records the game input of a device.
    static func storeAddInput(
        _ store: SessionRecorder, _ session: UInt64, _ device: Device, _ rate: Double
    ) throws(VeltoError) {
        try store.addInput(of: device, rate: rate, to: SessionID(session))
    }

    /// Adds a track for samples of the program.
    static func storeAddTrack(
        _ store: SessionRecorder, _ session: UInt64, _ def: velto_track_def, signal: String?, channels: String?,
        address: String?
    ) throws(VeltoError) -> UInt64 {
        guard let signal, !signal.isEmpty else { throw .invalidArgument("def.signal", "is empty: must name the track") }
        guard let channels, !channels.isEmpty else {
            throw .invalidArgument("def.channels", "is empty: must name the channels")
        }
        let type = unsafe SampleTable.ValueType(rawValue: def.value_type) ?? .float32
        var description = TrackDescription(
            device: StoredDevice(family: "program", address: address ?? "program"), signal: signal, valueType: type,
            columns: channels.split(separator: ",").map { column(String($0)) })
        description.rate = unsafe def.rate > 0 ? def.rate : nil
        description.timeBase = unsafe TrackDescription.TimeBase(rawValue: Int64(def.time_base) + 1) ?? .clock
        return try store.addTrack(description, to: SessionID(session)).number
    }

    /// Parses a column such as `pulse [bpm]`.
    private static func column(_ text: String) -> SignalDescription.Channel {
        let trimmed = text.split(separator: " ").joined(separator: " ")
        guard let start = trimmed.firstIndex(of: "["), trimmed.last == "]" else {
            return SignalDescription.Channel(trimmed)
        }
        let unit = String(trimmed[trimmed.index(after: start)...].dropLast())
        let name = trimmed[..<start].split(separator: " ").joined(separator: " ")
        return SignalDescription.Channel(name, SampleUnit(native: unit, si: unit, factor: 1))
    }

    /// Appends samples.
    static func storeWriteTrack(
        _ store: SessionRecorder, _ track: UInt64, _ infos: [velto_frame_info], _ values: UnsafeRawBufferPointer
    ) throws(VeltoError) {
        let frames = infos.map { info in
            var frame = FrameInfo()
            frame.timestamp = Timestamp(nanoseconds: info.timestamp_ns)
            frame.tick = info.tick
            frame.flags = FrameInfo.Flags(rawValue: info.flags)
            return frame
        }
        try unsafe store.programTrack(TrackID(track)).write(frames, values)
    }

    /// Records a gap of missing samples.
    static func storeWriteGap(
        _ store: SessionRecorder, _ track: UInt64, _ kind: velto_track_gap_kind, _ timeNs: UInt64,
        _ durationNs: UInt64, _ count: UInt64
    ) throws(VeltoError) {
        guard let kind = TrackGap.Kind(rawValue: Int64(kind)) else {
            throw .invalidArgument("kind", "is \(kind): must be a cause")
        }
        try store.programTrack(TrackID(track)).write(
            TrackGap(
                kind, after: 0, at: Timestamp(nanoseconds: timeNs), duration: durationNs,
                count: count > 0 ? count : nil))
    }

    /// Adds a mark at the current time.
    static func storeAddMark(_ store: SessionRecorder, _ session: UInt64, _ text: String) throws(VeltoError) {
        try store.addMark(text, to: SessionID(session))
    }

    static func storeListMarks(_ store: SessionRecorder, _ session: UInt64) throws(VeltoError) -> [velto_session_mark] {
        let dates = try store.store.dates(of: SessionID(session))
        return try store.store.marks(of: SessionID(session)).map { mark in
            var info = velto_session_mark()
            info.time_ns = mark.time.nanoseconds
            info.utc_ns = dates.utc(at: mark.time, .clock)?.nanoseconds ?? 0
            FixedText.store(mark.text, in: &info.text)
            return info
        }
    }

    static func storeSetLimit(
        _ store: SessionRecorder, _ session: UInt64, _ size: UInt64, _ duration: Double
    ) throws(VeltoError) {
        try store.setLimit(
            SessionLimit(size: size > 0 ? size : nil, duration: duration > 0 ? duration : nil), of: SessionID(session))
    }

    /// Changes the texts of a session.
    static func storeSetText(
        _ store: SessionRecorder, _ session: UInt64, _ label: String?, _ notes: String?
    ) throws(VeltoError) {
        try store.store.update(SessionID(session), label: label, notes: notes)
    }

    /// Returns the counters.
    static func storeGetStatus(
        _ store: SessionRecorder, _ session: UInt64, _ status: inout velto_session_status
    ) throws(VeltoError) {
        let id = SessionID(session)
        let stored = try store.store.session(id)
        let (counts, limit) = (store.counts(of: id), store.limit(of: id))
        (status.taken_count, status.committed_count) = (counts.taken, counts.committed)
        status.dropped_count = counts.dropped
        status.silent_count = UInt32(clamping: store.silentCount(of: id))
        status.is_recording = store.isRecording(id) || store.isDownloading(id) ? 1 : 0
        (status.size_limit, status.duration_limit) = (limit.size ?? 0, limit.duration ?? 0)
        status.start_offset = Int32(clamping: stored.startOffset ?? 0)
        status.end_offset = Int32(clamping: stored.endOffset ?? 0)
        FixedText.store(stored.zone, in: &status.zone)
        FixedText.store(stored.notes, in: &status.notes)
    }

    /// Lists the downloads in progress.
    static func storeListDownloads(_ store: SessionRecorder) throws(VeltoError) -> [velto_store_download] {
        try store.store.downloadsUnderWay().map { download in
            var info = velto_store_download()
            info.session = download.session.number
            info.page_count = UInt64(clamping: download.pageCount)
            info.changed_utc_ns = download.changed.nanoseconds
            info.is_running = store.isDownloading(download.session) ? 1 : 0
            FixedText.store(download.address, in: &info.address)
            return info
        }
    }

    // MARK: Queries

    private static func query(
        _ query: velto_session_query, _ address: String?, _ text: String?
    ) -> SessionQuery {
        var chosen = SessionQuery()
        (chosen.address, chosen.text) = (address, text)
        let (session, state) = unsafe (query.session, query.state)
        let (first, last) = unsafe (query.from_utc_ns, query.to_utc_ns)
        chosen.session = session > 0 ? SessionID(session) : nil
        chosen.state = StoredSession.State(rawValue: Int64(state))
        let end = last > 0 ? last : UInt64(Int64.max)
        if first > 0 || last > 0 {
            chosen.start = UTCTime(nanoseconds: min(first, end))...UTCTime(nanoseconds: end)
        }
        return chosen
    }

    static func storeListMatches(
        _ store: SessionRecorder, _ query: velto_session_query, address: String?, text: String?
    ) throws(VeltoError) -> [velto_session_info] {
        try store.store.sessions(unsafe Self.query(query, address, text)).map { velto_session_info($0) }
    }

    /// Deletes the sessions that match a query.
    static func storeRemoveSessions(
        _ store: SessionRecorder, _ query: velto_session_query, address: String?, text: String?
    ) throws(VeltoError) -> UInt64 {
        var sessions = try store.store.sessions(unsafe Self.query(query, address, text))
        if unsafe query.session == 0 { sessions.removeAll { $0.state == .running } }
        try store.store.removeSessions(sessions.map(\.id))
        return UInt64(sessions.count)
    }

    // MARK: Files

    static func storeCopy(_ store: SessionRecorder, _ session: UInt64, _ path: String) throws(VeltoError) {
        let sessions =
            session > 0 ? [try store.store.session(SessionID(session))] : try store.store.sessions()
        try SessionCopy.copy(sessions.map(\.id).reversed(), of: store.store, to: path)
    }

    /// Releases unused space to the file system.
    static func storeCompact(_ store: SessionRecorder) throws(VeltoError) {
        try store.store.compact()
    }
}
