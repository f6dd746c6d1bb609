internal import Glibc
internal import VeltoCore

/// The file of a store on the disk, which another program may delete or replace while it is open.
struct StoreFile: Sendable {
    private let path: String
    private let device: dev_t
    private let inode: ino_t

    /// The present file of a path; nil for one that cannot be found, as in a file system of tests.
    init?(_ path: String) {
        var facts = stat()
        guard unsafe stat(path, &facts) == 0 else { return nil }
        self.path = path
        (device, inode) = (facts.st_dev, facts.st_ino)
    }

    /// Throws if the path no longer names the file: what is written to it would be lost.
    func check() throws(VeltoError) {
        var facts = stat()
        guard unsafe stat(path, &facts) == 0, facts.st_dev == device, facts.st_ino == inode else {
            throw VeltoError(
                .io, "the store \(path) was deleted or replaced while it is open", remedy: "close it and open it again")
        }
    }

    /// The number of bytes that are free on the disk of a path; nil if that is not known.
    static func freeBytes(_ path: String) -> UInt64? {
        var facts = statvfs()
        guard unsafe statvfs(path, &facts) == 0 else { return nil }
        return bytes(UInt64(facts.f_bavail), of: UInt64(facts.f_frsize))
    }

    /// The bytes of blocks; some file systems report as many as there are numbers.
    static func bytes(_ count: UInt64, of size: UInt64) -> UInt64 {
        let (product, isTooLarge) = count.multipliedReportingOverflow(by: size)
        return isTooLarge ? .max : product
    }

    /// The number of bytes of a store with its write-ahead log.
    static func size(_ path: String) -> UInt64 {
        [path, path + "-wal"].reduce(0) { sum, path in
            var facts = stat()
            return unsafe stat(path, &facts) == 0 ? sum + UInt64(clamping: facts.st_size) : sum
        }
    }
}
