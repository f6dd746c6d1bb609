package import VeltoCore
package import VeltoWearable

extension TrackTable {
    /// Writes a track to a file, in constant memory; without `replaces`, to a new one.
    package static func export(
        _ track: StoredTrack, of store: SessionStore, _ dialect: TableDialect, _ units: Units, to path: String,
        in range: ClosedRange<Timestamp> = .zero ... .distantFuture, replaces: Bool = false
    ) throws(VeltoError) {
        let table = try TrackTable(track, try store.dates(of: track.session), dialect, units)
        var cursor = try TrackCursor(store, track, units, in: range)
        var file = try NewFile(path, replaces: replaces)
        var text = TextBuffer(decimalMark: dialect.decimalMark)
        text.append(table.header + (dialect == .original ? "" : "\n"))
        var part = TrackCursor.Part()
        repeat {
            table.append(part, to: &text)
            try file.write(&text)
        } while try cursor.read(into: &part)
        try file.complete()
    }
}
