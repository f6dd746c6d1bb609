internal import Glibc
package import VeltoCore
package import VeltoWearable

extension TrackTable {
    /// Writes a track to a new file, in constant memory; a file that could not be completed is removed.
    package static func export(
        _ track: StoredTrack, of store: SessionStore, _ dialect: Dialect, _ units: Units, to path: String
    ) throws(VeltoError) {
        let table = try TrackTable(track, try store.dates(of: track.session), dialect, units)
        var cursor = try TrackCursor(store, track, units)
        let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            let isThere = errno == EEXIST
            throw VeltoError(
                .io, "path is \"\(path)\": \(isThere ? "the file exists" : "cannot be created")",
                detail: .errno(errno))
        }
        defer { close(descriptor) }
        do throws(VeltoError) {
            try write(Array((table.header + (dialect == .plain ? "\n" : "")).utf8), to: descriptor, path)
            while let part = try cursor.read() { try write(table.lines(part), to: descriptor, path) }
        } catch {
            _ = unsafe unlink(path)
            throw error
        }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(VeltoError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                throw VeltoError(.io, "path is \"\(path)\": cannot be written", detail: .errno(errno))
            }
            rest = rest.dropFirst(count)
        }
    }
}
