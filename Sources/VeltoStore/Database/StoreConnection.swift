internal import CSQLite
internal import VeltoCore

/// A database connection, for one thread at a time.
///
/// Only this file calls SQLite; the other files use values.
@safe final class StoreConnection {
    /// A row of a result; SQLite converts missing columns and columns of another type.
    @safe struct Row: ~Copyable {
        fileprivate let functions: UnsafePointer<velto_sqlite_functions>
        fileprivate let statement: OpaquePointer

        func isNull(_ column: Int32) -> Bool {
            unsafe functions.pointee.column_type(statement, column) == Int32(VELTO_SQLITE_NULL.rawValue)
        }

        func integer(_ column: Int32) -> Int64 { unsafe functions.pointee.column_int64(statement, column) }
        func real(_ column: Int32) -> Double? {
            if isNull(column) { return nil }
            return unsafe functions.pointee.column_double(statement, column)
        }
        func text(_ column: Int32) -> String {
            guard let bytes = unsafe functions.pointee.column_text(statement, column) else { return "" }
            let count = unsafe Int(functions.pointee.column_bytes(statement, column))
            return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        }
        func value(_ column: Int32) -> StoreValue {
            switch unsafe UInt32(bitPattern: functions.pointee.column_type(statement, column)) {
            case VELTO_SQLITE_INTEGER.rawValue: .integer(integer(column))
            case VELTO_SQLITE_FLOAT.rawValue: .real(real(column))
            case VELTO_SQLITE_TEXT.rawValue: .text(text(column))
            case VELTO_SQLITE_BLOB.rawValue: .bytes(bytes(column))
            default: .null
            }
        }
        func bytes(_ column: Int32) -> [UInt8] {
            guard let bytes = unsafe functions.pointee.column_blob(statement, column) else { return [] }
            let count = unsafe Int(functions.pointee.column_bytes(statement, column))
            return unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
        }
        /// Passes the bytes of a column without a copy; they are valid as long as the row.
        func withBytes<Result>(
            _ column: Int32, _ body: (Span<UInt8>) throws(VeltoError) -> Result
        ) throws(VeltoError) -> Result {
            let bytes = unsafe functions.pointee.column_blob(statement, column)
            let count = unsafe Int(functions.pointee.column_bytes(statement, column))
            let buffer = unsafe UnsafeBufferPointer(
                start: bytes?.assumingMemoryBound(to: UInt8.self), count: bytes == nil ? 0 : count)
            return try body(unsafe buffer.span)
        }
    }

    private let functions: UnsafePointer<velto_sqlite_functions>
    private let database: OpaquePointer
    /// The prepared statements; each of about thirty is prepared once.
    private var statements: [String: OpaquePointer] = unsafe [:]
    /// The last used statements, newest last.
    private var recent: [(sql: String, statement: OpaquePointer)] = unsafe []
    /// The name of the file in error messages.
    private let name: String

    /// Opens a file with flags of `sqlite3_open_v2`; `vfs` selects a file system other than the default.
    init(_ path: String, name: String, flags: UInt32, vfs: String?) throws(VeltoError) {
        unsafe functions = try Self.loaded()
        self.name = name
        var opened: OpaquePointer?
        let allFlags = Int32(bitPattern: flags | VELTO_SQLITE_OPEN_NOMUTEX.rawValue)
        let code = unsafe functions.pointee.open_v2(path, &opened, allFlags, vfs)
        guard let database = unsafe opened else {
            throw VeltoError(.outOfMemory, "no memory left for the store \(name)")
        }
        unsafe self.database = database
        guard code == Int32(VELTO_SQLITE_OK.rawValue) else {
            // `deinit` closes the connection.
            throw failure()
        }
        _ = unsafe functions.pointee.extended_result_codes(database, 1)
        guardAgainstHostileFiles()
    }

    deinit {
        unsafe statements.values.forEach { unsafe _ = functions.pointee.finalize($0) }
        unsafe _ = functions.pointee.close_v2(database)
    }

    private static func loaded() throws(VeltoError) -> UnsafePointer<velto_sqlite_functions> {
        guard let functions = unsafe velto_sqlite_load() else {
            let reason = unsafe String(cString: velto_sqlite_load_problem())
            throw VeltoError(
                .libraryMissing, "SQLite is not installed (\(reason))", remedy: "install the package libsqlite3-0")
        }
        return unsafe functions
    }

    /// Protects against files from untrusted sources: runs no code in them, and limits sizes to those of the library.
    private func guardAgainstHostileFiles() {
        let switches: [(velto_sqlite_number, Int32)] = [
            (VELTO_SQLITE_DBCONFIG_DEFENSIVE, 1), (VELTO_SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
            (VELTO_SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), (VELTO_SQLITE_DBCONFIG_ENABLE_VIEW, 0),
        ]
        for (option, isOn) in switches {
            _ = unsafe velto_sqlite_configure(database, Int32(option.rawValue), isOn)
        }
        let limits: [(velto_sqlite_number, Int32)] = [
            (VELTO_SQLITE_LIMIT_LENGTH, 16_777_216), (VELTO_SQLITE_LIMIT_SQL_LENGTH, 65_536),
            (VELTO_SQLITE_LIMIT_COLUMN, 100), (VELTO_SQLITE_LIMIT_EXPR_DEPTH, 100), (VELTO_SQLITE_LIMIT_ATTACHED, 0),
            (VELTO_SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000), (VELTO_SQLITE_LIMIT_TRIGGER_DEPTH, 10),
        ]
        for (kind, limit) in limits { unsafe _ = functions.pointee.limit(database, Int32(kind.rawValue), limit) }
    }

    // MARK: Statements

    /// Sets the maximum wait for other processes (seconds).
    func setPatience(_ seconds: Double) {
        unsafe _ = functions.pointee.busy_timeout(database, Int32((min(max(seconds, 0), 1000) * 1000).rounded()))
    }

    /// Runs a statement, and drops its result.
    func run(_ sql: String, _ values: [StoreValue] = []) throws(VeltoError) {
        try rows(sql, values) { (_: borrowing Row) throws(VeltoError) in true }
    }

    /// Passes the rows of a result to `take` until it returns false.
    func rows(
        _ sql: String, _ values: [StoreValue] = [], _ take: (borrowing Row) throws(VeltoError) -> Bool
    ) throws(VeltoError) {
        let statement = unsafe try prepared(sql)
        defer {
            unsafe _ = functions.pointee.reset(statement)
            unsafe _ = functions.pointee.clear_bindings(statement)
        }
        for (index, value) in values.enumerated() {
            guard unsafe bind(value, Int32(index) + 1, statement) == Int32(VELTO_SQLITE_OK.rawValue) else {
                throw failure()
            }
        }
        while true {
            let code = unsafe UInt32(bitPattern: functions.pointee.step(statement))
            if code == VELTO_SQLITE_DONE.rawValue { return }
            guard code == VELTO_SQLITE_ROW.rawValue else { throw failure() }
            guard try take(unsafe Row(functions: functions, statement: statement)) else { return }
        }
    }

    /// Returns a number from a result of one row; nil without rows.
    func number(_ sql: String, _ values: [StoreValue] = []) throws(VeltoError) -> Int64? {
        var found: Int64?
        try rows(sql, values) { (row: borrowing Row) throws(VeltoError) in
            if !row.isNull(0) { found = row.integer(0) }
            return false
        }
        return found
    }

    /// Returns a text from a result of one row; empty without rows.
    func text(_ sql: String) throws(VeltoError) -> String {
        var found = ""
        try rows(sql) { (row: borrowing Row) throws(VeltoError) in
            found = row.text(0)
            return false
        }
        return found
    }

    /// The number of the last inserted row.
    var lastRow: Int64 { unsafe functions.pointee.last_insert_rowid(database) }

    /// The number of rows changed by the last statement.
    var changes: Int { unsafe Int(functions.pointee.changes(database)) }

    private func prepared(_ sql: String) throws(VeltoError) -> OpaquePointer {
        // Statements of a commit or a read step: comparing the same literal is faster than hashing a long text.
        if let index = unsafe recent.firstIndex(where: { unsafe $0.sql == sql }) {
            return unsafe recent[index].statement
        }
        let statement = if let known = unsafe statements[sql] { unsafe known } else { unsafe try prepare(sql) }
        unsafe recent.append((sql, statement))
        if unsafe recent.count > 4 { unsafe recent.removeFirst() }
        return unsafe statement
    }

    private func prepare(_ sql: String) throws(VeltoError) -> OpaquePointer {
        var made: OpaquePointer?
        let code = unsafe functions.pointee.prepare_v3(
            database, sql, -1, VELTO_SQLITE_PREPARE_PERSISTENT.rawValue, &made, nil)
        guard code == Int32(VELTO_SQLITE_OK.rawValue), let statement = unsafe made else { throw failure() }
        unsafe statements[sql] = statement
        return unsafe statement
    }

    private func bind(_ value: StoreValue, _ index: Int32, _ statement: OpaquePointer) -> Int32 {
        switch value {
        case .null: return Int32(VELTO_SQLITE_OK.rawValue)
        case .integer(let number): return unsafe functions.pointee.bind_int64(statement, index, number)
        case .real(let number): return unsafe functions.pointee.bind_double(statement, index, number)
        case .text(let text):
            let bytes = Array(text.utf8)
            return unsafe bytes.withUnsafeBytes {
                unsafe velto_sqlite_bind_text(
                    statement, index, $0.baseAddress ?? Self.nothing, Int32(clamping: $0.count))
            }
        case .bytes(let bytes):
            return unsafe bytes.withUnsafeBytes {
                unsafe velto_sqlite_bind_blob(
                    statement, index, $0.baseAddress ?? Self.nothing, Int32(clamping: $0.count))
            }
        }
    }

    /// A non-null address for empty bytes, since a null address would bind NULL.
    private static var nothing: UnsafeRawPointer? { unsafe UnsafeRawPointer(bitPattern: 8) }

    // MARK: Transactions

    /// Runs `body` in a write transaction, which is durable as a whole or not at all.
    func transaction<Result>(_ body: () throws(VeltoError) -> Result) throws(VeltoError) -> Result {
        try run("BEGIN IMMEDIATE")
        do throws(VeltoError) {
            let result = try body()
            // This row is in each log of the file; it distinguishes the logs of other files.
            try run("UPDATE file SET commits = commits + 1")
            try run("COMMIT")
            return result
        } catch {
            // Some errors have already rolled it back.
            if unsafe functions.pointee.get_autocommit(database) == 0 { try? run("ROLLBACK") }
            throw error
        }
    }

    // MARK: Errors

    private func failure() -> VeltoError {
        let code = unsafe UInt32(bitPattern: functions.pointee.extended_errcode(database))
        let text = unsafe functions.pointee.errmsg(database).map { unsafe String(cString: $0) } ?? ""
        let row = Self.failures.first { $0.code.rawValue == code & 0xFF }
        return VeltoError(
            row?.result ?? .io, "the store \(name) \(row?.sentence ?? "cannot be used") (SQLite \(code): \(text))",
            remedy: row?.remedy ?? "")
    }

    private typealias Failure = (code: velto_sqlite_number, result: ResultCode, sentence: String, remedy: String)
    private static let failures: [Failure] = [
        (VELTO_SQLITE_ERROR, .format, "lacks the tables of a store", "name another file"),
        (VELTO_SQLITE_MISMATCH, .format, "has values of other types than a store", "name another file"),
        (VELTO_SQLITE_FULL, .io, "has no room left on its disk", "free space on the disk"),
        (VELTO_SQLITE_IOERR, .io, "cannot be read or written", "check its disk"),
        (VELTO_SQLITE_CANTOPEN, .io, "cannot be opened", "check that its folder exists and may be written"),
        (VELTO_SQLITE_PERM, .io, "may not be opened", "check who may read and write it"),
        (VELTO_SQLITE_READONLY, .io, "cannot be written", "check that it and its folder may be written"),
        (VELTO_SQLITE_BUSY, .busy, "is being written by another program", "try again when that program has finished"),
        (VELTO_SQLITE_LOCKED, .busy, "is being used", "try again"),
        (VELTO_SQLITE_NOMEM, .outOfMemory, "needs more memory than there is", ""),
        (VELTO_SQLITE_CORRUPT, .format, "is damaged", "keep a copy, and recover it with the program sqlite3"),
        (VELTO_SQLITE_NOTADB, .format, "is not a store of sessions", "name another file"),
        (VELTO_SQLITE_TOOBIG, .format, "holds more than a store can", ""),
    ]
}
