package import VeltoCore
internal import VeltoWearable

extension TrackTable {
    /// Writes a track to a file, in constant memory.
    package static func export(
        _ track: StoredTrack, of store: SessionStore, _ options: SessionExport, to path: String
    ) throws(VeltoError) {
        let table = try TrackTable(track, try store.dates(of: track.session), options.dialect, options.units)
        var cursor = try TrackCursor(store, track, options.units, in: options.range)
        var file = try NewFile(path, replaces: options.replaces)
        var text = TextBuffer(decimalMark: options.dialect.decimalMark)
        text.append(table.header + (options.dialect == .original ? "" : "\n"))
        var part = TrackCursor.Part()
        repeat {
            table.append(part, to: &text)
            try file.write(&text)
            try options.progress?.advance(part.infos.count)
        } while try cursor.read(into: &part)
        try file.complete()
    }
}
