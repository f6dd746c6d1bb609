internal import CSQLite
internal import Glibc
internal import VeltoCore

/// The location of a store.
public enum StorePlace: Sendable {
    /// In memory, for tests; the data is lost with the store.
    case memory
    /// A file, with an absolute path or one relative to the working folder.
    case file(String)
}

/// The settings of a store; only tests change them.
package struct StoreSettings: Sendable {
    /// The migrations to the newest version of the tables.
    package var migrations = StoreMigration.all
    /// The name of an SQLite file system; nil for the default.
    package var vfs: String?
    /// Maximum wait for other processes (seconds).
    package var patience = 5.0
    /// The number of pages in the write-ahead log that triggers a checkpoint.
    package var checkpointPages = 1000
    /// Returns the free space on the disk of a path in bytes; nil if unknown.
    package var freeBytes: @Sendable (_ path: String) -> UInt64? = StoreFile.freeBytes

    /// Creates the default settings.
    package init() {}

    /// The newest version of the tables.
    var version: Int { migrations.last?.version ?? 0 }
}

/// Opens the connections of a store.
struct StoreOpening {
    let settings: StoreSettings
    let path: String
    private let isInMemory: Bool

    /// The writing and the reading connection, which may be the same one.
    struct Opened {
        let writing: StoreConnection
        let reading: StoreConnection?
        let isReadOnly: Bool
        /// Whether other processes may use the file at the same time.
        let isShared: Bool
    }

    /// Whether the store is a file.
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
            // An absolute path is never a URI, regardless of its first characters.
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

    // MARK: Rejected files

    /// Rejects a newer file or one of another program before anything changes in its folder.
    ///
    /// A writing connection would checkpoint the write-ahead log when it closes, and a reading connection leaves files
    /// of its own. An `immutable` connection therefore checks the file. The log is checked only if it exists.
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
                // The file is empty: a new store, or one whose first commits are in the log.
                if size > 0 {
                    let alone = try connection(immutable: true)
                    try checkVersion(alone)
                    if hasLog {
                        // Check the log first, since a writing program may checkpoint it meanwhile.
                        beginning = commitsBeforeLog(alone)
                        mark = try? FileMark(try connection(immutable: true))
                    }
                }
            } catch {
                // Without the log, the file may be in the middle of a checkpoint.
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
            // While another program writes, opening the file waits.
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
        // Only in a new file: in an existing file the second pragma would be a commit, and readers would read the log.
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

    /// Opens a file on a read-only medium, if necessary without auxiliary files.
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
            // Another process may have migrated the file meanwhile.
            let present = try connection.number("PRAGMA user_version") ?? 0
            for migration in settings.migrations where migration.version > present {
                for statement in migration.statements { try connection.run(statement) }
                try connection.run("PRAGMA user_version = \(migration.version)")
            }
        }
    }
}
