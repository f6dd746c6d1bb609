internal import Glibc

/// A hidden file that gets its name once it is complete: a program that is killed leaves no half of it.
struct DraftFile {
    /// The file to be.
    private let target: String
    /// The draft.
    let path: String

    /// Names a draft as no other file is, in the folder of its file: only there it can be renamed.
    init(of path: String) {
        target = path
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        self.path = folder + ".velto-" + String(UInt64.random(in: .min ... .max), radix: 36) + ".part"
    }

    /// Removes the draft, including leftover files of SQLite.
    func remove() {
        for end in ["", "-wal", "-shm", "-journal"] { _ = unsafe unlink(path + end) }
    }

    /// Renames the draft; false, with `errno`, if the file exists and is not to be replaced, or if it cannot be named.
    func appear(replaces: Bool) -> Bool {
        unsafe replaces ? rename(path, target) == 0 : appearWithoutReplacing()
    }

    private func appearWithoutReplacing() -> Bool {
        if unsafe link(path, target) == 0 { return unsafe unlink(path) == 0 }
        guard errno != EEXIST else { return false }
        // A file system without hard links, such as that of memory cards: an empty file keeps the name.
        let place = unsafe open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard place >= 0 else { return false }
        close(place)
        return unsafe rename(path, target) == 0
    }
}
