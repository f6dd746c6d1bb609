import VeltoCore

@testable import VeltoMetaWear

/// A program that downloads: it stores rows and bookmark together, and acknowledges then.
struct LogHost {
    struct Row: Hashable {
        var bytes: [UInt8]
        var sample: LogSample
    }

    static let serial = "05E1C4"

    var machine: DownloadMachine
    private let layouts: [LoggerLayout]
    private let limits: LogLimits
    private let options: DownloadMachine.Options
    /// The reading at the start of the log.
    private let recycled: RecycledPages?
    /// The database.
    var rows: [[Row]]
    var unknown: [RawLogEntry] = []
    var gaps: [LogGap] = []
    var bookmark: [UInt8]?
    // What the machine wants
    var toBoard: [[UInt8]] = []
    var hasDeadline = false
    var renews = false
    var result: VeltoError??
    var pageCount = 0
    var progress: [DownloadProgress] = []
    /// Whether the program acknowledges a page; it does so later otherwise.
    var acknowledges = true

    init(
        _ layouts: [LoggerLayout], _ clock: LogClock, _ limits: LogLimits = LogLimits(),
        _ options: DownloadMachine.Options = .init(), recycled: RecycledPages? = nil
    ) {
        self.recycled = recycled
        machine = DownloadMachine(layouts, clock, limits, options, recycled: recycled)
        (self.layouts, self.limits, self.options) = (layouts, limits, options)
        rows = layouts.map { _ in [] }
    }

    /// Begins again with the database: after a kill, or for a later download.
    mutating func restart(_ clock: LogClock) throws {
        if let bookmark {
            machine = DownloadMachine(try Bookmark(bookmark.span), limits, options)
        } else {
            machine = DownloadMachine(layouts, clock, limits, options, recycled: recycled)
        }
        (toBoard, hasDeadline, renews, result) = ([], false, false, nil)
    }

    var isFinished: Bool { result != nil }

    mutating func handle(_ event: DownloadMachine.Event) { perform(machine.handle(event)) }

    mutating func perform(_ actions: [DownloadMachine.Action]) {
        for action in actions {
            switch action {
            case .write(let packet): toBoard.append(packet)
            case .requestLength: toBoard.append([0x0B, 0x85])
            case .pageReady:
                pageCount += 1
                if acknowledges { store() }
            case .progress(let value): progress.append(value)
            case .deadline(let seconds): hasDeadline = seconds != nil
            case .renewLink: renews = true
            case .announceReset: break
            case .finish(let error): result = .some(error)
            }
        }
    }

    /// Reads the page into the database with the bookmark.
    mutating func commit() {
        for index in rows.indices {
            let range = machine.read(.max, of: index)
            let frames = machine.reader.page.frames[index]
            for place in range {
                rows[index].append(Row(bytes: frames.bytes(of: place), sample: frames.sample(place)))
            }
        }
        let range = machine.readUnknown(.max)
        unknown += machine.reader.page.unknown[range]
        gaps += machine.reader.page.gaps
        bookmark = machine.reader.bookmark(of: Self.serial).bytes
    }

    /// Commits, and acknowledges.
    mutating func store() {
        commit()
        do { perform(try machine.acknowledge()) } catch { fatalError("\(error)") }
    }

    /// Takes a packet of the board.
    mutating func take(_ packet: [UInt8]) {
        switch packet[1] {
        case 0x07: if !machine.take(ByteReader(packet.span)) { handle(.pageTooLong) }
        case 0x08: if let left = LogRegister.remaining(in: ByteReader(packet.span)) { handle(.remaining(left)) }
        case 0x0D: handle(.pageComplete)
        case 0x85: handle(.began(entries: (try? LogRegister.length(in: ReceivedBytes(packet))) ?? 0))
        default: break
        }
    }
}

extension LoggerFrames {
    /// The stored bytes of a sample.
    func bytes(of sample: Int) -> [UInt8] {
        place(of: sample).map { UInt8(truncatingIfNeeded: words[$0 / 4] >> (8 * UInt32($0 % 4))) }
    }

    var samples: [LogSample] { (0..<count).map { sample($0) } }
}

extension LogLimits {
    /// The limits of a board with pages of that size.
    init(pageSize: Int) {
        self.init()
        if pageSize != 127 { (leastReadout, hasFlush) = (UInt32(pageSize), true) }
    }
}

/// What happens between host and board: after each packet, perhaps something breaks.
enum LogFault {
    case none
    /// The link is lost; the packet that is under way to the board is lost with it, or not.
    case drop(losesWrite: Bool, reached: Int)
    /// The program is killed, with its link.
    case kill
}

/// Runs a download to its end; `fault` is asked at each packet in either direction.
func download(
    _ host: inout LogHost, _ board: inout LogBoard, anchor: () -> LogAnchors.Anchor,
    fault: (Int) -> LogFault = { _ in .none }
) throws {
    var step = 0
    func ready(_ board: LogBoard) -> DownloadMachine.Event {
        let anchor = anchor()
        return .linkReady(anchor, RecycledPages(count: board.recycled, time: anchor.time))
    }
    host.handle(ready(board))
    while !host.isFinished, step < 400_000 {
        step += 1
        let fault = fault(step)
        if case .drop(false, _) = fault, let packet = host.toBoard.first { _ = board.write(packet) }
        switch fault {
        case .none: break
        case .drop(_, let reached):
            host.toBoard = []
            board.linkLost(reached: reached)
            host.handle(.linkLost)
            host.toBoard = []
            host.handle(ready(board))
            continue
        case .kill:
            board.linkLost(reached: 0)
            try host.restart(host.machine.reader.clock)
            host.handle(ready(board))
            continue
        }
        if host.renews {
            (host.renews, host.toBoard) = (false, [])
            board.linkLost()
            host.handle(.linkLost)
            host.handle(ready(board))
        } else if !host.toBoard.isEmpty {
            if let answer = board.write(host.toBoard.removeFirst()) { host.take(answer) }
        } else if let packet = board.next() {
            host.take(packet)
        } else if host.hasDeadline {
            host.handle(.timer)
        } else {
            break
        }
    }
    guard host.isFinished else { return }
    while !host.toBoard.isEmpty { _ = board.write(host.toBoard.removeFirst()) }
}
