internal import CLinux
internal import Glibc
internal import VeltoCore

/// The right to change the files of a folder: one context at a time has it, in whichever process.
///
/// It ends with its owner, also when the process is killed.
enum FolderLock {
    /// What to do while somebody else has it.
    enum Patience {
        /// Fail at once.
        case none
        /// Wait for a fifth of a second, and fail then.
        case aMoment
    }

    /// Microseconds between two attempts to get it, and their number.
    private static let pause: UInt32 = 5000
    private static let attempts = 40

    /// Does something while nobody else changes the folder; `BUSY` if somebody else has the right to.
    static func whileHeld<Result>(
        on folder: StateFolder, patience: Patience = .none, _ body: () throws(VeltoError) -> Result
    ) throws(VeltoError) -> Result {
        let descriptor = unsafe velto_linux_above_standard(open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        guard descriptor >= 0 else {
            throw VeltoError(.io, "the folder \(folder.path) cannot be opened", detail: .errno(errno))
        }
        defer { close(descriptor) }
        try acquire(descriptor, folder, attempts: patience == .none ? 1 : attempts)
        // Explicitly: a child that was forked meanwhile shares the descriptor.
        defer { _ = flock(descriptor, LOCK_UN) }
        return try body()
    }

    private static func acquire(_ descriptor: Int32, _ folder: StateFolder, attempts: Int) throws(VeltoError) {
        for attempt in 1...attempts {
            // Some network file systems know no such locks: better to go on without than not at all.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
            if attempt < attempts { usleep(pause) }
        }
        throw VeltoError(.busy, "the folder \(folder.path) is in the hands of another program")
    }
}
