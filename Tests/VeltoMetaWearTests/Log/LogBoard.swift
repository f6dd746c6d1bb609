/// A board with a log, for the tests: it shares no code with the library, and remembers what its sensors measured.
///
/// Entries are bytes in pages. Lengths, ends of pages and confirmations follow section 3.8 of the system protocol.
struct LogBoard {
    /// The properties in which firmware differs.
    struct Firmware {
        var pageSize = 127
        /// Lengths count a header for each page but the first.
        var countsHeaders = true
        /// The last page is called complete although it is not full.
        var completesLastPage = true
        /// The board reports its progress after each page, before or behind its end.
        var reportsBeforeEnd = false
        /// A page that was interrupted is sent from its middle.
        var resumesInMiddle = false
        /// The newest page is in memory until it is full or flushed; a reset loses it.
        var holdsNewestPage = false
        var capacity = 1 << 20
    }

    /// A packet to the host.
    typealias Packet = [UInt8]

    /// The bytes of an entry, and the sample that it belongs to.
    struct Stored {
        var bytes: [UInt8]
        var sample: Int
    }

    let firmware: Firmware
    var pages: [[Stored]] = []
    /// The entries of the first page that were confirmed.
    var isNewestOpen = false
    var recycled: UInt16 = 0

    // The read-out
    private var toSend: [Packet] = []
    private var sent = 0
    private var left = 0
    private var isReading = false
    private var waits = false
    /// The entries of the first page that have reached the host, for firmware that goes on behind them.
    private var reached = 0

    init(_ firmware: Firmware) { self.firmware = firmware }

    var entryCount: Int { pages.reduce(0) { $0 + $1.count } }
    var readable: [[Stored]] {
        firmware.holdsNewestPage && isNewestOpen && !pages.isEmpty ? Array(pages.dropLast()) : pages
    }
    var length: Int {
        let pages = readable
        let entries =
            pages.reduce(0) { $0 + $1.count } - (firmware.resumesInMiddle ? min(reached, pages.first?.count ?? 0) : 0)
        return entries + (firmware.countsHeaders ? max(pages.count - 1, 0) : 0)
    }

    /// Logs an entry; returns the samples whose entries were overwritten.
    mutating func log(_ id: UInt8, _ reset: UInt8, _ tick: UInt32, _ data: UInt32, sample: Int) -> [Int] {
        var lost: [Int] = []
        if entryCount >= firmware.capacity {
            lost = pages.removeFirst().map(\.sample)
            recycled &+= 1
        }
        if !isNewestOpen {
            pages.append([])
            isNewestOpen = true
        }
        var bytes: [UInt8] = [reset * 32 + id]
        for shift in [0, 8, 16, 24] { bytes.append(UInt8(tick >> shift & 255)) }
        for shift in [0, 8, 16, 24] { bytes.append(UInt8(data >> shift & 255)) }
        pages[pages.count - 1].append(Stored(bytes: bytes, sample: sample))
        if pages[pages.count - 1].count >= firmware.pageSize { isNewestOpen = false }
        return lost
    }

    mutating func flush() { isNewestOpen = false }

    /// Loses the page in memory, and returns its samples.
    mutating func reset() -> [Int] {
        defer { isNewestOpen = false }
        guard firmware.holdsNewestPage, isNewestOpen else { return [] }
        return pages.removeLast().map(\.sample)
    }

    // MARK: The link

    /// Loses the link; firmware that resumes in the middle goes on behind that many entries, or those that were sent.
    mutating func linkLost(reached: Int = .max) {
        isReading = false
        waits = false
        toSend = []
        if firmware.resumesInMiddle { self.reached = min(sent, max(reached, 0)) }
        sent = 0
    }

    /// Takes a packet of the host, and returns the answer, if it has one at once.
    mutating func write(_ packet: [UInt8]) -> Packet? {
        guard packet.count >= 2, packet[0] == 0x0B else { return nil }
        switch packet[1] {
        case 0x10: flush()
        case 0x85: return [0x0B, 0x85] + little(length)
        case 0x8C: return [0x0B, 0x8C, UInt8(recycled & 255), UInt8(recycled >> 8)]
        case 0x06:
            (isReading, waits, toSend) = (true, false, [])
            sent = firmware.resumesInMiddle ? min(reached, readable.first?.count ?? 0) : 0
            left = length
        case 0x0E where waits:
            waits = false
            pages.removeFirst()
            (sent, reached) = (0, 0)
            if pages.isEmpty { isNewestOpen = false }
            if left == 0 {
                isReading = false
                // The read-out ends like a page.
                toSend.append([0x0B, 0x0D])
            }
        default: break
        }
        return nil
    }

    /// The next packet to the host; nil if the board has none.
    mutating func next() -> Packet? {
        if !toSend.isEmpty { return toSend.removeFirst() }
        guard isReading, !waits, let page = readable.first else { return nil }
        let entries = page[sent...].prefix(2)
        sent += entries.count
        left -= entries.count
        let isFull =
            sent == page.count && (readable.count > 1 || page.count == firmware.pageSize || firmware.completesLastPage)
        if sent == page.count {
            if left > 0, firmware.countsHeaders { left -= 1 }
            if readable.count == 1 { left = 0 }
            let progress = [0x0B, 0x08] + little(left)
            let end: [Packet] = isFull ? [[0x0B, 0x0D]] : []
            toSend += firmware.reportsBeforeEnd ? [progress] + end : end + [progress]
            waits = isFull
            if !isFull { isReading = false }
        }
        return entries.isEmpty ? next() : [0x0B, 0x07] + entries.flatMap(\.bytes)
    }

    private func little(_ number: Int) -> [UInt8] { [0, 8, 16, 24].map { UInt8(number >> $0 & 255) } }
}
