internal import Glibc
internal import VeltoCore

/// A file that appears complete or not at all, and replaces another one only if it may.
struct NewFile: ~Copyable {
    private let path: String
    /// The place of the bytes until they are complete.
    private let draft: String
    private let descriptor: Int32
    private var isComplete = false

    /// Creates a file; without `replaces`, one that exists is an error.
    init(_ path: String, replaces: Bool) throws(VeltoError) {
        self.path = path
        draft = replaces ? path + ".part" : path
        if replaces { _ = unsafe unlink(draft) }
        descriptor = unsafe Glibc.open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            let isThere = errno == EEXIST
            throw VeltoError(
                .io, "path is \"\(path)\": \(isThere ? "the file exists" : "cannot be created")",
                detail: .errno(errno))
        }
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        if !isComplete { _ = unsafe unlink(draft) }
    }

    /// Writes a text, and empties it.
    mutating func write(_ text: inout TextBuffer) throws(VeltoError) {
        try unsafe text.withBytes { (bytes) throws(VeltoError) in
            var place = 0
            while place < bytes.count {
                let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[place...])
                let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    throw VeltoError(.io, "path is \"\(path)\": cannot be written", detail: .errno(errno))
                }
                place += count
            }
        }
        text.removeAll()
    }

    /// Makes the file appear.
    mutating func complete() throws(VeltoError) {
        if draft != path, unsafe rename(draft, path) != 0 {
            throw VeltoError(.io, "path is \"\(path)\": cannot be replaced", detail: .errno(errno))
        }
        isComplete = true
    }
}

extension NewFile {
    /// Removes a file, if it is there.
    static func remove(_ path: String) {
        _ = unsafe unlink(path)
    }
}
