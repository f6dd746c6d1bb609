import StoreFaults
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoStore

/// Acknowledged frames outlive crashes and failures: `commit` has returned, and whatever the disk did since, they are there.
@Suite struct CrashTests {
    private static let framesPerCommit = 17

    /// Commits number `commits` of a session, frames up to its end.
    private func commit(_ number: Int, _ store: SessionStore, _ track: TrackID) throws {
        try store.commit(.acceleration(0..<number * Self.framesPerCommit), to: track)
    }

    /// Expects the frames of that many commits and perhaps of one more, all of them as they were.
    private func check(_ disk: Disk, _ track: TrackID, acknowledged: Int) throws {
        let store = try disk.open()
        let frames = try store.frames(of: track)
        let count = frames.infos.count
        #expect(count == acknowledged * Self.framesPerCommit || count == (acknowledged + 1) * Self.framesPerCommit)
        let expected = Frames.acceleration(0..<count)
        #expect(frames.infos == expected.infos && frames.words == expected.words)
        #expect(try store.track(track).frameCount == count)
    }

    @Test func everyCommitOfASessionOutlivesACrash() throws {
        let disk = Disk()
        // So that moments within checkpoints are among them.
        let store = try disk.open { $0.checkpointPages = 40 }
        let (_, track) = try store.beginAcceleration()
        var (images, checkpoints) = (0, 0)
        for number in 1...60 {
            let size = disk.content.count
            faults_collect(disk.world, 4, UInt64(number))
            try commit(number, store, track)
            faults_collect(disk.world, 0, 0)
            if disk.content.count != size { checkpoints += 1 }
            let taken = Int(faults_image_count(disk.world))
            #expect(taken >= 20)
            images += taken
            while let image = disk.nextImage() { try check(image, track, acknowledged: number - 1) }
        }
        #expect(images >= 1200 && checkpoints >= 1)
        try check(disk, track, acknowledged: 60)
    }

    @Test func whatIsAcknowledgedNeedsNoMoreSync() throws {
        let disk = Disk()
        let store = try disk.open()
        let (_, track) = try store.beginAcceleration()
        for number in 1...10 {
            try commit(number, store, track)
            // The next operation does not happen: the crash is right after the commit.
            faults_collect(disk.world, 20, UInt64(number))
            faults_fail(disk.world, FAULTS_WRITE.rawValue, 1, Int32(FAULTS_IO.rawValue), 1)
            try? store.addMark("lost", at: .zero, to: SessionID(row: 1))
            faults_heal(disk.world)
            faults_collect(disk.world, 0, 0)
            while let image = disk.nextImage() { try check(image, track, acknowledged: number) }
        }
    }

    @Test func aFullDiskIsStillRead() throws {
        let disk = Disk()
        let (_, track) = try disk.open().beginAcceleration()
        let store = try disk.open()
        try commit(3, store, track)
        faults_fail(disk.world, FAULTS_WRITE.rawValue, 0, Int32(FAULTS_FULL.rawValue), 0)
        try check(disk, track, acknowledged: 3)
        let error = #expect(throws: VeltoError.self) { try commit(4, store, track) }
        #expect(error?.message.contains("no room left") == true)
    }

    @Test(arguments: [
        (FAULTS_WRITE, FAULTS_IO), (FAULTS_WRITE, FAULTS_FULL), (FAULTS_SYNC, FAULTS_IO), (FAULTS_LOCK, FAULTS_BUSY),
        (FAULTS_LOCK, FAULTS_IO), (FAULTS_READ, FAULTS_IO), (FAULTS_OPEN, FAULTS_IO),
    ])
    func eachOperationMayFail(kind: faults_kind, code: faults_code) throws {
        for isOnce in [true, false] {
            var (number, failed) = (0, 0)
            while true {
                let disk = Disk()
                faults_fail(disk.world, kind.rawValue, Int64(number), Int32(code.rawValue), isOnce ? 1 : 0)
                var acknowledged = 0
                var track: TrackID?
                do {
                    let store = try disk.open { $0.checkpointPages = 10 }
                    track = try store.beginAcceleration().track
                    for commit in 1...4 {
                        guard let track else { break }
                        // A commit that failed is tried again, as the writer does.
                        if (try? self.commit(commit, store, track)) == nil { try self.commit(commit, store, track) }
                        acknowledged = commit
                    }
                } catch {}
                let hasFailed = faults_failed(disk.world) > 0
                faults_heal(disk.world)
                if let track, acknowledged > 0 { try check(disk, track, acknowledged: acknowledged) }
                guard hasFailed else { break }
                failed += 1
                // Rare ones in the middle: each of them would take minutes.
                number += number < 60 ? 1 : 7
            }
            #expect(failed > 2, "\(kind) \(code)")
        }
    }
}
