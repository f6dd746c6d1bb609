internal import CSQLite
internal import Glibc
internal import VeltoCore

/// The place of a store.
public enum StorePlace: Sendable {
    /// In memory, for tests: it ends with the store.
    case memory
    /// A file, by an absolute path or one from the working folder.
    case file(String)
}

/// The settings of a store that only tests change.
package struct StoreSettings: Sendable {
    /// The steps to the newest version of the tables.
    package var migrations = StoreMigration.all
    /// The name of a file system of SQLite; nil for the usual one.
    package var vfs: String?
    /// The wait for other processes (seconds).
    package var patience = 5.0
    /// The number of pages in the write-ahead log after which they are moved into the file.
    package var checkpointPages = 1000
    /// The number of free bytes on the disk of a path; nil if unknown.
    package var freeBytes: @Sendable (_ path: String) -> UInt64? = StoreFile.freeBytes

    /// The settings of every program.
    package init() {}

    /// The newest version of the tables.
    var version: Int { migrations.last?.version ?? 0 }
}

/// Opens the connections of a store.
struct StoreOpening {
    let settings: StoreSettings
    let path: String
    private let isInMemory: Bool

    /// The connection that writes; and one for readers, the same one if there can be no other.
    struct Opened {
        let writing: StoreConnection
        let reading: StoreConnection?
        let isReadOnly: Bool
        /// Whether other processes may use the file at the same time.
        let isShared: Bool
    }

    /// Whether it is a file.
    var isOnDisk: Bool { !isInMemory }

    init(_ place: StorePlace, _ settings: StoreSettings) throws(VeltoError) {
        self.settings = settings
        switch place {
        case .memory:
            isInMemory = true
            path = ":memory:"
        case .file(let path):
            isInMemory = false
            guard !path.isEmpty, !path.utf8.contains(0) else {
                throw VeltoError(.invalidArgument, "path is \"\(path)\": must name a file")
            }
            // An absolute path is not a URI, whatever its first characters.
            self.path = path.hasPrefix("/") ? path : try Self.workingFolder() + "/" + path
        }
    }

    private static func workingFolder() throws(VeltoError) -> String {
        guard let folder = unsafe getcwd(nil, 0) else {
            throw VeltoError(
                .io, "the working folder has no path", remedy: "use an absolute path", detail: .errno(errno))
        }
        defer { unsafe free(folder) }
        return unsafe String(cString: folder)
    }

    func open() throws(VeltoError) -> Opened {
        if !isInMemory { try refuseOthers() }
        do throws(VeltoError) {
            return try openForWriting()
        } catch {
            guard !isInMemory, error.code == .io, let opened = openForReading() else { throw error }
            return opened
        }
    }

    // MARK: Files that are left alone

    /// Refuses a newer file or one of another program, before anything could change in its folder.
    ///
    /// A connection that writes would move its write-ahead log into the file when it closes, and one that only reads leaves
    /// files of its own: hence the `immutable` one. The log is looked at only if it is there.
    private func refuseOthers() throws(VeltoError) {
        if settings.vfs == nil {
            var facts = stat()
            guard unsafe stat(path, &facts) == 0 else { return try refuseForeignLog() }
            guard facts.st_mode & S_IFMT == S_IFREG else {
                throw VeltoError(.io, "path is \"\(path)\": must be a regular file")
            }
            let size = facts.st_size
            let hasLog = unsafe stat(path + "-wal", &facts) == 0 && facts.st_size > 0
            var (mark, beginning): (FileMark?, Int?)
            do throws(VeltoError) {
                // Empty: a new store, or one whose beginning is in its log.
                if size > 0 {
                    let alone = try connection(immutable: true)
                    try checkVersion(alone)
                    if hasLog {
                        // The log's one comes first: a writing program may move it into the file at the same time.
                        beginning = commitsBeforeLog(alone)
                        mark = try? FileMark(try connection(immutable: true))
                    }
                }
            } catch {
                // Without its log, a file may be in the middle of being moved there.
                guard hasLog, error.code == .format else { throw error }
            }
            guard hasLog else { return }
            if let mark {
                try refuseOtherLog(
                    mark, beginning: beginning, try? connection(VELTO_SQLITE_OPEN_READONLY.rawValue))
            }
        }
        guard let connection = try? connection(VELTO_SQLITE_OPEN_READONLY.rawValue) else { return }
        try checkVersion(connection)
    }

    private func checkVersion(_ connection: StoreConnection) throws(VeltoError) {
        let identifier: Int64
        do throws(VeltoError) {
            identifier = try connection.number("PRAGMA application_id") ?? 0
        } catch {
            // While another program writes, opening it waits.
            if error.code == .format { throw error }
            return
        }
        let isEmpty = try connection.number("SELECT count(*) FROM sqlite_master") == 0
        guard identifier == 0 && isEmpty || identifier == StoreSchema.applicationID else {
            throw VeltoError(.format, "path is \"\(path)\": a database of another program, not a store of sessions")
        }
        let version = try connection.number("PRAGMA user_version") ?? 0
        guard version <= settings.version else {
            throw VeltoError(
                .unsupported,
                "path is \"\(path)\": a store of version \(version), newer than \(settings.version)",
                remedy: "update the library"
            )
        }
    }

    // MARK: Connections

    private func connection(_ flags: UInt32 = 0, immutable: Bool = false) throws(VeltoError) -> StoreConnection {
        let uri = immutable ? Self.uri(path) + "?immutable=1" : path
        let flags = immutable ? VELTO_SQLITE_OPEN_READONLY.rawValue | VELTO_SQLITE_OPEN_URI.rawValue : flags
        let connection = try StoreConnection(uri, name: path, flags: flags, vfs: settings.vfs)
        connection.setPatience(settings.patience)
        return connection
    }

    private static func uri(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return path.utf8.reduce(into: "file://") { uri, byte in
            if byte.isASCIIAlphanumeric || byte == UInt8(ascii: "/") {
                uri.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                uri += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }

    private func openForWriting() throws(VeltoError) -> Opened {
        let readWrite = VELTO_SQLITE_OPEN_READWRITE.rawValue
        let writing = try connection(readWrite | VELTO_SQLITE_OPEN_CREATE.rawValue)
        // Of a new file only: in another one, the second would be a commit of its own, and readers would look into the log.
        if try writing.number("PRAGMA page_count") ?? 0 == 0 {
            try writing.run("PRAGMA page_size = 8192")
            try writing.run("PRAGMA auto_vacuum = INCREMENTAL")
        }
        let mode = try writing.text("PRAGMA journal_mode = WAL")
        let isShared = mode == "wal"
        if !isInMemory, !isShared { try writing.run("PRAGMA locking_mode = EXCLUSIVE") }
        for setting in ["synchronous = FULL", "wal_autocheckpoint = \(settings.checkpointPages)"] {
            try writing.run("PRAGMA \(setting)")
        }
        try prepare(writing)
        try migrate(writing)
        guard isShared else {
            return Opened(writing: writing, reading: nil, isReadOnly: false, isShared: false)
        }
        let reading = try connection(readWrite)
        try prepare(reading)
        return Opened(writing: writing, reading: reading, isReadOnly: false, isShared: true)
    }

    /// A read-only medium: without auxiliary files if necessary.
    private func openForReading() -> Opened? {
        for isImmutable in [false, true] {
            guard let reading = try? connection(VELTO_SQLITE_OPEN_READONLY.rawValue, immutable: isImmutable),
                (try? prepare(reading)) != nil,
                (try? reading.number("SELECT count(*) FROM session")) != nil
            else { continue }
            return Opened(writing: reading, reading: nil, isReadOnly: true, isShared: !isImmutable)
        }
        return nil
    }

    private func prepare(_ connection: StoreConnection) throws(VeltoError) {
        for setting in ["foreign_keys = ON", "trusted_schema = OFF", "cell_size_check = ON", "temp_store = MEMORY"] {
            try connection.run("PRAGMA \(setting)")
        }
    }

    // MARK: Migrations

    private func migrate(_ connection: StoreConnection) throws(VeltoError) {
        guard try connection.number("PRAGMA user_version") ?? 0 < settings.version else { return }
        try connection.transaction { () throws(VeltoError) in
            // Another process may have done it in the meantime.
            let present = try connection.number("PRAGMA user_version") ?? 0
            for migration in settings.migrations where migration.version > present {
                for statement in migration.statements { try connection.run(statement) }
                try connection.run("PRAGMA user_version = \(migration.version)")
            }
        }
    }
}
