// Generated from bindings/api/store.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of StoreCalls, which people write:
//
//     static func contextOpenStore(_ context: Context, _ path: String?) throws(VeltoError) -> velto_store
//     static func storeClose(_ store: SessionRecorder) throws(VeltoError)
//     static func storeGetInfo(_ store: SessionRecorder, _ info: inout velto_store_info) throws(VeltoError)
//     static func storeGetPath(_ store: SessionRecorder) throws(VeltoError) -> String
//     static func storeBeginSession(_ store: SessionRecorder, _ label: String?) throws(VeltoError) -> UInt64
//     static func storeAddSignal(_ store: SessionRecorder, _ session: UInt64, _ signal: Signal) throws(VeltoError)
//     static func storeAddDevice(_ store: SessionRecorder, _ session: UInt64, _ device: Device) throws(VeltoError)
//     static func storeAddInput(_ store: SessionRecorder, _ session: UInt64, _ device: Device, _ rate: Double) throws(VeltoError)
//     static func storeAddTrack(_ store: SessionRecorder, _ session: UInt64, _ def: velto_track_def, signal: String?, channels: String?, address: String?) throws(VeltoError) -> UInt64
//     static func storeWriteTrack(_ store: SessionRecorder, _ track: UInt64, _ infos: [velto_frame_info], _ values: UnsafeRawBufferPointer) throws(VeltoError)
//     static func storeWriteGap(_ store: SessionRecorder, _ track: UInt64, _ kind: velto_track_gap_kind, _ timeNs: UInt64, _ durationNs: UInt64, _ count: UInt64) throws(VeltoError)
//     static func storeAddMark(_ store: SessionRecorder, _ session: UInt64, _ text: String) throws(VeltoError)
//     static func storeSetLimit(_ store: SessionRecorder, _ session: UInt64, _ size: UInt64, _ duration: Double) throws(VeltoError)
//     static func storeSetText(_ store: SessionRecorder, _ session: UInt64, _ label: String?, _ notes: String?) throws(VeltoError)
//     static func storeGetStatus(_ store: SessionRecorder, _ session: UInt64, _ status: inout velto_session_status) throws(VeltoError)
//     static func storeEndSession(_ store: SessionRecorder, _ session: UInt64) throws(VeltoError)
//     static func storeDownloadLog(_ store: SessionRecorder, _ device: Device, _ label: String?) throws(VeltoError) -> (session: UInt64, op: velto_op)
//     static func storeListDownloads(_ store: SessionRecorder) throws(VeltoError) -> [velto_store_download]
//     static func storeListMatches(_ store: SessionRecorder, _ query: velto_session_query, address: String?, text: String?) throws(VeltoError) -> [velto_session_info]
//     static func storeListMarks(_ store: SessionRecorder, _ session: UInt64) throws(VeltoError) -> [velto_session_mark]
//     static func storeListGaps(_ store: SessionRecorder, _ track: UInt64) throws(VeltoError) -> [velto_track_gap]
//     static func storeListSessions(_ store: SessionRecorder) throws(VeltoError) -> [velto_session_info]
//     static func storeListTracks(_ store: SessionRecorder, _ session: UInt64) throws(VeltoError) -> [velto_track_info]
//     static func storeGetChannel(_ store: SessionRecorder, _ track: UInt64, _ channel: UInt32, _ units: velto_units, _ info: inout velto_channel_info) throws(VeltoError)
//     static func storeReadTrack(_ store: SessionRecorder, _ track: UInt64, _ units: velto_units, _ afterSequence: UInt64, _ fromNs: UInt64, _ toNs: UInt64, _ values: FrameBuffer) throws(VeltoError) -> ResultCode
//     static func storeFilterOrientation(_ store: SessionRecorder, _ tracks: velto_orientation_tracks, _ def: velto_orientation_def) throws(VeltoError) -> [velto_orientation_frame]
//     static func storeReadText(_ store: SessionRecorder, _ track: UInt64, _ afterSequence: UInt64, _ fromNs: UInt64, _ toNs: UInt64) throws(VeltoError) -> (code: ResultCode, rows: [velto_track_text])
//     static func storeReadOverview(_ store: SessionRecorder, _ track: UInt64, _ units: velto_units, _ fromNs: UInt64, _ toNs: UInt64, _ values: FrameBuffer) throws(VeltoError) -> ResultCode
//     static func storeExportTrack(_ store: SessionRecorder, _ track: UInt64, _ dialect: velto_table_dialect, _ units: velto_units, _ path: String) throws(VeltoError)
//     static func storeExportSession(_ store: SessionRecorder, _ session: UInt64, _ def: velto_export_def, _ path: String) throws(VeltoError)
//     static func storeGetExportSize(_ store: SessionRecorder, _ session: UInt64, _ def: velto_export_def) throws(VeltoError) -> UInt64
//     static func storeGetExportProgress(_ store: SessionRecorder) throws(VeltoError) -> (code: ResultCode, done: UInt64, total: UInt64)
//     static func storeCancelExports(_ store: SessionRecorder) throws(VeltoError)
//     static func storeDescribeSession(_ store: SessionRecorder, _ session: UInt64) throws(VeltoError) -> String
//     static func storeCopy(_ store: SessionRecorder, _ session: UInt64, _ path: String) throws(VeltoError)
//     static func storeCompact(_ store: SessionRecorder) throws(VeltoError)
//     static func storeRemoveSessions(_ store: SessionRecorder, _ query: velto_session_query, address: String?, text: String?) throws(VeltoError) -> UInt64

/// Fill a velto_export_def with its defaults.
@c @implementation
public func velto_export_def_init(_ def: UnsafeMutablePointer<velto_export_def>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_export_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_export_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_export_def_init")
    }
}

/// Fill a velto_session_query with its defaults.
@c @implementation
public func velto_session_query_init(_ query: UnsafeMutablePointer<velto_session_query>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_session_query_init") }
    do throws(VeltoError) {
        try unsafe initialize(query, size, "query", velto_session_query.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_session_query_init")
    }
}

/// Fill a velto_track_def with its defaults.
@c @implementation
public func velto_track_def_init(_ def: UnsafeMutablePointer<velto_track_def>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_track_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_track_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_track_def_init")
    }
}

/// Fill a velto_orientation_tracks with its defaults.
@c @implementation
public func velto_orientation_tracks_init(
    _ tracks: UnsafeMutablePointer<velto_orientation_tracks>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_orientation_tracks_init") }
    do throws(VeltoError) {
        try unsafe initialize(tracks, size, "tracks", velto_orientation_tracks.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_orientation_tracks_init")
    }
}

/// Open a file of sessions, and create it if necessary.
@c @implementation
public func velto_context_open_store(
    _ context: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ out_store: UnsafeMutablePointer<velto_store>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_open_store") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let pathValue = try unsafe readOptionalText(path, "path", limit: 4095)
        try unsafe checkPointer(out_store, "out_store")
        let store = try StoreCalls.contextOpenStore(contextValue, pathValue)
        unsafe out_store?.pointee = store
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_open_store")
    }
}

/// Close a store; its running sessions are ended.
@c @implementation
public func velto_store_close(_ store: velto_store) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_close") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try StoreCalls.storeClose(storeValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_close")
    }
}

/// Get information about a store.
@c @implementation
public func velto_store_get_info(
    _ store: velto_store, _ out_info: UnsafeMutablePointer<velto_store_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_get_info") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_store_info) throws(VeltoError) in
            try StoreCalls.storeGetInfo(storeValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_get_info")
    }
}

/// Get the absolute path of a store.
@c @implementation
public func velto_store_get_path(
    _ store: velto_store, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_get_path") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try StoreCalls.storeGetPath(storeValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_store_get_path")
    }
}

/// Begin a session, to which signals, devices and tracks can be added.
@c @implementation
public func velto_store_begin_session(
    _ store: velto_store, _ label: UnsafePointer<CChar>?, _ out_session: UnsafeMutablePointer<UInt64>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_begin_session") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let labelValue = try unsafe readOptionalText(label, "label", limit: 1023)
        try unsafe checkPointer(out_session, "out_session")
        let session = try StoreCalls.storeBeginSession(storeValue, labelValue)
        unsafe out_session?.pointee = session
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_begin_session")
    }
}

/// Record a signal until the session ends, whenever its device is connected.
@c @implementation
public func velto_store_add_signal(_ store: velto_store, _ session: UInt64, _ signal: velto_signal) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_add_signal") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let signalValue = try resolve(ObjectHandle(signal), as: Signal.self)
        try StoreCalls.storeAddSignal(storeValue, session, signalValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_add_signal")
    }
}

/// Record the events of a device until the session ends.
@c @implementation
public func velto_store_add_device(_ store: velto_store, _ session: UInt64, _ device: velto_device) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_add_device") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try StoreCalls.storeAddDevice(storeValue, session, deviceValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_add_device", device: ObjectHandle(device))
    }
}

/// Record the game input of a device as a track until the session ends.
@c @implementation
public func velto_store_add_input(
    _ store: velto_store, _ session: UInt64, _ device: velto_device, _ rate: Double
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_add_input") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkNumber(rate, "rate", 0.1, 1000)
        try StoreCalls.storeAddInput(storeValue, session, deviceValue, rate)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_add_input", device: ObjectHandle(device))
    }
}

/// Add a track for the program's own samples.
@c @implementation
public func velto_store_add_track(
    _ store: velto_store, _ session: UInt64, _ def: UnsafePointer<velto_track_def>?,
    _ out_track: UnsafeMutablePointer<UInt64>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_add_track") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let defValue = try unsafe readInput(def, "def")
        let signalText = try unsafe readOptionalText(defValue.signal, "def.signal", limit: 255)
        let channelsText = try unsafe readOptionalText(defValue.channels, "def.channels", limit: 255)
        let addressText = try unsafe readOptionalText(defValue.address, "def.address", limit: 255)
        try unsafe checkPointer(out_track, "out_track")
        let track = try unsafe StoreCalls.storeAddTrack(storeValue, session, defValue, signal: signalText, channels: channelsText, address: addressText)
        unsafe out_track?.pointee = track
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_add_track")
    }
}

/// Append samples to a track of the program.
@c @implementation
public func velto_store_write_track(
    _ store: velto_store, _ track: UInt64, _ infos: UnsafePointer<velto_frame_info>?, _ count: Int,
    _ values: UnsafeRawPointer?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_write_track") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let infosValue = try unsafe readList(infos, count, "infos", limit: 65536)
        try checkElements(infosValue, "infos") { element throws(VeltoError) in try element.check("infos") }
        let valuesValue = try unsafe readBytes(values, size, "values", "size", limit: 16777216)
        try unsafe StoreCalls.storeWriteTrack(storeValue, track, infosValue, valuesValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_write_track")
    }
}

/// Record a gap after the newest sample of a track of the program.
@c @implementation
public func velto_store_write_gap(
    _ store: velto_store, _ track: UInt64, _ kind: velto_track_gap_kind, _ time_ns: UInt64, _ duration_ns: UInt64,
    _ count: UInt64
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_write_gap") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try checkMember(kind, "kind", "0 to 8", known: isKnown_velto_track_gap_kind(kind))
        try checkInteger(time_ns, "time_ns", .min, 9223372036854775807)
        try checkInteger(duration_ns, "duration_ns", .min, 9223372036854775807)
        try checkInteger(count, "count", .min, 9223372036854775807)
        try StoreCalls.storeWriteGap(storeValue, track, kind, time_ns, duration_ns, count)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_write_gap")
    }
}

/// Mark the current moment of a session.
@c @implementation
public func velto_store_add_mark(
    _ store: velto_store, _ session: UInt64, _ text: UnsafePointer<CChar>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_add_mark") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let textValue = try unsafe readText(text, "text", limit: 1023)
        try StoreCalls.storeAddMark(storeValue, session, textValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_add_mark")
    }
}

/// Set the size or duration at which a session ends.
@c @implementation
public func velto_store_set_limit(
    _ store: velto_store, _ session: UInt64, _ size: UInt64, _ duration: Double
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_set_limit") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try checkNumber(duration, "duration", 0, 1000000000)
        try StoreCalls.storeSetLimit(storeValue, session, size, duration)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_set_limit")
    }
}

/// Change the label or the notes of a session.
@c @implementation
public func velto_store_set_text(
    _ store: velto_store, _ session: UInt64, _ label: UnsafePointer<CChar>?, _ notes: UnsafePointer<CChar>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_set_text") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let labelValue = try unsafe readOptionalText(label, "label", limit: 1023)
        let notesValue = try unsafe readOptionalText(notes, "notes", limit: 65535)
        try StoreCalls.storeSetText(storeValue, session, labelValue, notesValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_set_text")
    }
}

/// Get counters and further properties of a session.
@c @implementation
public func velto_store_get_status(
    _ store: velto_store, _ session: UInt64, _ out_status: UnsafeMutablePointer<velto_session_status>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_get_status") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try unsafe withOutput(out_status, "out_status") { (status: inout velto_session_status) throws(VeltoError) in
            try StoreCalls.storeGetStatus(storeValue, session, &status)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_get_status")
    }
}

/// Commit all received frames, and end a session.
@c @implementation
public func velto_store_end_session(_ store: velto_store, _ session: UInt64) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_end_session") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try StoreCalls.storeEndSession(storeValue, session)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_end_session")
    }
}

/// Download the log of a board into a session.
@c @implementation
public func velto_store_download_log(
    _ store: velto_store, _ device: velto_device, _ label: UnsafePointer<CChar>?,
    _ out_session: UnsafeMutablePointer<UInt64>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_download_log") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let labelValue = try unsafe readOptionalText(label, "label", limit: 1023)
        try unsafe checkPointer(out_session, "out_session")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (session, op) = try StoreCalls.storeDownloadLog(storeValue, deviceValue, labelValue)
        unsafe out_session?.pointee = session
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_download_log", device: ObjectHandle(device))
    }
}

/// List the unfinished downloads, the oldest first.
@c @implementation
public func velto_store_list_downloads(
    _ store: velto_store, _ downloads: UnsafeMutablePointer<velto_store_download>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_list_downloads") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let downloadsValue = try unsafe OutputBuffer(downloads, capacity, out_count, "downloads")
        let downloads = try StoreCalls.storeListDownloads(storeValue)
        let stored = unsafe downloadsValue.store(downloads)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_store_list_downloads")
    }
}

/// List the sessions that match a query, the newest first.
@c @implementation
public func velto_store_list_matches(
    _ store: velto_store, _ query: UnsafePointer<velto_session_query>?,
    _ sessions: UnsafeMutablePointer<velto_session_info>?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_list_matches") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let queryValue = try unsafe readInput(query, "query")
        let addressText = try unsafe readOptionalText(queryValue.address, "query.address", limit: 255)
        let textText = try unsafe readOptionalText(queryValue.text, "query.text", limit: 255)
        let sessionsValue = try unsafe OutputBuffer(sessions, capacity, out_count, "sessions")
        let sessions = try unsafe StoreCalls.storeListMatches(storeValue, queryValue, address: addressText, text: textText)
        let stored = unsafe sessionsValue.store(sessions)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_store_list_matches")
    }
}

/// List the marks of a session, the oldest first.
@c @implementation
public func velto_store_list_marks(
    _ store: velto_store, _ session: UInt64, _ marks: UnsafeMutablePointer<velto_session_mark>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_list_marks") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let marksValue = try unsafe OutputBuffer(marks, capacity, out_count, "marks")
        let marks = try StoreCalls.storeListMarks(storeValue, session)
        let stored = unsafe marksValue.store(marks)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_store_list_marks")
    }
}

/// List the gaps of a track, the oldest first.
@c @implementation
public func velto_store_list_gaps(
    _ store: velto_store, _ track: UInt64, _ gaps: UnsafeMutablePointer<velto_track_gap>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_list_gaps") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let gapsValue = try unsafe OutputBuffer(gaps, capacity, out_count, "gaps")
        let gaps = try StoreCalls.storeListGaps(storeValue, track)
        let stored = unsafe gapsValue.store(gaps)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_store_list_gaps")
    }
}

/// List the sessions of a store, the newest first.
@c @implementation
public func velto_store_list_sessions(
    _ store: velto_store, _ sessions: UnsafeMutablePointer<velto_session_info>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_list_sessions") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let sessionsValue = try unsafe OutputBuffer(sessions, capacity, out_count, "sessions")
        let sessions = try StoreCalls.storeListSessions(storeValue)
        let stored = unsafe sessionsValue.store(sessions)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_store_list_sessions")
    }
}

/// List the tracks of a session, the oldest first.
@c @implementation
public func velto_store_list_tracks(
    _ store: velto_store, _ session: UInt64, _ tracks: UnsafeMutablePointer<velto_track_info>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_list_tracks") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let tracksValue = try unsafe OutputBuffer(tracks, capacity, out_count, "tracks")
        let tracks = try StoreCalls.storeListTracks(storeValue, session)
        let stored = unsafe tracksValue.store(tracks)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_store_list_tracks")
    }
}

/// Get the name and the unit of a channel of a track.
@c @implementation
public func velto_store_get_channel(
    _ store: velto_store, _ track: UInt64, _ channel: UInt32, _ units: velto_units,
    _ out_info: UnsafeMutablePointer<velto_channel_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_get_channel") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try checkInteger(channel, "channel", 0, 511)
        try checkMember(units, "units", "0 to 2", known: isKnown_velto_units(units))
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_channel_info) throws(VeltoError) in
            try StoreCalls.storeGetChannel(storeValue, track, channel, units, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_get_channel")
    }
}

/// Read the next frames of a track within a range of times.
@c @implementation
public func velto_store_read_track(
    _ store: velto_store, _ track: UInt64, _ units: velto_units, _ after_sequence: UInt64, _ from_ns: UInt64,
    _ to_ns: UInt64, _ values: UnsafeMutableRawPointer?, _ frame_size: Int, _ capacity: Int,
    _ infos: UnsafeMutablePointer<velto_frame_info>?, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_read_track") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try checkMember(units, "units", "0 to 2", known: isKnown_velto_units(units))
        let valuesValue = try unsafe FrameBuffer(values, frame_size, capacity, infos, out_count, "values")
        let code = try unsafe StoreCalls.storeReadTrack(storeValue, track, units, after_sequence, from_ns, to_ns, valuesValue)
        return code.rawValue
    } catch {
        return report(error, in: "velto_store_read_track")
    }
}

/// Compute the orientation at each frame of a gyroscope's track.
@c @implementation
public func velto_store_filter_orientation(
    _ store: velto_store, _ tracks: UnsafePointer<velto_orientation_tracks>?,
    _ def: UnsafePointer<velto_orientation_def>?, _ frames: UnsafeMutablePointer<velto_orientation_frame>?,
    _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_filter_orientation") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let tracksValue = try unsafe readInput(tracks, "tracks")
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        let framesValue = try unsafe OutputBuffer(frames, capacity, out_count, "frames")
        let frames = try StoreCalls.storeFilterOrientation(storeValue, tracksValue, defValue)
        let stored = unsafe framesValue.store(frames)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_store_filter_orientation")
    }
}

/// Read the next frames of a track as text, intended for events.
@c @implementation
public func velto_store_read_text(
    _ store: velto_store, _ track: UInt64, _ after_sequence: UInt64, _ from_ns: UInt64, _ to_ns: UInt64,
    _ rows: UnsafeMutablePointer<velto_track_text>?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_read_text") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let rowsValue = try unsafe OutputBuffer(rows, capacity, out_count, "rows")
        let (code, rows) = try StoreCalls.storeReadText(storeValue, track, after_sequence, from_ns, to_ns)
        let stored = unsafe rowsValue.store(rows)
        return (code == .ok ? stored : code).rawValue
    } catch {
        return report(error, in: "velto_store_read_text")
    }
}

/// Read the minimum and maximum values of a track in equal parts of a time range.
@c @implementation
public func velto_store_read_overview(
    _ store: velto_store, _ track: UInt64, _ units: velto_units, _ from_ns: UInt64, _ to_ns: UInt64,
    _ values: UnsafeMutableRawPointer?, _ frame_size: Int, _ capacity: Int,
    _ infos: UnsafeMutablePointer<velto_frame_info>?, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_read_overview") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try checkMember(units, "units", "0 to 2", known: isKnown_velto_units(units))
        let valuesValue = try unsafe FrameBuffer(values, frame_size, capacity, infos, out_count, "values")
        let code = try unsafe StoreCalls.storeReadOverview(storeValue, track, units, from_ns, to_ns, valuesValue)
        return code.rawValue
    } catch {
        return report(error, in: "velto_store_read_overview")
    }
}

/// Write a track to a new file as CSV.
@c @implementation
public func velto_store_export_track(
    _ store: velto_store, _ track: UInt64, _ dialect: velto_table_dialect, _ units: velto_units,
    _ path: UnsafePointer<CChar>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_export_track") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try checkMember(dialect, "dialect", "0 to 2", known: isKnown_velto_table_dialect(dialect))
        try checkMember(units, "units", "0 to 2", known: isKnown_velto_units(units))
        let pathValue = try unsafe readText(path, "path", limit: 4095)
        try StoreCalls.storeExportTrack(storeValue, track, dialect, units, pathValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_export_track")
    }
}

/// Write the tracks of a session as CSV.
@c @implementation
public func velto_store_export_session(
    _ store: velto_store, _ session: UInt64, _ def: UnsafePointer<velto_export_def>?, _ path: UnsafePointer<CChar>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_export_session") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        let pathValue = try unsafe readText(path, "path", limit: 4095)
        try StoreCalls.storeExportSession(storeValue, session, defValue, pathValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_export_session")
    }
}

/// Estimate the size of the tables of an export.
@c @implementation
public func velto_store_get_export_size(
    _ store: velto_store, _ session: UInt64, _ def: UnsafePointer<velto_export_def>?,
    _ out_size: UnsafeMutablePointer<UInt64>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_get_export_size") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        try unsafe checkPointer(out_size, "out_size")
        let size = try StoreCalls.storeGetExportSize(storeValue, session, defValue)
        unsafe out_size?.pointee = size
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_get_export_size")
    }
}

/// Get the progress of running exports in other threads.
@c @implementation
public func velto_store_get_export_progress(
    _ store: velto_store, _ out_done: UnsafeMutablePointer<UInt64>?, _ out_total: UnsafeMutablePointer<UInt64>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_get_export_progress") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try unsafe checkPointer(out_done, "out_done")
        try unsafe checkPointer(out_total, "out_total")
        let (code, done, total) = try StoreCalls.storeGetExportProgress(storeValue)
        unsafe out_done?.pointee = done
        unsafe out_total?.pointee = total
        return code.rawValue
    } catch {
        return report(error, in: "velto_store_get_export_progress")
    }
}

/// Cancel running exports in other threads.
@c @implementation
public func velto_store_cancel_exports(_ store: velto_store) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_cancel_exports") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try StoreCalls.storeCancelExports(storeValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_cancel_exports")
    }
}

/// Get a description of a session as JSON, as written beside exported tables.
@c @implementation
public func velto_store_describe_session(
    _ store: velto_store, _ session: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_describe_session") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try StoreCalls.storeDescribeSession(storeValue, session)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_store_describe_session")
    }
}

/// Copy a session or all sessions to a new file.
@c @implementation
public func velto_store_copy(_ store: velto_store, _ session: UInt64, _ path: UnsafePointer<CChar>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_copy") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let pathValue = try unsafe readText(path, "path", limit: 4095)
        try StoreCalls.storeCopy(storeValue, session, pathValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_copy")
    }
}

/// Return free space of the file to the disk.
@c @implementation
public func velto_store_compact(_ store: velto_store) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_compact") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try StoreCalls.storeCompact(storeValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_compact")
    }
}

/// Delete the sessions that match a query, and return their space to the disk.
@c @implementation
public func velto_store_remove_sessions(
    _ store: velto_store, _ query: UnsafePointer<velto_session_query>?, _ out_count: UnsafeMutablePointer<UInt64>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_remove_sessions") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        let queryValue = try unsafe readInput(query, "query")
        let addressText = try unsafe readOptionalText(queryValue.address, "query.address", limit: 255)
        let textText = try unsafe readOptionalText(queryValue.text, "query.text", limit: 255)
        try unsafe checkPointer(out_count, "out_count")
        let count = try unsafe StoreCalls.storeRemoveSessions(storeValue, queryValue, address: addressText, text: textText)
        unsafe out_count?.pointee = count
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_remove_sessions")
    }
}
