internal import Glibc
internal import VeltoCore

/// A file that appears either complete or not at all, and replaces an existing file only if allowed.
///
/// Until it is complete, its content is in a hidden draft in the same folder.
struct NewFile: ~Copyable {
    private let path: String
    private let replaces: Bool
    private let draft: DraftFile
    private let descriptor: Int32
    private var isComplete = false

    /// Creates a file.
    ///
    /// Without `replaces`, an existing file is an error. Sessions, and other kinds of files such as devices, are never
    /// replaced.
    init(_ path: String, replaces: Bool) throws(VeltoError) {
        self.path = path
        self.replaces = replaces
        draft = DraftFile(of: path)
        let refusal = Self.refusal(path, replaces: replaces)
        descriptor = refusal != nil ? -1 : unsafe Glibc.open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw refusal ?? Self.failure(path, "cannot be created", errno) }
    }

    private static func refusal(_ path: String, replaces: Bool) -> VeltoError? {
        var facts = stat()
        guard unsafe lstat(path, &facts) == 0 else { return nil }
        guard replaces else { return failure(path, "the file exists", EEXIST) }
        guard facts.st_mode & S_IFMT == S_IFREG else { return failure(path, "is no regular file", EINVAL) }
        return isDatabase(path) ? failure(path, "is a file of sessions", EEXIST) : nil
    }

    private static func isDatabase(_ path: String) -> Bool {
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let magic = Array("SQLite format 3\0".utf8)
        var head = [UInt8](repeating: 0, count: magic.count)
        return unsafe read(descriptor, &head, head.count) == head.count && head == magic
    }

    fileprivate static func failure(_ path: String, _ problem: String, _ code: Int32) -> VeltoError {
        VeltoError(.io, "path is \"\(path)\": \(problem)", detail: .errno(code))
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        if !isComplete { draft.remove() }
    }

    /// Writes a text, and clears it.
    mutating func write(_ text: inout TextBuffer) throws(VeltoError) {
        try unsafe text.withBytes { (bytes) throws(VeltoError) in
            var place = 0
            while place < bytes.count {
                let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[place...])
                let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    throw Self.failure(path, "cannot be written", errno)
                }
                place += count
            }
        }
        text.removeAll()
    }

    /// Makes the file appear under its name.
    mutating func complete() throws(VeltoError) {
        guard draft.appear(replaces: replaces) else {
            let isThere = errno == EEXIST
            throw Self.failure(path, isThere ? "the file exists" : "cannot be replaced", errno)
        }
        isComplete = true
    }
}

extension NewFile {
    /// Creates a folder and its parent folders, unless they exist.
    static func makeFolder(_ path: String) throws(VeltoError) {
        for end in path.indices.dropFirst() where path[end] == "/" { _ = unsafe mkdir(String(path[..<end]), 0o777) }
        guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else {
            throw failure(path, "the folder cannot be created", errno)
        }
    }

    /// Removes a file if it exists.
    static func remove(_ path: String) {
        _ = unsafe unlink(path)
    }
}
