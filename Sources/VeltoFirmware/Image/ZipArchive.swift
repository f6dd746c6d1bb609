internal import CArchive
internal import VeltoCore

/// Reads files of a zip archive in memory.
///
/// Nothing is written to disk, so unsafe file names have no effect. Only this file calls libarchive.
@safe struct ZipArchive {
    /// The maximum number of entries; a package has fewer than ten.
    private static let entryLimit = 100
    /// The type of regular files (`AE_IFREG`).
    private static let plainFile: mode_t = 0o100000

    private let functions: UnsafePointer<velto_archive_functions>
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) throws(VeltoError) {
        guard let functions = unsafe velto_archive_load() else {
            let reason = unsafe String(cString: velto_archive_load_problem())
            throw VeltoError(
                .libraryMissing, "libarchive is not installed (\(reason))", remedy: "install the package libarchive13")
        }
        unsafe self.functions = functions
        self.bytes = bytes
    }

    /// Returns the names of the files, in order.
    func names() throws(VeltoError) -> [String] {
        var names: [String] = []
        try unsafe forEachFile { name, _ in
            names.append(name)
            return true
        }
        return names
    }

    /// Returns the content of a file; throws if it does not exist, or has more than `limit` bytes.
    func read(_ wanted: String, limit: Int) throws(VeltoError) -> [UInt8] {
        var found: Result<[UInt8], VeltoError>?
        try unsafe forEachFile { name, archive in
            guard name == wanted else { return true }
            found = unsafe contents(of: name, archive, limit: limit)
            return false
        }
        guard let found else { throw VeltoError(.format, "the package has no file \"\(wanted)\"") }
        return try found.get()
    }

    /// Calls `body` for each file until it returns false.
    private func forEachFile(_ body: (String, OpaquePointer) -> Bool) throws(VeltoError) {
        guard let archive = unsafe functions.pointee.read_new() else {
            throw VeltoError(.outOfMemory, "no memory left for reading the package")
        }
        defer { _ = unsafe functions.pointee.read_free(archive) }
        // An archive without its central directory is truncated; do not search it for entries.
        _ = unsafe functions.pointee.read_support_format_zip_seekable(archive)
        let problem = unsafe bytes.withUnsafeBytes { bytes -> VeltoError? in
            guard
                unsafe functions.pointee.read_open_memory(archive, bytes.baseAddress, bytes.count)
                    == VELTO_ARCHIVE_OK.rawValue
            else { return unsafe failure(archive) }
            return unsafe visit(archive, body)
        }
        if let problem { throw problem }
    }

    private func visit(_ archive: OpaquePointer, _ body: (String, OpaquePointer) -> Bool) -> VeltoError? {
        var count = 0
        while true {
            var entry: OpaquePointer?
            let code = unsafe functions.pointee.read_next_header(archive, &entry)
            if code == VELTO_ARCHIVE_EOF.rawValue { return nil }
            guard code == VELTO_ARCHIVE_OK.rawValue || code == VELTO_ARCHIVE_WARN.rawValue, let entry = unsafe entry
            else {
                return unsafe failure(archive)
            }
            count += 1
            if count > Self.entryLimit {
                return VeltoError(.format, "the package has more than \(Self.entryLimit) files")
            }
            guard unsafe functions.pointee.entry_filetype(entry) == Self.plainFile else { continue }
            guard
                let name = unsafe functions.pointee.entry_pathname_utf8(entry)
                    ?? functions.pointee.entry_pathname(entry)
            else { continue }
            guard unsafe body(String(cString: name), archive) else { return nil }
        }
    }

    private func contents(
        of name: String, _ archive: OpaquePointer, limit: Int
    ) -> Result<[UInt8], VeltoError> {
        var contents: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe piece.withUnsafeMutableBytes {
                unsafe functions.pointee.read_data(archive, $0.baseAddress, $0.count)
            }
            if count == 0 { return .success(contents) }
            guard count > 0 else { return .failure(unsafe failure(archive)) }
            guard contents.count + count <= limit else {
                return .failure(VeltoError(.format, "the file \"\(name)\" of the package has more than \(limit) bytes"))
            }
            contents += piece[..<count]
        }
    }

    private func failure(_ archive: OpaquePointer) -> VeltoError {
        let reason = unsafe functions.pointee.error_string(archive).map { unsafe String(cString: $0) }
        return VeltoError(.format, "the package is damaged" + (reason.map { " (\($0))" } ?? ""))
    }
}
