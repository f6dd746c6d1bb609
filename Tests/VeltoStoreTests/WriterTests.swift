import StoreFaults
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoStore

/// The way of frames to the disk beside the loop.
@Suite struct WriterTests {
    /// A store with a writer that writes where a test pumps.
    private final class Bench {
        let disk = Disk()
        let loop: Loop
        let time = TimeSource.manual()
        let store: SessionStore
        let writer: SessionWriter
        let notices = Guarded<[SessionWriter.Notice]>([])
        let session: SessionID
        let queue: TrackQueue
        private(set) var next = 0

        init(threadName: String? = nil, _ change: (inout SessionWriter.Settings) -> Void = { _ in }) throws {
            loop = try Loop(time: threadName == nil ? time : .monotonic())
            store = try disk.open()
            var settings = SessionWriter.Settings()
            change(&settings)
            writer = SessionWriter(loop, store, threadName: threadName, settings) { [notices] notice in
                notices.withLock { $0.append(notice) }
            }
            let (session, track) = try store.beginAcceleration()
            self.session = session
            queue = writer.add(track, TrackDescription.acceleration.layout, of: session)
        }

        /// Feeds the next frames.
        func feed(_ count: Int) {
            let frames = Frames.acceleration(next..<next + count)
            for index in 0..<count { queue.append(frames.infos[index], frames.bytes(index).span.bytes) }
            next += count
        }

        func advance(_ seconds: Double) { loop.advance(to: time.now.advanced(bySeconds: seconds)) }

        var counts: SessionWriter.Counts { writer.counts(of: queue) }

        func read() throws -> Frames { try store.frames(of: queue.track) }
    }

    @Test func framesAreCommittedEachSecond() throws {
        let bench = try Bench()
        bench.feed(30)
        bench.advance(0.9)
        #expect(bench.counts.taken == 30 && bench.counts.committed == 0)
        bench.feed(10)
        bench.advance(0.1)
        #expect(bench.counts.committed == 40)
        #expect(try bench.read().infos.count == 40)
        // One commit after another rewrites the open block.
        for _ in 0..<10 {
            bench.feed(50)
            bench.advance(1)
        }
        let (frames, expected) = (try bench.read(), Frames.acceleration(0..<540))
        #expect(frames.infos == expected.infos && frames.words == expected.words)
        #expect(try bench.store.blockStarts(of: bench.queue.track).count == 3)
        bench.writer.close()
    }

    @Test func muchDataIsCommittedEarlier() throws {
        let bench = try Bench { $0.hurry = 20_000 }
        bench.feed(1000)
        bench.advance(0)
        #expect(bench.counts.committed == 1000)
        bench.writer.close()
    }

    @Test func theEndOfASessionCommitsTheRest() throws {
        let bench = try Bench()
        bench.feed(10)
        try bench.writer.end(bench.session)
        #expect(bench.counts.committed == 10)
        #expect(try bench.store.sessions().map(\.state) == [.ended])
        bench.writer.close()
    }

    @Test func closingCommitsTheRest() throws {
        let bench = try Bench()
        bench.feed(10)
        bench.writer.close()
        #expect(try bench.read().infos.count == 10)
        #expect(try bench.store.sessions().map(\.state) == [.running])
    }

    @Test func aFailedCommitIsTriedAgainAndNothingIsLost() throws {
        let bench = try Bench()
        bench.feed(300)
        faults_fail(bench.disk.world, FAULTS_WRITE.rawValue, 0, Int32(FAULTS_FULL.rawValue), 0)
        bench.advance(1)
        bench.feed(300)
        bench.advance(1)
        #expect(bench.counts.committed == 0 && bench.notices.withLock { $0.count } == 1)
        #expect(throws: VeltoError.self) { try bench.writer.end(bench.session) }
        faults_heal(bench.disk.world)
        bench.advance(1)
        #expect(bench.counts.committed == 600 && bench.notices.withLock { $0.last } == .caughtUp)
        let (frames, expected) = (try bench.read(), Frames.acceleration(0..<600))
        #expect(frames.infos == expected.infos && frames.words == expected.words)
        try bench.writer.end(bench.session)
        bench.writer.close()
    }

    @Test func aSpentBudgetDropsWholeBlocksAndMarksTheGap() throws {
        // Room for four blocks.
        let bench = try Bench {
            $0.budget = 50_000; $0.hurry = 1_000_000
        }
        faults_fail(bench.disk.world, FAULTS_WRITE.rawValue, 0, Int32(FAULTS_FULL.rawValue), 0)
        bench.feed(2000)
        bench.advance(1)
        faults_heal(bench.disk.world)
        bench.advance(1)
        bench.feed(600)
        bench.advance(1)
        let frames = try bench.read()
        let counts = bench.counts
        #expect(counts.taken == 2600 && counts.dropped > 0 && counts.committed + counts.dropped == 2600)
        #expect(counts.dropped % 256 == 0 || counts.dropped == 2000 - 4 * 256 + 256)
        let gaps = try bench.store.gaps(of: bench.queue.track)
        #expect(gaps.map(\.kind) == Array(repeating: .disk, count: gaps.count))
        #expect(gaps.reduce(0) { $0 + ($1.count ?? 0) } == counts.dropped)
        #expect(try #require(gaps.first).afterSequence == 4 * 256)
        #expect(frames.infos.count == Int(counts.committed))
        let all = Frames.acceleration(0..<2600).infos
        #expect(frames.infos == frames.infos.map { all[Int($0.sequence) - 1] })
        let notices = bench.notices.withLock { $0 }
        #expect(notices.contains(.behind) && notices.contains(.full) && notices.last == .caughtUp)
        #expect(try bench.store.track(bench.queue.track).droppedCount == Int(counts.dropped))
        bench.writer.close()
    }

    @Test func aTrackGoesOnAfterALinkWasLost() throws {
        let bench = try Bench()
        bench.feed(100)
        bench.queue.appendGap(
            .link, at: Timestamp(nanoseconds: 3_000_000_000), duration: 9_000_000_000, restartsNumbers: true)
        var frames = Frames.acceleration(0..<50)
        for index in frames.infos.indices {
            frames.infos[index].timestamp.nanoseconds += 12_000_000_000
            bench.queue.append(frames.infos[index], frames.bytes(index).span.bytes)
        }
        bench.advance(1)
        let read = try bench.read()
        #expect(read.infos.map(\.sequence) == Array(1...150))
        let gaps = try bench.store.gaps(of: bench.queue.track)
        #expect(
            gaps.map(\.kind) == [.link] && gaps.map(\.afterSequence) == [100] && gaps.map(\.duration) == [9_000_000_000]
        )
        #expect(try bench.store.blockStarts(of: bench.queue.track) == [1, 101])
        bench.writer.close()
    }

    @Test func lostPacketsAreCountedAndSeenInTheNumbers() throws {
        let bench = try Bench()
        let frames = Frames.acceleration(0..<100)
        for index in 0..<100 where index % 10 != 5 {
            bench.queue.append(frames.infos[index], frames.bytes(index).span.bytes)
        }
        bench.advance(1)
        #expect(try bench.store.track(bench.queue.track).lostCount == 10)
        #expect(try bench.read().infos.map(\.sequence) == (1...100).filter { $0 % 10 != 6 }.map { UInt64($0) })
        bench.writer.close()
    }

    @Test func framesWithoutNumbersAreNumberedByTheTrack() throws {
        let bench = try Bench()
        bench.feed(3)
        bench.queue.appendGap(.link, at: .zero, duration: 0, restartsNumbers: true)
        for index in 0..<2 {
            bench.queue.appendNext(FrameInfo(), Frames.acceleration(0..<2).bytes(index).span.bytes)
        }
        bench.advance(1)
        #expect(try bench.read().infos.map(\.sequence) == [1, 2, 3, 4, 5])
        bench.writer.close()
    }

    @Test func aTrackThatIsAddedAfterTheEndOfItsSessionIsForgotten() throws {
        let bench = try Bench()
        try bench.writer.end(bench.session)
        let late = bench.writer.add(bench.queue.track, TrackDescription.acceleration.layout, of: bench.session)
        bench.writer.forget(bench.session)
        late.append(Frames.acceleration(0..<1).infos[0], Frames.acceleration(0..<1).bytes(0).span.bytes)
        bench.advance(61)
        #expect(try bench.store.dates(of: bench.session).anchors.count == 1)
        #expect(try bench.store.track(bench.queue.track).frameCount == 0)
        bench.writer.close()
    }

    @Test func anchorsAreKeptEachMinute() throws {
        let bench = try Bench()
        for _ in 0..<150 {
            bench.feed(1)
            bench.advance(1)
        }
        #expect(try bench.store.dates(of: bench.session).anchors.count == 3)
        bench.writer.close()
    }

    @Test func framesOfAnotherSizeAreIgnored() throws {
        let bench = try Bench()
        bench.queue.append(FrameInfo(), [UInt8(1)].span.bytes)
        #expect(bench.counts.taken == 0)
        bench.writer.close()
    }

    @Test func aThreadWrites() throws {
        let bench = try Bench(threadName: "velto-test") {
            $0.period = 0; $0.hurry = 0
        }
        for _ in 0..<40 {
            bench.feed(100)
            bench.loop.turnUntilIdle()
        }
        try bench.writer.end(bench.session)
        bench.writer.close()
        let (frames, expected) = (try bench.read(), Frames.acceleration(0..<4000))
        #expect(frames.infos == expected.infos && frames.words == expected.words)
        #expect(bench.counts.committed == 4000)
    }
}
