public import VeltoCore
public import VeltoWearable

/// The export of a session as tables, each with a JSON companion.
public struct SessionExport: Sendable {
    /// The dialect of the tables.
    public var dialect = TableDialect.plain
    /// The units of the values.
    public var units = Units.si
    /// Whether one table contains all tracks, instead of one table per track.
    public var isAligned = false
    /// The row times of an aligned table.
    public var grid = AlignedTable.Grid.fastest
    /// The interpolation between two frames.
    public var method = FillMethod.linear
    /// The longest interpolated gap between two frames (seconds).
    public var longestBridge = 1.0
    /// The time range of the frames.
    public var range = Timestamp.zero ... .distantFuture
    /// Whether existing files are replaced.
    public var replaces = false
    /// The row counter, which can also cancel the export; nil for none.
    public var progress: ExportProgress?

    /// Creates an export with a table per track, in SI units.
    public init() {}

    /// Writes a session: a single table to a file, several tables to a folder, which is created if necessary.
    ///
    /// The companion of a table has the same name with the extension `.json`. If an export fails, its files are
    /// removed.
    public func write(_ session: SessionID, of store: SessionStore, to path: String) throws(VeltoError) {
        let stored = try store.session(session)
        let tracks = try store.tracks(of: session)
        progress?.begin(rows(tracks))
        var written: [String] = []
        do throws(VeltoError) {
            if isAligned {
                try writeAligned(tracks, of: store, to: path)
                written.append(path)
                try writeCompanion(SessionReport(store, stored, tracks), of: session, in: store, beside: path)
            } else {
                try NewFile.makeFolder(path)
                for (track, name) in zip(tracks, FileNames(tracks, stored, dialect).all) {
                    let file = "\(path)/\(name).csv"
                    try write(track, of: store, stored, to: file)
                    written += [file, Self.companion(of: file)]
                }
            }
        } catch {
            for file in written { NewFile.remove(file) }
            throw error
        }
    }

    /// Writes the table of a track, and its companion.
    public func write(_ track: TrackID, of store: SessionStore, to path: String) throws(VeltoError) {
        let track = try store.track(track)
        progress?.begin(UInt64(clamping: track.frameCount))
        try write(track, of: store, try store.session(track.session), to: path)
    }

    private func write(
        _ track: StoredTrack, of store: SessionStore, _ session: StoredSession, to path: String
    ) throws(VeltoError) {
        try TrackTable.export(track, of: store, self, to: path)
        do throws(VeltoError) {
            try writeCompanion(SessionReport(store, session, [track]), of: session.id, in: store, beside: path)
        } catch {
            NewFile.remove(path)
            throw error
        }
    }

    private func writeAligned(_ tracks: [StoredTrack], of store: SessionStore, to path: String) throws(VeltoError) {
        var table = try AlignedTable(store, tracks, self)
        var file = try NewFile(path, replaces: replaces)
        var text = TextBuffer(decimalMark: dialect.decimalMark)
        text.append(table.header + "\n")
        var isOver = false
        while !isOver {
            isOver = try !table.append(1024, to: &text)
            try file.write(&text)
            try progress?.advance(1024)
        }
        try file.complete()
    }

    private func writeCompanion(
        _ report: SessionReport, of session: SessionID, in store: SessionStore, beside path: String
    ) throws(VeltoError) {
        var file = try NewFile(Self.companion(of: path), replaces: replaces)
        var text = TextBuffer()
        text.append(report.json(units) + "\n")
        try file.write(&text)
        // The gaps and the dates of the report are removed together with the session.
        try store.refuseRemoved(session)
        try file.complete()
    }

    static func companion(of path: String) -> String {
        path.hasSuffix(".csv") ? path.dropLast(4) + ".json" : path + ".json"
    }

    /// Returns the approximate size of the tables in bytes.
    public func estimatedSize(_ session: SessionID, of store: SessionStore) throws(VeltoError) -> UInt64 {
        _ = try store.session(session)
        let tracks = try store.tracks(of: session)
        let common = isAligned ? alignedRows(tracks) : nil
        // Floating-point numbers cannot overflow, whatever counts the file contains.
        let cells = tracks.map { track in
            let rows = common ?? Double(track.frameCount)
            return rows * (Double(track.description.columns.count) * 11 + (isAligned ? 13 : 40))
        }
        let bytes = cells.reduce((common ?? 0) * 40, +) + 2048 * Double(tracks.count)
        return UInt64(min(bytes, 1e18))
    }

    /// Returns the approximate number of rows of all tables; a time range has fewer.
    private func rows(_ tracks: [StoredTrack]) -> UInt64 {
        let rows = isAligned ? alignedRows(tracks) : tracks.reduce(0) { $0 + Double($1.frameCount) }
        return UInt64(min(rows, 1e18))
    }

    /// Returns the approximate number of rows of an aligned table.
    private func alignedRows(_ tracks: [StoredTrack]) -> Double {
        let most = Double(tracks.map(\.frameCount).max() ?? 0)
        switch grid {
        case .fastest: return most
        case .track(let id): return tracks.first { $0.id == id }.map { Double($0.frameCount) } ?? most
        case .rate(let rate):
            let (first, last) = (tracks.compactMap(\.first).min(), tracks.compactMap(\.last).max())
            let rows = (last?.seconds(since: first ?? .zero) ?? 0) * rate
            return rows > 0 ? min(rows, Double(StoreConnection.largestCount)) : 0
        }
    }
}
