internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMotion
internal import VeltoStore
internal import VeltoWearable

/// Texts, overviews, orientations and gaps of tracks.
extension StoreCalls {
    /// The maximum number of frames per call.
    private static let textLimit = 1024

    static func storeListGaps(_ store: SessionRecorder, _ track: UInt64) throws(VeltoError) -> [velto_track_gap] {
        try store.store.gaps(of: TrackID(track)).map { gap in
            var info = velto_track_gap()
            info.after_sequence = gap.afterSequence
            info.time_ns = gap.time.nanoseconds
            info.duration_ns = gap.duration
            info.count = gap.count ?? 0
            info.kind = velto_track_gap_kind(gap.kind.rawValue)
            return info
        }
    }

    /// Computes the orientation at each frame of a gyroscope.
    static func storeFilterOrientation(
        _ store: SessionRecorder, _ tracks: velto_orientation_tracks, _ def: velto_orientation_def
    ) throws(VeltoError) -> [velto_orientation_frame] {
        let settings = try OrientationCalls.recording(def)
        let optional = { (track: UInt64) in track == 0 ? nil : TrackID(track) }
        var wanted = OrientationTracks(
            rotationRate: TrackID(tracks.rotation_rate), acceleration: optional(tracks.acceleration),
            magneticField: optional(tracks.magnetic_field))
        guard let range = range(tracks.from_ns, tracks.to_ns == 0 ? .max : tracks.to_ns) else { return [] }
        wanted.range = range
        return try store.store.orientations(
            wanted, settings: settings, isOffline: tracks.is_live == 0, keepsPeriod: tracks.keeps_period != 0
        ).map(OrientationCalls.frame)
    }

    /// Returns the next frames as text.
    static func storeReadText(
        _ store: SessionRecorder, _ track: UInt64, _ afterSequence: UInt64, _ fromNs: UInt64, _ toNs: UInt64
    ) throws(VeltoError) -> (code: ResultCode, rows: [velto_track_text]) {
        let stored = try store.store.track(TrackID(track))
        guard let range = range(fromNs, toNs) else { return (.nothing, []) }
        var cursor = try TrackCursor(store.store, stored, .raw, in: range, after: afterSequence)
        let columns = stored.description.columns.count
        var rows: [velto_track_text] = []
        while rows.count < textLimit, let part = try cursor.read() {
            for (index, info) in part.infos.enumerated().prefix(textLimit - rows.count) {
                var row = velto_track_text()
                (row.sequence, row.time_ns) = (info.sequence, info.timestamp.nanoseconds)
                let words = part.values[index * columns..<(index + 1) * columns]
                FixedText.store(stored.description.text(words), in: &row.text)
                rows.append(row)
            }
        }
        return (rows.isEmpty ? .nothing : .ok, rows)
    }

    static func storeReadOverview(
        _ store: SessionRecorder, _ track: UInt64, _ units: velto_units, _ fromNs: UInt64, _ toNs: UInt64,
        _ values: FrameBuffer
    ) throws(VeltoError) -> ResultCode {
        let stored = try store.store.track(TrackID(track))
        try unsafe values.check(frameSize: stored.description.columns.count * 8, of: stored.description)
        let room = min(unsafe values.room, 65_536)
        guard let range = range(fromNs, toNs), room > 0 else {
            unsafe values.setCount(0)
            return .nothing
        }
        let parts = try TrackOverview.read(store.store, stored, self.units(units), in: range, parts: room)
        for (row, part) in parts.enumerated() {
            var info = FrameInfo()
            info.timestamp = part.start
            info.sequence = UInt64(part.index)
            info.tick = UInt32(clamping: part.count)
            unsafe values.put([info], part.extremes.map(\.bitPattern)[...], at: row)
        }
        unsafe values.setCount(parts.count)
        return parts.isEmpty ? .nothing : .ok
    }
}

extension velto_session_info {
    init(_ session: StoredSession) {
        self.init()
        state = velto_session_state(session.state.rawValue)
        self.session = session.id.number
        start_utc_ns = session.start.nanoseconds
        end_utc_ns = session.end?.nanoseconds ?? 0
        frame_count = UInt64(clamping: session.frameCount)
        track_count = UInt32(clamping: session.trackCount)
        FixedText.store(session.uuid, in: &uuid)
        FixedText.store(session.label, in: &label)
    }
}

extension FrameBuffer {
    /// Rejects a table whose row size differs from the frame size of a track.
    func check(frameSize size: Int, of track: TrackDescription) throws(VeltoError) {
        guard unsafe frameSize == size else {
            let names = track.columns.map(\.name).joined(separator: ", ")
            throw VeltoError(
                .wrongKind,
                "frame_size is \(unsafe UInt(bitPattern: frameSize)): a frame of the track \(track.signal) (\(names)) has \(size) bytes"
            )
        }
    }
}
