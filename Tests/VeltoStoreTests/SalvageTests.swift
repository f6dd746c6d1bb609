import StoreFaults
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoStore

/// Files with damaged pages, read block by block.
@Suite struct SalvageTests {
    /// A small file with one track.
    private func makeFile(blocks: Int) throws -> (disk: Disk, track: TrackID) {
        let disk = Disk()
        let store = try disk.open()
        let (session, track) = try store.beginAcceleration()
        try store.commit(.acceleration(0..<blocks * 256), to: track)
        try store.endSession(session, at: ClockAnchor.start.utc)
        return (disk, track)
    }

    /// The number of right frames that can be read, and the sentence; nil if not even the track is found.
    private func salvage(_ bytes: [UInt8], _ track: TrackID) throws -> (frames: Int, sentence: String)? {
        let disk = Disk()
        disk.content = bytes
        guard let store = try? disk.open(), let stored = try? store.track(track),
            var salvage = try? TrackSalvage(store, stored)
        else { return nil }
        let all = Frames.acceleration(0..<40 * 256)
        var count = 0
        while let block = salvage.read() {
            let first = Int(block.infos[0].sequence) - 1
            #expect(block.infos == Array(all.infos[first..<first + block.infos.count]))
            #expect(block.words == Array(all.words[first * 3..<(first + block.infos.count) * 3]))
            count += block.infos.count
        }
        #expect(salvage.sentence.hasPrefix("\(salvage.readCount) blocks") && salvage.readCount * 256 == count)
        return (count, salvage.sentence)
    }

    @Test func eachPageThatIsOverwrittenCostsAtMostItsBlocks() throws {
        let (disk, track) = try makeFile(blocks: 40)
        let whole = disk.content
        let pages = whole.count / 8192
        #expect(try salvage(whole, track)?.frames == 40 * 256)
        var (readable, lessThanAll, worst) = (0, 0, 0)
        for page in 0..<pages {
            var bytes = whole
            bytes.replaceSubrange(page * 8192..<(page + 1) * 8192, with: [UInt8](repeating: 0xA5, count: 8192))
            guard let found = try salvage(bytes, track) else { continue }
            readable += 1
            let lost = 40 - found.frames / 256
            if lost > 0 { lessThanAll += 1 }
            // The page that leads to the others is one.
            if lost > 2 { worst += 1 }
            #expect(lost == 0 || !found.sentence.hasSuffix("; 0 blocks of the file could not"))
        }
        #expect(lessThanAll >= 15 && worst <= 1 && readable >= 25, "\(pages) \(readable) \(lessThanAll) \(worst)")
    }

    @Test func framesBeforeADamagedBlockAreRead() throws {
        let (disk, track) = try makeFile(blocks: 10)
        do {
            let damaging = try StoreConnection(Disk.path, name: "", flags: 2, vfs: disk.name)
            try damaging.run("UPDATE block SET payload = zeroblob(100) WHERE id = 6")
        }
        let store = try disk.open()
        var cursor = try TrackCursor(store, try store.track(track), .raw)
        #expect(try cursor.read()?.infos.count == 5 * 256)
        for _ in 0..<2 { #expect(throws: VeltoError.self) { _ = try cursor.read() } }
    }
}
