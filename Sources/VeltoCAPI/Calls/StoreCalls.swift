internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoStore
internal import VeltoWearable

/// Session stores.
enum StoreCalls {
    static func contextOpenStore(_ context: Context, _ path: String?) throws(VeltoError) -> velto_store {
        velto_store(try context.openStore(path).handle)
    }

    static func storeClose(_ store: SessionRecorder) throws(VeltoError) {
        try store.close()
    }

    static func storeGetInfo(_ store: SessionRecorder, _ info: inout velto_store_info) throws(VeltoError) {
        info.is_read_only = store.store.isReadOnly ? 1 : 0
        info.is_shared = store.store.isShared ? 1 : 0
        info.session_count = UInt32(clamping: try store.store.sessionCount())
        info.running_count = UInt32(clamping: store.runningCount)
        info.keeps_awake = store.keepsAwake ? 1 : 0
        (info.size, info.free_size) = (store.store.size, store.store.freeBytes ?? 0)
        (info.rate, info.remaining) = (store.expectedRate, store.remaining ?? -1)
    }

    static func storeGetPath(_ store: SessionRecorder) throws(VeltoError) -> String {
        store.store.path
    }

    // MARK: Recording

    static func storeBeginSession(_ store: SessionRecorder, _ label: String?) throws(VeltoError) -> UInt64 {
        try store.beginSession(description(label)).number
    }

    /// Creates the description of a new session.
    static func description(_ label: String?) -> SessionDescription {
        var description = SessionDescription()
        description.label = label ?? ""
        description.library = "\(VELTO_VERSION_MAJOR).\(VELTO_VERSION_MINOR).\(VELTO_VERSION_PATCH)"
        return description
    }

    static func storeAddSignal(
        _ store: SessionRecorder, _ session: UInt64, _ signal: Signal
    ) throws(VeltoError) {
        try store.add(signal, to: SessionID(session))
    }

    static func storeEndSession(_ store: SessionRecorder, _ session: UInt64) throws(VeltoError) {
        try store.end(SessionID(session))
    }

    // MARK: Reading

    /// Returns the selected units; SI for an invalid number.
    static func units(_ units: velto_units) -> Units { Units(rawValue: units) ?? .si }

    /// Returns the selected time range; nil if the start is after the end.
    static func range(_ start: UInt64, _ end: UInt64) -> ClosedRange<Timestamp>? {
        start <= end ? Timestamp(nanoseconds: start)...Timestamp(nanoseconds: end) : nil
    }

    static func storeListSessions(_ store: SessionRecorder) throws(VeltoError) -> [velto_session_info] {
        try store.store.sessions().map { velto_session_info($0) }
    }

    static func storeListTracks(
        _ store: SessionRecorder, _ session: UInt64
    ) throws(VeltoError) -> [velto_track_info] {
        try store.store.tracks(of: SessionID(session)).map { track throws(VeltoError) in
            info(track, gapCount: try store.store.gapCount(of: track.id))
        }
    }

    private static func info(_ track: StoredTrack, gapCount: Int) -> velto_track_info {
        var info = velto_track_info()
        let description = track.description
        info.value_type = description.valueType.rawValue
        info.track = track.id.number
        info.frame_count = UInt64(clamping: track.frameCount)
        info.lost_count = UInt64(clamping: track.lostCount)
        info.dropped_count = UInt64(clamping: track.droppedCount)
        info.first_ns = track.first?.nanoseconds ?? 0
        info.last_ns = track.last?.nanoseconds ?? 0
        info.rate_asked = description.rate ?? -1
        info.channel_count = UInt32(clamping: description.columns.count)
        info.gap_count = UInt32(clamping: gapCount)
        info.time_base = velto_time_base(truncatingIfNeeded: description.timeBase.rawValue - 1)
        FixedText.store(description.signal, in: &info.signal)
        FixedText.store(description.device.address, in: &info.address)
        FixedText.store(description.device.name, in: &info.device_name)
        return info
    }

    static func storeGetChannel(
        _ store: SessionRecorder, _ track: UInt64, _ channel: UInt32, _ units: velto_units,
        _ info: inout velto_channel_info
    ) throws(VeltoError) {
        let wanted = self.units(units)
        let columns = try store.store.track(TrackID(track)).description.columns.map { column in
            SampleTable.Channel(
                column.name, unit: wanted == .native ? column.unit.native : column.unit.si,
                scale: wanted == .native ? column.scale : column.scale * column.unit.factor)
        }
        try info.take(channel, of: columns, "track")
    }

    /// Reads the next frames.
    static func storeReadTrack(
        _ store: SessionRecorder, _ track: UInt64, _ units: velto_units, _ afterSequence: UInt64, _ fromNs: UInt64,
        _ toNs: UInt64, _ values: FrameBuffer
    ) throws(VeltoError) -> ResultCode {
        let wanted = self.units(units)
        let stored = try store.store.track(TrackID(track))
        let columns = stored.description.columns.count
        let isBytes = wanted == .raw && stored.description.valueType == .uint8
        unsafe try values.check(frameSize: columns * (isBytes ? 1 : 4), of: stored.description)
        guard let range = range(fromNs, toNs) else {
            unsafe values.setCount(0)
            return .nothing
        }
        var cursor = try TrackCursor(store.store, stored, wanted, in: range, after: afterSequence)
        var (found, isThere) = (0, false)
        while let part = try next(&cursor, isFirst: !isThere) {
            isThere = true
            let taken = min(part.infos.count, unsafe values.room - found)
            unsafe values.put(part.infos[..<taken], part.values[..<(taken * columns)], at: found)
            found += taken
            if unsafe found == values.room { break }
        }
        unsafe values.setCount(found)
        return isThere ? .ok : .nothing
    }

    /// Returns the next frames.
    ///
    /// Damage after the first frames counts as the end. The next call then reports it.
    private static func next(
        _ cursor: inout TrackCursor, isFirst: Bool
    ) throws(VeltoError) -> TrackCursor.Part? {
        do throws(VeltoError) {
            return try cursor.read()
        } catch {
            if isFirst { throw error }
            return nil
        }
    }
}
