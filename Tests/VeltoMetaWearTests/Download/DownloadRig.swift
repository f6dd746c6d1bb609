import SessionBench
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// A session that downloads from a model of a log, and a program that stores rows with the bookmark.
final class DownloadRig {
    static let serial = "055B9E"
    static let logging = (older: "0B 80 00 02 08 80 2B 00 00", newer: "0B 80 00 03 08 00 00 FB 03 00 02")

    private(set) var bench = BoardBench()
    var board: LogBoard
    private let information: String
    let layouts: [LoggerLayout]
    private(set) var download: LogDownload?
    private(set) var operation: ObjectHandle?
    private var sources: [DownloadStream] = []
    private var outlets: [(feed: SampleFeed, outlet: SampleOutlet)] = []

    // The program
    var rows: [[[Float]]]
    var infos: [[FrameInfo]]
    var raw: [[Float]] = []
    var bookmark: [UInt8]?
    var gaps: [DownloadGap] = []
    var stores = true
    /// Packets of the program's host, and of the board, until the link breaks; nil for never.
    var packetsUntilDrop: Int?
    private(set) var isBroken = false
    private(set) var packetCount = 0
    private(set) var links = 0

    init(_ board: LogBoard, _ layouts: [LoggerLayout], information: String = logging.older) {
        (self.board, self.layouts, self.information) = (board, layouts, information)
        rows = layouts.map { _ in [] }
        infos = layouts.map { _ in [] }
        prepareBench()
    }

    private func prepareBench() {
        bench.answers[bytes("0B 80")] = bytes(information)
        bench.answers[bytes("0B 84")] = bytes("0B 84 00 10 00 00 01")
        bench.answers[bytes("11 89")] = bytes("11 89 18 00 28 00 00 00 58 02")
        bench.module = { [unowned self] packet in take(packet).map { $0.isEmpty ? [] : [$0] } }
    }

    private func take(_ packet: [UInt8]) -> [UInt8]? {
        guard packet.count > 1, packet[0] == 0x0B, packet[1] != 0x80, packet[1] != 0x84 else { return nil }
        count()
        return isBroken ? [] : board.write(packet)
    }

    private func count() {
        packetCount += 1
        if packetCount >= packetsUntilDrop ?? .max { isBroken = true }
    }

    // MARK: Links

    func connect() {
        links += 1
        bench.connect()
        if bench.record.with({ $0.loggers.isEmpty }) {
            bench.record.with { $0.loggers = layouts.map { BoardLogger(layout: $0) } }
        }
    }

    func drop() {
        isBroken = false
        packetsUntilDrop = nil
        board.linkLost(reached: 0)
        bench.linkDown()
    }

    /// Begins again as another process, which has nothing but rows and bookmark.
    func kill() {
        drop()
        bench = BoardBench()
        prepareBench()
        (download, operation, sources, outlets) = (nil, nil, [], [])
    }

    // MARK: The program

    @discardableResult
    func start(_ definition: DownloadDefinition = DownloadDefinition()) throws -> LogDownload {
        packetCount = 0
        let record = bench.record
        let download = try definition.makeDownload(record, LogLimits(#require(ModuleInfo(answer: answer(information)))))
        try record.begin(download)
        self.download = download
        sources = layouts.indices.map { DownloadStream(download, logger: $0, layouts[$0], .native) }
        sources.append(DownloadStream(unknownOf: download))
        outlets = try sources.map { source in
            let channels = 0..<source.signal.channels.count
            let units = source.place == .unknown ? Units.raw : .native
            let outlet = try SampleOutlet(source.signal, channels, units, capacity: 256)
            let feed = SampleFeed(source.signal)
            feed.add(outlet)
            try download.add(source, at: source.place)
            return (feed, outlet)
        }
        operation = bench.perform(StartDownload(download: download))
        return download
    }

    /// Runs until the download ends, or nothing happens any more.
    func run(_ limit: Int = 20_000) throws {
        for _ in 0..<limit {
            if isBroken {
                drop()
                connect()
            } else if let download, download.page != nil, stores {
                try store(download)
            } else if let packet = board.next() {
                count()
                if !isBroken { bench.notify(packet) }
            } else if let operation, bench.code(operation) != nil {
                return
            } else if let failure = bench.failure, failure.code == .io {
                drop()
                connect()
            } else if bench.deadline != nil {
                bench.advance(1)
            } else {
                return
            }
        }
    }

    /// Runs until the link breaks, or the download ends; a download that does neither has been left alone by the session.
    func runUntilBroken(_ limit: Int = 20_000) throws {
        for _ in 0..<limit where !isBroken && result == nil { try run(1) }
        #expect(isBroken || result != nil, "the download stands still")
    }

    /// Reads the page, stores it with the bookmark, and acknowledges it.
    func store(_ download: LogDownload) throws {
        read()
        gaps += download.gaps
        bookmark = try download.bookmark()
        try download.acknowledgePage()
        bench.advance(0)
        bench.turn()
    }

    /// Reads what waits in all streams.
    func read() {
        for index in sources.indices { read(index) }
    }

    func read(_ index: Int) {
        while sources[index].feed(200, to: outlets[index].feed) > 0 {
            if index == layouts.count {
                raw += rawRows(outlets[index].outlet)
            } else {
                let frames = bench.take(outlets[index].outlet)
                rows[index] += frames.values
                infos[index] += frames.infos
            }
        }
    }

    private func rawRows(_ outlet: SampleOutlet) -> [[Float]] {
        bench.take(outlet).values.map { $0.map { Float($0.bitPattern) } }
    }

    var result: ResultCode? { operation.flatMap { bench.code($0) } }
}
