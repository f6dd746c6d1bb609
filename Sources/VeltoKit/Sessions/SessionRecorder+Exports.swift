public import VeltoCore
public import VeltoStore

/// Exports that other threads can monitor and cancel.
extension SessionRecorder {
    /// Writes a session as tables, and counts the rows.
    ///
    /// The call blocks until the files are written.
    public func export(_ session: SessionID, _ options: SessionExport, to path: String) throws(VeltoError) {
        try counting(options) { options throws(VeltoError) in try options.write(session, of: store, to: path) }
    }

    /// Writes a track as a table.
    public func export(_ track: TrackID, _ options: SessionExport, to path: String) throws(VeltoError) {
        try counting(options) { options throws(VeltoError) in try options.write(track, of: store, to: path) }
    }

    private func counting(
        _ options: SessionExport, _ write: (SessionExport) throws(VeltoError) -> Void
    ) throws(VeltoError) {
        var options = options
        let progress = options.progress ?? ExportProgress()
        options.progress = progress
        state.withLock { $0.exports.append(progress) }
        defer { state.withLock { $0.exports.removeAll { $0 === progress } } }
        try write(options)
    }

    /// The number of written rows and of all rows of running exports; nil if none runs.
    public var exportCounts: (done: UInt64, total: UInt64)? {
        let exports = state.withLock { $0.exports }
        guard !exports.isEmpty else { return nil }
        return exports.reduce((0, 0)) { sum, export in
            let counts = export.counts
            return (sum.0 &+ counts.done, sum.1 &+ counts.total)
        }
    }

    /// Cancels the running exports.
    ///
    /// They fail with `cancelled`.
    public func cancelExports() {
        for export in state.withLock({ $0.exports }) { export.cancel() }
    }
}
