import StoreFaults
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoStore

/// Logs: the rows of a page and the place behind it are on the disk together, or neither is.
@Suite struct LogWriterTests {
    private static let device = StoredDevice(family: "board", address: "C0:FF:EE:00:00:01")
    private static let pageSize = 50

    private static var track: TrackDescription {
        var description = TrackDescription(device, .acceleration, rate: 100)
        (description.key, description.timeBase) = ("0+1", .utc)
        return description
    }

    private func begin(_ store: SessionStore) throws -> StoredDownload {
        try store.beginDownload(of: Self.device, SessionDescription(), at: .start)
    }

    /// The frames of a page, which the board would send behind a bookmark of one byte with the number of pages.
    private func append(_ page: Int, to writer: inout LogWriter, _ track: Int) {
        let frames = Frames.acceleration(page * Self.pageSize..<(page + 1) * Self.pageSize)
        for index in frames.infos.indices {
            writer.append(frames.infos[index], frames.bytes(index).span.bytes, to: track)
        }
    }

    /// Stores pages from that of the bookmark on; as a board does, which sends again what the bookmark does not have.
    private func run(_ store: SessionStore, to last: Int, _ acknowledged: (Int) throws -> Void = { _ in }) throws {
        let download = try begin(store)
        var writer = LogWriter(store, download)
        let track = writer.place(Self.track)
        for page in Int(download.bookmark.first ?? 0)...last {
            append(page, to: &writer, track)
            try writer.commit(
                bookmark: [UInt8(page + 1)], isLast: page == last, at: ClockAnchor.start.utc, zoneOffset: nil,
                patience: nil)
            try acknowledged(page)
        }
    }

    /// The numbers and values of all frames, and the number of pages that the bookmark says.
    private func read(_ store: SessionStore) throws -> (frames: Frames, pages: Int) {
        let download = try #require(
            try store.read { connection throws(VeltoError) in try connection.newestDownload(of: Self.device) })
        guard let track = try store.tracks(of: download.session).first else {
            return (Frames(layout: Self.track.layout), Int(download.bookmark.first ?? 0))
        }
        return (try store.frames(of: track.id), Int(download.bookmark.first ?? 0))
    }

    @Test func aSessionHasTheDatesOfItsFrames() throws {
        let store = try SessionStore(.memory)
        let download = try begin(store)
        var writer = LogWriter(store, download)
        let track = writer.place(Self.track)
        var newest = Timestamp.zero
        for page in 0...1 {
            append(page, to: &writer, track)
            try writer.commit(
                bookmark: [UInt8(page + 1)], isLast: page == 1, at: ClockAnchor.start.utc, zoneOffset: nil,
                patience: nil)
            let (session, stored) = (try store.session(download.session), try store.tracks(of: download.session)[0])
            let (first, last) = (try #require(stored.first), try #require(stored.last))
            #expect(session.start.nanoseconds == first.nanoseconds && session.start != ClockAnchor.start.utc)
            #expect((session.end == nil) == (page == 0))
            if let end = session.end { #expect(end.nanoseconds == last.nanoseconds && last > newest) }
            newest = last
        }
        // Of a track on the clock of the context, the anchors have the dates.
        let (session, live) = try store.beginAcceleration()
        try store.commit(.acceleration(0..<10), to: live)
        try store.endSession(session, at: ClockAnchor.start.utc)
        #expect(try store.session(session).start == ClockAnchor.start.utc)
    }

    @Test func everyCrashLeavesAsManyRowsAsTheBookmarkSays() throws {
        let disk = Disk()
        var counts: [Int: Int] = [:]
        faults_collect(disk.world, 3, 1)
        try run(try disk.open(), to: 5) { page in
            faults_collect(disk.world, 0, 0)
            while let image = disk.nextImage() { try check(image, acknowledged: page, &counts) }
            faults_collect(disk.world, 3, UInt64(page + 2))
        }
        #expect(counts.count == 6 && counts.values.allSatisfy { $0 > 3 })
    }

    /// Expects the pages that were acknowledged and perhaps one more, and goes on with them.
    private func check(_ image: Disk, acknowledged page: Int, _ counts: inout [Int: Int]) throws {
        guard let store = try? image.open(), let bookmark = try? store.newestBookmark(of: Self.device) else { return }
        let (frames, pages) = try read(store)
        #expect(pages == Int(bookmark[0]) && pages >= page && frames.infos.count == pages * Self.pageSize)
        counts[pages, default: 0] += 1
        guard pages < 6 else { return }
        // The process lives on, unlike that of a crash.
        store.abandon(SessionID(row: 1))
        try run(try image.open(), to: 5)
        let whole = try read(try image.open()).frames
        #expect(whole.words == Frames.acceleration(0..<6 * Self.pageSize).words)
        #expect(whole.infos.map(\.sequence) == Array(1...300))
    }

    @Test func aFailedCommitIsTriedAgainWithItsPage() throws {
        let disk = Disk()
        let store = try disk.open()
        var writer = LogWriter(store, try begin(store))
        let track = writer.place(Self.track)
        append(0, to: &writer, track)
        try writer.commit(bookmark: [1], isLast: false, at: ClockAnchor.start.utc, zoneOffset: nil, patience: nil)
        append(1, to: &writer, track)
        faults_fail(disk.world, FAULTS_WRITE.rawValue, 0, Int32(FAULTS_FULL.rawValue), 0)
        #expect(throws: VeltoError.self) {
            try writer.commit(bookmark: [2], isLast: true, at: ClockAnchor.start.utc, zoneOffset: nil, patience: nil)
        }
        faults_heal(disk.world)
        #expect(try read(store).pages == 1 && read(store).frames.infos.count == 50)
        #expect(try store.sessions().map(\.state) == [.running])
        try writer.commit(bookmark: [2], isLast: true, at: ClockAnchor.start.utc, zoneOffset: nil, patience: nil)
        #expect(try read(store).pages == 2 && read(store).frames.infos.map(\.sequence) == Array(1...100))
        #expect(try store.sessions().map(\.state) == [.ended] && store.downloadsUnderWay().isEmpty)
    }

    @Test func anInterruptedDownloadGoesOnInItsSessionAndTrack() throws {
        let store = try SessionStore(.memory)
        for _ in 0..<2 {
            let download = try begin(store)
            var writer = LogWriter(store, download)
            let track = writer.place(Self.track)
            let page = Int(download.bookmark.first ?? 0)
            append(page, to: &writer, track)
            try writer.commit(
                bookmark: [UInt8(page + 1)], isLast: false, at: ClockAnchor.start.utc, zoneOffset: nil, patience: nil)
            #expect(throws: VeltoError.self) { _ = try begin(store) }
            try store.endSession(download.session, at: ClockAnchor.start.utc)
        }
        #expect(try store.sessions().count == 1 && store.tracks(of: SessionID(1)).count == 1)
        #expect(try read(store).frames.words == Frames.acceleration(0..<100).words)
        #expect(try read(store).frames.infos.map(\.sequence) == Array(1...100))
        try run(store, to: 3)
        // The next log begins behind the bookmark, in a session of its own.
        let next = try begin(store)
        #expect(next.bookmark == [4] && next.session != SessionID(1))
        try store.finishDownload(next, isStale: true, at: ClockAnchor.start.utc)
        #expect(try store.newestBookmark(of: Self.device) == nil)
    }

    @Test func aDownloadEndsTogetherWithItsSession() throws {
        let disk = Disk()
        let store = try disk.open()
        let download = try begin(store)
        var (isOver, failures) = (false, 0)
        // Whichever write of it fails, neither has ended.
        while !isOver, failures < 50 {
            faults_fail(disk.world, FAULTS_WRITE.rawValue, Int64(failures), Int32(FAULTS_FULL.rawValue), 0)
            isOver = (try? store.finishDownload(download, isStale: false, at: ClockAnchor.start.utc)) != nil
            faults_heal(disk.world)
            let state: StoredSession.State = isOver ? .ended : .running
            #expect(try store.sessions().map(\.state) == [state] && store.downloadsUnderWay().isEmpty == isOver)
            if !isOver { failures += 1 }
        }
        #expect(isOver && failures > 0)
    }

    @Test func aDownloadThatGoesOnKeepsTheCountOfDroppedFrames() throws {
        let store = try SessionStore(.memory)
        func page(_ number: Int) throws -> StoredDownload {
            let download = try begin(store)
            var writer = LogWriter(store, download)
            append(number, to: &writer, writer.place(Self.track))
            try writer.commit(
                bookmark: [UInt8(number + 1)], isLast: number == 1, at: ClockAnchor.start.utc, zoneOffset: nil,
                patience: nil)
            return download
        }
        try store.endSession(try page(0).session, at: ClockAnchor.start.utc)
        try store.read { connection throws(VeltoError) in try connection.run("UPDATE track SET lost = 5, dropped = 7") }
        let track = try #require(try store.tracks(of: try page(1).session).first)
        #expect(track.frameCount == 100 && track.lostCount == 5 && track.droppedCount == 7)
    }

    @Test func sleepIsAGapOfEachTrack() throws {
        let time = TimeSource.manual()
        let (store, loop) = (try SessionStore(.memory), try Loop(time: time))
        let writer = SessionWriter(loop, store, threadName: nil)
        let (session, track) = try store.beginAcceleration()
        let queue = writer.add(track, TrackDescription.acceleration.layout, of: session)
        let frames = Frames.acceleration(0..<20)
        for index in 0..<20 {
            if index == 10 { time.sleep(seconds: 3600) }
            queue.append(frames.infos[index], frames.bytes(index).span.bytes)
            loop.advance(to: time.now.advanced(bySeconds: 1))
        }
        let gaps = try store.gaps(of: track)
        #expect(gaps.map(\.kind) == [.sleep] && gaps.map(\.duration) == [3_600_000_000_000])
        writer.close()
    }

    @Test func meaningsOfNumbersAreKeptAndRead() throws {
        let store = try SessionStore(.memory)
        let (session, _) = try store.beginAcceleration()
        var description = TrackDescription(
            device: Self.device, signal: "events", valueType: .int32,
            columns: ["kind", "fingers", "held", "count"].map { SignalDescription.Channel($0) })
        description.meanings = [.names([2: "up", -1: "none"]), .bits(["thumb", "index"]), .flag, .number]
        let track = try store.addTrack(description, to: session)
        let read = try store.track(track).description
        #expect(read.meanings == description.meanings)
        #expect(read.text([2, 3, 1, 7]) == "kind up, fingers thumb+index, held, count 7")
        #expect(read.text([UInt32.max, 0, 0, UInt32.max]) == "kind none, fingers none, count -1")
    }

    @Test func aCurveHasTheExtremesOfItsFrames() throws {
        let store = try SessionStore(.memory)
        let (_, track) = try store.beginAcceleration()
        let all = Frames.acceleration(0..<5000)
        try store.commit(all, to: track)
        let stored = try store.track(track)
        for parts in [1, 3, 10, 400] {
            let curve = try TrackOverview.read(store, stored, .raw, in: .zero ... .distantFuture, parts: parts)
            #expect(curve.reduce(0) { $0 + $1.count } == 5000)
            var next = 0
            for part in curve {
                let values = (next..<next + part.count).map { Float(Int32(bitPattern: all.words[3 * $0])) }
                next += part.count
                #expect(part.extremes[0] == values.min() && part.extremes[1] == values.max())
            }
        }
    }
}
