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
//     static func storeEndSession(_ store: SessionRecorder, _ session: UInt64) throws(VeltoError)
//     static func storeListSessions(_ store: SessionRecorder) throws(VeltoError) -> [velto_session_info]
//     static func storeListTracks(_ store: SessionRecorder, _ session: UInt64) throws(VeltoError) -> [velto_track_info]
//     static func storeGetChannel(_ store: SessionRecorder, _ track: UInt64, _ channel: UInt32, _ units: velto_units, _ info: inout velto_channel_info) throws(VeltoError)
//     static func storeReadTrack(_ store: SessionRecorder, _ track: UInt64, _ units: velto_units, _ afterSequence: UInt64, _ fromNs: UInt64, _ toNs: UInt64, _ values: FrameBuffer) throws(VeltoError) -> ResultCode
//     static func storeExportTrack(_ store: SessionRecorder, _ track: UInt64, _ dialect: velto_table_dialect, _ units: velto_units, _ path: String) throws(VeltoError)
//     static func storeExportSession(_ store: SessionRecorder, _ session: UInt64, _ def: velto_export_def, _ path: String) throws(VeltoError)
//     static func storeGetExportSize(_ store: SessionRecorder, _ session: UInt64, _ def: velto_export_def) throws(VeltoError) -> UInt64
//     static func storeDescribeSession(_ store: SessionRecorder, _ session: UInt64) throws(VeltoError) -> String
//     static func storeRemoveSession(_ store: SessionRecorder, _ session: UInt64) throws(VeltoError)

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

/// Open a file of sessions, or make it.
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

/// Begin to record; what is recorded is added to the session.
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

/// Commit the frames that have arrived, and end a session.
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

/// Get the facts about a session as JSON, as an export has them beside its tables.
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

/// Delete a session, and give its space back.
@c @implementation
public func velto_store_remove_session(_ store: velto_store, _ session: UInt64) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_store_remove_session") }
    do throws(VeltoError) {
        let storeValue = try resolve(ObjectHandle(store), as: SessionRecorder.self)
        try StoreCalls.storeRemoveSession(storeValue, session)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_store_remove_session")
    }
}
