internal import CLinux
internal import Glibc
internal import VeltoCore

/// A lock for changes to the files of a folder, held by one context at a time across processes.
///
/// It is released with its owner, even if the process is killed.
enum FolderLock {
    /// The time to wait for another holder.
    enum Patience {
        /// Fail at once.
        case none
        /// Wait for half a second, then fail.
        case aMoment
    }

    /// The interval between two attempts (microseconds), and the number of attempts.
    private static let pause: UInt32 = 5000
    private static let attempts = 100

    /// Runs `body` while holding the lock; throws `BUSY` if another holder has it.
    static func whileHeld<Result>(
        on folder: StateFolder, patience: Patience = .none, _ body: () throws(VeltoError) -> Result
    ) throws(VeltoError) -> Result {
        let descriptor = unsafe velto_linux_above_standard(open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        guard descriptor >= 0 else {
            throw RegularFile.failure("cannot be opened", "the folder \(folder.path)")
        }
        defer { close(descriptor) }
        try acquire(descriptor, folder, attempts: patience == .none ? 1 : attempts)
        // Unlocks explicitly: a child process forked in between shares the descriptor.
        defer { _ = flock(descriptor, LOCK_UN) }
        return try body()
    }

    private static func acquire(_ descriptor: Int32, _ folder: StateFolder, attempts: Int) throws(VeltoError) {
        for attempt in 1...attempts {
            // Some network file systems have no such locks. Work then continues without one.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
            if attempt < attempts { usleep(pause) }
        }
        throw VeltoError(.busy, "the folder \(folder.path) stays locked by another program or context")
    }
}
