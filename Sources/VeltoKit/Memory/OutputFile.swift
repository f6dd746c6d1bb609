internal import CLinux
internal import Glibc
internal import VeltoCore

/// A regular file of lines that is written sequentially.
///
/// The old contents stay until the first write. One writer at a time, across processes; one thread at a time.
final class OutputFile: @unchecked Sendable {
    // Unchecked: one thread at a time writes and closes the file.

    let path: String
    private var descriptor: Int32
    private var hasBegun = false
    private var size = 0

    /// Opens or creates the file; throws `BUSY` if another writer has it.
    init(_ path: String) throws(VeltoError) {
        self.path = path
        // Nonblocking: a pipe is refused instead of blocking the call.
        descriptor = unsafe velto_linux_above_standard(
            open(path, O_WRONLY | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o644))
        guard descriptor >= 0 else { throw RegularFile.refusal("cannot be created", path) }
        var facts = stat()
        guard unsafe fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            throw VeltoError(.io, "path is \"\(path)\": must be a regular file")
        }
        // Some network file systems have no such locks. Work then continues without one.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
            throw VeltoError(
                .busy, "path is \"\(path)\": another recording is written into it, wait until that has ended")
        }
    }

    deinit {
        try? close()
    }

    /// Appends whole lines.
    ///
    /// If there is no room for all of them, the lines that fit stay.
    func write(_ lines: String) throws(VeltoError) {
        guard hasBegun || ftruncate(descriptor, 0) == 0 else { throw RegularFile.failure("cannot be replaced", path) }
        hasBegun = true
        let bytes = Array(lines.utf8)
        let count = RegularFile.write(bytes, to: descriptor)
        let problem = errno
        size += count
        guard count < bytes.count else { return }
        let half = bytes[..<count].reversed().prefix { $0 != UInt8(ascii: "\n") }
        _ = ftruncate(descriptor, size - half.count)
        throw RegularFile.failure("cannot be written", path, problem)
    }

    /// Closes the file.
    ///
    /// Only then is everything known to be written.
    func close() throws(VeltoError) {
        guard descriptor >= 0 else { return }
        // Unlocks explicitly: a child process forked in between shares the descriptor.
        _ = flock(descriptor, LOCK_UN)
        let outcome = Glibc.close(descriptor)
        descriptor = -1
        if outcome != 0 { throw RegularFile.failure("cannot be written", path) }
    }
}
