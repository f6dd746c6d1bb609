import Glibc
import StoreFaults
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoStore

/// Files of other versions, of other programs, damaged files, and media that cannot do everything.
@Suite struct OpeningTests {
    private static let second = StoreMigration(
        to: 3, ["ALTER TABLE session ADD COLUMN place TEXT", "UPDATE session SET place = 'lab ' || label"])

    private func makeStore(_ disk: Disk, frames: Int = 600) throws -> TrackID {
        let store = try disk.open()
        let (session, track) = try store.beginAcceleration()
        try store.commit(.acceleration(0..<frames), to: track)
        try store.endSession(session, at: ClockAnchor.start.utc)
        return track
    }

    private func place(_ disk: Disk) throws -> String {
        try StoreConnection(Disk.path, name: "", flags: 1, vfs: disk.name).text("SELECT place FROM session")
    }

    @Test func anOlderFileIsBroughtToTheNewestVersion() throws {
        let disk = Disk()
        let track = try makeStore(disk)
        let store = try disk.open { $0.migrations.append(Self.second) }
        #expect(try store.frames(of: track).infos.count == 600)
        #expect(try place(disk) == "lab walk")
        _ = try disk.open { $0.migrations.append(Self.second) }
    }

    @Test func aCrashWhileTheVersionChangesLeavesTheOldOneOrTheNew() throws {
        let disk = Disk()
        let track = try makeStore(disk)
        faults_collect(disk.world, 10, 7)
        _ = try disk.open { $0.migrations.append(Self.second) }
        faults_collect(disk.world, 0, 7)
        #expect(faults_image_count(disk.world) >= 50)
        while let image = disk.nextImage() {
            let store = try image.open { $0.migrations.append(Self.second) }
            #expect(try store.frames(of: track).infos.count == 600)
            #expect(try place(image) == "lab walk")
        }
    }

    @Test func aNewerFileIsRefusedAndNothingInItsFolderChanges() throws {
        let folder = try RealFolder()
        let path = folder.path + "/sessions.velto"
        var settings = StoreSettings()
        settings.migrations.append(Self.second)
        let newer = try SessionStore(.file(path), settings)
        _ = try newer.beginAcceleration()
        // With its log beside it, and then without.
        for _ in 0..<2 {
            // The memory that connections share notes readers.
            let before = folder.files.filter { !$0.key.hasSuffix("-shm") }
            let error = #expect(throws: VeltoError.self) { try SessionStore(.file(path)) }
            #expect(error?.code == .unsupported && error?.message.contains("version 3, newer than 2") == true)
            #expect(folder.files.filter { !$0.key.hasSuffix("-shm") } == before)
            while try newer.deleteSlice() {}
        }
    }

    @Test func aNewerFileAloneIsLeftAlone() throws {
        let folder = try RealFolder()
        let path = folder.path + "/sessions.velto"
        var settings = StoreSettings()
        settings.migrations.append(Self.second)
        _ = try SessionStore(.file(path), settings)
        let before = folder.files
        #expect(before.count == 1)
        #expect(throws: VeltoError.self) { try SessionStore(.file(path)) }
        #expect(folder.files == before)
    }

    @Test func openingAFileAgainWritesNothing() throws {
        let folder = try RealFolder()
        let path = folder.path + "/sessions.velto"
        _ = try SessionStore(.file(path))
        let before = folder.files
        #expect(before.count == 1)
        let store = try SessionStore(.file(path))
        #expect(try store.sessions().isEmpty)
        #expect(folder.files["sessions.velto-wal"]?.isEmpty ?? true)
        withExtendedLifetime(store) {}
    }

    @Test func filesOfOtherProgramsAreRefused() throws {
        let folder = try RealFolder()
        folder.write(
            "just a text, longer than the header of a database, which has a hundred bytes at its beginning: \(String(repeating: "x", count: 9000))",
            to: "notes")
        let path = folder.path + "/other"
        let other = try StoreConnection(path, name: "", flags: 6, vfs: nil)
        try other.run("CREATE TABLE contacts (name TEXT)")
        let before = folder.files
        for name in ["notes", "other"] {
            let error = #expect(throws: VeltoError.self) { try SessionStore(.file(folder.path + "/" + name)) }
            #expect(error?.code == .format, "\(name): \(error?.message ?? "")")
        }
        #expect(throws: VeltoError.self) { try SessionStore(.file(folder.path)) }
        #expect(throws: VeltoError.self) { try SessionStore(.file("")) }
        #expect(throws: VeltoError.self) { try SessionStore(.file(folder.path + "/no/folder")) }
        #expect(folder.files == before)
    }

    @Test func aPathThatLooksLikeAnAddressIsAPath() throws {
        let folder = try RealFolder()
        let path = folder.path + "/a?mode=memory%41#b.velto"
        _ = try SessionStore(.file(path)).beginAcceleration()
        #expect(folder.files.keys.contains("a?mode=memory%41#b.velto"))
        #expect(try SessionStore(.file(path)).sessionCount() == 1)
    }

    @Test func aMediumThatCannotBeWrittenIsRead() throws {
        let disk = Disk()
        let track = try makeStore(disk)
        faults_set_read_only(disk.world, 1)
        let before = disk.content
        let store = try disk.open()
        #expect(store.isReadOnly)
        #expect(try store.frames(of: track).infos.count == 600)
        #expect(throws: VeltoError.self) { try store.beginAcceleration() }
        #expect(disk.content == before)
    }

    @Test func aNetworkFileSystemIsForOneProcess() throws {
        let disk = Disk()
        faults_set_unshared(disk.world, 1)
        let store = try disk.open()
        #expect(!store.isShared && !store.isReadOnly)
        let (_, track) = try store.beginAcceleration()
        try store.commit(.acceleration(0..<600), to: track)
        #expect(try store.frames(of: track).infos.count == 600)
        let error = #expect(throws: VeltoError.self) { try disk.open() }
        #expect(error?.code == .busy)
    }

    // MARK: Damage

    /// Reads everything that can be read, and returns the number of frames.
    private func readAll(_ disk: Disk) -> Int {
        var count = 0
        guard let store = try? disk.open(), let sessions = try? store.sessions() else { return 0 }
        for session in sessions {
            for track in (try? store.tracks(of: session.id)) ?? [] {
                _ = try? store.gaps(of: track.id)
                guard var cursor = try? TrackCursor(store, track, .si) else { continue }
                while let part = try? cursor.read() { count += part.infos.count }
            }
            exportSome(session, store)
            try? store.deleteSessions([session.id])
        }
        for _ in 0..<100 where (try? store.deleteSlice()) != true { break }
        return count
    }

    /// Writes the beginning of the tables, and the facts.
    private func exportSome(_ session: StoredSession, _ store: SessionStore) {
        guard let tracks = try? store.tracks(of: session.id) else { return }
        _ = (try? SessionReport(store, session, tracks))?.json(.si)
        _ = try? SessionExport().estimatedSize(session.id, of: store)
        for grid in [AlignedTable.Grid.fastest, .rate(1)] {
            var options = SessionExport()
            var text = TextBuffer()
            options.grid = grid
            guard var table = try? AlignedTable(store, tracks, options) else { continue }
            _ = try? table.append(20, to: &text)
        }
    }

    /// `VELTO_STORE_FUZZ` plays more files.
    private var damagedFiles: Int { getenv("VELTO_STORE_FUZZ").flatMap { Int(String(cString: $0)) } ?? 300 }

    @Test func aDamagedFileNeverTraps() throws {
        let disk = Disk()
        _ = try makeStore(disk, frames: 2000)
        let whole = disk.content
        #expect(readAll(disk) == 2000)
        var random = Random(state: 4)
        var read = 0
        for page in 0..<whole.count / 8192 {
            for kind in 0..<3 {
                let damaged = Disk()
                var bytes = whole
                for place in page * 8192..<(page + 1) * 8192 {
                    bytes[place] = kind == 0 ? 0 : kind == 1 ? 0xFF : .random(in: .min ... .max, using: &random)
                }
                damaged.content = bytes
                read += readAll(damaged)
            }
        }
        #expect(read > 0)
        for _ in 0..<damagedFiles {
            let damaged = Disk()
            var bytes = whole
            for _ in 0..<20 {
                bytes[bytes.indices.randomElement(using: &random) ?? 0] = .random(in: .min ... .max, using: &random)
            }
            damaged.content = bytes
            _ = readAll(damaged)
        }
    }

    @Test func aDamagedPageCostsOnlyItsBlocks() throws {
        let disk = Disk()
        let track = try makeStore(disk, frames: 20_000)
        var bytes = disk.content
        // A page in the middle, where there are only blocks.
        let page = bytes.count / 8192 / 2 * 8192
        bytes.replaceSubrange(page..<page + 8192, with: [UInt8](repeating: 0xA5, count: 8192))
        let damaged = Disk()
        damaged.content = bytes
        let store = try damaged.open()
        #expect(throws: VeltoError.self) { try store.frames(of: track) }
        var salvage = try TrackSalvage(store, try store.track(track))
        var (infos, words): ([FrameInfo], [UInt32]) = ([], [])
        while let block = salvage.read() {
            infos += block.infos
            words += block.words
        }
        #expect(salvage.readCount >= 74 && 1...4 ~= salvage.damagedCount)
        #expect(infos.count >= 74 * 256 && infos.count < 20_000)
        let all = Frames.acceleration(0..<20_000)
        #expect(infos == infos.map { all.infos[Int($0.sequence) - 1] })
        let kept = infos.flatMap { info -> ArraySlice<UInt32> in
            let end = Int(info.sequence) * 3
            return all.words[end - 3..<end]
        }
        #expect(words == kept)
    }

    @Test(arguments: [1, 2])
    func aFileOfEachVersionIsRead(version: Int) throws {
        // Made by the library of that version, and never changed.
        let kept =
            #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Files/version-\(version).velto"
        let disk = Disk()
        disk.content = RealFolder.bytes(kept)
        let store = try disk.open()
        let sessions = try store.sessions()
        #expect(sessions.map(\.label) == ["reference"] && sessions.map(\.frameCount) == [304])
        let tracks = try store.tracks(of: sessions[0].id)
        #expect(
            tracks.map(\.description.signal) == ["acceleration", "illuminance"] && tracks.map(\.lostCount) == [1, 0])
        let frames = try store.frames(of: tracks[0].id)
        let sequences = (1...300 as ClosedRange<UInt64>).filter { $0 != 100 }
        #expect(frames.infos.map(\.sequence) == sequences)
        #expect(frames.infos.last?.tick == 900 && frames.infos.last?.flags == .estimatedLoss)
        #expect(try store.marks(of: sessions[0].id).map(\.text) == ["here"])
        #expect(try store.beginAcceleration().session.number == sessions[0].id.number + 1)
    }

    @Test func triggersAndViewsOfAFileAreNotRun() throws {
        let disk = Disk()
        let track = try makeStore(disk)
        do {
            let hostile = try StoreConnection(Disk.path, name: "", flags: 2, vfs: disk.name)
            try hostile.run("CREATE TRIGGER gone AFTER INSERT ON mark BEGIN DELETE FROM block; END")
            try hostile.run("ALTER TABLE gap RENAME TO old_gap")
            try hostile.run("CREATE VIEW gap AS SELECT * FROM old_gap, block, block AS more, block AS most")
        }
        let store = try disk.open()
        let (session, _) = try store.beginAcceleration()
        try store.addMark("here", at: .zero, to: session)
        #expect(try store.frames(of: track).infos.count == 600)
        #expect(throws: VeltoError.self) { try store.gaps(of: track) }
    }
}
