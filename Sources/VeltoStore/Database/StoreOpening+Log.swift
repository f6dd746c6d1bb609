internal import Glibc
internal import VeltoCore

/// The identity of a file, which its write-ahead log has too: each commit writes it.
struct FileMark {
    let identity: String
    private let commits: Int64

    /// The mark of a file of version 2 or newer; nil of an older one.
    init?(_ connection: StoreConnection) throws(VeltoError) {
        guard try connection.number("SELECT count(*) FROM sqlite_master WHERE name = 'file'") ?? 0 > 0 else {
            return nil
        }
        var found: (String, Int64)?
        try connection.rows("SELECT identity, commits FROM file") {
            (row: borrowing StoreConnection.Row) throws(VeltoError) in
            found = (row.text(0), row.integer(1))
            return false
        }
        guard let found else { return nil }
        (identity, commits) = found
    }

    /// Whether a log continues a file: another file has another identity, and a log never goes back.
    func isBefore(_ logged: FileMark) -> Bool { identity == logged.identity && commits <= logged.commits }

    /// Whether it lacks commits that were in the file before its log began: it is an older copy.
    func isOlder(than beginning: Int?) -> Bool { beginning.map { commits < $0 } ?? false }
}

/// Logs that do not belong to a file: SQLite would apply them.
extension StoreOpening {
    /// Refuses a write-ahead log without its file, which would be applied to a new one.
    func refuseForeignLog() throws(VeltoError) {
        var facts = stat()
        guard unsafe stat(path + "-wal", &facts) == 0, facts.st_size > 0 else { return }
        throw VeltoError(
            .format,
            "path is \"\(path)\": there is no such file, but its log \(path)-wal",
            remedy: "bring back the file that belongs to it, or move the log away")
    }

    /// The number of commits before the log of a file, by the log; `alone` reads without it.
    func commitsBeforeLog(_ alone: StoreConnection) -> Int? {
        guard let mark = try? FileMark(alone),
            let page = try? alone.number("SELECT rootpage FROM sqlite_master WHERE name = 'file'")
        else { return nil }
        return LogBeginning.commits(before: path + "-wal", page: Int(page), identity: mark.identity)
    }

    /// Refuses the log of a file that was replaced by another one, or by an older copy of it: `connection` reads with the
    /// log, and changes nothing; `beginning` is the number of commits before the log.
    func refuseOtherLog(
        _ mark: FileMark, beginning: Int?, _ connection: StoreConnection?
    ) throws(VeltoError) {
        guard let connection else { return }
        do throws(VeltoError) {
            if !mark.isOlder(than: beginning), let logged = try FileMark(connection), mark.isBefore(logged) { return }
        } catch {
            // While another program writes, reading may wait too long: it uses the log as its own.
            guard error.code == .format else { return }
        }
        throw VeltoError(
            .format,
            "path is \"\(path)\": the log \(path)-wal beside it belongs to another file, by which it was replaced",
            remedy: "bring back the file of the log, or move the log away")
    }
}
