internal import Glibc

/// The first commit of a write-ahead log, read from the log itself; a connection sees only the last commit.
///
/// When a log restarts, its file contains all earlier commits. A file with fewer commits is an older copy.
struct LogBeginning {
    private static let headerSize = 32, frameHeaderSize = 24

    private let descriptor: Int32
    private let pageSize: Int
    /// The random salt in all frames since the log's restart; frames with another salt are old.
    private let salt: ArraySlice<UInt8>

    private init?(_ descriptor: Int32) {
        guard let header = Self.bytes(descriptor, at: 0, Self.headerSize) else { return nil }
        let size = Self.number(header[8..<12])
        guard Self.number(header[0..<4]) & ~1 == 0x377F_0682, 512...65_536 ~= size else { return nil }
        self.descriptor = descriptor
        (pageSize, salt) = (size, header[16..<24])
    }

    /// Returns the number of commits before the log of the file with an identity, or nil if the log does not show it.
    ///
    /// `page` is the page of the table `file`, which has one row.
    static func commits(before log: String, page: Int, identity: String) -> Int? {
        let descriptor = unsafe open(log, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return LogBeginning(descriptor)?.firstCommit(page, identity).map { $0 - 1 }
    }

    /// Returns the number of the first commit, from the page that it has written.
    private func firstCommit(_ page: Int, _ identity: String) -> Int? {
        var (place, found): (Int, Int?) = (Self.headerSize, nil)
        while let header = Self.bytes(descriptor, at: place, Self.frameHeaderSize), header[8..<16] == salt {
            if Self.number(header[0..<4]) == page,
                let content = Self.bytes(descriptor, at: place + Self.frameHeaderSize, pageSize)
            {
                found = Self.commits(content, identity) ?? found
            }
            // The last frame of a commit contains the size of the file.
            if let found, Self.number(header[4..<8]) > 0 { return found }
            place += Self.frameHeaderSize + pageSize
        }
        return nil
    }

    /// Returns the column `commits` of a page with a single row; nil for any other page.
    ///
    /// The page has the format of SQLite: https://www.sqlite.org/fileformat2.html#b_tree_pages
    private static func commits(_ page: [UInt8], _ identity: String) -> Int? {
        let identity = Array(identity.utf8)
        guard page[0] == 0x0D, number(page[3..<5]) == 1 else { return nil }
        // All sizes and types are single bytes below 128: the row's size and number, and the types of `id` (NULL) and a
        // text.
        let start = number(page[8..<10])
        guard start + 6 <= page.count else { return nil }
        let textType = Int(page[start + 4])
        guard page[start + 1] == 1, page[start + 3] == 0, textType == 13 + 2 * identity.count else { return nil }
        let text = start + 2 + Int(page[start + 2])
        let value = text + identity.count
        guard value <= page.count, page[text..<value].elementsEqual(identity) else { return nil }
        switch page[start + 5] {
        case 8: return 0
        case 9: return 1
        case let type where 1...6 ~= type:
            let size = [1, 2, 3, 4, 6, 8][Int(type) - 1]
            // The number of commits is never negative.
            return value + size <= page.count && page[value] < 128 ? number(page[value..<value + size]) : nil
        default: return nil
        }
    }

    // MARK: Bytes

    /// Returns the bytes at a position; nil beyond the end.
    private static func bytes(_ descriptor: Int32, at place: Int, _ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return unsafe pread(descriptor, &bytes, count, place) == count ? bytes : nil
    }

    /// Returns a big-endian number.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
