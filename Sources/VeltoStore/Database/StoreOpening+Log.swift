internal import Glibc
internal import VeltoCore

/// The identity of a file, which each commit also writes to its write-ahead log.
struct FileMark {
    let identity: String
    private let commits: Int64

    /// Reads the mark of a file of version 2 or newer; nil for an older file.
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

    /// Returns whether a log continues a file: identities are equal, and the log has at least the file's commits.
    func isBefore(_ logged: FileMark) -> Bool { identity == logged.identity && commits <= logged.commits }

    /// Returns whether the file is an older copy, without commits that the log requires.
    func isOlder(than beginning: Int?) -> Bool { beginning.map { commits < $0 } ?? false }
}

/// Rejection of logs that do not belong to a file, since SQLite would apply them.
extension StoreOpening {
    /// Rejects a write-ahead log without its file, since it would be applied to a new file.
    func refuseForeignLog() throws(VeltoError) {
        var facts = stat()
        guard unsafe stat(path + "-wal", &facts) == 0, facts.st_size > 0 else { return }
        throw VeltoError(
            .format,
            "path is \"\(path)\": there is no such file, but its log \(path)-wal",
            remedy: "bring back the file that belongs to it, or move the log away")
    }

    /// Returns the number of commits before the log of a file; `alone` reads the file without its log.
    func commitsBeforeLog(_ alone: StoreConnection) -> Int? {
        guard let mark = try? FileMark(alone),
            let page = try? alone.number("SELECT rootpage FROM sqlite_master WHERE name = 'file'")
        else { return nil }
        return LogBeginning.commits(before: path + "-wal", page: Int(page), identity: mark.identity)
    }

    /// Rejects the log of a file that was replaced by another file or by an older copy.
    ///
    /// `connection` reads with the log and changes nothing. `beginning` is the number of commits before the log.
    func refuseOtherLog(
        _ mark: FileMark, beginning: Int?, _ connection: StoreConnection?
    ) throws(VeltoError) {
        guard let connection else { return }
        do throws(VeltoError) {
            if !mark.isOlder(than: beginning), let logged = try FileMark(connection), mark.isBefore(logged) { return }
        } catch {
            // A read may time out while another program writes; that program accepts the log as its own.
            guard error.code == .format else { return }
        }
        throw VeltoError(
            .format,
            "path is \"\(path)\": the log \(path)-wal beside it belongs to another file, by which it was replaced",
            remedy: "bring back the file of the log, or move the log away")
    }
}
