public import VeltoCore
public import VeltoStore

/// Exports that programs follow, and end early, from other threads.
extension SessionRecorder {
    /// Writes a session as tables, which takes as long as the disk: its rows are counted.
    public func export(_ session: SessionID, _ options: SessionExport, to path: String) throws(VeltoError) {
        try counting(options) { options throws(VeltoError) in try options.write(session, of: store, to: path) }
    }

    /// Writes one track as a table.
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

    /// The rows of the exports that run, and of those in all; nil if none runs.
    public var exportCounts: (done: UInt64, total: UInt64)? {
        let exports = state.withLock { $0.exports }
        guard !exports.isEmpty else { return nil }
        return exports.reduce((0, 0)) { sum, export in
            let counts = export.counts
            return (sum.0 &+ counts.done, sum.1 &+ counts.total)
        }
    }

    /// Ends the exports that run: they fail with `cancelled`.
    public func cancelExports() {
        for export in state.withLock({ $0.exports }) { export.cancel() }
    }
}
