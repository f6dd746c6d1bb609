internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoStore
internal import VeltoWearable

/// Exports of stored sessions.
extension StoreCalls {
    /// Writes a track as CSV.
    static func storeExportTrack(
        _ store: SessionRecorder, _ track: UInt64, _ dialect: velto_table_dialect, _ units: velto_units, _ path: String
    ) throws(VeltoError) {
        var options = SessionExport()
        options.dialect = self.dialect(dialect)
        options.units = self.units(units)
        try store.export(TrackID(track), options, to: path)
    }

    /// Writes a session.
    static func storeExportSession(
        _ store: SessionRecorder, _ session: UInt64, _ def: velto_export_def, _ path: String
    ) throws(VeltoError) {
        try store.export(SessionID(session), options(def), to: path)
    }

    static func storeGetExportProgress(
        _ store: SessionRecorder
    ) throws(VeltoError) -> (code: ResultCode, done: UInt64, total: UInt64) {
        guard let counts = store.exportCounts else { return (.nothing, 0, 0) }
        return (.ok, counts.done, counts.total)
    }

    /// Cancels the running exports.
    static func storeCancelExports(_ store: SessionRecorder) throws(VeltoError) {
        store.cancelExports()
    }

    /// Estimates the size of an export.
    static func storeGetExportSize(
        _ store: SessionRecorder, _ session: UInt64, _ def: velto_export_def
    ) throws(VeltoError) -> UInt64 {
        try options(def).estimatedSize(SessionID(session), of: store.store)
    }

    static func storeDescribeSession(_ store: SessionRecorder, _ session: UInt64) throws(VeltoError) -> String {
        let id = SessionID(session)
        let report = try SessionReport(
            store.store, try store.store.session(id), try store.store.tracks(of: id))
        return report.json(.si)
    }

    private static func dialect(_ dialect: velto_table_dialect) -> TableDialect {
        switch dialect {
        case velto_table_dialect(VELTO_TABLE_DIALECT_ORIGINAL): .original
        case velto_table_dialect(VELTO_TABLE_DIALECT_SPREADSHEET): .spreadsheet
        default: .plain
        }
    }

    private static func options(_ def: velto_export_def) throws(VeltoError) -> SessionExport {
        var options = SessionExport()
        options.dialect = dialect(def.dialect)
        options.units = units(def.units)
        options.isAligned = def.is_aligned != 0
        options.replaces = def.replaces != 0
        options.longestBridge = def.longest_bridge
        switch def.fill_method {
        case velto_fill_method(VELTO_FILL_METHOD_PREVIOUS): options.method = .previous
        case velto_fill_method(VELTO_FILL_METHOD_NEAREST): options.method = .nearest
        default: options.method = .linear
        }
        if def.grid_rate > 0 {
            options.grid = .rate(def.grid_rate)
        } else if def.grid_track > 0 {
            options.grid = .track(TrackID(def.grid_track))
        }
        let end = def.to_ns == 0 ? UInt64.max : def.to_ns
        guard let range = range(def.from_ns, end) else {
            throw VeltoError(.invalidArgument, "from_ns is \(def.from_ns): must not be after to_ns, \(end)")
        }
        options.range = range
        return options
    }
}
