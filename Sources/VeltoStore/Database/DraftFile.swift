internal import Glibc

/// A hidden file that is renamed once it is complete, so that a killed program leaves no partial file.
struct DraftFile {
    /// The path of the completed file.
    private let target: String
    /// The path of the draft.
    let path: String

    /// Creates a unique name in the folder of the target, since a rename works only within one file system.
    init(of path: String) {
        target = path
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        self.path = folder + ".velto-" + String(UInt64.random(in: .min ... .max), radix: 36) + ".part"
    }

    /// Removes the draft, including leftover files of SQLite.
    func remove() {
        for end in ["", "-wal", "-shm", "-journal"] { _ = unsafe unlink(path + end) }
    }

    /// Renames the draft.
    ///
    /// Returns false and sets `errno` if the rename fails, or if the target exists and must not be replaced.
    func appear(replaces: Bool) -> Bool {
        unsafe replaces ? rename(path, target) == 0 : appearWithoutReplacing()
    }

    private func appearWithoutReplacing() -> Bool {
        if unsafe link(path, target) == 0 { return unsafe unlink(path) == 0 }
        guard errno != EEXIST else { return false }
        // Without hard links, as on memory cards, an empty file reserves the name.
        let place = unsafe open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard place >= 0 else { return false }
        close(place)
        return unsafe rename(path, target) == 0
    }
}
