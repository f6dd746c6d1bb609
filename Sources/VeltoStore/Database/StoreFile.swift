internal import Glibc
internal import VeltoCore

/// The file of a store on disk; another program may delete or replace it while it is open.
struct StoreFile: Sendable {
    private let path: String
    private let device: dev_t
    private let inode: ino_t

    /// Finds the current file of a path; nil if there is none, as in the file systems of tests.
    init?(_ path: String) {
        var facts = stat()
        guard unsafe stat(path, &facts) == 0 else { return nil }
        self.path = path
        (device, inode) = (facts.st_dev, facts.st_ino)
    }

    /// Throws if the path no longer names the file, since written data would be lost.
    func check() throws(VeltoError) {
        var facts = stat()
        guard unsafe stat(path, &facts) == 0, facts.st_dev == device, facts.st_ino == inode else {
            throw VeltoError(
                .io, "the store \(path) was deleted or replaced while it is open", remedy: "close it and open it again")
        }
    }

    /// Returns the free space on the disk of a path in bytes; nil if unknown.
    static func freeBytes(_ path: String) -> UInt64? {
        var facts = statvfs()
        guard unsafe statvfs(path, &facts) == 0 else { return nil }
        return bytes(UInt64(facts.f_bavail), of: UInt64(facts.f_frsize))
    }

    /// Returns the size of blocks in bytes, without overflow; some file systems report the maximum count.
    static func bytes(_ count: UInt64, of size: UInt64) -> UInt64 {
        let (product, isTooLarge) = count.multipliedReportingOverflow(by: size)
        return isTooLarge ? .max : product
    }

    /// Returns the size of a store with its write-ahead log, in bytes.
    static func size(_ path: String) -> UInt64 {
        [path, path + "-wal"].reduce(0) { sum, path in
            var facts = stat()
            return unsafe stat(path, &facts) == 0 ? sum + UInt64(clamping: facts.st_size) : sum
        }
    }
}
