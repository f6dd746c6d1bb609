internal import Glibc

/// The first commit of a write-ahead log, by the log's own bytes: a connection sees the last one alone.
///
/// Before a log begins again, everything before it is in its file. A file with fewer commits is an older copy of it.
struct LogBeginning {
    private static let headerSize = 32, frameHeaderSize = 24

    private let descriptor: Int32
    private let pageSize: Int
    /// Random, in each frame since the log began again; frames behind those are old.
    private let salt: ArraySlice<UInt8>

    private init?(_ descriptor: Int32) {
        guard let header = Self.bytes(descriptor, at: 0, Self.headerSize) else { return nil }
        let size = Self.number(header[8..<12])
        guard Self.number(header[0..<4]) & ~1 == 0x377F_0682, 512...65_536 ~= size else { return nil }
        self.descriptor = descriptor
        (pageSize, salt) = (size, header[16..<24])
    }

    /// The number of commits before the log, of the file with that identity; nil if the log does not tell.
    ///
    /// `page` is that of the table `file`, which has one row.
    static func commits(before log: String, page: Int, identity: String) -> Int? {
        let descriptor = unsafe open(log, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return LogBeginning(descriptor)?.firstCommit(page, identity).map { $0 - 1 }
    }

    /// The number of the first commit, by the page as that commit left it.
    private func firstCommit(_ page: Int, _ identity: String) -> Int? {
        var (place, found): (Int, Int?) = (Self.headerSize, nil)
        while let header = Self.bytes(descriptor, at: place, Self.frameHeaderSize), header[8..<16] == salt {
            if Self.number(header[0..<4]) == page,
                let content = Self.bytes(descriptor, at: place + Self.frameHeaderSize, pageSize)
            {
                found = Self.commits(content, identity) ?? found
            }
            // The last frame of a commit has the size of the file.
            if let found, Self.number(header[4..<8]) > 0 { return found }
            place += Self.frameHeaderSize + pageSize
        }
        return nil
    }

    /// The column `commits` of the only row of a page; nil of any other page.
    ///
    /// The form is that of SQLite: https://www.sqlite.org/fileformat2.html#b_tree_pages
    private static func commits(_ page: [UInt8], _ identity: String) -> Int? {
        let identity = Array(identity.utf8)
        guard page[0] == 0x0D, number(page[3..<5]) == 1 else { return nil }
        // Sizes and types are below 128, which is a byte: of the row, its number, of the types, `id` as NULL, and a text.
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
            // A number of commits has no sign.
            return value + size <= page.count && page[value] < 128 ? number(page[value..<value + size]) : nil
        default: return nil
        }
    }

    // MARK: Bytes

    /// The bytes of a place; nil behind the end.
    private static func bytes(_ descriptor: Int32, at place: Int, _ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return unsafe pread(descriptor, &bytes, count, place) == count ? bytes : nil
    }

    /// A number, the highest byte first.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
