import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoStore

/// Files whose numbers no writer has written: they are read without a trap, and believed as far as they can be.
@Suite struct HostileStoreTests {
    private let store: SessionStore
    private let session: SessionID
    private let track: TrackID

    init() throws {
        store = try SessionStore(.memory)
        (session, track) = try store.beginAcceleration()
        try store.commit(.acceleration(0..<1000), to: track)
    }

    private func run(_ sql: String) throws {
        try store.read { connection throws(VeltoError) in try connection.run(sql) }
    }

    @Test func countsAreBounded() throws {
        try run("UPDATE track SET frames = 9223372036854775807, lost = -1, dropped = -9223372036854775807 - 1")
        let stored = try store.track(track)
        #expect(stored.frameCount == 1 << 40 && stored.lostCount == 0 && stored.droppedCount == 0)
        #expect(try store.session(session).frameCount == 1 << 40)
        let report = try SessionReport(store, try store.session(session), [stored]).json(.si)
        #expect(report.contains("\"lost\":0,\"dropped\":0,"))
    }

    @Test func aFrameWithoutANextNumberIsDamage() throws {
        var header = BlockHeader(number: .float32, columns: 1, count: 1, firstTime: 0, firstSequence: .max - 1)
        var bytes = ByteWriter()
        header.write(to: &bytes)
        let damaged = bytes.bytes + [0, 0, 0, 0]
        #expect(throws: VeltoError.self) { _ = try Block.decode(damaged.span, .float32) }
        header.firstSequence = 7
        bytes = ByteWriter()
        header.write(to: &bytes)
        let whole = bytes.bytes + [0, 0, 0, 0]
        #expect(try Block.decode(whole.span, .float32).infos.map(\.sequence) == [7])
    }

    @Test func aBlockInThePlaceOfAnotherIsDamage() throws {
        try run(
            """
            UPDATE block SET payload = (SELECT payload FROM block WHERE first_sequence = 1) WHERE first_sequence = 513
            """)
        var cursor = try TrackCursor(store, try store.track(track), .raw)
        let part = try #require(try cursor.read())
        #expect(part.infos.map(\.sequence) == Array(1...512))
        for _ in 0..<2 { #expect(throws: VeltoError.self) { _ = try cursor.read() } }
    }

    @Test func theSizeOfAnExportIsThatOfTheCountsWithoutATrap() throws {
        for track in 0..<20 {
            var description = TrackDescription.acceleration
            description.key = "\(track)"
            _ = try store.addTrack(description, to: session)
        }
        try run("UPDATE track SET frames = 9223372036854775807")
        try run("UPDATE block SET last_ns = 9223372036854775807")
        for grid in [AlignedTable.Grid.fastest, .track(track), .rate(1e300), .rate(.nan), .rate(-1), .rate(100)] {
            for isAligned in [false, true] {
                var options = SessionExport()
                (options.grid, options.isAligned) = (grid, isAligned)
                let size = try options.estimatedSize(session, of: store)
                #expect(size >= 21 * 2048 && size <= 1_000_000_000_000_000_000)
            }
        }
    }

    @Test func theCountsOfBlocksAreBounded() throws {
        for count in ["9223372036854775807", "-5"] {
            try run("UPDATE block SET count = \(count)")
            let curve = try TrackOverview.read(
                store, try store.track(track), .raw, in: .zero ... .distantFuture, parts: 1)
            #expect(curve.allSatisfy { 0...4 * BlockHeader.largestCount ~= $0.count })
        }
    }

    @Test func theRoomOfAnEndlessDiskIsTheLargestNumber() {
        #expect(StoreFile.bytes(3, of: 4096) == 12_288)
        #expect(StoreFile.bytes(.max, of: 4096) == .max)
    }
}
